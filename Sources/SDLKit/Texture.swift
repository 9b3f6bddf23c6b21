import CSDL
import Geometry

/// A picture on the renderer's side; keeps its renderer alive.
@safe package final class Texture {
  let handle: OpaquePointer
  private let renderer: Renderer
  /// Width and height.
  package let size: PixelSize
  /// Whether every pixel is opaque: then a plain copy draws it, at half the cost of blending.
  package private(set) var isOpaque = false

  /// Uploads a picture.
  /// - Parameters:
  ///   - renderer: What will draw it.
  ///   - image: The pixels.
  ///   - scaleMode: How it looks at another size.
  /// - Throws: When a side is larger than the renderer takes, or memory ends.
  package convenience init(_ renderer: Renderer, _ image: PixelImage, scaleMode: ScaleMode = .linear)
    throws(SDLError)
  {
    try self.init(renderer, size: image.size, scaleMode: scaleMode)
    let failure = unsafe image.pixels.withUnsafeBytes { bytes in
      unsafe self.upload(bytes, stride: image.size.width * 4)
    }
    if let failure { throw failure }
  }

  /// Uploads rows of red, green, blue, alpha bytes.
  /// - Parameters:
  ///   - renderer: What will draw it.
  ///   - size: Width and height in pixels.
  ///   - stride: Bytes from one row to the next.
  ///   - bytes: The rows, from the top.
  ///   - scaleMode: How it looks at another size.
  /// - Throws: When a side is larger than the renderer takes, the bytes are too few, or memory ends.
  package convenience init(
    _ renderer: Renderer, size: PixelSize, stride: Int, bytes: UnsafeRawBufferPointer,
    scaleMode: ScaleMode = .linear
  ) throws(SDLError) {
    try self.init(renderer, size: size, scaleMode: scaleMode)
    try unsafe update(bytes, stride: stride)
  }

  /// Makes a texture whose pixels are not set yet.
  private init(_ renderer: Renderer, size: PixelSize, scaleMode: ScaleMode) throws(SDLError) {
    guard size.width > 0, size.height > 0 else {
      throw SDLError(call: "SDL_CreateTexture", message: "the picture is empty")
    }
    let limit = renderer.info.maxTextureSide
    let longest = max(size.width, size.height)
    guard longest <= (limit > 0 ? limit : Texture.longestSide) else {
      throw SDLError(
        call: "SDL_CreateTexture",
        message: "\(size.width) × \(size.height) pixels are more than the renderer takes")
    }
    // Blue, green, red, alpha in memory: the layout of windows, so that the software renderer copies whole rows.
    guard
      let handle = unsafe SDL_CreateTexture(
        renderer.handle, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(size.width), Int32(size.height))
    else { throw SDLError("SDL_CreateTexture") }
    unsafe self.handle = unsafe handle
    self.renderer = renderer
    self.size = size
    self.scaleMode = scaleMode
    _ = unsafe SDL_SetTextureScaleMode(handle, scaleMode.raw)
  }

  deinit { unsafe SDL_DestroyTexture(handle) }

  /// The longest side this module makes when the renderer names no limit.
  private static let longestSide = 16_384

  /// How the texture looks when it is not drawn at its own size.
  package var scaleMode: ScaleMode {
    didSet { _ = unsafe SDL_SetTextureScaleMode(handle, scaleMode.raw) }
  }

  /// Whether this texture belongs to `renderer`.
  package func belongs(to renderer: Renderer) -> Bool { self.renderer === renderer }

  /// Replaces all pixels.
  /// - Parameters:
  ///   - bytes: Rows of red, green, blue, alpha bytes, from the top.
  ///   - stride: Bytes from one row to the next.
  /// - Throws: When the bytes are too few or the texture cannot be written.
  package func update(_ bytes: UnsafeRawBufferPointer, stride: Int) throws(SDLError) {
    if let failure = unsafe upload(bytes, stride: stride) { throw failure }
  }

  /// Replaces all pixels by a picture of the same size.
  /// - Throws: When the size differs or the texture cannot be written.
  package func update(_ image: PixelImage) throws(SDLError) {
    guard image.size == size else {
      throw SDLError(call: "SDL_LockTexture", message: "the picture has another size than the texture")
    }
    let failure = unsafe image.pixels.withUnsafeBytes { unsafe self.upload($0, stride: image.size.width * 4) }
    if let failure { throw failure }
  }

  /// Writes rows into the texture, red and blue exchanged; the error is a value because closures that rethrow
  /// lose its type.
  private func upload(_ bytes: UnsafeRawBufferPointer, stride: Int) -> SDLError? {
    let row = size.width * 4
    guard stride >= row, bytes.count >= stride * (size.height - 1) + row, let source = bytes.baseAddress
    else {
      return SDLError(call: "SDL_LockTexture", message: "there are fewer bytes than the size asks for")
    }
    var target: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard unsafe SDL_LockTexture(handle, nil, &target, &pitch) == 0, let target = unsafe target else {
      return SDLError("SDL_LockTexture")
    }
    var opaque: UInt32 = 0xFF00_0000
    for y in 0..<size.height {
      let from = unsafe (source + y * stride)
      let to = unsafe (target + y * Int(pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<size.width {
        let pixel = unsafe from.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        opaque &= pixel
        unsafe to[x] = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
      }
    }
    unsafe SDL_UnlockTexture(handle)
    isOpaque = opaque == 0xFF00_0000
    return nil
  }
}
