/// The packs there are to choose from.
///
/// A pack is what `PackLoader` can play: a folder with a `config.json`, or one with a subfolder of pictures for each
/// answer. Folders whose name begins with a dot are passed over: they are hidden, or half written.
package struct PackShelf: Equatable, Sendable {
  /// In natural order of titles; the same pack is there once, however many ways lead to it.
  package private(set) var packs: [ShelvedPack] = []
  /// What there is to tell of packs that were left out; no errors: the game goes on without them.
  package private(set) var issues: [Issue] = []
  private var places: Set<FilePath> = []

  /// Looks for packs; reads each config file, and no picture: not between two frames.
  ///
  /// - Parameters:
  ///   - own: the packs that are there in any case, such as the one that the game was started with.
  ///   - installed: the user's folder of packs (`Folders.packs`); it need not exist.
  ///   - named: folders from config files, each a pack or a folder of packs.
  package init(own: [Pack], installed: FilePath?, named: [FilePath] = []) {
    for pack in own { add(ShelvedPack(pack)) }
    if let installed, Files.isFolder(installed) { addPacks(in: installed) }
    for folder in named { addNamed(folder) }
    packs.sort {
      let (a, b) = (FilePath($0.title.lowercased()), FilePath($1.title.lowercased()))
      return a == b ? $0.folder < $1.folder : NaturalOrder.precedes(a, b)
    }
  }

  private mutating func add(_ pack: ShelvedPack) {
    if places.insert(pack.place).inserted { packs.append(pack) }
  }

  private mutating func addNamed(_ folder: FilePath) {
    guard Files.isFolder(folder) else {
      let isFile = Files.isFile(folder)
      issues.append(
        Issue(
          .warning, .folderMissing, path: folder,
          isFile ? "this is a file, not a folder of packs" : "there is no such folder of packs",
          advice: "make that folder, or correct \"packs\" in the config file"))
      return
    }
    if Files.isFile(folder.appending("config.json")) || holdsAnswers(folder) {
      addPack(folder)
    } else {
      addPacks(in: folder)
    }
  }

  /// Whether pictures lie right in at least two of the subfolders: then these are answers, and no packs.
  private func holdsAnswers(_ folder: FilePath) -> Bool {
    subfolders(of: folder).lazy.filter { PictureSearch.hasPicture($0, isDeep: false) }.prefix(2).count == 2
  }

  private mutating func addPacks(in folder: FilePath) {
    for pack in subfolders(of: folder, &issues) { addPack(pack) }
  }

  private func subfolders(of folder: FilePath) -> [FilePath] {
    var told: [Issue] = []
    return subfolders(of: folder, &told)
  }

  private func subfolders(of folder: FilePath, _ issues: inout [Issue]) -> [FilePath] {
    do throws(FileError) {
      let names = try Files.names(in: folder).filter { !PictureNames.isLitter($0.bytes) }
      return names.sorted(by: NaturalOrder.precedes).map { folder.appending($0) }.filter(Files.isFolder)
    } catch {
      issues.append(
        Issue(
          .warning, .folderUnreadable, path: folder, "cannot look for packs: \(error.reason)",
          advice: "the game goes on without what is in it"))
      return []
    }
  }

  private mutating func addPack(_ folder: FilePath) {
    do throws(PackError) {
      add(ShelvedPack(try PackLoader.load(folder: folder)))
    } catch {
      // The first mistake is enough here: `closeup check` tells all of them.
      for var issue in error.issues.filter({ $0.severity == .error }).prefix(1) {
        issue.severity = .warning
        issue.advice =
          (issue.advice.isEmpty ? "" : issue.advice + "; ") + "until then this pack is not offered"
        issues.append(issue)
      }
    }
  }
}
