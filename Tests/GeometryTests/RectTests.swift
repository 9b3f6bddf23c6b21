import Geometry
import Testing

@Suite struct RectTests {
  @Test func `Snapping keeps neighbours together`() {
    // Columns of a third of a pixel's fraction each, at every offset of a tenth.
    for tenth in 0..<10 {
      let left = Double(tenth) / 10
      let columns = (0..<7).map { Rect(left + Double($0) * 33.37, 0.4, 33.37, 9.3).snapped }
      for (column, next) in zip(columns, columns.dropFirst()) {
        #expect(column.maxX == next.minX)
        #expect(column == column.snapped)
        #expect(column.minX == column.minX.rounded() && column.width == column.width.rounded())
      }
    }
  }

  @Test func `A snapped edge moves half a pixel at most`() {
    let rect = Rect(10.5, -3.49, 20.2, 7.98)
    #expect(rect.snapped == Rect(11, -3, 20, 7))
  }

  @Test func `Left and top edges belong to a rectangle, right and bottom edges do not`() {
    let rect = Rect(10, 20, 30, 40)
    for (point, inside) in [
      (Point(10, 20), true), (Point(39.9, 59.9), true), (Point(40, 30), false), (Point(20, 60), false),
      (Point(9.9, 30), false),
    ] {
      #expect(rect.contains(point) == inside, "\(point)")
    }
  }

  @Test(arguments: [
    (Rect(0, 0, 10, 10), Rect(5, 5, 10, 10), Rect(5, 5, 5, 5), true),
    (Rect(0, 0, 10, 10), Rect(10, 0, 10, 10), Rect(10, 0, 0, 10), false),
    (Rect(0, 0, 10, 10), Rect(2, 3, 4, 5), Rect(2, 3, 4, 5), true),
    (Rect(0, 0, 10, 10), Rect(30, 30, 4, 5), Rect(30, 30, 0, 0), false),
  ])
  func `Two rectangles share what both cover`(_ a: Rect, _ b: Rect, _ common: Rect, _ meet: Bool) {
    #expect(a.intersection(b) == common)
    #expect(b.intersection(a) == common)
    #expect(a.intersects(b) == meet)
    #expect(b.intersects(a) == meet)
    #expect(common.isEmpty != meet)
  }

  @Test func `An inset moves every side, and stops at nothing`() {
    #expect(Rect(10, 10, 20, 10).inset(by: 3) == Rect(13, 13, 14, 4))
    #expect(Rect(10, 10, 20, 10).inset(by: -3) == Rect(7, 7, 26, 16))
    #expect(Rect(10, 10, 20, 10).inset(by: 8).size == Size(4, 0))
  }

  @Test func `A part counts in fractions of the whole`() {
    #expect(Rect(100, 50, 200, 80).part(Rect(0.25, 0.5, 0.5, 0.25)) == Rect(150, 90, 100, 20))
    #expect(Rect(100, 50, 200, 80).part(.unit) == Rect(100, 50, 200, 80))
    #expect(Rect(100, 50, 200, 80).scaled(by: 0.5) == Rect(150, 70, 100, 40))
  }

  @Test(arguments: [
    (Fit.contain, Size(200, 100), Rect(0, 25, 100, 50)),
    (Fit.contain, Size(100, 200), Rect(25, 0, 50, 100)),
    (Fit.cover, Size(200, 100), Rect(-50, 0, 200, 100)),
    (Fit.cover, Size(10, 20), Rect(0, -50, 100, 200)),
    (Fit.stretch, Size(3, 77), Rect(0, 0, 100, 100)),
    (Fit.contain, Size(0, 77), Rect(50, 50, 0, 0)),
  ])
  func `Something is placed in the middle of its box`(_ fit: Fit, _ content: Size, _ place: Rect) {
    #expect(Rect(0, 0, 100, 100).placing(content, fit) == place)
  }
}
