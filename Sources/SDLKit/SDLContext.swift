import CSDL
import Glibc

/// Owns SDL's video and event subsystems; everything that needs them keeps this alive.
///
/// The mixer and the font book start and stop their own libraries, so that a program that needs no sound or no text
/// does not pay for them.
package final class SDLContext {
  /// The subsystems that were started.
  private let flags: UInt32

  /// Sets the hints and starts SDL (`SDL_InitSubSystem`).
  /// - Parameter video: Whether a window will be opened; without, only events and software surfaces work.
  /// - Throws: What SDL says, for example that no display can be reached.
  package init(video: Bool) throws(SDLError) {
    closeup_main_is_ready()
    SDLContext.setHints()
    flags = video ? UInt32(SDL_INIT_VIDEO) | UInt32(SDL_INIT_EVENTS) : UInt32(SDL_INIT_EVENTS)
    try check(SDL_InitSubSystem(flags), "SDL_InitSubSystem")
  }

  deinit { SDL_QuitSubSystem(flags) }

  /// Sets what libraries below SDL look for in the environment, for a window in which nothing is typed. Before any
  /// thread is started: others may read it.
  package static func prepareEnvironment() {
    // libX11 need not read half a megabyte of key compositions, a third of what comes before the first frame. Dead
    // keys then are keys like all others.
    unsafe setenv("XCOMPOSEFILE", "/dev/null", 0)
  }

  /// Starts SDL on a display that a window can be opened on. Keep it: starting takes longer than all else that comes
  /// before the first frame.
  /// - Throws: Why no window can be opened.
  package static func forDisplay() throws(SDLError) -> SDLContext {
    // Loading the library takes time, and only without a session does it complain.
    let session = unsafe SDL_getenv("XDG_RUNTIME_DIR").map { unsafe String(cString: $0) }
    if session?.first != "/" { closeup_quiet_wayland() }
    let context = try SDLContext(video: true)
    guard SDL_GetNumVideoDisplays() > 0 else {
      throw SDLError(call: "SDL_GetNumVideoDisplays", message: "there is no display")
    }
    // SDL's last resort draws into memory where nobody sees it; that is only right for whoever asked for it.
    let isAskedFor = unsafe SDL_getenv("SDL_VIDEODRIVER") != nil
    guard isAskedFor || !["offscreen", "dummy", "evdev"].contains(context.videoDriver ?? "") else {
      throw SDLError(call: "SDL_InitSubSystem", message: "no display can be reached")
    }
    return context
  }

  /// The name of the video driver in use ("x11", "wayland", "dummy"), or nil.
  package var videoDriver: String? {
    unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) }
  }

  /// Lets the screen go dark and lock itself, or keeps it awake.
  package func setScreenSaver(allowed: Bool) {
    if allowed { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() }
  }

  /// Sets what must be known before the first window: one tap is one press, and the player's desktop is left alone.
  private static func setHints() {
    let hints = [
      (SDL_HINT_APP_NAME, "Closeup"),
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // The click that raises the window must not answer a question.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
      (SDL_HINT_RENDER_SCALE_QUALITY, "linear"),
    ]
    for (name, value) in hints { _ = unsafe SDL_SetHint(name, value) }
  }
}
