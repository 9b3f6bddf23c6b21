import Geometry
import Media
import Motion
import Rules

/// The moment of truth: the crop's bounds grow to the whole photo, a stamp says how it went, Continue goes on.
package struct RevealScene: Scene {
  package let name = "reveal"
  package let backdrop = Backdrop.wall

  package let match: Match
  private let environment: Environment
  private let outcome: Outcome
  /// What was left on the clock.
  private let remaining: Double
  private var placement: PhotoPlacement
  private let answerButtons: ButtonGroup
  private var buttons: ButtonGroup
  private var time = 0.0
  private var stampHasLanded = false
  /// Presses before this time were meant for the screen as it was before.
  private var guardedUntil: Double

  private enum Button: Int, CaseIterable {
    case proceed
    case pause
  }

  /// The answers take on their verdict at once, Continue comes in as the stamp lands.
  private enum Time {
    static let clockFades = 0.2
    static let stamp = 0.22
    static let continueLead = 0.15
    static let scorePop = 0.45
  }

  init(
    _ match: Match, _ placement: PhotoPlacement, _ answers: ButtonGroup, remaining: Double,
    environment: Environment
  ) {
    guard case .revealed(let outcome) = match.phase else {
      preconditionFailure("A picture is revealed after it was answered")
    }
    self.match = match
    self.outcome = outcome
    self.remaining = remaining
    self.placement = placement
    self.environment = environment
    answerButtons = answers
    guardedUntil = environment.config.game.guardSeconds
    buttons = ButtonGroup(
      Button.allCases.count, trigger: .press, aside: Button.pause.rawValue,
      duration: environment.config.durations.hover)
    environment.effects.play(.named("reveal"))
  }

  private var duration: Double { environment.config.durations.reveal }
  private var stampLands: Double { CropReveal.stampLands(duration) }
  /// From here on Continue can be pressed.
  private var continueIsLive: Double { max(stampLands, guardedUntil) }
  /// From here on Continue is wholly there, whatever drops presses later on.
  private var continueStands: Double { max(stampLands, environment.config.game.guardSeconds) }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    let start = time
    time += step.duration
    let layout = GameLayout(step.viewport, answers: match.answerCount)
    // The next photos are on their way meanwhile; this one is decoded anew when the window changes.
    environment.effects.want(
      ([match.card] + match.upcoming(2)).map(\.picture), layout.photoBox)
    if case .ready(let info) = environment.effects.photo(match.card.picture) {
      placement = PhotoPlacement(match.card.picture, info, layout)
    }
    if !stampHasLanded, time >= stampLands { land() }

    buttons.duration = environment.config.durations.hover
    let pressed = buttons.update(
      step, rects: [layout.continueButton, layout.pauseTarget], liveFrom: continueIsLive - start)
    if pressed?.index == Button.pause.rawValue || step.inputs.contains(where: { $0.input.asksForPause }) {
      let environment = environment
      let answers = match.answerCount
      environment.effects.play(.named("pause"))
      return [.push { PauseScene(environment: environment, answers: answers) }]
    }
    if pressed != nil { return [proceed()] }
    hurry(step, from: start)
    return []
  }

  private mutating func land() {
    stampHasLanded = true
    switch outcome {
    case .right: environment.effects.play(.named("right"))
    case .wrong: environment.effects.play(.named("wrong"))
    case .timeUp: environment.effects.play(.named("time-up"))
    }
  }

  /// A player who cannot wait presses once and sees the whole at once; the next press goes on.
  private mutating func hurry(_ step: Step, from start: Double) {
    let impatient = step.inputs.contains { timed in
      let at = start + timed.offset
      guard at >= guardedUntil, at < stampLands else { return false }
      switch timed.input {
      case .pointerDown, .key(.enter, isRepeat: false), .key(.space, isRepeat: false): return true
      default: return false
      }
    }
    if impatient {
      time = max(time, duration)
      guardedUntil = time + environment.config.game.guardSeconds
      if !stampHasLanded { land() }
    }
  }

  private mutating func proceed() -> SceneCommand {
    environment.effects.play(.named("press"))
    environment.effects.hush()
    var next = match
    let events = next.proceed(seconds: environment.config.game.seconds)
    for event in events { environment.effects.log(.match(event)) }
    let (match, environment, shown) = (next, environment, atRest)
    if match.isFinished {
      return .replace(.travel(seconds: environment.config.durations.screens)) {
        GameFlow.results(match, environment)
      }
    }
    return .replace(.cut) { GameScene(match, environment: environment, after: shown) }
  }

  /// The same reveal with everything landed, for its way out.
  private var atRest: RevealScene {
    var copy = self
    copy.time = max(time, duration + 1)
    return copy
  }

  package mutating func resumed(with result: SceneResult) -> [SceneCommand] {
    let environment = environment
    switch result {
    case .resume:
      guardedUntil = time + environment.config.game.guardSeconds
      buttons.forgetPointer()
      return []
    case .restart:
      return [
        .replace(.travel(seconds: environment.config.durations.screens)) { GameFlow.game(environment) }
      ]
    case .quit: return [GameFlow.quit(environment)]
    }
  }

  /// What the button of an answer has to say.
  func verdict(_ index: Int) -> AnswerBar.Verdict {
    if index == match.card.answer { return .right }
    return index == match.choice ? .wrongChoice : .other
  }

  package var takesInput: Bool { time >= continueIsLive }

  package func press(_ name: String, in viewport: Viewport) -> [Input] {
    switch name {
    case "continue": Input.press(GameLayout(viewport, answers: match.answerCount).continueButton)
    case "pause": Input.press(GameLayout(viewport, answers: match.answerCount).pauseTarget)
    default: []
    }
  }

  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    let layout = GameLayout(frame.viewport, answers: match.answerCount)
    let board = Board(environment: environment, layout: layout)
    let now = time + frame.sinceStep
    drawHeader(now, board, into: &list)
    board.frame(into: &list)
    let timer = TimerLine(environment: environment, layout: layout)
    timer.draw(
      remaining: remaining, of: match.secondsPerPicture, numberAway: placement.crop,
      alpha: max(0, 1 - now / Time.clockFades), into: &list)
    drawPrint(at: now, board, layout, into: &list)

    let change = min(1, now / environment.config.durations.buttons)
    board.heading(board.solution(match.card.answer, outcome), change: change, into: &list)
    let bar = AnswerBar(environment: environment, layout: layout)
    for index in 0..<match.answerCount {
      bar.draw(index, look: answerButtons.looks[index], verdict: verdict(index), change: change, into: &list)
    }
    let came = (now - (continueStands - Time.continueLead)) / environment.config.durations.buttons
    drawContinue(layout, shown: Easing.outCubic(came), into: &list)
    board.pause(buttons.looks[Button.pause.rawValue], into: &list)
  }

  private func drawHeader(_ now: Double, _ board: Board, into list: inout DrawList) {
    let since = now - stampLands
    let counted = outcome != .right || since >= 0
    let pop =
      outcome == .right && since >= 0 && since < Time.scorePop
      ? Easing.outCubic(min(1, since / 0.1)) * (1 - Easing.inOutCubic(since / Time.scorePop)) : 0
    board.header(match, score: counted ? match.score : match.score - 1, pop: pop, into: &list)
  }

  /// The photo on its way out, `gone` from 0 to 1: its light and its stamp go at once.
  func drawPrint(_ board: Board, _ layout: GameLayout, gone: Double, into list: inout DrawList) {
    var print = DrawList()
    drawPrint(at: time, board, layout, isLeaving: gone > 0, into: &print)
    list.append(print, offset: Point(0, -layout.viewport.points(18) * gone), alpha: 1 - gone)
  }

  private func drawPrint(
    at now: Double, _ board: Board, _ layout: GameLayout, isLeaving: Bool = false, into list: inout DrawList
  ) {
    let place = PhotoPlacement(placement.picture, placement.info, layout)
    let motion = CropReveal(crop: place.crop, photo: place.photo, duration: duration)
    let bounds = motion.bounds(at: now)
    board.photo(
      place, bounds: bounds, progress: motion.progress(at: now), hasLight: !isLeaving, into: &list)
    let unit = layout.viewport.unit
    let outline = min(1, max(0, (now - duration * 0.5) / 0.3))
    list.slices(
      "crop-outline", place.crop, scale: unit,
      tint: environment.config.colours.border.faded(0.6 * outline))
    let landed = min(1, max(0, (now - stampLands) / environment.config.durations.buttons))
    let caption = Caption(place, layout, environment)
    caption.draw(alpha: landed, into: &list)
    // A turned graphic that fades is dear to draw without a graphics card, and the next crop is what counts now.
    guard !isLeaving else { return }
    let stamp = Stamp(outcome, place, layout, environment, above: caption.band)
    stamp.draw(at: (now - (stampLands - Time.stamp)) / Time.stamp, into: &list)
  }

  func drawContinue(_ layout: GameLayout, shown: Double, into list: inout DrawList) {
    guard shown > 0 else { return }
    let config = environment.config
    let viewport = layout.viewport
    let painter = Painter(environment, FrameContext(viewport: viewport))
    let rect = layout.continueButton.offset(dy: viewport.points(14) * (1 - shown))
    painter.pill(
      "button-main", config.strings.continueLabel, in: rect, ink: config.colours.inkOnLight,
      look: buttons.looks[Button.proceed.rawValue], size: viewport.type(viewport.isPortrait ? 26 : 32),
      alpha: shown, into: &list)
    list.text(
      TextCommand(
        config.strings.continueHint, .small, size: viewport.type(16), in: layout.continueHint,
        config.colours.muted.faded(shown), .center))
  }
}

extension Input {
  /// The player asks for the pause menu.
  var asksForPause: Bool {
    self == .key(.escape, isRepeat: false) || self == .key(.p, isRepeat: false)
  }
}
