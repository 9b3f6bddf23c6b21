import Geometry
import Media
import Motion
import Rules

/// Who made the pictures of the game that was played, as at the end of a film: it scrolls by itself, and by hand.
///
/// It lies over the results and goes back to them. While it comes and goes these are seen through it.
package struct CreditsScene: Scene {
  package let name = "credits"
  package let backdrop = Backdrop.wall
  private let environment: Environment
  private let groups: [(name: String, photos: [PhotoCredit])]
  private var buttons: ButtonGroup
  private var hovers = HoverSound()
  private var time = 0.0
  /// When it began to go.
  private var left: Double?
  /// How far it is moved up, in parts of the design's length of 1, and how far it is on its way to.
  private var offset = 0.0
  private var goal = 0.0
  /// Until then the player moves it, and it does not move by itself.
  private var heldUntil = Pace.lead
  private var drag: (from: Point, offset: Double)?

  /// Lengths are those of a 1280×720 window.
  private enum Pace {
    static let fade = 0.25
    /// Before it begins to move.
    static let lead = 1.6
    /// In a second.
    static let speed = 46.0
    /// After the player let go.
    static let rest = 2.5
    static let notch = 110.0
    static let line = 90.0
    /// How much of its way it goes in a second, at first.
    static let pull = 11.0
    /// Where words fade at the upper and lower edge.
    static let edge = 60.0
  }

  init(_ match: Match, environment: Environment) {
    self.environment = environment
    groups = CreditsScene.groups(match, environment)
    buttons = ButtonGroup(1, trigger: .release, duration: environment.config.durations.hover)
  }

  /// Whether there is anything to say after a game.
  static func isWanted(_ match: Match, _ environment: Environment) -> Bool {
    environment.config.credits.contains { !$0.isEmpty } || !groups(match, environment).isEmpty
  }

  /// The photos of the game of which anything is known, by who made them, in the order of play; those of nobody last.
  private static func groups(
    _ match: Match, _ environment: Environment
  ) -> [(name: String, photos: [PhotoCredit])] {
    var groups: [(name: String, photos: [PhotoCredit])] = []
    for card in match.played {
      guard let photo = environment.effects.credit(card.picture), !photo.words.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.name == photo.words.credit }) {
        groups[index].photos.append(photo)
      } else {
        groups.append((photo.words.credit, [photo]))
      }
    }
    return groups.filter { !$0.name.isEmpty } + groups.filter { $0.name.isEmpty }
  }

  /// Seen through while it comes and goes.
  package var isOverlay: Bool { shown(time) < 1 }

  private func shown(_ time: Double) -> Double {
    if let left { return max(0, 1 - (time - left) / Pace.fade) }
    return min(1, time / Pace.fade)
  }

  private func layout(_ viewport: Viewport) -> CreditsLayout {
    let strings = environment.config.strings
    return CreditsLayout(
      viewport, environment.config.credits, groups, title: strings.credits, end: strings.creditsEnd)
  }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    let start = time
    time += step.duration
    if let left { return time - left >= Pace.fade ? [.pop(.resume)] : [] }
    let layout = layout(step.viewport)
    let unit = step.viewport.unit
    let end = layout.end / unit
    let liveFrom = environment.config.game.guardSeconds - start
    let pressed = buttons.update(step.withoutScrolling, rects: [layout.back], liveFrom: liveFrom)
    hovers.update(buttons, environment)
    for timed in step.inputs { scroll(timed.input, layout, unit) }
    if time >= heldUntil, drag == nil { goal += Pace.speed * step.duration }
    goal = min(end, max(0, goal))
    let way = goal - offset
    offset = drag != nil || way.magnitude < 0.5 ? goal : offset + way * min(1, step.duration * Pace.pull)
    let escapes = step.inputs.contains { timed in
      timed.input == .key(.escape, isRepeat: false) && timed.offset >= liveFrom
    }
    guard pressed != nil || escapes else { return [] }
    environment.effects.play(.named("press"))
    left = time
    return []
  }

  private mutating func scroll(_ input: Input, _ layout: CreditsLayout, _ unit: Double) {
    switch input {
    case .stroke, .text: break
    case .wheel(_, let dy): move(by: -dy * Pace.notch)
    case .pointerDown(let point):
      if layout.view.contains(point) { drag = (point, offset) }
    case .pointerMoved(let point):
      guard let drag else { return }
      goal = drag.offset - (point.y - drag.from.y) / unit
      heldUntil = time + Pace.rest
    case .pointerUp, .pointerGone, .interrupted, .resumedAfterGap:
      if drag != nil { heldUntil = time + Pace.rest }
      drag = nil
    case .key(.up, _): move(by: -Pace.line)
    case .key(.down, _): move(by: Pace.line)
    case .key(.pageUp, _): move(by: -layout.view.height / unit * 0.8)
    case .key(.pageDown, _): move(by: layout.view.height / unit * 0.8)
    case .key(.home, _): move(by: -goal)
    case .key(.end, _): move(by: layout.end / unit - goal)
    case .key: break
    }
  }

  private mutating func move(by length: Double) {
    goal += length
    heldUntil = time + Pace.rest
  }

  package var takesInput: Bool { left == nil && time >= environment.config.game.guardSeconds }

  package func press(_ name: String, in viewport: Viewport) -> [Input] {
    name == "back" ? Input.press(layout(viewport).back) : []
  }

  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    let viewport = frame.viewport
    let shown = Easing.inOutCubic(shown(time + frame.sinceStep))
    if shown < 1 {
      list.graphic(.named("background"), viewport.bounds, fit: .cover, tint: Colour.white.faded(shown))
    }
    var page = DrawList()
    let layout = layout(viewport)
    let top = (offset * viewport.unit).rounded()
    for block in layout.blocks { draw(block, moved: -top, layout.view, viewport, into: &page) }
    Painter(environment, frame).pill(
      "button-quiet", environment.config.strings.back, in: layout.back, ink: environment.config.colours.ink,
      look: buttons.looks[0], size: viewport.type(24), into: &page)
    list.append(page, alpha: shown)
  }

  private func draw(
    _ block: CreditsLayout.Block, moved dy: Double, _ view: Rect, _ viewport: Viewport,
    into list: inout DrawList
  ) {
    let rect = block.rect.offset(dy: dy)
    let colours = environment.config.colours
    func text(
      _ words: String, _ font: TextCommand.Font, _ size: Double, in box: Rect, _ ink: Colour, lines: Int = 1
    ) {
      guard box.intersects(view) else { return }
      let alpha = CreditsScene.alpha(box, view, viewport)
      var command = TextCommand(
        words, font, size: viewport.type(size),
        minimumSize: viewport.type(max(Painter.TypeSize.least, size * 0.7)), in: box, ink.faded(alpha),
        .center,
        lines: lines)
      command.clip = view
      list.text(command)
    }
    switch block.item {
    case .title(let words): text(words, .display, viewport.isPortrait ? 40 : 58, in: rect, colours.ink)
    case .line(let words): text(words, .label, viewport.isPortrait ? 20 : 26, in: rect, colours.ink)
    case .name(let words): text(words, .label, viewport.isPortrait ? 22 : 30, in: rect, colours.accent)
    case .end(let words): text(words, .small, 18, in: rect, colours.muted)
    case .photo(let photo, let caption, let licence):
      if rect.intersects(view) {
        let alpha = CreditsScene.alpha(rect, view, viewport)
        list.fill(rect.intersection(view), colours.wallLight.faded(0.5 * alpha))
        list.thumbnail(photo.file, rect, clip: view, alpha: alpha)
        list.slices(
          "print-edge", rect, scale: viewport.unit, tint: colours.border.faded(0.7 * alpha), clip: view)
      }
      text(
        photo.words.caption, .label, viewport.isPortrait ? 15 : 18, in: caption.offset(dy: dy), colours.ink,
        lines: 2)
      text(
        photo.words.licence, .small, viewport.isPortrait ? 13 : 15, in: licence.offset(dy: dy), colours.muted)
    }
  }

  /// Nothing is cut hard at the edges: it fades.
  private static func alpha(_ rect: Rect, _ view: Rect, _ viewport: Viewport) -> Double {
    let inside = min(rect.midY - view.minY, view.maxY - rect.midY) + rect.height * 0.25
    let seen = rect.height > 0 ? rect.intersection(view).height / rect.height : 1
    return min(seen, max(0, inside / (Pace.edge * viewport.unit)))
  }
}

extension Step {
  /// The same step without the keys that scroll: they move no focus besides.
  fileprivate var withoutScrolling: Step {
    var step = self
    step.inputs.removeAll { timed in
      switch timed.input {
      case .key(.up, _), .key(.down, _): true
      default: false
      }
    }
    return step
  }
}
