import Geometry

/// A value that has a value between any two.
package protocol Interpolatable {
  /// `self` at 0, `other` at 1; amounts outside 0…1 go beyond.
  func interpolated(to other: Self, _ amount: Double) -> Self
}

extension Double: Interpolatable {
  package func interpolated(to other: Double, _ amount: Double) -> Double {
    self + (other - self) * amount
  }
}

extension Point: Interpolatable {
  package func interpolated(to other: Point, _ amount: Double) -> Point {
    Point(x.interpolated(to: other.x, amount), y.interpolated(to: other.y, amount))
  }
}

extension Rect: Interpolatable {
  /// Edge by edge: each edge travels its own distance, and all arrive together.
  package func interpolated(to other: Rect, _ amount: Double) -> Rect {
    let left = minX.interpolated(to: other.minX, amount)
    let top = minY.interpolated(to: other.minY, amount)
    let right = maxX.interpolated(to: other.maxX, amount)
    let bottom = maxY.interpolated(to: other.maxY, amount)
    return Rect(left, top, right - left, bottom - top)
  }
}
