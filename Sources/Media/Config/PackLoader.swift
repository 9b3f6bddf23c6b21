/// Makes a `Pack` of a config file or of a folder of folders.
package enum PackLoader {
  /// Reads a config file; paths in it count from its folder, wherever the game was started.
  package static func load(config path: FilePath) throws(PackError) -> Pack {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: largestConfig)
    } catch {
      let place = Files.realPath(FilePath("."))?.appending(path) ?? path
      throw PackError([
        Issue(
          .error, Files.isFile(path) ? .fileUnreadable : .fileMissing, path: path, "\(error)",
          advice: "the config file was looked for at \(place)")
      ])
    }
    return try load(bytes, path: path)
  }

  /// Plays a folder: its config.json when it has one, and otherwise a subfolder for each answer.
  package static func load(folder path: FilePath) throws(PackError) -> Pack {
    let config = path.appending("config.json")
    if Files.isFile(config) { return try load(config: config) }
    return try FolderPack.load(path)
  }

  /// The game that comes with the program.
  package static func load(resources: ResourceRoot) throws(PackError) -> Pack {
    var pack = try load(config: resources.config)
    pack.isShipped = true
    return pack
  }

  /// Reads a config file's text.
  static func load(_ bytes: [UInt8], path: FilePath) throws(PackError) -> Pack {
    let document: JSONDocument
    do throws(Issue) { document = try JSONDocument(bytes, path: path) } catch { throw PackError([error]) }
    let root = path.parent
    let reader = ConfigReader(document, root: root)
    // In the order of the file, whatever was noticed first.
    let issues = reader.issues.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    if issues.hasError { throw PackError(issues) }
    let configuration = reader.configuration
    return Pack(
      configuration: configuration, root: root, configFile: path,
      theme: configuration.theme.map { root.appending($0) } ?? ownTheme(root), issues: issues)
  }

  /// A folder called `theme` beside the config file needs no word in it.
  private static func ownTheme(_ root: FilePath) -> FilePath? {
    let folder = root.appending("theme")
    return Files.isFolder(folder) ? folder : nil
  }

  /// Bytes; no owner writes more by hand.
  private static let largestConfig = 4 << 20
}
