import Media

/// The packs that the player can choose from, as far as they are known.
package struct PackChoice: Equatable, Sendable {
  /// A pack as the rules screen shows it.
  package struct Entry: Equatable, Sendable {
    package var title: String
    /// Nil until they are counted.
    package var pictureCount: Int?
    /// Photos for its collage, in order; those that cannot be shown are left out.
    package var pictures: [FilePath]
    /// Whether it could not be opened.
    package var isBroken: Bool

    package init(title: String, pictureCount: Int? = nil, pictures: [FilePath] = [], isBroken: Bool = false) {
      self.title = title
      self.pictureCount = pictureCount
      self.pictures = pictures
      self.isBroken = isBroken
    }
  }

  package var entries: [Entry]
  /// The place of the pack that is played.
  package var current: Int

  /// Changes when packs come or go, and their places with them.
  package var edition: Int

  package init(entries: [Entry], current: Int, edition: Int = 0) {
    self.entries = entries
    self.current = current
    self.edition = edition
  }

  /// No packs: the game is what it is.
  package static let none = PackChoice(entries: [], current: 0)

  /// Whether there is anything to choose.
  package var isOffered: Bool { entries.count > 1 }
}
