import Glibc
import Media

/// A folder that an archive was unpacked into, before it becomes a pack.
struct PackFolder {
  let path: FilePath

  /// Looks at what is really there: files and folders, each with one name, and nothing else.
  func checkFiles(limits: PackLimits) throws {
    var left = limits.entries * 2
    var waiting = [path]
    while let folder = waiting.popLast() {
      for name in try Files.names(in: folder) {
        left -= 1
        let entry = folder.appending(name)
        let info = try Files.entryInfo(entry)
        guard left >= 0, let info, info.kind != .other,
          name.text.map({ PortableName.problem($0) }) == .some(nil)
        else { throw PackRefusal(entry: name.bytes, "is not what the archive said") }
        if info.kind == .folder { waiting.append(entry) }
      }
    }
  }

  /// Reads the pack as the game will, and makes sure that nothing in it reaches out of its folder.
  func load() throws -> (pack: Pack, manifest: PackManifest, pictures: Int) {
    do {
      let manifest = try PackManifest(path.appending(PackManifest.fileName))
      try PackPaths.check(path)
      let pack = try PackLoader.load(config: path.appending("config.json"))
      let scan = PictureScanner(pack.configuration.answers).scanAll()
      if let error = scan.issues.first(where: { $0.severity == .error }) { throw error }
      return (pack, manifest, scan.table.count)
    } catch let error as PackError {
      throw PackRefusal(told(error.issues.first { $0.severity == .error }))
    } catch let error as Issue {
      throw PackRefusal(told(error))
    }
  }

  /// An issue's words without the folder that no one shall see.
  private func told(_ issue: Issue?) -> String {
    guard var issue else { return "no game can be made of it" }
    issue.path = issue.path.map { $0.relative(to: path) ?? $0.name }
    let place = "\(path)/"
    var words =
      "\(issue.path.map { "\($0): " } ?? "")\(issue.line.map { "line \($0): " } ?? "")\(issue.message)"
    if let range = words.firstRange(of: place) { words.removeSubrange(range) }
    return words
  }
}
