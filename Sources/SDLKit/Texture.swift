import CSDL
import Geometry

/// A picture on the renderer's side; keeps its renderer alive.
@safe package final class Texture {
  /// SDL's texture; another one when the layout had to change.
  private(set) var handle: OpaquePointer
  /// What draws it, kept alive.
  private let renderer: Renderer
  /// Width and height.
  package let size: PixelSize
  /// Whether every pixel is opaque: then a plain copy draws it, at half the cost of blending.
  package private(set) var isOpaque: Bool
  /// Tells it, with the pixels it has now, from all others.
  private(set) var number: UInt64
  /// The distance from all four sides behind which nothing is to be seen; nil when there is something in the middle.
  private(set) var clearInset: Int?

  /// Uploads a picture.
  /// - Parameters:
  ///   - renderer: What will draw it.
  ///   - image: The pixels.
  ///   - scaleMode: How it looks at another size.
  /// - Throws: When a side is larger than the renderer takes, or memory ends.
  package init(_ renderer: Renderer, _ image: PixelImage, scaleMode: ScaleMode = .linear)
    throws(SDLError)
  {
    isOpaque = image.isOpaque
    number = renderer.nextTextureNumber()
    unsafe handle = try Texture.make(renderer, image.size, opaque: isOpaque)
    self.renderer = renderer
    size = image.size
    self.scaleMode = scaleMode
    unsafe SDL_SetTextureScaleMode(handle, scaleMode.raw)
    let failure = unsafe image.pixels.withUnsafeBytes { bytes in
      unsafe self.write(bytes, stride: image.size.width * 4)
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
  package init(
    _ renderer: Renderer, size: PixelSize, stride: Int, bytes: UnsafeRawBufferPointer,
    scaleMode: ScaleMode = .linear
  ) throws(SDLError) {
    isOpaque = unsafe PixelRows(bytes, size: size, stride: stride)?.areOpaque ?? false
    number = renderer.nextTextureNumber()
    unsafe handle = try Texture.make(renderer, size, opaque: isOpaque)
    self.renderer = renderer
    self.size = size
    self.scaleMode = scaleMode
    unsafe SDL_SetTextureScaleMode(handle, scaleMode.raw)
    if let failure = unsafe write(bytes, stride: stride) { throw failure }
  }

  deinit { unsafe SDL_DestroyTexture(handle) }

  /// Makes a texture whose pixels are not set yet.
  ///
  /// Blue, green, red in memory is the layout of windows, so that the software renderer copies whole rows; without
  /// alpha it also fades an opaque picture ten times as fast. Cards have only the layout with alpha.
  private static func make(_ renderer: Renderer, _ size: PixelSize, opaque: Bool) throws(SDLError)
    -> OpaquePointer
  {
    guard size.width > 0, size.height > 0 else {
      throw SDLError(call: "SDL_CreateTexture", message: "the picture is empty")
    }
    // A renderer without a limit is held to a card's, so that what a test draws can be drawn anywhere.
    guard max(size.width, size.height) <= renderer.longestTextureSide else {
      throw SDLError(
        call: "SDL_CreateTexture",
        message: "\(size.width) × \(size.height) pixels are more than the renderer takes")
    }
    let format =
      opaque && !renderer.info.isAccelerated ? SDL_PIXELFORMAT_XRGB8888 : SDL_PIXELFORMAT_ARGB8888
    guard
      let handle = unsafe SDL_CreateTexture(
        renderer.handle, format.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(size.width),
        Int32(size.height))
    else { throw SDLError("SDL_CreateTexture") }
    return unsafe handle
  }

  /// How the texture looks when it is not drawn at its own size.
  package var scaleMode: ScaleMode {
    didSet { _ = unsafe SDL_SetTextureScaleMode(handle, scaleMode.raw) }
  }

  /// What the pixels take in memory.
  package var byteCount: Int { size.width * size.height * 4 }

  /// Whether this texture belongs to `renderer`.
  package func belongs(to renderer: Renderer) -> Bool { self.renderer === renderer }

  /// Replaces all pixels.
  /// - Parameters:
  ///   - bytes: Rows of red, green, blue, alpha bytes, from the top.
  ///   - stride: Bytes from one row to the next.
  /// - Throws: When the bytes are too few or the texture cannot be written.
  package func update(_ bytes: UnsafeRawBufferPointer, stride: Int) throws(SDLError) {
    let opaque = unsafe PixelRows(bytes, size: size, stride: stride)?.areOpaque ?? isOpaque
    try match(opaque)
    if let failure = unsafe write(bytes, stride: stride) { throw failure }
  }

  /// Replaces all pixels by a picture of the same size.
  /// - Throws: When the size differs or the texture cannot be written.
  package func update(_ image: PixelImage) throws(SDLError) {
    guard image.size == size else {
      throw SDLError(call: "SDL_LockTexture", message: "the picture has another size than the texture")
    }
    try match(image.isOpaque)
    let failure = unsafe image.pixels.withUnsafeBytes {
      unsafe self.write($0, stride: image.size.width * 4)
    }
    if let failure { throw failure }
  }

  /// Changes the layout when the new pixels need another.
  private func match(_ opaque: Bool) throws(SDLError) {
    guard opaque != isOpaque else { return }
    let other = unsafe try Texture.make(renderer, size, opaque: opaque)
    unsafe SDL_DestroyTexture(handle)
    unsafe handle = unsafe other
    isOpaque = opaque
    unsafe SDL_SetTextureScaleMode(handle, scaleMode.raw)
  }

  /// Writes rows into the texture; the error is a value because closures that rethrow lose its type.
  private func write(_ bytes: UnsafeRawBufferPointer, stride: Int) -> SDLError? {
    guard let rows = unsafe PixelRows(bytes, size: size, stride: stride) else {
      return SDLError(call: "SDL_LockTexture", message: "there are fewer bytes than the size asks for")
    }
    var target: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard unsafe SDL_LockTexture(handle, nil, &target, &pitch) == 0, let target = unsafe target else {
      return SDLError("SDL_LockTexture")
    }
    unsafe rows.copyExchangingRedAndBlue(to: target, pitch: Int(pitch))
    unsafe SDL_UnlockTexture(handle)
    number = renderer.nextTextureNumber()
    clearInset = isOpaque ? nil : unsafe rows.clearInset
    return nil
  }
}
