import SDLKit
import Scenes

/// What the window's events mean to the editor.
enum EditorInputMap {
  static func inputs(of kind: TimedEvent.Kind) -> [Input] {
    switch kind {
    case .keyDown(let key, let isRepeat, let modifiers):
      return stroke(key, modifiers).map { key in
        [
          .stroke(
            Stroke(
              key, shift: modifiers.contains(.shift), control: modifiers.contains(.control),
              alt: modifiers.contains(.alt), isRepeat: isRepeat))
        ]
      } ?? []
    // The window's own button is the key that leaves.
    case .quit: return [.stroke(Stroke(.letter("q"), control: true))]
    case .textInput(let text): return [.text(text)]
    case .padDown: return []
    default: return InputMap.inputs(of: kind)
    }
  }

  private static func stroke(_ key: SDLKit.Key, _ modifiers: Modifiers) -> Stroke.Key? {
    switch key {
    case .digit(let digit): .digit(digit)
    case .letter(let letter): .letter(letter)
    case .enter, .keypadEnter: .enter
    case .space: .space
    case .escape: .escape
    case .tab: .tab
    case .backspace: .backspace
    case .delete: .delete
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .function: nil
    case .other(let code):
      switch Character(Unicode.Scalar(UInt32(bitPattern: code & 0x7F)) ?? " ") {
      case _ where code == 0x4000_0057: .plus
      case _ where code == 0x4000_0056: .minus
      case "+" where code < 0x80, "=" where code < 0x80: .plus
      case "-" where code < 0x80: .minus
      default: nil
      }
    }
  }
}
