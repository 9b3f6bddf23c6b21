import Rules

/// A picture file that was found, not yet looked into.
package struct Picture: Equatable, Sendable {
  package var id: PictureID
  package var path: FilePath
  /// The answer that is right for it, from 0 in the configuration's order.
  package var answer: Int
  /// Bytes.
  package var size: Int64
  /// Nanoseconds since 1970 of the last change.
  package var modified: Int64
}
