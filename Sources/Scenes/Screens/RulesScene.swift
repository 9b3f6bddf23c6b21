import Geometry
import Media
import Motion

/// Explains the game in three cards, or in the owner's own graphic; Play starts it.
package struct RulesScene: Scene {
  package let name = "rules"
  package let backdrop = Backdrop.wall
  private let environment: Environment
  private var buttons: ButtonGroup
  private var time = 0.0
  private var hovers = HoverSound()

  package init(_ environment: Environment) {
    self.environment = environment
    buttons = ButtonGroup(
      2, trigger: .release, exit: Action.quit.rawValue, duration: environment.config.durations.hover)
  }

  private enum Action: Int {
    case play
    case quit
  }

  /// Whether there is something to play; until the folders are read the button waits.
  private var isReady: Bool { (environment.effects.pictureCount() ?? 0) > 0 }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    let start = time
    time += step.duration
    buttons.setEnabled(Action.play.rawValue, isReady)
    let layout = RulesLayout(step.viewport, hasGraphic: environment.hasRulesGraphic)
    let pressed = buttons.update(
      step, rects: [layout.play, layout.quit], liveFrom: environment.config.game.guardSeconds - start)
    hovers.update(buttons, environment)
    guard let pressed, let action = Action(rawValue: pressed.index) else { return [] }
    environment.effects.play(.named("press"))
    switch action {
    case .quit: return [.quit]
    case .play:
      let environment = environment
      return [
        .replace(.travel(seconds: environment.config.durations.screens)) { GameFlow.game(environment) }
      ]
    }
  }

  package var takesInput: Bool { isReady && time >= environment.config.game.guardSeconds }

  package func press(_ name: String, in viewport: Viewport) -> [Input] {
    let layout = RulesLayout(viewport, hasGraphic: environment.hasRulesGraphic)
    return switch name {
    case "play": Input.press(layout.play)
    case "quit": Input.press(layout.quit)
    default: []
    }
  }

  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    let config = environment.config
    let strings = config.strings
    let painter = Painter(environment, frame)
    let layout = RulesLayout(frame.viewport, hasGraphic: environment.hasRulesGraphic)
    let viewport = frame.viewport
    if environment.hasRulesGraphic {
      list.graphic(.named("rules"), layout.graphic)
    } else {
      list.text(
        TextCommand(
          config.title, .display, size: viewport.type(viewport.isPortrait ? 58 : 92), in: layout.title,
          config.colours.ink, .center))
      list.text(
        TextCommand(
          strings.tagline, .label, size: viewport.type(viewport.isPortrait ? 20 : 30), in: layout.tagline,
          config.colours.muted, .center))
      for (index, card) in cards.enumerated() { draw(card, in: layout.cards[index], painter, &list) }
    }
    let count = environment.effects.pictureCount()
    let pictures = count.map { min($0, config.game.pictures) }
    let note =
      pictures.map { count in
        switch count {
        case 0: strings.pictureCountNone
        case 1: Words.fill(strings.pictureCountOne, ["count": "1"])
        default: Words.fill(strings.pictureCount, ["count": "\(count)"])
        }
      } ?? strings.loading
    painter.pill(
      "button-play", strings.play, in: layout.play, ink: config.colours.inkOnLight,
      look: buttons.looks[Action.play.rawValue], size: viewport.type(viewport.isPortrait ? 30 : 40),
      into: &list)
    painter.pill(
      "button-quiet", strings.quit, in: layout.quit, ink: config.colours.muted,
      look: buttons.looks[Action.quit.rawValue], size: viewport.type(22), into: &list)
    list.text(
      TextCommand(note, .small, size: viewport.type(19), in: layout.note, config.colours.muted, .center))
  }

  private struct Card {
    let graphic: String
    let title: String
    let text: String
  }

  private var cards: [Card] {
    let strings = environment.config.strings
    let values = [
      "answers": Words.capitalised(Words.number(environment.config.answers.count, strings)),
      "seconds": Words.seconds(environment.config.game.seconds, strings),
    ]
    return [
      Card(graphic: "rules-look", title: strings.lookTitle, text: Words.fill(strings.lookText, values)),
      Card(graphic: "rules-guess", title: strings.guessTitle, text: Words.fill(strings.guessText, values)),
      Card(graphic: "rules-see", title: strings.seeTitle, text: Words.fill(strings.seeText, values)),
    ]
  }

  private func draw(_ card: Card, in rect: Rect, _ painter: Painter, _ list: inout DrawList) {
    let viewport = painter.viewport
    let unit = viewport.unit
    let colours = painter.colours
    list.slices("card", rect, scale: unit)
    if viewport.isPortrait {
      let pad = 14 * unit
      let picture = Rect(rect.x + pad, rect.y + pad, (rect.height - 2 * pad) * 1.5, rect.height - 2 * pad)
      let left = picture.maxX + 14 * unit
      let words = Rect(left, rect.y + pad, rect.maxX - pad - left, rect.height - 2 * pad)
      list.graphic(.named(card.graphic), picture.snapped)
      let title = Rect(words.x, words.y, words.width, words.height * 0.36)
      list.text(TextCommand(card.title, .label, size: viewport.type(22), in: title, colours.ink))
      let text = Rect(words.x, title.maxY, words.width, words.height * 0.64)
      list.text(TextCommand(card.text, .small, size: viewport.type(15), in: text, colours.muted, lines: 3))
    } else {
      let picture = Rect(rect.midX - 120 * unit, rect.y + 20 * unit, 240 * unit, 120 * unit)
      list.graphic(.named(card.graphic), picture.snapped)
      let title = Rect(rect.x + 16 * unit, rect.y + 146 * unit, rect.width - 32 * unit, 42 * unit)
      list.text(TextCommand(card.title, .label, size: viewport.type(30), in: title, colours.ink, .center))
      let text = Rect(
        rect.x + 24 * unit, title.maxY, rect.width - 48 * unit, rect.maxY - title.maxY - 6 * unit)
      list.text(
        TextCommand(card.text, .small, size: viewport.type(20), in: text, colours.muted, .center, lines: 2))
    }
  }
}
