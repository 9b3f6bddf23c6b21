import CSDL

/// A key, by what the player means with it.
package enum Key: Equatable, Hashable, Sendable {
  /// 0…9 on the top row, whatever the layout prints there without shift, or on the keypad.
  case digit(Int)
  /// A letter of the player's layout, a…z in lower case.
  case letter(Character)
  /// The large return key.
  case enter
  /// The keypad's return key.
  case keypadEnter
  /// The space bar.
  case space
  /// Escape, or a remote control's "back".
  case escape
  /// Tab.
  case tab
  /// Erases to the left.
  case backspace
  /// Erases to the right.
  case delete
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up, or a presenter's "back".
  case pageUp
  /// Page down, or a presenter's "forward".
  case pageDown
  /// A function key, 1…12.
  case function(Int)
  /// Any other key, by SDL's key code.
  case other(Int32)

  /// Names a key from its place and from its layout's meaning.
  ///
  /// Digits go by place first: on a French keyboard the top row means & é " ' without shift.
  /// - Parameters:
  ///   - scancode: The key's place (`SDL_Scancode`).
  ///   - keycode: The layout's meaning (`SDL_Keycode`).
  init(scancode: SDL_Scancode, keycode: SDL_Keycode) {
    self = Key.byPlace(scancode) ?? Key.byMeaning(keycode)
  }

  /// The keys that are known by their place.
  private static func byPlace(_ scancode: SDL_Scancode) -> Key? {
    let code = scancode.rawValue
    switch code {
    case SDL_SCANCODE_1.rawValue...SDL_SCANCODE_9.rawValue:
      return .digit(Int(code - SDL_SCANCODE_1.rawValue) + 1)
    case SDL_SCANCODE_KP_1.rawValue...SDL_SCANCODE_KP_9.rawValue:
      return .digit(Int(code - SDL_SCANCODE_KP_1.rawValue) + 1)
    case SDL_SCANCODE_0.rawValue, SDL_SCANCODE_KP_0.rawValue: return .digit(0)
    case SDL_SCANCODE_F1.rawValue...SDL_SCANCODE_F12.rawValue:
      return .function(Int(code - SDL_SCANCODE_F1.rawValue) + 1)
    default: return named[code]
    }
  }

  /// The keys that are known by what the layout prints on them.
  private static func byMeaning(_ keycode: SDL_Keycode) -> Key {
    switch keycode {
    case 0x30...0x39: .digit(Int(keycode) - 0x30)
    case 0x61...0x7A: .letter(Character(Unicode.Scalar(UInt8(keycode))))
    default: .other(keycode)
    }
  }

  /// The keys with names, by place.
  private static let named: [UInt32: Key] = [
    SDL_SCANCODE_RETURN.rawValue: .enter,
    SDL_SCANCODE_KP_ENTER.rawValue: .keypadEnter,
    SDL_SCANCODE_SPACE.rawValue: .space,
    SDL_SCANCODE_ESCAPE.rawValue: .escape,
    SDL_SCANCODE_AC_BACK.rawValue: .escape,
    SDL_SCANCODE_TAB.rawValue: .tab,
    SDL_SCANCODE_BACKSPACE.rawValue: .backspace,
    SDL_SCANCODE_DELETE.rawValue: .delete,
    SDL_SCANCODE_UP.rawValue: .up,
    SDL_SCANCODE_DOWN.rawValue: .down,
    SDL_SCANCODE_LEFT.rawValue: .left,
    SDL_SCANCODE_RIGHT.rawValue: .right,
    SDL_SCANCODE_HOME.rawValue: .home,
    SDL_SCANCODE_END.rawValue: .end,
    SDL_SCANCODE_PAGEUP.rawValue: .pageUp,
    SDL_SCANCODE_PAGEDOWN.rawValue: .pageDown,
  ]
}
