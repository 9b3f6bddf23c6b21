import Geometry
import Media
import Motion
import Rules

/// The answer buttons: the same in every picture, before and after the answer.
package struct AnswerBar {
  /// What a button has to say once the picture is answered.
  enum Verdict: Equatable {
    case open
    case right
    case wrongChoice
    case other
  }

  let environment: Environment
  let layout: GameLayout

  /// Draws one button; `change` is the way from its open look to the verdict's, 0…1.
  func draw(
    _ index: Int, look: ButtonGroup.Look, verdict: Verdict, change: Double, into list: inout DrawList
  ) {
    let config = environment.config
    let colours = config.colours
    let unit = layout.viewport.unit
    let painter = Painter(environment, FrameContext(viewport: layout.viewport))
    let rect = verdict == .open ? painter.pressed(layout.answers[index], look) : layout.answers[index]
    let own = colours.answers[index]
    let dim = verdict == .other ? 1 - 0.68 * change : 1
    let closed = look.isEnabled ? 1.0 : 0.55
    let alpha = verdict == .open ? closed : closed + (1 - closed) * change

    list.slices("button", rect, scale: unit, tint: Colour.white.faded(dim))
    switch verdict {
    case .open, .other:
      list.slices("button-edge", rect, scale: unit, tint: own.faded(dim * alpha))
      list.slices(
        "button-shine", rect, scale: unit,
        tint: own.faded(0.14 * look.hover + 0.12 * look.press).faded(verdict == .open ? 1 : 1 - change))
    case .right:
      list.slices("button-edge", rect, scale: unit, tint: own.faded(1 - change))
      list.slices("button-right", rect, scale: unit, tint: Colour.white.faded(change))
    case .wrongChoice:
      list.slices("button-edge", rect, scale: unit, tint: own.faded(1 - change))
      list.slices("button-wrong", rect, scale: unit, tint: Colour.white.faded(change))
    }
    if look.isFocused, verdict == .open { list.slices("focus", rect, scale: unit, tint: colours.ink) }

    let parts = Parts(rect, layout.viewport)
    let shapeColour = verdict == .right ? own.mixed(with: colours.inkOnOutcome, change) : own
    // Where there is no room for both, the mark takes the shape's place.
    let hasMark = verdict == .right || verdict == .wrongChoice
    let shapeAlpha = hasMark && parts.markReplacesShape ? max(0, 1 - 2 * change) : 1
    list.graphic(
      .named("shape-\(index + 1)"), parts.shape, tint: shapeColour.faded(dim * alpha * shapeAlpha))
    let ink = (verdict == .right ? colours.ink.mixed(with: colours.inkOnOutcome, change) : colours.ink)
      .faded(dim * alpha)
    var words = parts.label
    // The verdict stands under the label in words, so that colour alone never says it.
    let note = verdict == .right ? config.strings.rightAnswer : config.strings.yourAnswer
    let hasNote = hasMark && !note.isEmpty
    if hasNote {
      words = parts.labelOverNote.offset(dy: (words.midY - parts.labelOverNote.midY) * (1 - change))
    }
    list.text(AnswerBar.label(index, of: config, in: words, size: parts.labelSize, ink))
    if hasNote {
      list.text(
        TextCommand(note, .small, size: parts.noteSize, in: parts.note, ink.faded(0.85 * change)))
    }
    if verdict == .open, parts.hasKeyCap {
      list.slices("key-cap", parts.keyCap, scale: unit, tint: Colour.white.faded(alpha))
      list.text(
        TextCommand(
          "\(index + 1)", .small, size: parts.keySize, in: parts.keyCap, colours.muted.faded(alpha), .center))
    }
    if hasMark {
      let mark = parts.mark.scaled(by: Easing.outBack(change))
      list.graphic(
        .named(verdict == .right ? "mark-tick" : "mark-cross"), mark,
        tint: (verdict == .right ? colours.inkOnOutcome : colours.wrongLight).faded(min(1, change * 2)))
    }
  }

  private static func label(
    _ index: Int, of config: Configuration, in box: Rect, size: Double, _ ink: Colour
  ) -> TextCommand {
    var label = TextCommand(
      config.answer(index).label, .label, size: size, minimumSize: size * 0.5, in: box, ink, lines: 2)
    label.peers = config.answers.map(\.label)
    return label
  }

  /// The label of an open answer as it is drawn in a window: for those who ask how it fits.
  package static func label(_ index: Int, of config: Configuration, in viewport: Viewport) -> TextCommand {
    let layout = GameLayout(viewport, answers: config.answers.count)
    let parts = Parts(layout.answers[index], viewport)
    return label(index, of: config, in: parts.label, size: parts.labelSize, config.colours.ink)
  }

  /// Where the parts of a button stand.
  private struct Parts {
    let shape: Rect
    let label: Rect
    /// Where the label moves when a note comes under it: two lines of it get smaller before they meet the note.
    let labelOverNote: Rect
    let note: Rect
    let keyCap: Rect
    let mark: Rect
    let labelSize: Double
    let noteSize: Double
    let keySize: Double
    let hasKeyCap: Bool
    let markReplacesShape: Bool

    init(_ rect: Rect, _ viewport: Viewport) {
      let unit = viewport.unit
      let portrait = viewport.isPortrait
      let side = (portrait ? 32 : 44) * unit
      let inset = (portrait ? 18 : 28) * unit
      shape = Rect(rect.x + inset, rect.midY - side / 2, side, side)
      hasKeyCap = !portrait
      markReplacesShape = portrait
      let cap = 34 * unit
      keyCap = Rect(rect.maxX - 24 * unit - cap, rect.midY - cap / 2, cap, cap)
      keySize = viewport.type(Painter.TypeSize.small)
      let markSide = 38 * unit
      let end = rect.maxX - 22 * unit
      mark = portrait ? shape : Rect(end - markSide, rect.midY - markSide / 2, markSide, markSide)
      let left = shape.maxX + (portrait ? 12 : 20) * unit
      let right = portrait ? rect.maxX - 10 * unit : min(mark.minX, keyCap.minX) - 8 * unit
      label = Rect(left, rect.y + 6 * unit, max(1, right - left), rect.height - 12 * unit)
      labelSize = viewport.type(portrait ? 21 : 32)
      noteSize = viewport.type(portrait ? 13 : 16)
      let noteHeight = noteSize * 1.3
      // In a small window type is large for the button, and the note still stands inside.
      let noteTop = min(label.y + 0.65 * label.height, rect.maxY - 4 * unit - noteHeight)
      note = Rect(left, noteTop, label.width, noteHeight)
      let room = 0.53 * label.height
      labelOverNote = Rect(left, noteTop - room, label.width, room)
    }
  }
}
