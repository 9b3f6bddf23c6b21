import CSDL
import Geometry

/// Draws into a window, or into memory where there is no display; positions and sizes are in pixels.
@safe package final class Renderer {
  let handle: OpaquePointer
  /// What it is and what it can take.
  package let info: RendererInfo
  /// Counts the times that the graphics card forgot all textures; the owner makes them again when it changed.
  package private(set) var generation = 0

  /// What is drawn into, kept alive.
  private let window: Window?
  /// What is drawn into without a window; owned.
  private let surface: UnsafeMutablePointer<SDL_Surface>?
  /// The masks of arcs.
  private let arcs = ArcCache()
  /// Nine-slices as they were put together.
  let slices: SliceCache
  /// Where pixels are tinted and faded.
  let scratch = TintScratch()
  /// Whether the clip is empty.
  private(set) var clipsEverything = false
  /// The clip, in whole pixels; nil for none.
  private var clip: Rect?
  /// The number of the texture made last.
  private var lastTexture: UInt64 = 0

  /// Makes the renderer of a window.
  /// - Parameters:
  ///   - window: Where the picture goes; kept alive.
  ///   - choice: Who draws.
  ///   - synchronised: Whether `present()` waits for the display.
  /// - Throws: What SDL says when not even the software renderer starts.
  package init(window: Window, choice: RendererChoice = .automatic, synchronised: Bool = true)
    throws(SDLError)
  {
    /// SDL's renderer.
    let handle = unsafe try Renderer.open(window, choice)
    // In SDL 2.26 the flag at creation does nothing on the software renderer; this call does.
    if synchronised { _ = unsafe SDL_RenderSetVSync(handle, 1) }
    unsafe self.handle = unsafe handle
    unsafe self.surface = nil
    self.window = window
    slices = SliceCache(eager: false)
    info = unsafe Renderer.describe(handle)
    unsafe SDL_SetRenderDrawBlendMode(handle, SDL_BLENDMODE_BLEND)
  }

  /// Makes a renderer that draws into memory (`SDL_CreateSoftwareRenderer`), laid out as a window is and opaque;
  /// needs no display and no `SDLContext`.
  /// - Parameters:
  ///   - size: Width and height of the picture.
  ///   - isRepeatable: Whether a picture never depends on those drawn before it, not even by rounding.
  /// - Throws: What SDL says, for example that memory ended.
  package init(offscreen size: PixelSize, isRepeatable: Bool = true) throws(SDLError) {
    guard size.width > 0, size.height > 0 else {
      throw SDLError(call: "SDL_CreateRGBSurface", message: "the picture is empty")
    }
    guard
      let surface = unsafe SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: size.width), Int32(clamping: size.height), 32, SDL_PIXELFORMAT_XRGB8888.rawValue)
    else { throw SDLError("SDL_CreateRGBSurfaceWithFormat") }
    guard let handle = unsafe SDL_CreateSoftwareRenderer(surface) else {
      let error = SDLError("SDL_CreateSoftwareRenderer")
      unsafe SDL_FreeSurface(surface)
      throw error
    }
    unsafe self.handle = unsafe handle
    unsafe self.surface = unsafe surface
    window = nil
    slices = SliceCache(eager: isRepeatable)
    info = unsafe Renderer.describe(handle)
    unsafe SDL_SetRenderDrawBlendMode(handle, SDL_BLENDMODE_BLEND)
  }

  deinit {
    // Textures keep their renderer, so only the arcs' own are left; SDL destroys them with the renderer.
    unsafe SDL_DestroyRenderer(handle)
    unsafe SDL_FreeSurface(surface)
  }

  /// Width and height of the picture in pixels.
  package var size: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetRendererOutputSize(handle, &width, &height)
    return PixelSize(Int(width), Int(height))
  }

  /// The longest side that a texture may have here, in pixels; never without a limit.
  package var longestTextureSide: Int { info.maxTextureSide > 0 ? info.maxTextureSide : 16_384 }

  /// Notes that the graphics card forgot everything (`TimedEvent.Kind.renderReset`).
  package func texturesWereLost() {
    generation += 1
    arcs.removeAll()
    slices.removeAll()
    scratch.removeAll()
  }

  /// A number that no other texture has, nor the same one with other pixels.
  func nextTextureNumber() -> UInt64 {
    lastTexture += 1
    return lastTexture
  }

  /// Shows what was drawn, and waits for the display when the renderer is synchronised.
  package func present() { unsafe SDL_RenderPresent(handle) }

  /// Begins a frame: fills everything, whatever the clip, with one colour.
  package func clear(_ colour: Colour) {
    slices.beginFrame()
    setColour(colour)
    unsafe SDL_RenderClear(handle)
  }

  /// Limits drawing to a rectangle whose edges are moved to whole pixels; nil lifts the limit.
  package func setClip(_ rect: Rect?) {
    self.clip = rect?.snapped
    guard let rect else {
      clipsEverything = false
      unsafe SDL_RenderSetClipRect(handle, nil)
      return
    }
    var clip = integral(rect.snapped)
    // SDL takes an empty clip for none.
    clipsEverything = clip.w <= 0 || clip.h <= 0
    if !clipsEverything { unsafe SDL_RenderSetClipRect(handle, &clip) }
  }

  /// What the clip leaves of a rectangle.
  func visible(_ rect: Rect) -> Rect { clip.map(rect.intersection) ?? rect }

  /// Fills a rectangle, blending by the colour's alpha.
  package func fill(_ rect: Rect, _ colour: Colour, blend: BlendMode = .normal) {
    guard !clipsEverything, !rect.isEmpty, colour.alpha > 0 else { return }
    setColour(colour)
    // Blending an opaque colour comes to the same, twenty times as slowly on the software renderer.
    let plain = colour.alpha == 255 && blend == .normal
    unsafe SDL_SetRenderDrawBlendMode(handle, plain ? SDL_BLENDMODE_NONE : blend.raw)
    var target = floating(rect)
    unsafe SDL_RenderFillRectF(handle, &target)
  }

  /// Draws a texture, or a part of it.
  /// - Parameters:
  ///   - texture: What to draw; must belong to this renderer.
  ///   - source: The part in whole pixels of the texture; nil for all.
  ///   - destination: Where, in pixels.
  ///   - tint: Multiplies the texture's colours and alpha.
  ///   - rotation: Degrees clockwise about the middle.
  ///   - blend: How it meets what is there.
  package func draw(
    _ texture: Texture, source: Rect? = nil, destination: Rect, tint: Colour = .white, rotation: Double = 0,
    blend: BlendMode = .normal
  ) {
    precondition(texture.belongs(to: self), "a texture is drawn by the renderer that made it")
    guard !clipsEverything, !destination.isEmpty, tint.alpha > 0 else { return }
    let source = (source ?? Rect(origin: .zero, size: texture.size.size)).snapped
    if rotation != 0, drawTurned(texture, source, destination, tint, rotation, blend) { return }
    let plain = texture.isOpaque && tint.alpha == 255 && blend == .normal && rotation == 0
    let (handle, tint) = unsafe tinted(texture, tint)
    unsafe copy(
      handle, integral(source), destination, tint, rotation, plain ? SDL_BLENDMODE_NONE : blend.raw)
  }

  /// The texture to copy in place of one that is tinted or faded, and the tint that is left to SDL.
  func tinted(_ texture: Texture, _ tint: Colour) -> (OpaquePointer, Colour) {
    guard !info.isAccelerated, !texture.isOpaque, tint != .white,
      let done = unsafe scratch.multiply(
        texture.handle, integral(Rect(origin: .zero, size: texture.size.size)), by: tint, on: handle)
    else { return unsafe (texture.handle, tint) }
    return unsafe (done, .white)
  }

  /// Draws a part of a ring with smooth edges, the same on every renderer.
  /// - Parameters:
  ///   - arc: Its shape; 0° is up, degrees grow clockwise.
  ///   - colour: Its colour and alpha.
  ///   - blend: How it meets what is there.
  package func draw(_ arc: Arc, _ colour: Colour, blend: BlendMode = .normal) {
    guard !clipsEverything, colour.alpha > 0, arc.isVisible else { return }
    let origin = arc.box.origin
    guard let (mask, size) = unsafe arcs.texture(for: arc.moved(by: Point.zero - origin), on: handle) else {
      return
    }
    unsafe copy(mask, nil, Rect(origin: origin, size: size.size), colour, 0, blend.raw)
  }

  /// Draws a part of a ring with smooth edges.
  /// - Parameters:
  ///   - center: The ring's middle.
  ///   - radius: From the middle to the middle of the stroke.
  ///   - width: Of the stroke.
  ///   - fromDegrees: Where it begins; 0° is up.
  ///   - toDegrees: Where it ends, clockwise.
  ///   - colour: Its colour and alpha.
  ///   - caps: How both ends look.
  package func arc(
    center: Point, radius: Double, width: Double, fromDegrees: Double, toDegrees: Double, colour: Colour,
    caps: Arc.Caps = .round
  ) {
    draw(
      Arc(center: center, radius: radius, width: width, from: fromDegrees, to: toDegrees, caps: caps), colour)
  }

  /// Copies out what was drawn since the last `clear`.
  /// - Throws: What SDL says, for example that the card is gone.
  package func readPixels() throws(SDLError) -> PixelImage {
    var image = PixelImage(size: size)
    let pitch = Int32(clamping: image.size.width * 4)
    let result = unsafe image.pixels.withUnsafeMutableBytes { bytes in
      unsafe SDL_RenderReadPixels(
        handle, nil, SDL_PIXELFORMAT_ABGR8888.rawValue, bytes.baseAddress, pitch)
    }
    try check(result, "SDL_RenderReadPixels")
    return image
  }

  /// Chooses the colour of fills.
  private func setColour(_ colour: Colour) {
    unsafe SDL_SetRenderDrawColor(handle, colour.red, colour.green, colour.blue, colour.alpha)
  }

  /// Draws a texture with all that belongs to it.
  func copy(
    _ texture: OpaquePointer, _ source: SDL_Rect?, _ destination: Rect, _ tint: Colour, _ rotation: Double,
    _ blend: SDL_BlendMode
  ) {
    unsafe SDL_SetTextureColorMod(texture, tint.red, tint.green, tint.blue)
    unsafe SDL_SetTextureAlphaMod(texture, tint.alpha)
    unsafe SDL_SetTextureBlendMode(texture, blend)
    var target = floating(destination)
    if var source {
      unsafe SDL_RenderCopyExF(handle, texture, &source, &target, rotation, nil, SDL_FLIP_NONE)
    } else {
      unsafe SDL_RenderCopyExF(handle, texture, nil, &target, rotation, nil, SDL_FLIP_NONE)
    }
  }

  /// The software renderer cuts fractions off positions and sizes one by one, so that neighbours come apart: round
  /// the edges for it.
  private func floating(_ rect: Rect) -> SDL_FRect {
    let rect = info.isAccelerated ? rect : rect.snapped
    return SDL_FRect(x: Float(rect.x), y: Float(rect.y), w: Float(rect.width), h: Float(rect.height))
  }

  /// A rectangle in whole pixels, held to what SDL can take.
  func integral(_ rect: Rect) -> SDL_Rect {
    func whole(_ value: Double) -> Int32 { Int32(min(1e9, max(-1e9, value.isNaN ? 0 : value))) }
    return SDL_Rect(x: whole(rect.x), y: whole(rect.y), w: whole(rect.width), h: whole(rect.height))
  }
}
