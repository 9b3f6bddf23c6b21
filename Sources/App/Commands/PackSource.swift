import Media

/// Where a game's content is read from.
enum PackSource: Sendable {
  /// A folder of folders, or with a config.json in it.
  case folder(FilePath)
  /// A configuration.
  case config(FilePath)

  /// Where a pack was read from.
  init(_ pack: Pack) {
    self = pack.configFile.map { .config($0) } ?? .folder(pack.root)
  }

  func load() throws(PackError) -> Pack {
    switch self {
    case .folder(let path): try PackLoader.load(folder: path)
    case .config(let path): try PackLoader.load(config: path)
    }
  }
}
