import Geometry
import Glibc

/// A part of a ring; 0° is up and degrees grow clockwise.
package struct Arc: Equatable, Hashable, Sendable {
  /// How both ends of an arc look.
  package enum Caps: Equatable, Hashable, Sendable {
    /// Half a circle over the end.
    case round
    /// Cut off straight.
    case butt
  }

  /// The ring's middle, in pixels.
  package var center: Point
  /// From the middle to the middle of the stroke, in pixels.
  package var radius: Double
  /// The stroke's width, in pixels.
  package var width: Double
  /// Where it begins, in degrees.
  package var from: Double
  /// Where it ends, in degrees; 360 more than `from` is the whole ring.
  package var to: Double
  /// How both ends look.
  package var caps: Caps

  /// Makes an arc.
  package init(
    center: Point, radius: Double, width: Double, from: Double, to: Double, caps: Caps = .round
  ) {
    self.center = center
    self.radius = radius
    self.width = width
    self.from = from
    self.to = to
    self.caps = caps
  }

  /// Whether anything is to be drawn.
  var isVisible: Bool {
    radius > 0 && width > 0 && to > from && (radius + width).isFinite && box.width <= 4_096
  }

  /// The whole pixels that the whole ring can touch.
  var box: Rect {
    let reach = radius + width / 2 + 1
    let left = (center.x - reach).rounded(.down)
    let top = (center.y - reach).rounded(.down)
    return Rect(left, top, (center.x + reach).rounded(.up) - left, (center.y + reach).rounded(.up) - top)
  }

  /// The same arc somewhere else.
  func moved(by offset: Point) -> Arc {
    var arc = self
    arc.center = center + offset
    return arc
  }

  /// How much of each pixel the arc covers, 0…255, for a box whose corner is the origin.
  ///
  /// The distance to the stroke's middle line gives the edge: no triangles, whose corners SDL's software renderer
  /// moves to whole pixels, and no seam between ring and caps when the colour is half transparent.
  func coverage(_ size: PixelSize) -> [UInt8] {
    var mask = [UInt8](repeating: 0, count: size.width * size.height)
    let half = width / 2
    let outer = radius + half + 1
    let inner = max(0, radius - half - 1)
    let isWhole = to - from >= 360
    let start = direction(from)
    let end = direction(to)
    let isWide = to - from > 180
    for row in 0..<size.height {
      let y = Double(row) + 0.5 - center.y
      guard abs(y) < outer else { continue }
      let far = (outer * outer - y * y).squareRoot()
      let near = abs(y) < inner ? (inner * inner - y * y).squareRoot() : 0
      for (low, high) in near > 0 ? [(-far, -near), (near, far)] : [(-far, far)] {
        let first = max(0, Int((center.x + low).rounded(.down)))
        let last = min(size.width, Int((center.x + high).rounded(.up)))
        guard first < last else { continue }
        for column in first..<last {
          let point = Point(Double(column) + 0.5 - center.x, y)
          var cover = 0.5 + half - abs((point.x * point.x + point.y * point.y).squareRoot() - radius)
          if !isWhole {
            let afterStart = start.x * point.y - start.y * point.x
            let beforeEnd = point.x * end.y - point.y * end.x
            let within = isWide ? afterStart >= 0 || beforeEnd >= 0 : afterStart >= 0 && beforeEnd >= 0
            switch caps {
            case .round where !within:
              cover = 0.5 + half - min(distance(point, start * radius), distance(point, end * radius))
            case .butt:
              let edge = isWide ? max(afterStart, beforeEnd) : min(afterStart, beforeEnd)
              cover = min(cover, 0.5 + edge)
            default: break
            }
          }
          guard cover > 0 else { continue }
          // Where both spans of a row meet in the middle the larger cover counts.
          let value = UInt8(min(1, min(cover, width)) * 255)
          mask[row * size.width + column] = max(mask[row * size.width + column], value)
        }
      }
    }
    return mask
  }

  /// The unit vector of an angle; 0° is up.
  private func direction(_ degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    return Point(sin(angle), -cos(angle))
  }

  /// How far two points are apart.
  private func distance(_ a: Point, _ b: Point) -> Double {
    let d = a - b
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}
