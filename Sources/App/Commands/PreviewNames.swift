import Media

/// Gives each photo of a preview the name of its picture: `NAME.png`, and `NAME-2.png`, `NAME-3.png` … for photos
/// whose names differ only in folder or extension.
struct PreviewNames {
  private var taken: Set<FilePath> = []

  /// The name for the next photo.
  mutating func name(for photo: FilePath) -> FilePath {
    var number = 1
    while true {
      let name = FilePath(bytes: photo.stem.bytes + Array((number == 1 ? ".png" : "-\(number).png").utf8))
      if taken.insert(name).inserted { return name }
      number += 1
    }
  }
}
