import Media

/// The tables of notes that a pack of one file brings along: one in each folder of pictures that have some, and one
/// without lines in an answer's folder that would be empty, and so not there, without it.
struct PackTables {
  /// Rows by the folder they are in.
  private var rows: [String: [String]] = [:]
  private var emptyFolders: Set<String> = []

  private static let columns: [NoteColumn] = [.caption, .credit, .licence, .crop, .avoid, .answer]

  /// Notes a folder that has to be there, before its pictures.
  mutating func add(folder: String) { emptyFolders.insert(folder) }

  /// Notes a picture by its path in the archive.
  mutating func add(_ path: String, _ note: PictureNote) {
    let (folder, name) = Self.split(path)
    let fields = Self.columns.map { note.text($0) }
    fill(folder)
    if fields.contains(where: { !$0.isEmpty }) {
      rows[folder, default: []].append(([name] + fields).map(Self.field).joined(separator: ","))
    }
  }

  /// Each table's path in the archive and its text, sorted.
  var files: [(name: String, text: String)] {
    let header = (["file_name"] + Self.columns.map(\.rawValue)).joined(separator: ",")
    let tables = rows.merging(emptyFolders.map { ($0, []) }) { rows, _ in rows }
    return tables.map { folder, rows in
      (ArchiveNames.joined(folder, "metadata.csv"), ([header] + rows + [""]).joined(separator: "\r\n"))
    }.sorted { FilePath($0.name) < FilePath($1.name) }
  }

  /// A folder with a picture in it or below it is there.
  private mutating func fill(_ folder: String) {
    if emptyFolders.isEmpty { return }
    emptyFolders = emptyFolders.filter { $0 != folder && !$0.isEmpty && !folder.hasPrefix($0 + "/") }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// A field as RFC 4180 writes it.
  private static func field(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { !",;\t\"\r\n".unicodeScalars.contains($0) }
    if isPlain, text.first?.isWhitespace != true, text.last?.isWhitespace != true { return text }
    return "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
