/// A key that was pressed, or repeats, with what was held down beside it.
package struct Stroke: Equatable, Sendable {
  /// A key by what it does.
  package enum Key: Equatable, Sendable {
    case letter(Character)
    case digit(Int)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case enter, escape, tab, space
    case backspace, delete
    case plus, minus
  }

  package var key: Key
  package var hasShift: Bool
  package var hasControl: Bool
  package var hasAlt: Bool
  package var isRepeat: Bool

  package init(
    _ key: Key, shift: Bool = false, control: Bool = false, alt: Bool = false, isRepeat: Bool = false
  ) {
    self.key = key
    hasShift = shift
    hasControl = control
    hasAlt = alt
    self.isRepeat = isRepeat
  }
}
