/// A pack as it stands on the shelf, not opened.
package struct ShelvedPack: Equatable, Sendable {
  /// The pack's folder.
  package let folder: FilePath
  /// Nil for a folder that is played without one.
  package let configFile: FilePath?
  package let title: String
  /// Where its pictures are.
  package let answers: [Configuration.Answer]
  private let isShipped: Bool
  /// What tells it from all others: the same for all names of one pack.
  package let place: FilePath

  package init(_ pack: Pack) {
    folder = pack.root
    configFile = pack.configFile
    title = pack.title
    isShipped = pack.isShipped
    answers = pack.configuration.answers
    let named = pack.configFile?.name == FilePath("config.json") ? pack.root : pack.configFile ?? pack.root
    place = Files.realPath(named) ?? named
  }

  /// Reads the pack; not between two frames.
  package func open() throws(PackError) -> Pack {
    var pack: Pack
    if let configFile {
      pack = try PackLoader.load(config: configFile)
    } else {
      pack = try PackLoader.load(folder: folder)
    }
    pack.isShipped = isShipped
    return pack
  }
}
