import Geometry

/// Which part of a texture goes where, and where it is kept once it was put together.
struct NineSlice {
  /// A part of the texture, and its place.
  struct Part {
    var source: Rect
    var target: Rect
  }

  /// Width of the frame in the texture.
  let slice: Int
  /// Where it is drawn, on whole pixels.
  let box: Rect
  /// Width of the frame on the screen.
  let edge: Double
  /// Those that hold something, row by row.
  let parts: [Part]
  /// How far anything reaches in from the sides, on the screen; nil when the middle is seen.
  let reach: Double?

  init(_ texture: Texture, slice: Int, box: Rect, corner: Double, hidden: Rect?) {
    let (width, height) = (Double(texture.size.width), Double(texture.size.height))
    let side = min(texture.size.width, texture.size.height)
    self.slice = max(0, min(slice, (side - 1) / 2))
    self.box = box
    let cut = Double(self.slice)
    let edge = max(0, min(corner.rounded(), (box.width / 2).rounded(.down), (box.height / 2).rounded(.down)))
    self.edge = edge
    let inset = Double(texture.clearInset ?? .max)
    let clear = inset <= cut ? (edge == cut ? inset : edge) : .infinity
    let covered = hidden.map { NineSlice.depth(of: $0, in: box) } ?? .infinity
    // Sides are cut to what is seen of them only where that scales nothing across.
    let least = min(clear, covered <= edge ? (edge == cut ? covered : edge) : .infinity)
    reach = least.isFinite ? least : nil
    let sourceX = [0, cut, width - cut, width]
    let sourceY = [0, cut, height - cut, height]
    let targetX = [box.minX, box.minX + edge, box.maxX - edge, box.maxX]
    let targetY = [box.minY, box.minY + edge, box.maxY - edge, box.maxY]
    var parts: [Part] = []
    for row in 0..<3 {
      for column in 0..<3 where !(row == 1 && column == 1 && reach != nil) {
        var source = Rect(
          sourceX[column], sourceY[row], sourceX[column + 1] - sourceX[column],
          sourceY[row + 1] - sourceY[row])
        var target = Rect(
          targetX[column], targetY[row], targetX[column + 1] - targetX[column],
          targetY[row + 1] - targetY[row])
        if let reach, reach < edge {
          let spare = edge - reach
          source = NineSlice.trimmed(source, row, column, spare)
          target = NineSlice.trimmed(target, row, column, spare)
        }
        if !source.isEmpty, !target.isEmpty { parts.append(Part(source: source, target: target)) }
      }
    }
    self.parts = parts
  }

  /// How far one must go in from the sides of `box` to be inside of `rect`, in whole pixels.
  private static func depth(of rect: Rect, in box: Rect) -> Double {
    let depths = [
      rect.minX - box.minX, rect.minY - box.minY, box.maxX - rect.maxX, box.maxY - rect.maxY, 0,
    ]
    return (depths.max() ?? 0).rounded(.up)
  }

  /// A side without its inner part.
  private static func trimmed(_ rect: Rect, _ row: Int, _ column: Int, _ spare: Double) -> Rect {
    switch (row, column) {
    case (0, 1): Rect(rect.x, rect.y, rect.width, rect.height - spare)
    case (2, 1): Rect(rect.x, rect.y + spare, rect.width, rect.height - spare)
    case (1, 0): Rect(rect.x, rect.y, rect.width - spare, rect.height)
    case (1, 2): Rect(rect.x + spare, rect.y, rect.width - spare, rect.height)
    default: rect
    }
  }

  /// Whether only a rim is seen.
  private var isHollow: Bool { reach != nil && edge > 0 }

  /// The sizes of the sheets that hold the whole: one, or the upper and lower band, and both sides, of what is hollow.
  var sheets: [PixelSize] {
    let (width, height) = (Int(box.width), Int(box.height))
    guard let reach, isHollow else { return [PixelSize(width, height)] }
    let sides = PixelSize(2 * Int(reach), height - 2 * Int(edge))
    let bands = PixelSize(width, 2 * Int(edge))
    return sides.width > 0 && sides.height > 0 ? [bands, sides] : [bands]
  }

  /// Where something on the screen lies among the sheets: the sheet's number, and the place in it.
  func place(_ rect: Rect) -> (sheet: Int, place: Rect) {
    let inBox = rect.offset(dx: -box.x, dy: -box.y)
    guard let reach, isHollow else { return (0, inBox) }
    if inBox.maxY <= edge { return (0, inBox) }
    if inBox.minY >= box.height - edge { return (0, inBox.offset(dy: 2 * edge - box.height)) }
    let isRight = inBox.minX >= box.width - reach
    return (1, inBox.offset(dx: isRight ? 2 * reach - box.width : 0, dy: -edge))
  }

  /// The parts, neighbours taken together: one, or corners and sides of what is hollow.
  var joinedParts: [Rect] {
    guard let reach, isHollow else { return [box] }
    let (width, height) = (box.width - 2 * edge, box.height - 2 * edge)
    return [
      Rect(box.x, box.y, edge, edge), Rect(box.maxX - edge, box.y, edge, edge),
      Rect(box.x, box.maxY - edge, edge, edge), Rect(box.maxX - edge, box.maxY - edge, edge, edge),
      Rect(box.x + edge, box.y, width, reach), Rect(box.x + edge, box.maxY - reach, width, reach),
      Rect(box.x, box.y + edge, reach, height), Rect(box.maxX - reach, box.y + edge, reach, height),
    ].filter { !$0.isEmpty }
  }
}
