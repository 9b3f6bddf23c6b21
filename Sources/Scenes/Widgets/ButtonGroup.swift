import Geometry

/// Buttons of a screen and how the player meets them: with pointer, finger or keys.
package struct ButtonGroup: Equatable, Sendable {
  /// How a press becomes an action.
  package enum Trigger: Equatable, Sendable {
    /// At once: in the game, where time counts.
    case press
    /// When the button is let go over it: a press can be taken back.
    case release
  }

  /// What an input did.
  package struct Activation: Equatable, Sendable {
    package var index: Int
    /// Seconds from the start of the step.
    package var offset: Double
  }

  /// How a button looks just now, each from 0 to 1.
  package struct Look: Equatable, Sendable {
    package var hover = 0.0
    package var press = 0.0
    package var isFocused = false
    package var isEnabled = true
  }

  package private(set) var looks: [Look]
  private let trigger: Trigger
  /// Seconds in which a button takes on its look.
  package var duration: Double
  private var hovered: Int?
  private var held: Int?
  private var focused: Int?
  /// The focus is shown once the player uses the keys.
  private var usesKeys = false
  /// Seconds that a button just pressed by key still looks pressed.
  private var pressedFor: [Double]

  /// `main` is the button that Enter and Space press when none is focused.
  private let main: Int?
  /// The button that Escape moves the focus to.
  private let exit: Int?
  /// A button beside the others: live at any time, and passed over by the arrow keys; Tab finds it.
  private let aside: Int?

  package init(
    _ count: Int, trigger: Trigger, main: Int? = 0, exit: Int? = nil, aside: Int? = nil, duration: Double
  ) {
    looks = Array(repeating: Look(), count: count)
    pressedFor = Array(repeating: 0, count: count)
    self.trigger = trigger
    self.main = main
    self.exit = exit
    self.aside = aside
    self.duration = duration
  }

  package mutating func setEnabled(_ index: Int, _ isEnabled: Bool) {
    looks[index].isEnabled = isEnabled
  }

  /// The enabled button that the pointer is over.
  package var hoveredButton: Int? { hovered.flatMap { looks[$0].isEnabled ? $0 : nil } }

  /// Forgets where the pointer was and what it held: another screen had it meanwhile.
  package mutating func forgetPointer() {
    hovered = nil
    held = nil
  }

  /// Takes one step; `rects` are the buttons' places, and presses before `liveFrom` seconds into the
  /// step are dropped.
  package mutating func update(_ step: Step, rects: [Rect], liveFrom: Double = 0) -> Activation? {
    var activation: Activation?
    for timed in step.inputs {
      let index = handle(timed.input, rects: rects, live: timed.offset >= liveFrom)
      if let index, activation == nil {
        activation = Activation(index: index, offset: timed.offset)
        pressedFor[index] = duration
      }
    }
    for index in looks.indices {
      pressedFor[index] = max(0, pressedFor[index] - step.duration)
      let hoverGoal = index == hovered && looks[index].isEnabled ? 1.0 : 0.0
      let pressGoal = index == held || pressedFor[index] > 0 ? 1.0 : 0.0
      looks[index].hover = approach(looks[index].hover, hoverGoal, step.duration)
      looks[index].press = approach(looks[index].press, pressGoal, step.duration * 2)
      looks[index].isFocused = usesKeys && index == focused
    }
    return activation
  }

  private mutating func handle(_ input: Input, rects: [Rect], live: Bool) -> Int? {
    func hit(_ point: Point) -> Int? {
      rects.indices.first { rects[$0].contains(point) && looks[$0].isEnabled }
    }
    switch input {
    case .pointerMoved(let point):
      hovered = hit(point)
      usesKeys = false
    case .pointerDown(let point):
      hovered = hit(point)
      usesKeys = false
      guard let index = hovered, live || index == aside else { return nil }
      held = index
      if trigger == .press { return index }
    case .pointerUp(let point):
      defer { held = nil }
      hovered = hit(point)
      if trigger == .release, let index = held, hit(point) == index, live || index == aside { return index }
    case .pointerGone:
      forgetPointer()
    case .key(let key, let isRepeat):
      return handle(key, isRepeat: isRepeat, rects: rects, live: live)
    case .interrupted, .resumedAfterGap:
      held = nil
    case .stroke, .text, .wheel:
      break
    }
    return nil
  }

  private mutating func handle(_ key: Key, isRepeat: Bool, rects: [Rect], live: Bool) -> Int? {
    switch key {
    case .enter, .space:
      // A focus that is not shown, since the pointer moved, presses nothing.
      let shown = usesKeys ? focused : nil
      guard !isRepeat, let index = shown ?? main, looks[index].isEnabled, live || index == aside else {
        return nil
      }
      return index
    case .escape:
      if let exit {
        focused = exit
        usesKeys = true
      }
    case .tab(let backwards): moveFocus(by: backwards ? -1 : 1)
    case .up, .left: moveFocus(toward: key, rects)
    case .down, .right: moveFocus(toward: key, rects)
    default: break
    }
    return nil
  }

  /// To the next enabled button in order, around the end.
  private mutating func moveFocus(by direction: Int) {
    let enabled = looks.indices.filter { looks[$0].isEnabled }
    guard !enabled.isEmpty else { return }
    usesKeys = true
    guard let focused, let place = enabled.firstIndex(of: focused) else {
      self.focused = direction > 0 ? enabled.first : enabled.last
      return
    }
    self.focused = enabled[(place + direction + enabled.count) % enabled.count]
  }

  /// To the nearest enabled button in the direction of an arrow key.
  private mutating func moveFocus(toward key: Key, _ rects: [Rect]) {
    guard let focused, looks[focused].isEnabled, usesKeys else {
      usesKeys = true
      if focused == nil || !looks[focused ?? 0].isEnabled {
        self.focused =
          main.flatMap { looks[$0].isEnabled ? $0 : nil }
          ?? looks.indices.first { looks[$0].isEnabled && $0 != aside }
      }
      return
    }
    let from = rects[focused].center
    func distance(_ index: Int) -> Double? {
      let way = rects[index].center - from
      let (along, across) =
        switch key {
        case .up: (-way.y, way.x)
        case .down: (way.y, way.x)
        case .left: (-way.x, way.y)
        default: (way.x, way.y)
        }
      return along > 1 ? along + 2 * across.magnitude : nil
    }
    let candidates = rects.indices.filter { looks[$0].isEnabled && $0 != focused && $0 != aside }
      .compactMap { index in distance(index).map { (index, $0) } }
    if let best = candidates.min(by: { $0.1 < $1.1 }) { self.focused = best.0 }
  }

  private func approach(_ value: Double, _ goal: Double, _ seconds: Double) -> Double {
    guard duration > 0 else { return goal }
    let way = seconds / duration
    return value < goal ? min(goal, value + way) : max(goal, value - way)
  }
}
