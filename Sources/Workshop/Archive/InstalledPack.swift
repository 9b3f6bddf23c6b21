import Media

/// A pack that is in its place.
package struct InstalledPack: Equatable, Sendable {
  /// Where it is.
  package var folder: FilePath
  package var title: String
  package var answers: [String]
  /// How many pictures play.
  package var pictures: Int
  /// Whether it was not there before.
  package var isNew: Bool
  /// Another pack that wanted the same name, and keeps it.
  package var namesake: FilePath?
}
