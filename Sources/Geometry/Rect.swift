/// An upright rectangle: its top left corner and its size.
package struct Rect: Equatable, Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Point, size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  package init(center: Point, size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  package static let zero = Rect(0, 0, 0, 0)
  /// The whole of something measured in fractions.
  package static let unit = Rect(0, 0, 1, 1)

  package var minX: Double { x }
  package var minY: Double { y }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  package var origin: Point { Point(x, y) }
  package var size: Size { Size(width, height) }
  package var center: Point { Point(midX, midY) }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether `point` lies inside; the left and top edges belong to the rectangle, the others do not.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  package func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The common part; empty (zero size) where there is none.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }

  package func inset(by amount: Double) -> Rect { inset(dx: amount, dy: amount) }

  /// Moves each side inwards (outwards when negative); never smaller than nothing.
  package func inset(dx: Double, dy: Double) -> Rect {
    Rect(x + dx, y + dy, max(0, width - 2 * dx), max(0, height - 2 * dy))
  }

  package func offset(dx: Double = 0, dy: Double = 0) -> Rect { Rect(x + dx, y + dy, width, height) }

  /// Grows or shrinks about the centre.
  package func scaled(by factor: Double) -> Rect { Rect(center: center, size: size * factor) }

  /// The rectangle that `fraction` (0…1 on both axes) of this one covers.
  package func part(_ fraction: Rect) -> Rect {
    Rect(
      x + fraction.x * width, y + fraction.y * height, fraction.width * width, fraction.height * height)
  }

  /// The nearest rectangle whose edges lie on whole pixels. Edges are rounded, not sizes: neighbours stay
  /// neighbours.
  package var snapped: Rect {
    let left = minX.rounded()
    let top = minY.rounded()
    return Rect(left, top, maxX.rounded() - left, maxY.rounded() - top)
  }
}
