import Geometry
import Media
import Motion

/// Explains the game in three cards, or in the owner's own graphic, and offers the packs where there are several; Play
/// starts it.
package struct RulesScene: Scene {
  package let name = "rules"
  package let backdrop = Backdrop.wall
  private let environment: Environment
  private var buttons: ButtonGroup
  private var time = 0.0
  private var hovers = HoverSound()
  /// Nil while there is nothing to choose.
  private var row: PackRow?
  /// The packs that `row` and `asked` count in.
  private var edition: Int
  /// The pack that was asked for last.
  private var asked: Int?
  /// Whether the game is to begin as soon as it can: Play was pressed while its pack was being read.
  private var isAwaited: Bool

  /// A pack is opened when the choice has stood for so many seconds: who pages through many does not read them all.
  private static let settling = 0.3

  /// - Parameters:
  ///   - environment: what it shows.
  ///   - isChosen: whether the same screen was there before, for another pack: no press is meant for another one.
  ///   - plays: whether a game begins at once.
  package init(_ environment: Environment, isChosen: Bool = false, plays: Bool = false) {
    self.environment = environment
    isAwaited = plays
    edition = environment.effects.packs().edition
    time = isChosen ? environment.config.game.guardSeconds : 0
    buttons = ButtonGroup(
      2, trigger: .release, exit: Action.quit.rawValue, duration: environment.config.durations.hover)
  }

  private enum Action: Int {
    case play
    case quit
  }

  /// Whether there is something to play; until the folders are read the button waits.
  private var isReady: Bool { (environment.effects.pictureCount() ?? 0) > 0 }

  private func layout(_ viewport: Viewport, _ choice: PackChoice) -> RulesLayout {
    RulesLayout(viewport, hasGraphic: environment.hasRulesGraphic, packs: choice.entries.count)
  }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    let start = time
    time += step.duration
    let choice = environment.effects.packs()
    let layout = layout(step.viewport, choice)
    let liveFrom = environment.config.game.guardSeconds - start
    updateRow(step, layout, choice, liveFrom)
    // Another pack than this one is played as soon as it is there.
    let isOther = row.map { $0.selected != choice.current } ?? false
    buttons.setEnabled(Action.play.rawValue, isReady || isOther)
    buttons.duration = environment.config.durations.hover
    let pressed = buttons.update(
      row == nil ? step : step.withoutSideways, rects: [layout.play, layout.quit], liveFrom: liveFrom)
    hovers.update(buttons, environment)
    if isAwaited, isReady, !isOther { return [play()] }
    guard let pressed, let action = Action(rawValue: pressed.index) else { return [] }
    environment.effects.play(.named("press"))
    switch action {
    case .quit: return [.quit]
    case .play:
      guard isOther, let row else { return [play()] }
      isAwaited = true
      ask(for: row.selected)
      return []
    }
  }

  private func play() -> SceneCommand {
    let environment = environment
    return .replace(.travel(seconds: environment.config.durations.screens)) { GameFlow.game(environment) }
  }

  private mutating func updateRow(
    _ step: Step, _ layout: RulesLayout, _ choice: PackChoice, _ liveFrom: Double
  ) {
    guard let place = layout.packs else {
      row = nil
      return
    }
    if choice.edition != edition {
      (row, asked, edition) = (nil, nil, choice.edition)
      isAwaited = false
    }
    var row = row ?? PackRow(selected: choice.current, place)
    let hovered = row.hovered
    let isNew = row.update(step, place, choice, liveFrom: liveFrom, unit: step.viewport.unit)
    if choice.entries[row.selected].isBroken {
      // It was chosen and could not be opened.
      row.select(choice.current, place)
      isAwaited = false
    }
    self.row = row
    if isNew {
      environment.effects.play(.named("press"))
      isAwaited = false
    } else if let now = row.hovered, now != hovered {
      environment.effects.play(.named("hover"))
    }
    // Also when the choice went back to this pack: what was asked for is not wanted any more.
    if row.rest >= RulesScene.settling, !row.isHeld, row.selected != asked ?? choice.current {
      ask(for: row.selected)
    }
  }

  private mutating func ask(for pack: Int) {
    asked = pack
    environment.effects.choosePack(pack, isAwaited)
  }

  package var takesInput: Bool { isReady && time >= environment.config.game.guardSeconds }

  package func press(_ name: String, in viewport: Viewport) -> [Input] {
    let choice = environment.effects.packs()
    let layout = layout(viewport, choice)
    return switch name {
    case "play": Input.press(layout.play)
    case "quit": Input.press(layout.quit)
    case "next-pack" where choice.isOffered: [.key(.right, isRepeat: false)]
    case "previous-pack" where choice.isOffered: [.key(.left, isRepeat: false)]
    default: []
    }
  }

  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    let config = environment.config
    let strings = config.strings
    let painter = Painter(environment, frame)
    let choice = environment.effects.packs()
    let layout = layout(frame.viewport, choice)
    let viewport = frame.viewport
    let isSmall = layout.packs != nil
    if isSmall || !environment.hasRulesGraphic {
      let size = isSmall ? (viewport.isPortrait ? 44.0 : 62) : viewport.isPortrait ? 58 : 92
      list.text(
        TextCommand(
          config.title, .display, size: viewport.type(size), in: layout.title, config.colours.ink, .center))
    }
    if let place = layout.packs {
      PackCards(environment: environment, viewport: viewport, layout: place, choice: choice)
        .draw(row ?? PackRow(selected: choice.current, place), into: &list)
    } else if !environment.hasRulesGraphic {
      list.text(
        TextCommand(
          strings.tagline, .label, size: viewport.type(viewport.isPortrait ? 20 : 30), in: layout.tagline,
          config.colours.muted, .center))
    }
    if environment.hasRulesGraphic {
      list.graphic(.named("rules"), layout.graphic)
    } else {
      for (index, card) in cards.enumerated() {
        draw(card, in: layout.cards[index], isFlat: isSmall || viewport.isPortrait, painter, &list)
      }
    }
    let count = environment.effects.pictureCount()
    let pictures = count.map { min($0, config.game.pictures) }
    let note =
      isAwaited
      ? strings.loading
      : pictures.map { count in
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

  private func draw(
    _ card: Card, in rect: Rect, isFlat: Bool, _ painter: Painter, _ list: inout DrawList
  ) {
    let viewport = painter.viewport
    let unit = viewport.unit
    let colours = painter.colours
    list.slices("card", rect, scale: unit)
    func words(_ size: Double, in box: Rect, _ alignment: TextCommand.Alignment, lines: Int) {
      var text = TextCommand(
        card.text, .small, size: viewport.type(size), in: box, colours.muted, alignment, lines: lines)
      text.peers = cards.map(\.text)
      list.text(text)
    }
    if isFlat {
      let pad = (rect.height > 100 * unit ? 14 : 8) * unit
      // A small window leaves the room to the words.
      let hasPicture = viewport.isPortrait || unit >= RulesScene.roomForPictures
      let side = hasPicture ? rect.height - 2 * pad : 0
      let picture = Rect(rect.x + pad, rect.y + pad, side * (viewport.isPortrait ? 1.5 : 1.1), side)
      let left = picture.maxX + (hasPicture ? 14 : 4) * unit
      let room = Rect(left, rect.y + pad, rect.maxX - pad - left, rect.height - 2 * pad)
      list.graphic(.named(card.graphic), picture.snapped)
      let title = Rect(room.x, room.y, room.width, room.height * 0.36)
      list.text(TextCommand(card.title, .label, size: viewport.type(22), in: title, colours.ink))
      let text = Rect(room.x, title.maxY, room.width, room.height * 0.64)
      words(viewport.isPortrait ? 15 : 17, in: text, .leading, lines: 3)
    } else {
      let picture = Rect(rect.midX - 120 * unit, rect.y + 16 * unit, 240 * unit, 120 * unit)
      list.graphic(.named(card.graphic), picture.snapped)
      let title = Rect(rect.x + 16 * unit, rect.y + 140 * unit, rect.width - 32 * unit, 42 * unit)
      list.text(TextCommand(card.title, .label, size: viewport.type(30), in: title, colours.ink, .center))
      let text = Rect(
        rect.x + 24 * unit, title.maxY, rect.width - 48 * unit, rect.maxY - title.maxY - 12 * unit)
      words(20, in: text, .center, lines: 2)
    }
  }

  /// Pixels of a length of 1 in the design.
  private static let roomForPictures = 0.8
}

extension Step {
  /// The same step without the keys that move the choice of packs: they move no focus besides.
  fileprivate var withoutSideways: Step {
    var step = self
    step.inputs.removeAll { timed in
      switch timed.input {
      case .key(.left, _), .key(.right, _): true
      default: false
      }
    }
    return step
  }
}
