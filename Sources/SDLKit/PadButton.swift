import CSDL

/// A button of a game controller, by its place on SDL's picture of one.
package enum PadButton: Equatable, Hashable, Sendable {
  /// The lower button: yes.
  case a
  /// The right button: back.
  case b
  /// The left button.
  case x
  /// The upper button.
  case y
  /// Start, or menu.
  case start
  /// Back, or view.
  case back
  /// Direction up.
  case up
  /// Direction down.
  case down
  /// Direction left.
  case left
  /// Direction right.
  case right

  /// Reads SDL's number; nil for buttons the game has no use for.
  init?(_ raw: UInt8) {
    switch Int32(raw) {
    case SDL_CONTROLLER_BUTTON_A.rawValue: self = .a
    case SDL_CONTROLLER_BUTTON_B.rawValue: self = .b
    case SDL_CONTROLLER_BUTTON_X.rawValue: self = .x
    case SDL_CONTROLLER_BUTTON_Y.rawValue: self = .y
    case SDL_CONTROLLER_BUTTON_START.rawValue: self = .start
    case SDL_CONTROLLER_BUTTON_BACK.rawValue: self = .back
    case SDL_CONTROLLER_BUTTON_DPAD_UP.rawValue: self = .up
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN.rawValue: self = .down
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT.rawValue: self = .left
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT.rawValue: self = .right
    default: return nil
    }
  }
}
