import Geometry
import SDLKit
import Scenes

/// What the window's events mean to the scenes.
enum InputMap {
  /// The inputs of an event, in order; none when it is of no concern to a scene.
  static func inputs(of kind: TimedEvent.Kind) -> [Input] {
    switch kind {
    case .pointerMoved(let point): [.pointerMoved(point)]
    case .pointerDown(let point, .left): [.pointerDown(point)]
    case .pointerUp(let point, .left): [.pointerUp(point)]
    case .pointerLeft: [.pointerGone]
    case .touchDown(let point, finger: _): [.pointerDown(point)]
    case .touchMoved(let point, finger: _): [.pointerMoved(point)]
    // A finger that is gone hovers over nothing.
    case .touchUp(let point, finger: _): [.pointerUp(point), .pointerGone]
    case .wheel(let dx, let dy): [.wheel(dx: dx, dy: dy)]
    case .focusLost, .minimised: [.interrupted]
    case .keyDown(let key, let isRepeat, let modifiers):
      scenesKey(key, modifiers).map { [.key($0, isRepeat: isRepeat)] } ?? []
    case .padDown(let button): padKey(button).map { [.key($0, isRepeat: false)] } ?? []
    default: []
    }
  }

  private static func scenesKey(_ key: SDLKit.Key, _ modifiers: Modifiers) -> Scenes.Key? {
    switch key {
    case .digit(let digit): .digit(digit)
    case .enter, .keypadEnter: .enter
    case .space: .space
    case .escape: .escape
    case .letter("p"): .p
    case .tab: .tab(backwards: modifiers.contains(.shift))
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    default: .other
    }
  }

  private static func padKey(_ button: PadButton) -> Scenes.Key? {
    switch button {
    case .a: .enter
    case .b, .start: .escape
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }
}
