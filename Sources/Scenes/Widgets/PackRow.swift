import Geometry
import Media
import Motion

/// The packs as a row of cards: keys, wheel, pointer and finger choose one and move the row.
struct PackRow: Equatable {
  /// The pack that is chosen, whether it is open already or not.
  private(set) var selected: Int
  private(set) var hovered: Int?
  /// How far the row is moved, in cards, and how far it is on its way to.
  private(set) var offset: Double
  private var goal: Double
  private var press: Press?
  /// Seconds since the choice changed last.
  private(set) var rest = 0.0

  private struct Press: Equatable {
    var start: Point
    var offset: Double
    var isDrag = false
  }

  /// Pixels, of a 1280×720 window, after which a press is a drag.
  private static let dragBegins = 8.0
  /// How much of its way the row goes in a second, at first.
  private static let speed = 12.0

  init(selected: Int, _ layout: PackRowLayout) {
    self.selected = selected
    offset = layout.centred(selected)
    goal = offset
  }

  /// Chooses a pack without the player: the one that was chosen cannot be opened.
  mutating func select(_ index: Int, _ layout: PackRowLayout) {
    selected = index
    rest = 0
    goal = layout.centred(index)
  }

  /// Whether the player holds the row.
  var isHeld: Bool { press != nil }

  /// Takes one step; presses before `liveFrom` seconds into it are dropped.
  ///
  /// - Returns: whether another pack was chosen.
  mutating func update(
    _ step: Step, _ layout: PackRowLayout, _ choice: PackChoice, liveFrom: Double, unit: Double
  ) -> Bool {
    let before = selected
    rest += step.duration
    for timed in step.inputs {
      handle(timed.input, layout, choice, isLive: timed.offset >= liveFrom, unit: unit)
    }
    goal = min(layout.end, max(0, goal))
    if press?.isDrag != true {
      let way = goal - offset
      offset = way.magnitude < 0.002 ? goal : offset + way * min(1, step.duration * PackRow.speed)
    }
    return selected != before
  }

  private mutating func handle(
    _ input: Input, _ layout: PackRowLayout, _ choice: PackChoice, isLive: Bool, unit: Double
  ) {
    switch input {
    case .stroke, .text: break
    case .key(let key, _):
      if isLive { handle(key, layout, choice) }
    case .wheel(let dx, let dy):
      goal = min(layout.end, max(0, goal + dx - dy))
    case .pointerDown(let point):
      hovered = layout.card(at: point, offset: offset)
      if isLive, layout.place.contains(point) { press = Press(start: point, offset: offset) }
    case .pointerMoved(let point):
      drag(to: point, layout, unit)
      hovered = press?.isDrag == true ? nil : layout.card(at: point, offset: offset)
    case .pointerUp(let point):
      guard let ended = press else { return }
      press = nil
      if ended.isDrag { return goal = offset }
      if layout.back?.contains(point) == true { return goal -= page(layout) }
      if layout.forth?.contains(point) == true { return goal += page(layout) }
      if let index = layout.card(at: point, offset: offset),
        index == layout.card(at: ended.start, offset: offset)
      {
        choose(index, layout, choice)
      }
    case .pointerGone:
      hovered = nil
      press = nil
    case .interrupted, .resumedAfterGap:
      press = nil
    }
  }

  private mutating func handle(_ key: Key, _ layout: PackRowLayout, _ choice: PackChoice) {
    let last = choice.entries.count - 1
    let page = Int(page(layout))
    switch key {
    case .left: choose(selected - 1, layout, choice, by: -1)
    case .right: choose(selected + 1, layout, choice, by: 1)
    case .pageUp: choose(max(0, selected - page), layout, choice, by: -1)
    case .pageDown: choose(min(last, selected + page), layout, choice, by: 1)
    case .home: choose(0, layout, choice, by: 1)
    case .end: choose(last, layout, choice, by: -1)
    default: break
    }
  }

  /// Chooses a card; one that is broken is passed over in the direction of `step`.
  private mutating func choose(_ index: Int, _ layout: PackRowLayout, _ choice: PackChoice, by step: Int = 0)
  {
    var index = index
    while choice.entries.indices.contains(index), choice.entries[index].isBroken, step != 0 { index += step }
    guard choice.entries.indices.contains(index), !choice.entries[index].isBroken else { return }
    goal = layout.centred(index)
    guard index != selected else { return }
    selected = index
    rest = 0
  }

  private mutating func drag(to point: Point, _ layout: PackRowLayout, _ unit: Double) {
    guard var press else { return }
    let way = point.x - press.start.x
    if way.magnitude > PackRow.dragBegins * unit { press.isDrag = true }
    if press.isDrag {
      offset = min(layout.end, max(0, press.offset - way / layout.pitch))
      goal = offset
    }
    self.press = press
  }

  private func page(_ layout: PackRowLayout) -> Double { max(1, layout.visible.rounded(.down)) }
}
