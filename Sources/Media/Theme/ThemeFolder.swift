/// A theme folder's files by kind and name, read once.
///
/// Files may lie in the folder itself or in `graphics`, `sounds`, `animations` and `fonts` inside it.
struct ThemeFolder: Sendable {
  /// The kinds of files a theme holds, and the extensions of each, the preferred one first.
  enum Kind: String, CaseIterable {
    case graphics
    case sounds
    case animations
    case fonts

    var extensions: [String] {
      switch self {
      case .graphics: ["svg", "png", "webp", "jpg", "jpeg", "gif", "bmp", "avif"]
      case .sounds: ["ogg", "opus", "wav", "flac", "mp3"]
      case .animations: ["json", "gif", "webp"]
      case .fonts: ["ttf", "otf", "ttc"]
      }
    }
  }

  let path: FilePath
  private var files: [Kind: [String: FilePath]] = [:]

  /// Reads the folder; what is not there has no files.
  init(_ path: FilePath) {
    self.path = path
    for kind in Kind.allCases {
      files[kind] = Self.files(in: path, kind).merging(Self.files(in: path.appending(kind.rawValue), kind)) {
        $1
      }
    }
  }

  /// The file or, for animations, the folder of that name.
  func file(_ kind: Kind, _ name: String) -> FilePath? { files[kind]?[name] }

  /// The names of files of that kind, sorted.
  func names(_ kind: Kind) -> [String] { (files[kind] ?? [:]).keys.sorted() }

  private static func files(in folder: FilePath, _ kind: Kind) -> [String: FilePath] {
    let names: [FilePath]
    do throws(FileError) { names = try Files.names(in: folder) } catch { return [:] }
    var best: [String: (rank: Int, path: FilePath)] = [:]
    for name in names where name.bytes.first != UInt8(ascii: ".") {
      guard let stem = name.stem.text else { continue }
      let path = folder.appending(name)
      let rank: Int
      if let index = kind.extensions.firstIndex(of: name.fileExtension), Files.isFile(path) {
        rank = index
      } else if kind == .animations, AnimationName(rawValue: stem) != nil, Files.isFolder(path) {
        rank = kind.extensions.count
      } else {
        continue
      }
      if let known = best[stem], known.rank <= rank { continue }
      best[stem] = (rank, path)
    }
    return best.mapValues(\.path)
  }
}
