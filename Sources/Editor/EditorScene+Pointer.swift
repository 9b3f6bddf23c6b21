import Geometry
import Scenes

/// What the pointer does.
extension EditorScene {
  /// What lies under the pointer on the photo.
  enum Target: Equatable {
    case cropCorner(Corner)
    case crop
    case avoidCorner(Corner)
    case avoid(Int)
    case photo
  }

  /// The pointer's shape.
  package enum PointerShape: Equatable, Sendable {
    case arrow, hand, move, resizeDown, resizeUp, cross, text
  }

  private static let grip = 12.0

  /// Where the photo is drawn, and a point of the window in fractions of it.
  var photoRect: Rect? { photoSize.map { layout.place($0) } }

  private func fraction(_ point: Point, _ rect: Rect) -> Point {
    Point((point.x - rect.x) / rect.width, (point.y - rect.y) / rect.height)
  }

  func target(at point: Point) -> Target? {
    guard let rect = photoRect, let photo else { return nil }
    let reach = layout.points(Self.grip)
    func corner(of part: Rect) -> Corner? {
      let part = rect.part(part)
      // In a small rectangle the grips leave its middle free to be moved.
      let reach = min(reach, min(part.width, part.height) * 0.3 + layout.points(3))
      return Corner.allCases.first { corner in
        let way = corner.point(of: part) - point
        return way.x.magnitude <= reach && way.y.magnitude <= reach
      }
    }
    if let chosenAvoid, let corner = corner(of: photo.note.avoid[chosenAvoid]) { return .avoidCorner(corner) }
    if !drawsAvoid, let crop {
      if let corner = corner(of: crop) { return .cropCorner(corner) }
      if rect.part(crop).contains(point) { return .crop }
    }
    if let index = photo.note.avoid.lastIndex(where: { rect.part($0).contains(point) }) {
      return .avoid(index)
    }
    return rect.contains(point) ? .photo : nil
  }

  private func field(at point: Point) -> Field? {
    Field.allCases.first { layout.fields[$0.rawValue].contains(point) }
  }

  package var pointerShape: PointerShape {
    guard let pointer else { return .arrow }
    switch drag {
    case .moveCrop, .moveAvoid: return .move
    case .resizeCrop(let corner), .resizeAvoid(let corner): return corner.pointerShape
    case .drawAvoid: return .cross
    case .text: return .text
    case .scrollBar: return .arrow
    case nil: break
    }
    if photo != nil, field(at: pointer) != nil { return .text }
    if buttons.hoveredButton != nil || grid.hit(pointer, scroll: scroll.now) != nil { return .hand }
    switch target(at: pointer) {
    case .cropCorner(let corner), .avoidCorner(let corner): return corner.pointerShape
    case .crop, .avoid: return .move
    case .photo: return drawsAvoid ? .cross : .arrow
    case nil: return .arrow
    }
  }

  mutating func wheel(_ notches: Double) {
    scroll.goal = grid.clamped(scroll.goal + notches * grid.step * 0.9)
  }

  mutating func press(at point: Point) {
    pointer = point
    guard document != nil else { return }
    if layout.scrollBar.inset(dx: -layout.points(4), dy: 0).contains(point) {
      let thumb = grid.thumb(in: layout.scrollBar, scroll: scroll.now)
      // Beside the thumb the bar jumps there.
      drag = .scrollBar(thumb.minY <= point.y && point.y < thumb.maxY ? point.y - thumb.y : thumb.height / 2)
      move(to: point)
      return
    }
    if let place = grid.hit(point, scroll: scroll.now) {
      select(shown[place])
      setFocus(.grid)
      return
    }
    guard photo != nil else { return }
    if let field = field(at: point) {
      setFocus(.field(field))
      fields[field.rawValue].move(to: caret(field, at: point.x), extends: false)
      drag = .text(field)
      return
    }
    pressPhoto(at: point)
  }

