import Geometry
import Media
import Motion
import Rules

/// A picture in play: its crop glows in the frame, the clock runs, the answers wait.
package struct GameScene: Scene {
  package let name = "game"
  package let backdrop = Backdrop.wall

  /// How far the picture has come.
  private enum Stage: Equatable {
    /// The photo is not there yet; game time stands still.
    case awaiting
    /// The crop lights up since the given time.
    case entering(since: Double)
    /// Clock and buttons are live.
    case live
  }

  package private(set) var match: Match
  private let environment: Environment
  private var stage = Stage.awaiting
  /// Seconds this scene has had; the match's clock, since the scene gets none while it is paused.
  private var time = 0.0
  /// Before this time the crop does not appear: the screen is still travelling in.
  private let earliest: Double
  /// The answers, and after them the button that pauses.
  private var buttons: ButtonGroup
  private var hovers = HoverSound()
  private var placement: PhotoPlacement?
  /// The picture before, on its way out.
  private let previous: RevealScene?
  /// Seconds until a resumed game goes on; the cover opens in the meantime.
  private var resumesIn = 0.0

  /// Seconds in which the crop lights up, in which the print before it fades, after which the crop may come, and after
  /// which waiting is shown.
  private enum Time {
    static let entering = 0.3
    static let fading = 0.18
    static let leaving = 0.12
    static let patience = 0.25
  }

  package init(_ match: Match, environment: Environment, after previous: RevealScene? = nil) {
    self.match = match
    self.environment = environment
    self.previous = previous
    // The first step asks for the photo; the second is the first that can show it.
    earliest = max(
      2 * FixedStep.duration, previous == nil ? environment.config.durations.screens : Time.leaving)
    buttons = ButtonGroup(
      match.answerCount + 1, trigger: .press, main: nil, aside: match.answerCount,
      duration: environment.config.durations.hover)
  }

  /// Seconds on the match's clock.
  package var matchTime: Double { time }

  package var awaitsPhoto: Bool {
    // Already before the step in which the crop could appear: whether the photo comes a moment before that step or
    // long after it, the game is the same.
    stage == .awaiting && time + FixedStep.duration >= earliest
      && environment.effects.photo(match.card.picture) == .waiting
  }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    let layout = GameLayout(step.viewport, answers: match.answerCount)
    let pressed = pressed(step, layout)
    let choice = pressed.flatMap { $0.index < match.answerCount ? $0 : nil }
    var interrupted = step.inputs.contains { timed in
      timed.input == .interrupted || timed.input == .resumedAfterGap || timed.input.asksForPause
    }
    interrupted = interrupted || pressed?.index == match.answerCount
    if resumesIn > 0 {
      resumesIn -= step.duration
      return interrupted ? [pause()] : []
    }

    let start = time
    time += step.duration
    let commands = play(choice, from: start, layout)
    // An answer that came in the same step counts before the game is paused.
    if interrupted, commands.isEmpty { return [pause()] }
    return commands
  }

  private mutating func play(
    _ choice: ButtonGroup.Activation?, from start: Double, _ layout: GameLayout
  ) -> [SceneCommand] {
    fetch(layout)
    if match.isFinished { return [leave()] }
    switch stage {
    case .awaiting:
      break
    case .entering(let since):
      if time >= max(since + Time.entering, environment.config.game.guardSeconds) {
        stage = .live
        react(to: match.open(at: time))
      }
    case .live:
      let remaining = match.remaining(at: time)
      if let choice { react(to: match.answer(choice.index, at: start + choice.offset)) }
      react(to: match.advance(to: time))
      if case .revealed(let outcome) = match.phase {
        environment.effects.log(.answer(choice: match.choice, outcome, seconds: match.secondsUsed))
        environment.effects.log(.score(match.score, total: match.total))
        return [reveal(remaining)]
      }
    }
    return []
  }

  /// Keeps asking for this photo and the next two, and follows what comes of it.
  private mutating func fetch(_ layout: GameLayout) {
    want(layout)
    // Only before it was shown (what is on screen stays), and no sooner than it would have been.
    while stage == .awaiting, time >= earliest, !match.isFinished,
      environment.effects.photo(match.card.picture) == .failed
    {
      placement = nil
      react(to: match.replacePicture())
      // At once: whoever waits for the photo does not take another step before it is there.
      if !match.isFinished { want(layout) }
    }
    switch environment.effects.photo(match.card.picture) {
    case .waiting, .failed:
      break
    case .ready(let info):
      placement = PhotoPlacement(match.card.picture, info, layout)
      if stage == .awaiting, time >= earliest {
        stage = .entering(since: time)
        environment.effects.markShown(match.card.picture)
        placement.map {
          environment.effects.log(
            .picture(
              number: match.number, match.card, crop: info.crop, photoRect: $0.photo, cropRect: $0.crop))
        }
      }
    }
  }

  private func want(_ layout: GameLayout) {
    let wanted = [match.card] + match.upcoming(2)
    environment.effects.want(wanted.map(\.picture), layout.photoBox)
  }

  /// The answer or the pause that was asked for first.
  private mutating func pressed(_ step: Step, _ layout: GameLayout) -> ButtonGroup.Activation? {
    let isLive = takesInput
    for index in 0..<match.answerCount { buttons.setEnabled(index, stage == .live) }
    buttons.duration = environment.config.durations.hover
    let pressed = buttons.update(
      step, rects: layout.answers + [layout.pauseTarget], liveFrom: isLive ? 0 : .infinity)
    hovers.update(buttons, environment)
    let digits = 1...match.answerCount
    let typed = step.inputs.lazy.compactMap { timed -> ButtonGroup.Activation? in
      guard isLive, case .key(.digit(let digit), isRepeat: false) = timed.input, digits.contains(digit)
      else { return nil }
      return ButtonGroup.Activation(index: digit - 1, offset: timed.offset)
    }.first
    guard let pressed, let typed else { return pressed ?? typed }
    return typed.offset < pressed.offset ? typed : pressed
  }

  private func react(to events: [MatchEvent]) {
    for event in events {
      environment.effects.log(.match(event))
      switch event {
      case .ticked(_, let isLast): environment.effects.play(.named(isLast ? "tick-last" : "tick"))
      case .answered: environment.effects.play(.named("press"))
      default: break
      }
    }
  }

  private func pause() -> SceneCommand {
    let environment = environment
    let answers = match.answerCount
    environment.effects.play(.named("pause"))
    return .push { PauseScene(environment: environment, answers: answers) }
  }

  private func reveal(_ remaining: Double) -> SceneCommand {
    let (match, environment, buttons) = (match, environment, buttons)
    guard let placement else { preconditionFailure("A picture was played that is not on screen") }
    return .replace(.cut) {
      RevealScene(match, placement, buttons, remaining: remaining, environment: environment)
    }
  }

  private func leave() -> SceneCommand {
    let (match, environment) = (match, environment)
    // Without a single picture shown there is no result to speak of.
    return .replace(.travel(seconds: environment.config.durations.screens)) {
      match.outcomes.isEmpty ? GameFlow.nothing(environment) : GameFlow.results(match, environment)
    }
  }

  package mutating func resumed(with result: SceneResult) -> [SceneCommand] {
    let environment = environment
    switch result {
    case .resume:
      resumesIn = environment.config.game.guardSeconds
      buttons.forgetPointer()
      return []
    case .restart:
      return [
        .replace(.travel(seconds: environment.config.durations.screens)) { GameFlow.game(environment) }
      ]
    case .quit:
      return [GameFlow.quit(environment)]
    }
  }

  package var takesInput: Bool { stage == .live && resumesIn <= 0 }

  package func press(_ name: String, in viewport: Viewport) -> [Input] {
    let layout = GameLayout(viewport, answers: match.answerCount)
    if name == "pause" { return Input.press(layout.pauseTarget) }
    guard let number = Int(name), layout.answers.indices.contains(number - 1) else { return [] }
    return Input.press(layout.answers[number - 1])
  }

  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    let layout = GameLayout(frame.viewport, answers: match.answerCount)
    let board = Board(environment: environment, layout: layout)
    let now = time + (resumesIn > 0 ? 0 : frame.sinceStep)
    board.header(match, score: match.score, pop: 0, into: &list)
    board.frame(into: &list)
    drawPrevious(now, board, layout, into: &list)

    let entered = entered(now)
    let place = placement.map { PhotoPlacement($0.picture, $0.info, layout) }
    if let place, entered > 0 {
      board.photo(place, bounds: place.crop, progress: 0, alpha: entered, into: &list)
    }
    let timer = TimerLine(environment: environment, layout: layout)
    timer.draw(
      remaining: match.remaining(at: now), of: match.secondsPerPicture,
      numberAway: place?.crop ?? layout.frame, alpha: entered, into: &list)
    if stage == .awaiting { drawLoading(now, layout, into: &list) }

    let coming = previous == nil ? 1 : min(1, now / environment.config.durations.buttons)
    board.heading(nil, change: 0, into: &list)
    let bar = AnswerBar(environment: environment, layout: layout)
    for index in 0..<match.answerCount {
      let verdict = previous.map { $0.verdict(index) } ?? .open
      // The looks of the picture before go the way back that they came.
      bar.draw(
        index, look: buttons.looks[index], verdict: coming < 1 ? verdict : .open, change: 1 - coming,
        into: &list)
    }
    board.pause(buttons.looks[match.answerCount], into: &list)
    if resumesIn > 0 {
      let closed = resumesIn / environment.config.game.guardSeconds
      PauseScene.cover(layout, alpha: min(1, closed), into: &list)
    }
  }

  private func entered(_ now: Double) -> Double {
    switch stage {
    case .awaiting: 0
    case .entering(let since): Easing.outCubic((now - since) / Time.entering)
    case .live: 1
    }
  }

  private func drawPrevious(
    _ now: Double, _ board: Board, _ layout: GameLayout, into list: inout DrawList
  ) {
    let duration = Time.fading
    guard let previous, now < duration else { return }
    let gone = Easing.inOutCubic(now / duration)
    previous.drawPrint(board, layout, gone: gone, into: &list)
    var leaving = DrawList()
    previous.drawContinue(layout, shown: 1 - gone, into: &leaving)
    list.append(leaving)
  }

  private func drawLoading(_ now: Double, _ layout: GameLayout, into list: inout DrawList) {
    let shown = min(1, max(0, (now - earliest - Time.patience) / environment.config.durations.buttons))
    let side = layout.viewport.points(56)
    let place = Rect(center: layout.frame.center, size: Size(side, side))
    list.graphic(
      .named("loading"), place.offset(dy: -side * 0.5), tint: Colour.white.faded(shown),
      rotation: (now * 180).rounded())
    let text = Rect(layout.frame.x, layout.frame.midY + side * 0.3, layout.frame.width, side)
    list.text(
      TextCommand(
        environment.config.strings.loading, .small, size: layout.viewport.type(Painter.TypeSize.body),
        in: text, environment.config.colours.muted.faded(shown), .center))
  }
}
