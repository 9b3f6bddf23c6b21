import Media

/// The files of a pack besides its photos: theme, and what the configuration and timelines name.
struct PackAssets {
  /// A file, and its path in the archive.
  struct Asset: Equatable {
    var source: FilePath
    var name: String
  }

  /// Sorted by their names in the archive.
  private(set) var assets: [Asset] = []
  /// Files of the theme that a pack of one file does not hold.
  private(set) var leftOut: [FilePath] = []
  /// New texts for paths of the config file.
  fileprivate(set) var rewrites: [(range: Range<Int>, text: String)] = []

  fileprivate let pack: Pack
  private var sources: Set<FilePath> = []
  /// The folders that files are taken from, with their places.
  private var bases: [(folder: FilePath, name: String)]

  /// Collects the files.
  ///
  /// - Parameters:
  ///   - pack: the pack.
  ///   - paths: those of its config file; none for a folder without one.
  ///   - names: gives the files their places.
  /// - Throws: a sentence for what cannot be taken along.
  init(_ pack: Pack, _ paths: [PackPaths.Path], _ names: inout ArchiveNames) throws {
    self.pack = pack
    bases = [(pack.root, "")]
    if let theme = pack.theme, Files.isFolder(theme) { try addTheme(theme, paths, &names) }
    for path in paths {
      switch path.use {
      case .file, .animation: try add(path, &names)
      case .pictures, .theme, .frames: break
      // An installed pack names no others.
      case .packs: if rewrites.last?.range != path.range { rewrites.append((path.range, "[]")) }
      }
    }
    // Timelines name files, which may be timelines' files themselves; the list grows while it is read.
    var index = 0
    while index < assets.count {
      if assets[index].source.fileExtension == "json" { try addFiles(of: assets[index], &names) }
      index += 1
    }
    assets.sort { FilePath($0.name) < FilePath($1.name) }
  }

  // MARK: Theme and configuration

  private mutating func addTheme(
    _ theme: FilePath, _ paths: [PackPaths.Path], _ names: inout ArchiveNames
  ) throws {
    var folder = theme
    if let inside = inside(theme) {
      folder = pack.root.appending(inside)
      if let path = paths.first(where: { $0.use == .theme }), FilePath(path.text).isAbsolute {
        rewrites.append((path.range, quoted("\(inside)")))
      }
    } else {
      bases.append((theme, "theme"))
      names.alias(theme, of: "theme")
      if let path = paths.first(where: { $0.use == .theme }) {
        rewrites.append((path.range, quoted("theme")))
      }
    }
    for file in try Files.tree(in: folder, where: Self.isWanted) {
      let source = folder.appending(file)
      if PackContents.extensions.contains(file.fileExtension) {
        try take(source, &names)
      } else {
        leftOut.append(source)
      }
    }
  }

  private mutating func add(_ path: PackPaths.Path, _ names: inout ArchiveNames) throws {
    let source = pack.resolve(path.text)
    let isFolder = Files.isFolder(source)
    guard isFolder || Files.isFile(source) else {
      // Inside, the game falls back as it does here; outside, nobody but this machine knows the place.
      if inside(source) != nil { return }
      throw WorkshopError("\(path.key): there is no file \(source); correct or remove it")
    }
    if isFolder, path.use != .animation { return }
    if let inside = inside(source) {
      let place = pack.root.appending(inside)
      if isFolder { try takeFolder(place, &names) } else { try take(place, &names) }
      // What is written from the root of this machine means nothing on another.
      if FilePath(path.text).isAbsolute { rewrites.append((path.range, quoted("\(inside)"))) }
      return
    }
    guard !isFolder, source.fileExtension != "json" else {
      throw WorkshopError(
        "\(path.key): \(source) lies outside of the pack, and other files belong to it; move all of them into \(pack.root)"
      )
    }
    if !bases.contains(where: { $0.folder == source.parent }) {
      bases.append((source.parent, names.place(source.parent, as: "files")))
    }
    rewrites.append((path.range, quoted(try take(source, &names))))
  }

  private func quoted(_ text: String) -> String { JSONQuoting.quoted(text) }

