import Geometry

/// Where everything stands on the results screen.
struct ResultsLayout: Equatable {
  let ring: Rect
  let title: Rect
  let text: Rect
  let again: Rect
  let note: Rect
  let quit: Rect
  /// Nil where there is nothing to credit, and nothing to choose.
  let credits: Rect?
  let packs: Rect?
  private let marks: Rect
  private let columns: Int
  private let step: Double
  private let side: Double
  private let pictures: Int

  init(_ viewport: Viewport, pictures: Int, hasCredits: Bool = false, hasPacks: Bool = false) {
    self.pictures = pictures
    let u = viewport.unit
    let size = viewport.size
    let center = size.width / 2
    let top = (size.height - (viewport.isPortrait ? 740 : 720) * u) / 2
    func across(_ y: Double, _ height: Double) -> Rect {
      Rect(24 * u, top + y * u, size.width - 48 * u, height * u).snapped
    }
    func middle(_ width: Double, _ y: Double, _ height: Double) -> Rect {
      Rect(center - width * u / 2, top + y * u, width * u, height * u).snapped
    }
    if viewport.isPortrait {
      ring = middle(230, 56, 230)
      title = across(312, 56)
      text = across(366, 30)
      marks = middle(300, 416, 84)
      again = middle(270, 536, 72)
      note = across(616, 28)
      // One row, with the way out at its end.
      let names = [hasCredits, hasPacks, true]
      let count = Double(names.count { $0 })
      let width = count == 1 ? 140.0 : 112
      let left = center - (count * width + (count - 1) * 10) * u / 2
      var places = (0..<Int(count)).map { index in
        Rect(left + Double(index) * (width + 10) * u, top + 662 * u, width * u, 48 * u).snapped
      }
      credits = hasCredits ? places.removeFirst() : nil
      packs = hasPacks ? places.removeFirst() : nil
      quit = count == 1 ? middle(140, 662, 48) : places[0]
    } else {
      ring = middle(300, 56, 300)
      title = across(368, 72)
      text = across(438, 34)
      marks = middle(820, 488, 48)
      let main = middle(320, 566, 84)
      again = main
      note = across(660, 30)
      func beside(_ x: Double) -> Rect { Rect(x, main.midY - 28 * u, 132 * u, 56 * u).snapped }
      credits = hasCredits ? Rect(main.minX - 172 * u, main.midY - 28 * u, 148 * u, 56 * u).snapped : nil
      packs = hasPacks ? beside(main.maxX + 24 * u) : nil
      quit = beside((packs?.maxX ?? main.maxX + 12 * u) + 12 * u)
    }
    // As few rows as keep the marks large enough to tell them apart.
    let largest = (viewport.isPortrait ? 22.0 : 24.0) * u
    var rows = 1
    while rows < 6, marks.width / Double((pictures + rows - 1) / rows) < largest { rows += 1 }
    columns = max(1, (pictures + rows - 1) / rows)
    step = min(27 * u, marks.width / Double(columns), marks.height / Double(rows))
    side = (step * 0.8).rounded()
  }

  /// The place of the mark of picture `index`.
  func mark(_ index: Int) -> Rect {
    let row = index / columns
    let inRow = min(columns, pictures - row * columns)
    let left = marks.midX - Double(inRow) * step / 2
    return Rect(left + Double(index % columns) * step, marks.y + Double(row) * step, side, side).snapped
  }
}
