/// A picture that was shown and lies under another name now, or has another time; names as a memory keeps them.
package struct PictureMove: Equatable, Sendable {
  package var old: FilePath
  /// The old one when only the time is another.
  package var new: FilePath
  /// Nanoseconds since 1970 of the file's last change.
  package var modified: Int64
}
