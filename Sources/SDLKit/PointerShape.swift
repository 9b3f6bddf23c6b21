import CSDL

/// What the pointer looks like (`SDL_SystemCursor`).
package enum PointerShape: Hashable, Sendable, CaseIterable {
  /// The usual one.
  case arrow
  /// Over what can be pressed.
  case hand
  /// Over what can be moved anywhere.
  case move
  /// Over a corner that is drawn from top left to bottom right.
  case resizeDown
  /// Over a corner that is drawn from bottom left to top right.
  case resizeUp
  /// Where something is drawn.
  case cross
  /// Over text that can be written.
  case text

  /// SDL's name.
  var raw: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .resizeDown: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeUp: SDL_SYSTEM_CURSOR_SIZENESW
    case .cross: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    }
  }
}
