import Geometry
import Media
import Motion

/// Draws a row of packs: each a collage of four of its photos, its title and how many pictures it has.
struct PackCards {
  let environment: Environment
  let viewport: Viewport
  let layout: PackRowLayout
  let choice: PackChoice

  private var unit: Double { viewport.unit }
  private var colours: Configuration.Colours { environment.config.colours }

  func draw(_ row: PackRow, into list: inout DrawList) {
    // Those beyond the edges are drawn as well: their photos are there when they come in.
    for index in layout.seen(offset: row.offset) {
      draw(
        choice.entries[index], layout.card(index, offset: row.offset), isSelected: index == row.selected,
        isHovered: index == row.hovered, into: &list)
    }
    if let back = layout.back { arrow("‹", back, isOn: row.offset > 0.01, into: &list) }
    if let forth = layout.forth {
      arrow("›", forth, isOn: row.offset < layout.end - 0.01, into: &list)
      let number = Rect(forth.x, forth.midY + 30 * unit, forth.width, 24 * unit)
      list.text(
        TextCommand(
          "\(row.selected + 1)/\(choice.entries.count)", .small, size: viewport.type(15), in: number,
          colours.muted, .center))
    }
  }

  private func draw(
    _ entry: PackChoice.Entry, _ card: Rect, isSelected: Bool, isHovered: Bool, into list: inout DrawList
  ) {
    let window = layout.window.inset(dx: 0, dy: -Space.outset * unit)
    let seen = card.intersection(window)
    guard !seen.isEmpty else { return }
    // What is not chosen keeps back, and comes forward under the pointer.
    let part = seen.width / card.width
    let alpha =
      (entry.isBroken ? 0.4 : isSelected || isHovered ? 1 : 0.78) * Easing.inOutCubic(0.25 + 0.75 * part)
    list.slices("card", card, scale: unit, tint: Colour.white.faded(alpha), clip: window)
    let pad = Space.pad * unit
    let words = (viewport.isPortrait ? Space.portraitWords : Space.words) * unit
    let collage = Rect(card.x + pad, card.y + pad, card.width - 2 * pad, card.height - 2 * pad - words)
      .snapped
    draw(entry, collage, alpha: alpha, clip: window, into: &list)
    let title = Rect(collage.x, collage.maxY + 2 * unit, collage.width, words * 0.56)
    let count = Rect(collage.x, title.maxY, collage.width, words * 0.44)
    var name = TextCommand(
      entry.title, .label, size: viewport.type(viewport.isPortrait ? 19 : 24),
      minimumSize: viewport.type(viewport.isPortrait ? 14 : 18), in: title,
      colours.ink.faded(alpha), .center)
    var note = TextCommand(
      note(entry), .small, size: viewport.type(viewport.isPortrait ? 14 : 17), in: count,
      colours.muted.faded(alpha), .center)
    name.clip = window
    note.clip = window
    list.text(name)
    list.text(note)
    guard isSelected else { return }
    list.slices("focus", card, scale: unit, tint: colours.accent, clip: window)
    // A mark beside the colour: who does not see the one sees the other.
    let side = Space.badge * unit
    let badge = Rect(collage.maxX - side - 6 * unit, collage.minY + 6 * unit, side, side).snapped
    list.graphic(.named("shape-1"), badge, tint: colours.accent, clip: window)
    list.graphic(.named("mark-tick"), badge.inset(by: side * 0.2), tint: colours.inkOnLight, clip: window)
  }

  private enum Space {
    static let pad = 12.0
    static let words = 64.0
    static let portraitWords = 46.0
    static let gap = 4.0
    static let badge = 34.0
    /// How far the mark of the chosen card reaches beyond it.
    static let outset = 14.0
  }

  private func note(_ entry: PackChoice.Entry) -> String {
    let strings = environment.config.strings
    if entry.isBroken { return strings.packBroken }
    guard let count = entry.pictureCount else { return strings.packCounting }
    return Words.fill(count == 1 ? strings.packCountOne : strings.packCount, ["count": "\(count)"])
  }

  private func draw(
    _ entry: PackChoice.Entry, _ collage: Rect, alpha: Double, clip: Rect, into list: inout DrawList
  ) {
    let cells = PackCards.cells(entry.pictures.count, in: collage, gap: (Space.gap * unit).rounded())
    for (index, cell) in cells.enumerated() {
      // The empty place, while a photo is on its way.
      list.fill(cell.intersection(clip), colours.wallLight.faded(0.5 * alpha))
      guard index < entry.pictures.count else { continue }
      list.thumbnail(entry.pictures[index], cell, clip: clip, alpha: alpha)
    }
  }

  /// The places of up to four photos; four empty ones while none is known.
  static func cells(_ count: Int, in rect: Rect, gap: Double) -> [Rect] {
    let width = ((rect.width - gap) / 2).rounded(.down)
    let height = ((rect.height - gap) / 2).rounded(.down)
    let right = rect.width - gap - width
    let below = rect.height - gap - height
    switch count {
    case 1: return [rect]
    case 2:
      return [
        Rect(rect.x, rect.y, width, rect.height), Rect(rect.x + width + gap, rect.y, right, rect.height),
      ]
    case 3:
      return [
        Rect(rect.x, rect.y, width, rect.height), Rect(rect.x + width + gap, rect.y, right, height),
        Rect(rect.x + width + gap, rect.y + height + gap, right, below),
      ]
    default:
      return [
        Rect(rect.x, rect.y, width, height), Rect(rect.x + width + gap, rect.y, right, height),
        Rect(rect.x, rect.y + height + gap, width, below),
        Rect(rect.x + width + gap, rect.y + height + gap, right, below),
      ]
    }
  }

  private func arrow(_ sign: String, _ place: Rect, isOn: Bool, into list: inout DrawList) {
    let side = min(place.width * 0.8, 52 * unit)
    let pill = Rect(center: place.center, size: Size(side, side)).snapped
    list.slices("button-quiet", pill, scale: unit, tint: Colour.white.faded(isOn ? 1 : 0.35))
    list.text(
      TextCommand(
        sign, .label, size: viewport.type(30), in: pill.offset(dy: -2 * unit),
        colours.ink.faded(isOn ? 1 : 0.35), .center))
  }
}
