import Geometry
import Glibc

extension Point {
  /// Turned about the origin by degrees, clockwise on screen.
  package func turned(by degrees: Double) -> Point {
    guard degrees != 0 else { return self }
    let radians = degrees * .pi / 180
    return Point(x * cos(radians) - y * sin(radians), x * sin(radians) + y * cos(radians))
  }
}
