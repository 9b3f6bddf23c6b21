import Media

/// A photo as the credits name it.
package struct PhotoCredit: Equatable, Sendable {
  package var file: FilePath
  /// What is said of it; parts may be empty.
  package var words: PictureCredit

  package init(file: FilePath, words: PictureCredit) {
    self.file = file
    self.words = words
  }
}
