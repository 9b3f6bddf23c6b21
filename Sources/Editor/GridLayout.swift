import Geometry

/// Where thumbnails stand in the grid, and which of them are in view.
package struct GridLayout: Equatable, Sendable {
  private let area: Rect
  private let count: Int
  package let columns: Int
  /// A thumbnail's side.
  package let side: Double
  private let gap: Double
  /// How far the grid can scroll, in pixels.
  package let range: Double

  private static let wanted = 104.0

  package init(_ layout: EditorLayout, count: Int) {
    area = layout.grid
    self.count = count
    gap = layout.points(8).rounded()
    let columns = max(2, Int((layout.grid.width + gap) / (layout.points(Self.wanted) + gap) + 0.4))
    self.columns = columns
    side = ((layout.grid.width - Double(columns - 1) * gap) / Double(columns)).rounded(.down)
    let rows = (count + columns - 1) / columns
    range = max(0, Double(rows) * (side + gap) - gap - layout.grid.height)
  }

  /// From one row to the next.
  package var step: Double { side + gap }

  /// Rows that are wholly in view.
  package var rowsInView: Int { max(1, Int((area.height + gap) / step)) }

  package func rect(_ index: Int, scroll: Double) -> Rect {
    Rect(
      area.x + Double(index % columns) * step, area.y + (Double(index / columns) * step - scroll).rounded(),
      side,
      side)
  }

  /// The thumbnails of which a part is in view, with `beyond` rows more above and below.
  package func inView(scroll: Double, beyond: Int = 0) -> Range<Int> {
    let first = max(0, Int((scroll / step).rounded(.down)) - beyond)
    let last = Int(((scroll + area.height) / step).rounded(.down)) + beyond
    let start = min(count, first * columns)
    return start..<max(start, min(count, (last + 1) * columns))
  }

  package func hit(_ point: Point, scroll: Double) -> Int? {
    guard area.contains(point) else { return nil }
    return inView(scroll: scroll).first { rect($0, scroll: scroll).contains(point) }
  }

  /// The nearest scroll at which a thumbnail is wholly in view.
  package func revealing(_ index: Int, from scroll: Double) -> Double {
    let top = Double(index / columns) * step
    return clamped(min(max(scroll, top + side - area.height), top))
  }

  package func clamped(_ scroll: Double) -> Double { min(range, max(0, scroll)) }

  /// The part of the scroll bar that shows what is in view.
  package func thumb(in bar: Rect, scroll: Double) -> Rect {
    guard range > 0 else { return bar }
    let height = max(bar.width * 3, bar.height * area.height / (area.height + range))
    return Rect(bar.x, bar.y + (bar.height - height) * scroll / range, bar.width, height)
  }

  /// The scroll at which the bar's thumb begins at `y`.
  package func scroll(thumbAt y: Double, in bar: Rect) -> Double {
    let room = bar.height - thumb(in: bar, scroll: 0).height
    return room > 0 ? clamped((y - bar.y) / room * range) : 0
  }
}
