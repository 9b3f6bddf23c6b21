import CSDL
import Geometry

/// The game's window; sizes are in points of the desktop, `pixelSize` is what the renderer fills.
@safe package final class Window {
  /// The smallest size the player can drag the window to, in points.
  package static let minimumSize = PixelSize(320, 240)

  /// SDL's window.
  let handle: OpaquePointer
  /// What must stay open while the window lives.
  private let context: SDLContext

  /// Opens a window, hidden until `show()`, so that the renderer is ready when it appears (`SDL_CreateWindow`).
  /// - Parameters:
  ///   - context: SDL with video; kept alive.
  ///   - title: What the desktop shows above it.
  ///   - size: Width and height in points.
  ///   - resizable: Whether the player may change the size.
  ///   - fullscreen: Whether it starts on the whole desktop.
  /// - Throws: What SDL says.
  package init(
    context: SDLContext, title: String, size: PixelSize, resizable: Bool = true, fullscreen: Bool = false
  ) throws(SDLError) {
    var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if resizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if fullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    let (width, height) = (Int32(clamping: max(1, size.width)), Int32(clamping: max(1, size.height)))
    guard
      let handle = unsafe SDL_CreateWindow(
        title, closeup_window_centred, closeup_window_centred, width, height, flags)
    else { throw SDLError("SDL_CreateWindow") }
    unsafe self.handle = unsafe handle
    self.context = context
    unsafe SDL_SetWindowMinimumSize(
      handle, Int32(Window.minimumSize.width), Int32(Window.minimumSize.height))
  }

  deinit { unsafe SDL_DestroyWindow(handle) }

  /// Makes the window visible.
  package func show() { unsafe SDL_ShowWindow(handle) }

  /// Brings the window to the front and asks for the keyboard.
  package func raise() { unsafe SDL_RaiseWindow(handle) }

  /// The text that the desktop shows above the window.
  package var title: String {
    get { unsafe String(cString: SDL_GetWindowTitle(handle)) }
    set { unsafe SDL_SetWindowTitle(handle, newValue) }
  }

  /// Width and height in points, the unit of the mouse.
  package var size: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetWindowSize(handle, &width, &height)
    return PixelSize(Int(width), Int(height))
  }

  /// Changes the size in points; the desktop may decide otherwise.
  package func resize(to size: PixelSize) {
    unsafe SDL_SetWindowSize(handle, Int32(clamping: size.width), Int32(clamping: size.height))
  }

  /// Width and height in pixels (`SDL_GetWindowSizeInPixels`).
  package var pixelSize: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetWindowSizeInPixels(handle, &width, &height)
    return PixelSize(Int(width), Int(height))
  }

  /// Pixels per point, across and down: what a mouse position is multiplied by.
  package var pixelScale: Size {
    let points = size
    let pixels = pixelSize
    guard points.width > 0, points.height > 0 else { return Size(1, 1) }
    return Size(
      Double(pixels.width) / Double(points.width), Double(pixels.height) / Double(points.height))
  }

  /// Whether the window covers the desktop.
  package var isFullscreen: Bool { flags & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

  /// Covers the desktop without changing its mode, or goes back to a window.
  /// - Throws: What SDL says.
  package func setFullscreen(_ on: Bool) throws(SDLError) {
    try check(
      unsafe SDL_SetWindowFullscreen(handle, on ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0),
      "SDL_SetWindowFullscreen")
  }

  /// Whether the window is put away.
  package var isMinimised: Bool { flags & SDL_WINDOW_MINIMIZED.rawValue != 0 }

  /// Whether anything of the window can be on the screen.
  package var isVisible: Bool {
    flags & SDL_WINDOW_SHOWN.rawValue != 0 && !isMinimised
  }

  /// The refresh rate of the display that the window is on, in hertz; nil when the display does not say.
  package var refreshRate: Int? {
    var mode = unsafe SDL_DisplayMode()
    let display = unsafe SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, unsafe SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return nil }
    return unsafe mode.refresh_rate > 0 ? Int(mode.refresh_rate) : nil
  }

  /// Gives the window its picture in the task bar.
  package func setIcon(_ image: PixelImage) {
    unsafe image.withSurface { surface in unsafe SDL_SetWindowIcon(handle, surface) }
  }

  /// Takes over the pointer, to change its shape.
  package func makePointer() -> Pointer { Pointer(context: context) }

  /// SDL's state of the window.
  private var flags: UInt32 { unsafe SDL_GetWindowFlags(handle) }
}
