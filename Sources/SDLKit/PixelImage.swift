import CSDL
import Geometry

/// A picture in memory: rows of red, green, blue, alpha bytes from the top, alpha not multiplied in, no padding.
package struct PixelImage: Equatable, Sendable {
  /// Width and height.
  package let size: PixelSize
  /// `width × height × 4` bytes.
  package var pixels: [UInt8]

  /// Makes a transparent picture.
  package init(size: PixelSize) {
    self.size = PixelSize(max(0, size.width), max(0, size.height))
    pixels = [UInt8](repeating: 0, count: self.size.width * self.size.height * 4)
  }

  /// Makes a picture from bytes; nil when there are not exactly `width × height × 4` of them.
  package init?(size: PixelSize, pixels: [UInt8]) {
    guard size.width >= 0, size.height >= 0, pixels.count == size.width * size.height * 4 else { return nil }
    self.size = size
    self.pixels = pixels
  }

  /// Whether every pixel has full alpha; false for an empty picture.
  package var isOpaque: Bool {
    unsafe pixels.withUnsafeBytes { bytes in
      unsafe PixelRows(bytes, size: size, stride: size.width * 4)?.areOpaque ?? false
    }
  }

  /// The colour of one pixel, `.clear` outside the picture.
  package subscript(x: Int, y: Int) -> Colour {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return .clear }
    let at = (y * size.width + x) * 4
    return Colour(pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
  }

  /// Writes the picture as a PNG file (`IMG_SavePNG`).
  /// - Parameter path: The file's name as bytes, without a closing zero.
  /// - Throws: What SDL_image says, for example that the folder cannot be written.
  package func savePNG(to path: [UInt8]) throws(SDLError) {
    guard size.width > 0, size.height > 0 else {
      throw SDLError(call: "IMG_SavePNG", message: "the picture is empty")
    }
    let result = unsafe withSurface { surface in
      unsafe (path + [0]).withUnsafeBytes { name in
        unsafe IMG_SavePNG(surface, name.baseAddress?.assumingMemoryBound(to: CChar.self))
      }
    }
    try check(result, "IMG_SavePNG")
  }

  /// Lends the pixels to SDL as a surface for the length of `body`.
  func withSurface<Result>(_ body: (UnsafeMutablePointer<SDL_Surface>?) -> Result) -> Result {
    var copy = pixels
    let (width, height) = (Int32(size.width), Int32(size.height))
    return unsafe copy.withUnsafeMutableBytes { bytes in
      let surface = unsafe SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, width, height, 32, width * 4, SDL_PIXELFORMAT_ABGR8888.rawValue)
      defer { unsafe SDL_FreeSurface(surface) }
      return unsafe body(surface)
    }
  }
}
