import CSDL

/// The desktop's clipboard (`SDL_GetClipboardText`); needs an `SDLContext` with video.
package enum Clipboard {
  /// The text in it; empty when there is none.
  package static var text: String {
    get {
      guard let raw = unsafe SDL_GetClipboardText() else { return "" }
      defer { unsafe SDL_free(raw) }
      return unsafe String(cString: raw)
    }
    set { _ = unsafe SDL_SetClipboardText(newValue) }
  }
}
