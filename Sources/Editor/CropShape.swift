import Geometry

/// How a piece of a photo moves and grows: always inside the photo, and in the shape that it has.
struct CropShape: Equatable {
  /// Pixels of the upright photo.
  let photo: PixelSize

  /// Least side, in pixels of the photo and as a part of its short side.
  private static let leastPixels = 12.0
  private static let leastPart = 0.02

  private var size: Size { photo.size }
  private var leastSide: Double {
    min(
      min(size.width, size.height), max(Self.leastPixels, Self.leastPart * min(size.width, size.height)))
  }

  /// The rectangle with its corner at a place, or as near as the photo lets it.
  func moved(_ rect: Rect, to origin: Point) -> Rect {
    Rect(
      min(max(0, origin.x), 1 - rect.width), min(max(0, origin.y), 1 - rect.height), rect.width, rect.height)
  }

  func moved(_ rect: Rect, by way: Point) -> Rect { moved(rect, to: rect.origin + way) }

  /// The rectangle with one corner drawn to a place, the opposite one fixed, its shape kept.
  func resized(_ rect: Rect, _ corner: Corner, to point: Point) -> Rect {
    let anchor = corner.opposite.point(of: rect)
    let toRight = corner.isRight
    let toBottom = corner.isBottom
    let room = Size(toRight ? 1 - anchor.x : anchor.x, toBottom ? 1 - anchor.y : anchor.y)
    let wanted = Size(
      toRight ? point.x - anchor.x : anchor.x - point.x, toBottom ? point.y - anchor.y : anchor.y - point.y)
    let scale = max(wanted.width / rect.width, wanted.height / rect.height)
    let new = rect.size * limited(scale, rect, room)
    return Rect(
      toRight ? anchor.x : anchor.x - new.width, toBottom ? anchor.y : anchor.y - new.height, new.width,
      new.height)
  }

  /// The rectangle grown or shrunk about its middle.
  func scaled(_ rect: Rect, by factor: Double) -> Rect {
    let new = rect.size * limited(factor, rect, Size(1, 1))
    return moved(Rect(center: rect.center, size: new), by: .zero)
  }

  /// A scale that keeps the rectangle inside the room and large enough to be seen.
  private func limited(_ scale: Double, _ rect: Rect, _ room: Size) -> Double {
    let most = min(room.width / rect.width, room.height / rect.height)
    let least = leastSide / min(rect.width * size.width, rect.height * size.height)
    return min(most, max(least, scale))
  }

  /// The rectangle between two points, cut to the photo.
  func spanned(_ a: Point, _ b: Point) -> Rect {
    Rect(min(a.x, b.x), min(a.y, b.y), (a.x - b.x).magnitude, (a.y - b.y).magnitude).intersection(.unit)
  }

  /// A rectangle whose corner is drawn to a place, whatever its shape becomes.
  func stretched(_ rect: Rect, _ corner: Corner, to point: Point) -> Rect {
    let anchor = corner.opposite.point(of: rect)
    let least = Size(leastSide / size.width, leastSide / size.height)
    let x = corner.isRight ? max(point.x, anchor.x + least.width) : min(point.x, anchor.x - least.width)
    let y = corner.isBottom ? max(point.y, anchor.y + least.height) : min(point.y, anchor.y - least.height)
    return spanned(anchor, Point(x, y))
  }

  /// A square about a place, as large a part of the photo's area as said.
  func square(at center: Point, area: Double) -> Rect {
    let side = min(min(size.width, size.height), (area * size.width * size.height).squareRoot())
    let rect = Rect(center: center, size: Size(side / size.width, side / size.height))
    return moved(rect, by: .zero)
  }

  /// The part of the photo's area that the rectangle takes, 0…1.
  static func share(_ rect: Rect) -> Double { rect.width * rect.height }
}

/// A corner of a rectangle.
enum Corner: CaseIterable, Equatable {
  case topLeft, topRight, bottomLeft, bottomRight

  var isRight: Bool { self == .topRight || self == .bottomRight }
  var isBottom: Bool { self == .bottomLeft || self == .bottomRight }

  var opposite: Corner {
    switch self {
    case .topLeft: .bottomRight
    case .topRight: .bottomLeft
    case .bottomLeft: .topRight
    case .bottomRight: .topLeft
    }
  }

  func point(of rect: Rect) -> Point {
    Point(isRight ? rect.maxX : rect.minX, isBottom ? rect.maxY : rect.minY)
  }
}