  private mutating func pressPhoto(at point: Point) {
    guard let rect = photoRect, let photo, let target = target(at: point) else {
      if layout.frame.contains(point) { setFocus(.photo) }
      return
    }
    setFocus(.photo)
    document?.seal()
    let place = fraction(point, rect)
    switch target {
    case .cropCorner(let corner): drag = .resizeCrop(corner)
    case .crop: drag = crop.map { .moveCrop(place - $0.origin) }
    case .avoidCorner(let corner): drag = .resizeAvoid(corner)
    case .avoid(let index):
      chosenAvoid = index
      drag = .moveAvoid(place - photo.note.avoid[index].origin)
    case .photo:
      chosenAvoid = nil
      if drawsAvoid { drag = .drawAvoid(place) }
    }
    if case .moveCrop = drag { chosenAvoid = nil }
    if case .resizeCrop = drag { chosenAvoid = nil }
  }

  mutating func move(to point: Point) {
    pointer = point
    switch drag {
    case .scrollBar(let grab):
      scroll.goal = grid.scroll(thumbAt: point.y - grab, in: layout.scrollBar)
      scroll.now = scroll.goal
    case .text(let field):
      fields[field.rawValue].move(to: caret(field, at: point.x), extends: true)
    case nil: break
    default: dragOnPhoto(to: point)
    }
  }

  private mutating func dragOnPhoto(to point: Point) {
    guard let rect = photoRect, let shape else { return }
    let place = fraction(point, rect)
    switch drag {
    case .moveCrop(let grab):
      if let crop { change("drag") { $0.crop = shape.moved(crop, to: place - grab) } }
    case .resizeCrop(let corner):
      if let crop { change("drag") { $0.crop = shape.resized(crop, corner, to: place) } }
    case .drawAvoid(let start):
      let drawn = shape.spanned(start, place)
      guard drawn.width * rect.width >= 4, drawn.height * rect.height >= 4 else { return }
      if let chosenAvoid {
        change("drag") { $0.avoid[chosenAvoid] = drawn }
      } else {
        addAvoid(drawn, "drag")
      }
    case .moveAvoid(let grab):
      if let chosenAvoid {
        change("drag") { $0.avoid[chosenAvoid] = shape.moved($0.avoid[chosenAvoid], to: place - grab) }
      }
    case .resizeAvoid(let corner):
      // A corner that is drawn over the opposite one stops there.
      if let chosenAvoid {
        change("drag") { $0.avoid[chosenAvoid] = shape.stretched($0.avoid[chosenAvoid], corner, to: place) }
      }
    default: break
    }
  }

  mutating func release() {
    if drag != nil { document?.seal() }
    drag = nil
  }

  // MARK: Words

  static let fieldSize = 17.0
  static let fieldInset = 10.0

  /// Pixels from the field's text to a place in it.
  func offset(of place: Int, in field: Field) -> Double {
    let prefix = fields[field.rawValue].prefix(place)
    return prefix.isEmpty ? 0 : effects.width(prefix, .small, layout.type(Self.fieldSize))
  }

  /// The place in the field's text that is nearest to x.
  private func caret(_ field: Field, at x: Double) -> Int {
    let letters = fields[field.rawValue].letters.count
    let box = layout.fields[field.rawValue]
    let wanted = x - box.x - layout.points(Self.fieldInset) + fields[field.rawValue].scroll
    // Widths grow with the place: halve the range.
    var (low, high) = (0, letters)
    while low < high {
      let middle = (low + high) / 2
      if offset(of: middle + 1, in: field) > wanted { high = middle } else { low = middle + 1 }
    }
    guard low < letters else { return letters }
    let (before, after) = (offset(of: low, in: field), offset(of: low + 1, in: field))
    return wanted - before < after - wanted ? low : low + 1
  }

  mutating func keepCaretInView(_ field: Field) {
    let index = field.rawValue
    let room = layout.fields[index].width - 2 * layout.points(Self.fieldInset)
    let caret = offset(of: fields[index].caret, in: field)
    let end = offset(of: fields[index].letters.count, in: field)
    let most = max(0, end - room)
    fields[index].scroll = min(most, min(max(fields[index].scroll, caret - room), caret))
  }
}

extension Corner {
  fileprivate var pointerShape: EditorScene.PointerShape { isRight == isBottom ? .resizeDown : .resizeUp }
}
