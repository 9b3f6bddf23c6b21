/// One playing of a sound; a number that is never used again.
package struct Voice: Equatable, Hashable, Sendable {
  /// Where it plays.
  let channel: Int32
  /// Its number.
  let serial: UInt64
}
