/// Makes a `Pack` of a config file or of a folder of folders.
package enum PackLoader {
  /// Reads a config file; paths in it count from its folder, wherever the game was started.
  package static func load(config path: FilePath) throws(PackError) -> Pack {
    try load(read(path), path: path)
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

  /// Reads all of a folder that can be read, for those who want to know what is wrong with it: answers beyond the
  /// fourth and those without pictures too, and what stands beside an error. Errors are among the issues.
  ///
  /// - Throws: when there is nothing to look at.
  package static func survey(folder path: FilePath) throws(PackError) -> Pack {
    let config = path.appending("config.json")
    if Files.isFile(config) { return try survey(config: config) }
    return try FolderPack.survey(path)
  }

  /// The same by a config file; one that is no JSON gives its error, and what the folders beside it hold.
  package static func survey(config path: FilePath) throws(PackError) -> Pack {
    guard Files.isFile(path) else { return try load(config: path) }
    let fault: Issue
    do throws(PackError) {
      let bytes = try read(path)
      do throws(Issue) {
        return pack(try JSONDocument(bytes, path: path), mostAnswers: .max)
      } catch {
        fault = error
      }
    } catch {
      fault = error.issues[0]
    }
    var pack = try FolderPack.survey(path.parent)
    pack.configFile = path
    pack.issues = [fault] + pack.issues.filter { $0.code != .answerCount }
    return pack
  }

  /// Reads a config file's text.
  static func load(_ bytes: [UInt8], path: FilePath) throws(PackError) -> Pack {
    let document: JSONDocument
    do throws(Issue) { document = try JSONDocument(bytes, path: path) } catch { throw PackError([error]) }
    let pack = pack(document)
    if pack.issues.hasError { throw PackError(pack.issues) }
    return pack
  }

  private static func pack(
    _ document: JSONDocument, mostAnswers: Int = AnswerRules.count.upperBound
  ) -> Pack {
    let path = document.text.path
    let root = path.parent
    let reader = ConfigReader(document, root: root, mostAnswers: mostAnswers)
    // In the order of the file, whatever was noticed first.
    let issues = reader.issues.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    let configuration = reader.configuration
    var pack = Pack(
      configuration: configuration, root: root, configFile: path,
      theme: configuration.theme.map { root.appending($0) } ?? ownTheme(root), issues: issues)
    pack.places = reader.places
    return pack
  }

  private static func read(_ path: FilePath) throws(PackError) -> [UInt8] {
    do throws(FileError) {
      return try Files.read(path, limit: largestConfig)
    } catch {
      if Files.isFile(path) {
        throw PackError([
          Issue(
            .error, .fileUnreadable, path: path, "the file cannot be read: \(error.reason)",
            advice: "allow yourself to read it, or give another")
        ])
      }
      let place = Files.realPath(FilePath("."))?.appending(path) ?? path
      throw PackError([
        Issue(
          .error, .fileMissing, path: path, "there is no such file", advice: "it was looked for at \(place)")
      ])
    }
  }

  /// A folder called `theme` beside the config file needs no word in it.
  private static func ownTheme(_ root: FilePath) -> FilePath? {
    let folder = root.appending("theme")
    return Files.isFolder(folder) ? folder : nil
  }

  /// Bytes; no owner writes more by hand.
  private static let largestConfig = 4 << 20
}
