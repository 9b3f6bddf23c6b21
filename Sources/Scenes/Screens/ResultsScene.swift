import Geometry
import Media
import Motion
import Rules

/// How the game went: a graphic and a sound by the score, every picture's outcome, and Play again.
package struct ResultsScene: Scene {
  package let name = "results"
  package let backdrop = Backdrop.wall
  package let match: Match
  private let environment: Environment
  private var buttons: ButtonGroup
  private var hovers = HoverSound()
  private var time = 0.0
  /// The number that was last heard as the score counts up, and when the next one may be.
  private var heard = (score: 0, next: 0.0)
  private var soundHasPlayed = false

  private enum Action: Int {
    case again
    case quit
    case credits
    case packs
  }

  /// What the buttons do, in their order.
  private let actions: [Action]

  /// The score counts up once the screen stands.
  private enum Time {
    static let count = 1.1
    static let marks = 0.8
    /// Points that follow each other faster are heard as one.
    static let betweenPoints = 0.08
  }

  init(_ match: Match, environment: Environment) {
    self.match = match
    self.environment = environment
    var actions = [Action.again, .quit]
    if CreditsScene.isWanted(match, environment) { actions.append(.credits) }
    if environment.effects.packs().isOffered { actions.append(.packs) }
    self.actions = actions
    buttons = ButtonGroup(
      actions.count, trigger: .release, exit: Action.quit.rawValue,
      duration: environment.config.durations.hover)
    environment.effects.log(.result(score: match.score, total: match.total, tier: tierReached))
  }

  private var tier: Configuration.Tier {
    ResultsScene.tier(match.score, of: match.total, environment.config.tiers).0
  }

  /// Counting from 1.
  package var tierReached: Int {
    ResultsScene.tier(match.score, of: match.total, environment.config.tiers).1
  }

  /// The highest tier that the score reaches, and its number from 1.
  package static func tier(
    _ score: Int, of total: Int, _ tiers: [Configuration.Tier]
  ) -> (Configuration.Tier, Int) {
    let part = total > 0 ? Double(score) / Double(total) : 0
    // Both sides are the double nearest to their fraction: 43 of 100 is no less than 0.43.
    let index = tiers.lastIndex { $0.from <= part } ?? 0
    guard tiers.indices.contains(index) else { return (Configuration.Tier(from: 0, title: ""), 1) }
    return (tiers[index], index + 1)
  }

  private var start: Double { environment.config.durations.screens }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    let before = time
    time += step.duration
    if !soundHasPlayed, time >= start * 0.5 {
      soundHasPlayed = true
      environment.effects.play(
        tier.sound.map { .file($0, cue: "result-\(tierReached)") } ?? .named("result-\(tierReached)"))
    }
    if shownScore(at: time) > heard.score, time >= heard.next {
      heard = (shownScore(at: time), time + Time.betweenPoints)
      environment.effects.play(.named("score"))
    }
    let layout = layout(step.viewport)
    buttons.duration = environment.config.durations.hover
    let pressed = buttons.update(
      step, rects: actions.map { rect(of: $0, layout) },
      liveFrom: environment.config.game.guardSeconds - before)
    hovers.update(buttons, environment)
    guard let pressed else { return [] }
    environment.effects.play(.named("press"))
    environment.effects.hush()
    let (match, environment) = (match, environment)
    switch actions[pressed.index] {
    case .quit: return [.quit]
    case .credits: return [.push { GameFlow.credits(match, environment) }]
    case .packs:
      return [
        .replace(.travel(seconds: environment.config.durations.screens)) { GameFlow.rules(environment) }
      ]
    case .again:
      return [
        .replace(.travel(seconds: environment.config.durations.screens)) { GameFlow.game(environment) }
      ]
    }
  }

  private func layout(_ viewport: Viewport) -> ResultsLayout {
    ResultsLayout(
      viewport, pictures: match.total, hasCredits: actions.contains(.credits),
      hasPacks: actions.contains(.packs))
  }

  private func rect(of action: Action, _ layout: ResultsLayout) -> Rect {
    switch action {
    case .again: layout.again
    case .quit: layout.quit
    case .credits: layout.credits ?? .zero
    case .packs: layout.packs ?? .zero
    }
  }

  package var takesInput: Bool { time >= max(start, environment.config.game.guardSeconds) }

  package func press(_ name: String, in viewport: Viewport) -> [Input] {
    let layout = layout(viewport)
    return switch name {
    case "again": Input.press(layout.again)
    case "quit": Input.press(layout.quit)
    case "credits": layout.credits.map { Input.press($0) } ?? []
    case "packs": layout.packs.map { Input.press($0) } ?? []
    default: []
    }
  }

  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    let config = environment.config
    let colours = config.colours
    let viewport = frame.viewport
    let painter = Painter(environment, frame)
    let layout = layout(viewport)
    let now = time + frame.sinceStep
    list.graphic(graphic(at: now), viewport.bounds, fit: .cover)

    drawScore(now, layout, viewport, into: &list)
    list.text(
      TextCommand(
        tier.title, .display, size: viewport.type(viewport.isPortrait ? 36 : 58), in: layout.title,
        colours.ink,
        .center))
    list.text(
      TextCommand(
        tier.text, .small, size: viewport.type(viewport.isPortrait ? 17 : 22), in: layout.text, colours.muted,
        .center))
    drawMarks(now, layout, into: &list)

    painter.pill(
      "button-main", config.strings.playAgain, in: layout.again, ink: colours.inkOnLight,
      look: buttons.looks[Action.again.rawValue], size: viewport.type(viewport.isPortrait ? 28 : 36),
      into: &list)
    painter.pill(
      "button-quiet", config.strings.quit, in: layout.quit, ink: colours.muted,
      look: buttons.looks[Action.quit.rawValue], size: viewport.type(22), into: &list)
    for (index, action) in actions.enumerated().dropFirst(2) {
      painter.pill(
        "button-quiet", action == .credits ? config.strings.credits : config.strings.choosePack,
        in: rect(of: action, layout), ink: colours.ink, look: buttons.looks[index], size: viewport.type(22),
        into: &list)
    }
    list.text(
      TextCommand(note, .small, size: viewport.type(18), in: layout.note, colours.muted, .center))
  }

  /// What lies behind the results of a match that is over.
  package static func graphic(_ match: Match, _ tiers: [Configuration.Tier]) -> GraphicSource {
    let (tier, number) = tier(match.score, of: match.total, tiers)
    return tier.graphic.map { .file($0) } ?? .named("result-\(number)")
  }

  /// The tier's picture; one that moves begins when the screen stands, and plays as often as its file says.
  private func graphic(at now: Double) -> GraphicSource {
    let still = ResultsScene.graphic(match, environment.config.tiers)
    guard case .ready(let movie) = environment.effects.movie(still), movie.moves else { return still }
    return still.at(frame: movie.position(at: now - start))
  }

  /// What another game will bring: different pictures where the pool has enough of them.
  private var note: String {
    let wanted = environment.config.game.pictures
    let pool = environment.effects.pictureCount() ?? match.total
    let strings = environment.config.strings
    let count = min(wanted, pool)
    return Words.fill(
      pool >= count + match.total ? strings.differentPictures : strings.samePictures, ["count": "\(count)"])
  }

  /// How far the score has been counted up, 0…1.
  private func countProgress(at now: Double) -> Double { Easing.inOutCubic((now - start) / Time.count) }

  private func shownScore(at now: Double) -> Int {
    Int((Double(match.score) * countProgress(at: now)).rounded())
  }

  private func drawScore(
    _ now: Double, _ layout: ResultsLayout, _ viewport: Viewport, into list: inout DrawList
  ) {
    let colours = environment.config.colours
    let part = match.total > 0 ? Double(match.score) / Double(match.total) : 0
    let ring = layout.ring
    let width = ring.width * 0.05
    let radius = ring.width / 2 - width / 2
    list.arc(center: ring.center, radius: radius, width: width, from: 0, to: 360, colours.ink.faded(0.14))
    list.arc(
      center: ring.center, radius: radius, width: width, from: 0, to: 360 * part * countProgress(at: now),
      colours.accent)
    let number = Rect(ring.x, ring.y + ring.height * 0.22, ring.width, ring.height * 0.38)
    list.text(
      TextCommand(
        "\(shownScore(at: now))", .display, size: (ring.height * 0.36).rounded(), in: number, colours.ink,
        .center))
    let of = Rect(
      ring.x + ring.width * 0.15, ring.y + ring.height * 0.60, ring.width * 0.7, ring.height * 0.14)
    list.text(
      TextCommand(
        Words.fill(environment.config.strings.resultOf, ["total": "\(match.total)"]), .label,
        size: max((ring.height * 0.1).rounded(), viewport.type(16)), in: of, colours.muted, .center))
  }

  /// One mark a picture, coming in one after the other: green and plain when right, a cross or an hourglass on it
  /// when not.
  private func drawMarks(_ now: Double, _ layout: ResultsLayout, into list: inout DrawList) {
    let colours = environment.config.colours
    let count = Double(match.outcomes.count)
    for (index, outcome) in match.outcomes.enumerated() {
      let begins = start + Time.marks * Double(index) / count
      let shown = min(1, max(0, (now - begins) / 0.2))
      guard shown > 0 else { continue }
      let rect = layout.mark(index).scaled(by: Easing.outBack(shown))
      let (colour, mark): (Colour, String) =
        switch outcome {
        case .right: (colours.right.mixed(with: colours.rightLight, 0.45), "mark-tick")
        case .wrong: (colours.wrongLight, "mark-cross")
        case .timeUp: (colours.accent, "mark-time")
        }
      list.graphic(.named("shape-3"), rect, tint: colour)
      list.graphic(.named(mark), rect.inset(by: rect.width * 0.16), tint: colours.wall)
    }
  }
}
