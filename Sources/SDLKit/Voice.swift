/// One playing of a sound; a number that is never used again.
package struct Voice: Equatable, Hashable, Sendable {
  let channel: Int32
  let serial: UInt64
}
