/// The search behind `ThemeFiles`: it remembers what there is to tell.
struct ThemeLookup {
  private(set) var issues: [Issue] = []
  private let pack: Pack
  /// From the first to be asked to the last.
  private let folders: [ThemeFolder]
  private let own: ThemeFolder?

  init(_ pack: Pack, shipped: FilePath) {
    self.pack = pack
    own = pack.theme.map { ThemeFolder($0) }
    folders = [own, ThemeFolder(shipped)].compactMap(\.self)
    if let theme = pack.theme, !Files.isFolder(theme) {
      issues.append(
        Issue(
          .warning, .themeFile, path: pack.configFile ?? pack.root, line: pack.places["theme"]?.line,
          column: pack.places["theme"]?.column, "theme: there is no folder \(theme)",
          advice: "the shipped theme is used"))
    }
  }

  mutating func graphic(_ name: GraphicName) -> ThemeGraphic? {
    let entry = pack.configuration.graphics[name.rawValue]
    let key = "graphics.\(name.rawValue)"
    let named = entry.flatMap {
      existing($0.file, key, place: pack.places["\(key).file"] ?? pack.places[key])
    }
    guard let file = named ?? find(.graphics, name.rawValue) else { return nil }
    var style = name.style
    if let slice = entry?.slice { style.slice = slice }
    if let corner = entry?.corner { style.corner = corner }
    if let outset = entry?.outset { style.outset = outset }
    return ThemeGraphic(file: file, style: style)
  }

  mutating func sound(_ name: SoundName) -> FilePath? {
    let named = pack.configuration.sounds[name.rawValue].flatMap { existing($0, "sounds.\(name.rawValue)") }
    return named ?? find(.sounds, name.rawValue)
  }

  mutating func animation(_ name: AnimationName) -> FilePath? {
    let named = pack.configuration.animations[name.rawValue]
      .flatMap { existing($0, "animations.\(name.rawValue)", folderAllowed: true) }
    return named ?? find(.animations, name.rawValue)
  }

  /// A font file when the entry looks like one and is there, a family otherwise.
  mutating func font(_ role: String, _ entry: String, shipped: String) -> FontSource {
    if FontSource.isFile(entry) {
      if let file = existing(entry, "fonts.\(role)") { return .file(file) }
      return .family(shipped)
    }
    // A theme may bring the font itself, named after the role.
    if entry == shipped, let file = own?.file(.fonts, role) { return .file(file) }
    return .family(entry)
  }

  /// The file an entry of the configuration names; nil, and a warning, when it is not there.
  mutating func existing(
    _ entry: String, _ key: String, folderAllowed: Bool = false, place: TextPlace? = nil
  ) -> FilePath? {
    let place = place ?? pack.places[key]
    let path = pack.resolve(entry)
    if Files.isFile(path) || (folderAllowed && Files.isFolder(path)) { return path }
    issues.append(
      Issue(
        .warning, .themeFile, path: pack.configFile ?? pack.root, line: place?.line, column: place?.column,
        "\(key): there is no file \(path)",
        advice: "the theme's own is used; correct the path, which counts from \(pack.root)"))
    return nil
  }

  /// Warns of files in the pack's theme that bear no known name: mostly a slip of the pen.
  mutating func reportUnknownNames() {
    guard let own else { return }
    report(.graphics, own, known: GraphicName.allCases.map(\.rawValue), "graphic")
    report(.sounds, own, known: SoundName.allCases.map(\.rawValue), "sound")
  }

  private mutating func report(
    _ kind: ThemeFolder.Kind, _ folder: ThemeFolder, known: [String], _ noun: String
  ) {
    // An animated picture of the splash is a picture by its extension, too.
    let others = known + AnimationName.allCases.map(\.rawValue)
    for name in folder.names(kind) where !others.contains(name) {
      guard let near = Spelling.nearest(to: name, in: known) else { continue }
      issues.append(
        Issue(
          .warning, .themeName, path: folder.file(kind, name),
          "no \(noun) has the name \(Escaping.escaped(name.utf8))", advice: "did you mean \"\(near)\"?"))
    }
  }

  private func find(_ kind: ThemeFolder.Kind, _ name: String) -> FilePath? {
    for folder in folders {
      if let file = folder.file(kind, name) { return file }
    }
    return nil
  }
}
