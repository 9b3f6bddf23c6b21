import Geometry
import Media
import Motion
import Rules

/// What stands around the frame while a game is played: count, score, heading and the frame itself.
struct Board {
  let environment: Environment
  let layout: GameLayout

  private var config: Configuration { environment.config }
  private var viewport: Viewport { layout.viewport }

  /// Draws count and score; `pop` lets the score swell, 0…1.
  func header(_ match: Match, score: Int, pop: Double, into list: inout DrawList) {
    let portrait = viewport.isPortrait
    let size = viewport.type(portrait ? 22 : 30)
    list.text(
      TextCommand(
        spans: spans(config.strings.picture, ["number": "\(match.number)"], strong: "number"),
        .label, size: size, in: layout.count))
    // The star stands first, so that it is as far from the score whatever that is.
    let side = viewport.points(portrait ? 24 : 36)
    let star = Rect(layout.score.x, layout.score.midY - side / 2, side, side)
    let start = side + viewport.points(portrait ? 8 : 12)
    var line = TextCommand(
      spans: spans(config.strings.score, ["score": "\(score)", "total": "\(match.total)"], strong: "score"),
      .label, size: viewport.type(portrait ? 22 : 34),
      in: Rect(
        layout.score.x + start, layout.score.y, layout.score.width - start, layout.score.height))
    line.zoom = 1 + 0.35 * pop
    list.text(line)
    list.graphic(.named("star"), star.scaled(by: 1 + 0.3 * pop))
  }

  /// The empty place on the wall.
  func frame(into list: inout DrawList) {
    list.slices("frame", layout.frame, scale: viewport.unit)
  }

  /// The line over the answers; it goes from the question to `answer` as `change` goes from 0 to 1.
  func heading(_ answer: String?, change: Double, into list: inout DrawList) {
    let size = viewport.type(viewport.isPortrait ? 24 : 36)
    func line(_ text: String, _ alpha: Double) {
      list.text(
        TextCommand(
          text, .label, size: size, minimumSize: viewport.type(Painter.TypeSize.least), in: layout.question,
          config.colours.ink.faded(alpha), lines: 3))
    }
    guard let answer else { return line(config.strings.question, 1) }
    line(config.strings.question, max(0, 1 - 2.2 * change))
    line(answer, max(0, 2.2 * change - 1.2))
  }

  /// What it was, in the owner's words.
  func solution(_ answer: Int, _ outcome: Outcome) -> String {
    let item = config.answer(answer)
    let strings = config.strings
    let template: String
    switch (outcome, item.phrase) {
    case (.right, .some): template = strings.itIs
    case (.right, .none): template = strings.itIsLabel
    case (_, .some): template = strings.itWas
    case (_, .none): template = strings.itWasLabel
    }
    return Words.fill(template, ["label": item.label, "phrase": item.phrase ?? item.label])
  }

  /// The button that pauses, and where there is room the key for it.
  func pause(_ look: ButtonGroup.Look, into list: inout DrawList) {
    let painter = Painter(environment, FrameContext(viewport: viewport))
    painter.round(.markPause, in: layout.pauseButton, look: look, into: &list)
    guard !viewport.isPortrait else { return }
    list.text(
      TextCommand(
        config.strings.pauseHint, .small, size: viewport.type(Painter.TypeSize.tiny), in: layout.pauseHint,
        config.colours.muted))
  }

  /// Crop or photo with its border: `bounds` is what is seen, `progress` the way from crop to print; `hasLight` is
  /// whether glow and shadow lie around it.
  func photo(
    _ placement: PhotoPlacement, bounds: Rect, progress: Double, alpha: Double = 1, hasLight: Bool = true,
    into list: inout DrawList
  ) {
    let unit = viewport.unit
    let colours = config.colours
    let seen = bounds.snapped
    if hasLight {
      list.slices("print-shadow", seen, scale: unit, tint: Colour.white.faded(alpha * progress))
      list.slices(
        "crop-glow", seen, scale: unit, tint: colours.glow.faded(alpha * (1 - 0.55 * progress)))
    }
    list.photo(placement.picture, placement.photo, clip: seen, alpha: alpha)
    list.slices("crop-edge", seen, scale: unit, tint: colours.border.faded(alpha * (1 - progress)))
    list.slices("print-edge", seen, scale: unit, tint: colours.border.faded(alpha * progress))
  }

  /// A filled text whose value called `strong` is in ink, the rest muted; a number sign goes with its number.
  private func spans(
    _ template: String, _ values: [String: String], strong: String
  ) -> [TextCommand.Span] {
    let colours = config.colours
    // What is not to stand out is filled in first and is plain text from then on.
    let plain = Words.fill(template, values.filter { $0.key != strong })
    var spans: [TextCommand.Span] = []
    for piece in Words.pieces(of: plain, values) {
      var text = piece.text
      if piece.isFilled, let last = spans.indices.last, spans[last].text.last == "#" {
        spans[last].text.removeLast()
        text = "#" + text
      }
      spans.append(TextCommand.Span(text, piece.isFilled ? colours.ink : colours.muted))
    }
    return spans.filter { !$0.text.isEmpty }
  }
}
