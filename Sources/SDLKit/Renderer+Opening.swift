import CSDL

extension Renderer {
  /// Opens the renderer that suits the machine: SDL would take OpenGL even where the processor plays the card.
  static func open(_ window: Window, _ choice: RendererChoice) throws(SDLError) -> OpaquePointer {
    // What the player sets in the environment (SDL_RENDER_DRIVER) is respected.
    let asked = unsafe SDL_GetHint(SDL_HINT_RENDER_DRIVER).map { unsafe String(cString: $0) }
    if choice == .automatic, let asked, !asked.isEmpty, asked != "software",
      let handle = unsafe SDL_CreateRenderer(window.handle, -1, 0)
    {
      return unsafe handle
    }
    let wantsCard = choice == .accelerated || (choice == .automatic && RendererChoice.hasGraphicsCard)
    if wantsCard && asked != "software",
      let handle = unsafe SDL_CreateRenderer(window.handle, -1, SDL_RENDERER_ACCELERATED.rawValue)
    {
      if unsafe choice == .accelerated || !isSoftwareInside(handle) { return unsafe handle }
      unsafe SDL_DestroyRenderer(handle)
    }
    // Otherwise the "software" renderer presents through OpenGL as well, which here means llvmpipe. SDL has no other
    // way into a window of Wayland's own (it takes XWayland where that is).
    if driverName != "wayland" { _ = unsafe SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    if let handle = unsafe SDL_CreateRenderer(window.handle, -1, SDL_RENDERER_SOFTWARE.rawValue) {
      return unsafe handle
    }
    let error = SDLError("SDL_CreateRenderer")
    // Slow is better than not at all.
    guard let handle = unsafe SDL_CreateRenderer(window.handle, -1, 0) else { throw error }
    return unsafe handle
  }

  /// The name of the video driver in use.
  private static var driverName: String? {
    unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) }
  }

  /// What SDL says of a renderer (`SDL_GetRendererInfo`).
  static func describe(_ handle: OpaquePointer) -> RendererInfo {
    var raw = unsafe SDL_RendererInfo()
    guard unsafe SDL_GetRendererInfo(handle, &raw) == 0 else {
      return RendererInfo(name: "unknown", maxTextureSide: 2_048, isAccelerated: true, isSynchronised: false)
    }
    return RendererInfo(
      name: unsafe raw.name == nil ? "unknown" : String(cString: raw.name),
      maxTextureSide: unsafe Int(min(raw.max_texture_width, raw.max_texture_height)),
      isAccelerated: unsafe raw.flags & SDL_RENDERER_ACCELERATED.rawValue != 0,
      isSynchronised: unsafe raw.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0)
  }

  /// Whether an OpenGL renderer draws on the processor.
  private static func isSoftwareInside(_ handle: OpaquePointer) -> Bool {
    guard unsafe describe(handle).name.utf8.starts(with: "opengl".utf8),
      let name = unsafe closeup_opengl_renderer()
    else { return false }
    return RendererChoice.isSoftware(openGL: unsafe String(cString: name))
  }
}