  /// A path's place in the pack's folder; nil when it lies elsewhere.
  func inside(_ path: FilePath) -> FilePath? {
    if path == pack.root { return FilePath(bytes: []) }
    let relative =
      path.relative(to: pack.root) ?? Files.realPath(pack.root).flatMap { path.relative(to: $0) }
    return relative?.text.flatMap { PackPaths.inside($0) }
  }

  // MARK: Files

  /// Hidden files stay, and what tells people about the others.
  private static func isWanted(_ name: FilePath) -> Bool {
    let start = name.bytes.prefix(6).map(FilePath.lowercased)
    return name.bytes.first != UInt8(ascii: ".") && !start.elementsEqual("readme".utf8)
  }

  /// Takes a file of one of the bases; its path in the archive.
  @discardableResult
  private mutating func take(_ source: FilePath, _ names: inout ArchiveNames) throws -> String {
    guard let base = bases.last(where: { source.relative(to: $0.folder) != nil }),
      let path = source.relative(to: base.folder)
    else { throw WorkshopError("\(source) lies outside of the pack; move it into \(pack.root)") }
    guard sources.insert(source).inserted else {
      return assets.first { $0.source == source }?.name ?? ArchiveNames.joined(base.name, "\(path)")
    }
    guard PackContents.extensions.contains(source.fileExtension) else {
      throw WorkshopError(
        "\(source) is of a kind that no pack holds; allowed are pictures, sounds, fonts and texts")
    }
    let name = try names.exact(path, in: base.name)
    assets.append(Asset(source: source, name: name))
    return name
  }

  private mutating func takeFolder(_ folder: FilePath, _ names: inout ArchiveNames) throws {
    for file in try Files.tree(in: folder, where: Self.isWanted)
    where PackContents.extensions.contains(file.fileExtension) {
      try take(folder.appending(file), &names)
    }
  }

  /// Takes what a timeline names.
  private mutating func addFiles(of timeline: Asset, _ names: inout ArchiveNames) throws {
    let document: JSONDocument
    // Whoever plays it is told what is wrong with it.
    do throws(Issue) { document = try JSONDocument.read(timeline.source) } catch { return }
    guard let base = bases.last(where: { timeline.source.relative(to: $0.folder) != nil }),
      let place = timeline.source.relative(to: base.folder)
    else { return }
    let parent = place.parent == FilePath(".") ? FilePath(bytes: []) : place.parent
    for path in PackPaths.inTimeline(document) {
      guard let file = PackPaths.inside(path.text, from: parent) else {
        throw WorkshopError(
          "\(timeline.source), line \(document.text.position(of: path.range.lowerBound).line): \(path.key) is "
            + "\"\(Escaping.shown(path.text.utf8))\", outside of \(base.folder); move the file into it")
      }
      let source = base.folder.appending(file)
      switch path.use {
      case .frames:
        let isPattern = source.name.bytes.contains(UInt8(ascii: "*"))
        let folder = isPattern ? source.parent : source
        if Files.isFolder(folder) { try takeFolder(folder, &names) }
      default: if Files.isFile(source) { try take(source, &names) }
      }
    }
  }
}

// Where the answers' pictures go.
extension PackAssets {
  /// Gives the answers' folders their places: inside the pack where they are, others at its top.
  ///
  /// - Parameters:
  ///   - paths: those of the config file, which are changed where a place is another.
  ///   - names: gives the places.
  /// - Returns: each answer's folders in the archive.
  mutating func placeAnswers(_ paths: [PackPaths.Path], _ names: inout ArchiveNames) -> [[String]] {
    let places = pack.configuration.answers.map { answer in
      answer.pictures.map { folder in
        guard let inside = inside(folder) else {
          return names.place(folder, as: String(decoding: folder.name.bytes, as: UTF8.self))
        }
        let place = inside.bytes.isEmpty ? pack.root : pack.root.appending(inside)
        let path = names.path(ofFolder: place)
        names.alias(folder, of: path)
        return path
      }
    }
    for path in paths where path.use == .pictures {
      let folder = pack.resolve(path.text)
      let place =
        inside(folder) == nil
        ? names.place(folder, as: String(decoding: folder.name.bytes, as: UTF8.self))
        : names.path(ofFolder: folder)
      guard PackPaths.inside(path.text) != FilePath(place) else { continue }
      rewrites.append((path.range, JSONQuoting.quoted(place.isEmpty ? "." : place)))
    }
    return places
  }
}
