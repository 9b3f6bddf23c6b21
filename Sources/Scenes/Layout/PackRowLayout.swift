import Geometry

/// Where the cards of a row of packs stand; a row that is too long for its place can be moved.
struct PackRowLayout: Equatable {
  /// The whole place of the row, arrows included.
  let place: Rect
  /// Where cards are seen.
  let window: Rect
  /// For the arrows; nil where all cards fit.
  let back: Rect?
  let forth: Rect?
  /// From one card to the next.
  let pitch: Double
  /// What stays free at both ends of the window, for the mark of the chosen card.
  private let margin: Double
  private let card: Size
  private let count: Int

  /// - Parameters:
  ///   - place: what the row may take.
  ///   - width: of a card; it is as tall as the place.
  ///   - gap: between cards.
  ///   - arrow: width of an arrow's place.
  ///   - count: how many packs there are.
  init(_ place: Rect, card width: Double, gap: Double, arrow: Double, count: Int) {
    self.place = place
    self.count = count
    card = Size(width, place.height)
    pitch = width + gap
    if Double(count) * pitch - gap <= place.width {
      window = place
      (back, forth) = (nil, nil)
      margin = 0
    } else {
      window = place.inset(dx: arrow, dy: 0)
      margin = gap
      back = Rect(place.minX, place.minY, arrow, place.height)
      forth = Rect(place.maxX - arrow, place.minY, arrow, place.height)
    }
  }

  /// How many cards are seen at once, parts of cards too.
  var visible: Double { (window.width - 2 * margin + pitch - card.width) / pitch }

  /// The farthest that the row can be moved, in cards.
  var end: Double { max(0, Double(count) - visible) }

  /// How far the row is moved for a card to be seen in the middle, or as near to it as the row's ends allow.
  func centred(_ index: Int) -> Double { min(end, max(0, Double(index) - (visible - 1) / 2)) }

  /// The place of a card in a row that is moved by `offset` cards.
  func card(_ index: Int, offset: Double) -> Rect {
    let start =
      back == nil ? window.midX - (Double(count) * pitch - (pitch - card.width)) / 2 : window.minX + margin
    return Rect(start + (Double(index) - offset) * pitch, place.y, card.width, card.height).snapped
  }

  /// The card at a point.
  func card(at point: Point, offset: Double) -> Int? {
    guard window.contains(point) else { return nil }
    return seen(offset: offset).first { card($0, offset: offset).contains(point) }
  }

  /// The cards that are seen, parts of cards too.
  func seen(offset: Double) -> Range<Int> {
    let first = max(0, Int((offset - 0.5).rounded(.down)))
    let last = min(count, Int((offset + visible).rounded(.up)) + 1)
    return first..<max(first, last)
  }
}
