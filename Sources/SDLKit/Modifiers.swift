import CSDL

/// The keys held down with another.
package struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each.
  package let rawValue: UInt8
  /// Makes a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Either shift key.
  package static let shift = Modifiers(rawValue: 1)
  /// Either control key.
  package static let control = Modifiers(rawValue: 2)
  /// The left Alt key.
  package static let alt = Modifiers(rawValue: 4)
  /// Either logo key.
  package static let logo = Modifiers(rawValue: 8)

  /// Reads `SDL_Keymod`. AltGr is not Alt: it only chooses letters.
  init(_ raw: UInt16) {
    let bits = UInt32(raw)
    var set: Modifiers = []
    if bits & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { set.insert(.shift) }
    if bits & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { set.insert(.control) }
    if bits & KMOD_LALT.rawValue != 0 { set.insert(.alt) }
    if bits & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { set.insert(.logo) }
    self = set
  }
}
