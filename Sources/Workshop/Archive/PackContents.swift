import Media

/// The files and folders of a one-file pack, each of which may be unpacked.
struct PackContents {
  /// By path, folders without a closing slash.
  private(set) var entries: [[UInt8]: ZipLayout.Entry] = [:]
  /// Bytes of all files, unpacked.
  private(set) var total: UInt64 = 0

  /// What was seen under each path, however it is spelled: two that differ in case or accents alone are one to some
  /// systems.
  private var places: [String: (path: String, isFolder: Bool, isEntry: Bool)] = [:]
  private let limits: PackLimits

  /// Files of these kinds may be in a pack, by the ends of their names.
  static let texts = ["json", "csv", "md", "txt"]
  static let extensions = Set(
    texts + PictureNames.extensions + ThemeFiles.soundExtensions + ThemeFiles.fontExtensions)

  /// Judges every entry; the first that will not do is named.
  init(_ layout: ZipLayout, limits: PackLimits) throws(PackRefusal) {
    self.limits = limits
    guard layout.entries.first?.name == Array(PackManifest.fileName.utf8) else {
      throw PackRefusal(
        "it is no pack: it does not begin with \(PackManifest.fileName); "
          + "closeup pack makes a pack of one file")
    }
    for entry in layout.entries { try add(entry) }
    guard entries[Array("config.json".utf8)]?.isFolder == false else {
      throw PackRefusal("it is no pack: there is no config.json in it")
    }
  }

  private mutating func add(_ entry: ZipLayout.Entry) throws(PackRefusal) {
    let path = try Self.path(entry.name, limits)
    try checkKind(entry)
    try checkSize(entry)
    // The folders above it, then the entry itself.
    let parts = path.split(separator: "/")
    for count in 1..<max(1, parts.count) {
      try take(parts[..<count].joined(separator: "/"), isFolder: true, isEntry: false)
    }
    try take(path, isFolder: entry.isFolder, isEntry: true)
    entries[entry.name] = entry
    let (sum, isOver) = total.addingReportingOverflow(entry.size)
    guard !isOver, sum <= limits.total else {
      throw PackRefusal("its files would take more than \(limits.total >> 30) GB")
    }
    total = sum
  }

  /// The path as text, when every part of it is a name that can be stored anywhere.
  private static func path(_ name: [UInt8], _ limits: PackLimits) throws(PackRefusal) -> String {
    func refuse(_ fault: String) -> PackRefusal { PackRefusal(entry: name, fault) }
    if name.first == UInt8(ascii: "/") { throw refuse("is a path from the root, out of the pack's folder") }
    if name.contains(UInt8(ascii: "\\")) { throw refuse("holds a backslash") }
    guard let text = String(validating: name, as: UTF8.self) else {
      throw refuse("has a name that is not UTF-8")
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String($0)
    }
    if parts.contains("..") { throw refuse("leads out of the pack's folder") }
    for part in parts {
      guard let part, !part.isEmpty else { throw refuse("has a folder without a name") }
      if let problem = PortableName.problem(part) { throw refuse("has a name that \(problem)") }
    }
    guard name.count <= limits.path else { throw refuse("has a path of more than \(limits.path) bytes") }
    guard parts.count <= limits.depth + 1 else { throw refuse("lies in more than \(limits.depth) folders") }
    return text
  }

  private func checkKind(_ entry: ZipLayout.Entry) throws(PackRefusal) {
    let kind = entry.mode & 0o170_000
    switch kind {
    case 0, entry.isFolder ? 0o040_000 : 0o100_000: break
    case 0o120_000: throw PackRefusal(entry: entry.name, "is a link")
    case 0o020_000, 0o060_000: throw PackRefusal(entry: entry.name, "is a device")
    case 0o010_000, 0o140_000: throw PackRefusal(entry: entry.name, "is a pipe or a socket")
    default: throw PackRefusal(entry: entry.name, "is a file and a folder at once")
    }
    guard entry.mode & 0o7000 == 0 else {
      throw PackRefusal(entry: entry.name, "asks for rights that no picture needs (setuid, setgid or sticky)")
    }
    if entry.isFolder { return }
    guard Self.extensions.contains(FilePath(bytes: entry.name).fileExtension) else {
      throw PackRefusal(
        entry: entry.name, "is of a kind that no pack holds; allowed are pictures, sounds, fonts and texts")
    }
  }

  private func checkSize(_ entry: ZipLayout.Entry) throws(PackRefusal) {
    func refuse(_ fault: String) -> PackRefusal { PackRefusal(entry: entry.name, fault) }
    if entry.isFolder, entry.size > 0 || entry.packedSize > 0 {
      throw refuse("is a folder with bytes of its own")
    }
    if !entry.isCompressed, entry.size != entry.packedSize { throw refuse("lies about its size") }
    let isText = Self.texts.contains(FilePath(bytes: entry.name).fileExtension)
    let most = isText ? limits.text : limits.file
    guard entry.size <= most else {
      throw refuse("would take \(entry.size >> 20) MB; allowed are \(most >> 20)")
    }
    let (least, isOver) = max(1, entry.packedSize).multipliedReportingOverflow(by: limits.ratio)
    guard entry.size <= limits.ratioFrom || isOver || entry.size <= least else {
      throw refuse("would become \(entry.size / max(1, entry.packedSize)) times larger than it is here")
    }
  }

  /// Notes a path; refuses one that is there already, in this spelling or another.
  private mutating func take(_ path: String, isFolder: Bool, isEntry: Bool) throws(PackRefusal) {
    let key = PortableName.folded(path)
    guard let known = places[key] else {
      places[key] = (path, isFolder, isEntry)
      return
    }
    guard Array(known.path.utf8) == Array(path.utf8) else {
      throw PackRefusal(
        entry: path.utf8, "and \"\(PackRefusal.shown(known.path.utf8))\" are one name to some systems")
    }
    guard known.isFolder == isFolder else {
      throw PackRefusal(entry: path.utf8, "is a file and a folder at once")
    }
    guard !(known.isEntry && isEntry) else { throw PackRefusal(entry: path.utf8, "is there twice") }
    places[key] = (path, isFolder, known.isEntry || isEntry)
  }
}
