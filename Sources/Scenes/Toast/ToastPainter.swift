import Geometry
import Media

/// Draws one message: a plate of the theme's, a mark, a title and what there is to say besides.
struct ToastPainter {
  private let toast: Toast
  private let layout: ToastLayout
  private let colours: Configuration.Colours
  private let folded: Double

  /// `folded` is how far it has shrunk to its title, 0…1.
  init(_ toast: Toast, _ layout: ToastLayout, _ colours: Configuration.Colours, folded: Double) {
    self.toast = toast
    self.layout = layout
    self.colours = colours
    self.folded = folded
  }

  /// Widths of letters in parts of their size, and room for words that do not break where a line ends: how wide a
  /// text is, is for the renderer to measure, and this a guess at it. What needs more gets smaller letters.
  private enum Guess {
    static let title = 0.56
    static let detail = 0.45
    static let room = 1.12
  }

  private var end: Double { layout.viewport.points(14) }
  private var mostWidth: Double { layout.width - layout.inset - end }
  private var detailWidth: Double {
    Double(toast.detail.count) * layout.detailSize * Guess.detail * Guess.room
  }

  /// Lines that the detail is given.
  private var lines: Int {
    toast.detail.isEmpty
      ? 0 : min(layout.isAtTop ? 4 : 2, max(1, Int((detailWidth / mostWidth).rounded(.up))))
  }

  /// As wide as its words.
  var width: Double {
    let title = min(mostWidth, Double(toast.title.count) * layout.titleSize * Guess.title)
    let words = min(mostWidth, max(title, detailWidth / Double(max(1, lines))))
    return (words + (title - words) * folded + layout.inset + end).rounded()
  }

  private var detailHeight: Double { Double(lines) * layout.lineHeight }

  var height: Double {
    (2 * layout.padding + layout.titleHeight + detailHeight * (1 - folded)).rounded()
  }

  func draw(in rect: Rect, into list: inout DrawList) {
    let viewport = layout.viewport
    // The plate lets half of what is behind shine through; twice, and words can be read on anything.
    for _ in 0..<2 { list.slices("card", rect, scale: viewport.unit * 0.45) }
    let isWarning = toast.kind == .warning
    let title = Rect(
      rect.x + layout.inset, rect.y + layout.padding,
      rect.width - layout.inset - end, layout.titleHeight)
    let side = (layout.titleSize * 1.05).rounded()
    let mark = Rect(
      center: Point(rect.x + viewport.points(10) + layout.titleSize * 0.75, title.midY),
      size: Size(side, side))
    list.graphic(
      .named(isWarning ? "mark-cross" : "mark-tick"), mark.snapped,
      tint: isWarning ? colours.warning : colours.rightLight)
    list.text(
      TextCommand(
        toast.title, .label, size: layout.titleSize, minimumSize: layout.titleSize * 0.75, in: title.snapped,
        isWarning ? colours.ink : colours.muted))
    guard lines > 0, folded < 1 else { return }
    let words = Rect(title.x, title.maxY, title.width, detailHeight)
    list.text(
      TextCommand(
        toast.detail, .small, size: layout.detailSize, minimumSize: layout.detailSize * 0.75,
        in: words.snapped, colours.muted.faded(max(0, 1 - 2 * folded)), lines: lines))
  }
}
