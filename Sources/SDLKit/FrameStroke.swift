import Geometry
import Glibc

/// A line that runs along a rectangle with round corners, clockwise from the middle of its top.
package struct FrameStroke: Equatable, Hashable, Sendable {
  /// The middle of the line; on whole pixels for an even width, on half ones for an odd width, it is sharp.
  package var rect: Rect
  /// Of the corners, from their middle to the middle of the line, in pixels.
  package var radius: Double
  /// Of the line, in pixels.
  package var width: Double
  /// Where it begins, as a part of the way round, 0…1.
  package var from: Double
  /// Where it ends, as a part of the way round, 0…1.
  package var to: Double

  /// Makes a line along a frame.
  package init(rect: Rect, radius: Double, width: Double, from: Double = 0, to: Double = 1) {
    self.rect = rect
    self.radius = radius
    self.width = width
    self.from = from
    self.to = to
  }

  /// What a line is drawn from.
  enum Part: Equatable {
    /// A straight bar.
    case bar(Rect)
    /// A part of a ring.
    case bend(Arc)
  }

  /// The straight bars, the corners, and half a disc at each end; none lies over another.
  var parts: [Part] {
    let bend = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard width > 0, rect.width > 0, rect.height > 0, to > from else { return [] }
    let flat = rect.width - 2 * bend
    let upright = rect.height - 2 * bend
    let quarter = bend * .pi / 2
    let lengths = [flat / 2, quarter, upright, quarter, flat, quarter, upright, quarter, flat / 2]
    let whole = lengths.reduce(0, +)
    let (first, last) = (max(0, from) * whole, min(1, to) * whole)
    var parts: [Part] = []
    var start = 0.0
    for (side, length) in lengths.enumerated() {
      let low = max(0, first - start)
      let high = min(length, last - start)
      if length > 0, high > low {
        parts.append(
          side % 2 == 1 ? corner(side, bend, low / length, high / length) : bar(side, bend, low, high))
      }
      start += length
    }
    if first > 0 || last < whole {
      parts.append(cap(at: first, lengths, bend, turned: 180))
      parts.append(cap(at: last, lengths, bend, turned: 0))
    }
    return parts
  }

  /// A part of a straight side, from one length along it to another.
  private func bar(_ side: Int, _ bend: Double, _ low: Double, _ high: Double) -> Part {
    let half = width / 2
    let length = high - low
    switch side {
    case 0: return .bar(Rect(rect.midX + low, rect.minY - half, length, width))
    case 2: return .bar(Rect(rect.maxX - half, rect.minY + bend + low, width, length))
    case 4: return .bar(Rect(rect.maxX - bend - high, rect.maxY - half, length, width))
    case 6: return .bar(Rect(rect.minX - half, rect.maxY - bend - high, width, length))
    default: return .bar(Rect(rect.minX + bend + low, rect.minY - half, length, width))
    }
  }

  /// A part of a corner, from one share of it to another.
  private func corner(_ side: Int, _ bend: Double, _ low: Double, _ high: Double) -> Part {
    let base = Double(side / 2) * 90
    return .bend(
      Arc(
        center: corner(side, bend), radius: bend, width: width, from: base + 90 * low, to: base + 90 * high,
        caps: .butt))
  }

  /// A corner's middle.
  private func corner(_ side: Int, _ bend: Double) -> Point {
    Point(
      side == 1 || side == 3 ? rect.maxX - bend : rect.minX + bend,
      side == 1 || side == 7 ? rect.minY + bend : rect.maxY - bend)
  }

  /// Half a disc over an end: a ring as wide as its own radius.
  private func cap(at place: Double, _ lengths: [Double], _ bend: Double, turned: Double) -> Part {
    var (side, along) = (0, place)
    while side < lengths.count - 1, along > lengths[side] {
      along -= lengths[side]
      side += 1
    }
    let (middle, heading) = end(side, along, lengths[side], bend)
    let start = heading + turned - 90
    return .bend(
      Arc(center: middle, radius: width / 4, width: width / 2, from: start, to: start + 180, caps: .butt))
  }

  /// A place on the way, and the direction there in degrees, 0° up.
  private func end(_ side: Int, _ along: Double, _ length: Double, _ bend: Double) -> (Point, Double) {
    switch side {
    // Bars end on whole pixels, and so do their caps.
    case 0: return (Point((rect.midX + along).rounded(), rect.minY), 90)
    case 2: return (Point(rect.maxX, (rect.minY + bend + along).rounded()), 180)
    case 4: return (Point((rect.maxX - bend - along).rounded(), rect.maxY), 270)
    case 6: return (Point(rect.minX, (rect.maxY - bend - along).rounded()), 0)
    case 8: return (Point((rect.minX + bend + along).rounded(), rect.minY), 90)
    default:
      let degrees = Double(side / 2) * 90 + (length > 0 ? along / length : 0) * 90
      let angle = degrees * .pi / 180
      return (corner(side, bend) + Point(sin(angle), -cos(angle)) * bend, degrees + 90)
    }
  }
}
