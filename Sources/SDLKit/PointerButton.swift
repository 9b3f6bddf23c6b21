/// A button of the mouse.
package enum PointerButton: Equatable, Hashable, Sendable {
  /// The first.
  case left
  /// The wheel pressed.
  case middle
  /// The second.
  case right
  /// A further one, by SDL's number.
  case other(Int)

  /// Reads SDL's number.
  init(_ raw: UInt8) {
    self =
      switch raw {
      case 1: .left
      case 2: .middle
      case 3: .right
      default: .other(Int(raw))
      }
  }
}
