import Media

/// Gives every folder and file of a pack its path in the archive: names that every system can store, no two alike.
struct ArchiveNames {
  /// The folder of the pack; "" in the archive.
  let root: FilePath
  /// Folders by where they are, with their path in the archive.
  private var folders: [FilePath: String]
  /// Folded names that are taken, by the folder they are in.
  private var taken: [String: Set<String>]

  /// The names that a pack has in any case are taken from the start.
  init(root: FilePath) {
    self.root = root
    folders = [root: ""]
    taken = ["": [PackManifest.fileName, "config.json", "theme"]]
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Makes `source` the folder `name` at the archive's top, or one that is called much like it.
  mutating func place(_ source: FilePath, as name: String) -> String {
    if let known = folders[source] { return known }
    let path = unique(PortableName.made(from: name, or: "folder", room: 8), in: "")
    folders[source] = path
    return path
  }

  /// Another way to write a folder that has its place.
  mutating func alias(_ source: FilePath, of path: String) { folders[source] = path }

  /// The place of a folder in the pack's, or in one that was placed.
  mutating func path(ofFolder source: FilePath) -> String {
    if let known = folders[source] { return known }
    guard source.parent != source else { return place(source, as: "folder") }
    let parent = path(ofFolder: source.parent)
    let name = String(decoding: source.name.bytes, as: UTF8.self)
    // The theme's own folder has its name kept free.
    let path =
      source == root.appending("theme")
      ? "theme"
      : Self.joined(parent, unique(PortableName.made(from: name, or: "folder", room: 8), in: parent))
    folders[source] = path
    return path
  }

  /// The place of a picture that ends in `fileExtension`.
  mutating func path(ofPicture source: FilePath, endingIn fileExtension: String) -> String {
    let folder = path(ofFolder: source.parent)
    let stem = String(decoding: source.stem.bytes, as: UTF8.self)
    let made = PortableName.made(from: stem, or: "picture", room: 16)
    return Self.joined(folder, unique(made, in: folder, end: ".\(fileExtension)"))
  }

  /// The place of a file whose name must stay as it is, because others call it by that.
  ///
  /// - Parameters:
  ///   - path: its path in `base`.
  ///   - base: a folder of the archive.
  /// - Returns: its path in the archive.
  /// - Throws: a sentence when not every system can store that name.
  mutating func exact(_ path: FilePath, in base: String) throws(WorkshopError) -> String {
    var folder = base
    let parts = path.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    for (index, part) in parts.enumerated() {
      guard let name = String(validating: part, as: UTF8.self) else {
        throw WorkshopError("\(path): the name is not UTF-8; rename it")
      }
      if let problem = PortableName.problem(name) {
        throw WorkshopError("\(path): the name \"\(Escaping.shown(part))\" \(problem); rename it")
      }
      if index < parts.count - 1 {
        folder = Self.joined(folder, name)
        continue
      }
      guard taken[folder, default: []].insert(PortableName.folded(name)).inserted else {
        throw WorkshopError(
          "\(path): another file has this name but for upper and lower case; rename one of them")
      }
      return Self.joined(folder, name)
    }
    return folder
  }

  /// A name that nothing in the folder has: with a number when there is need of one.
  private mutating func unique(_ name: String, in folder: String, end: String = "") -> String {
    var wanted = name + end
    var number = 2
    while !taken[folder, default: []].insert(PortableName.folded(wanted)).inserted {
      wanted = "\(name) \(number)\(end)"
      number += 1
    }
    return wanted
  }
}
