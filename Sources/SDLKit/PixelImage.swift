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

  /// The colour of one pixel; outside the picture it is `.clear` and setting it does nothing.
  package subscript(x: Int, y: Int) -> Colour {
    get {
      guard x >= 0, y >= 0, x < size.width, y < size.height else { return .clear }
      let at = (y * size.width + x) * 4
      return Colour(pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
    }
    set {
      guard x >= 0, y >= 0, x < size.width, y < size.height else { return }
      let at = (y * size.width + x) * 4
      pixels[at] = newValue.red
      pixels[at + 1] = newValue.green
      pixels[at + 2] = newValue.blue
      pixels[at + 3] = newValue.alpha
    }
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

  /// The picture as the bytes of a PNG file (`IMG_SavePNG_RW`).
  /// - Returns: A whole file: SDL_image does not tell when a disk was full, whoever writes these bytes does.
  /// - Throws: What SDL_image says.
  package func png() throws(SDLError) -> [UInt8] {
    unsafe try encoded("IMG_SavePNG_RW") { surface, file in unsafe IMG_SavePNG_RW(surface, file, 0) }
  }

  /// The picture as the bytes of a JPEG file (`IMG_SaveJPG_RW`); what is clear is lost.
  /// - Parameter quality: 1…100.
  /// - Returns: A whole file.
  /// - Throws: What SDL_image says.
  package func jpeg(quality: Int) throws(SDLError) -> [UInt8] {
    unsafe try encoded("IMG_SaveJPG_RW") { surface, file in
      unsafe IMG_SaveJPG_RW(surface, file, 0, Int32(min(100, max(1, quality))))
    }
  }

  private func encoded(
    _ call: String,
    _ save: (UnsafeMutablePointer<SDL_Surface>?, UnsafeMutablePointer<SDL_RWops>) -> Int32
  ) throws(SDLError) -> [UInt8] {
    guard size.width > 0, size.height > 0 else {
      throw SDLError(call: call, message: "the picture is empty")
    }
    // What cannot be made smaller grows by a few bytes in a thousand.
    var bytes = [UInt8](repeating: 0, count: pixels.count + pixels.count / 16 + 65_536)
    let count = unsafe bytes.withUnsafeMutableBytes { room -> Int64 in
      guard let file = unsafe SDL_RWFromMem(room.baseAddress, Int32(room.count)) else { return -1 }
      defer { unsafe SDL_RWclose(file) }
      let result = unsafe withSurface { surface in unsafe save(surface, file) }
      return unsafe result < 0 ? -1 : SDL_RWtell(file)
    }
    guard count > 0, count < bytes.count else { throw SDLError(call) }
    bytes.removeLast(bytes.count - Int(count))
    return bytes
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
