/// What there is to deal from, and what has been shown before.
package struct Supply: Sendable {
  /// The pictures of each answer.
  package var pictures: [[PictureID]]
  /// How often each picture has been shown; those that are not here never were.
  package var timesShown: [PictureID: Int]
  /// The pictures of the game before.
  package var previousGame: Set<PictureID>

  package init(
    pictures: [[PictureID]], timesShown: [PictureID: Int] = [:], previousGame: Set<PictureID> = []
  ) {
    self.pictures = pictures
    self.timesShown = timesShown
    self.previousGame = previousGame
  }
}
