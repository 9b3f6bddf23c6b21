/// How a picture meets a box of another shape.
package enum Fit: String, Equatable, Sendable, CaseIterable {
  /// Whole picture inside the box.
  case contain
  /// Box filled, what hangs over is cut.
  case cover
  /// Box filled, shape given up.
  case stretch
}

extension Rect {
  /// Where something of `content`'s size is drawn in this rectangle, centred.
  package func placing(_ content: Size, _ fit: Fit) -> Rect {
    guard content.width > 0, content.height > 0 else { return Rect(center: center, size: .zero) }
    let horizontal = width / content.width
    let vertical = height / content.height
    switch fit {
    case .stretch: return self
    case .contain: return Rect(center: center, size: content * min(horizontal, vertical))
    case .cover: return Rect(center: center, size: content * max(horizontal, vertical))
    }
  }
}
