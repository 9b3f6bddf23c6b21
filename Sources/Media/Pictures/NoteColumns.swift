/// Where each column of a table stands.
struct NoteColumns {
  private(set) var fileName: Int?
  private var places: [String: Int] = [:]

  init(_ header: [String]) {
    for (index, title) in header.enumerated() {
      let name = AnswerRules.trimmed(title).lowercased()
      switch name {
      case "file_name": fileName = fileName ?? index
      case "license": places["licence"] = places["licence"] ?? index
      default: places[name] = places[name] ?? index
      }
    }
  }

  subscript(column: NoteColumn) -> Int? { places[column.rawValue] }

  /// The field of that column; nil when there is none or nothing in it.
  func text(_ column: NoteColumn, _ row: CSV.Row) -> String? {
    guard let index = self[column], index < row.fields.count else { return nil }
    let text = AnswerRules.trimmed(row.fields[index])
    return text.isEmpty ? nil : text
  }

  /// The file that a row speaks of, in the table's folder; nil for a row without one.
  func file(_ row: CSV.Row) -> FilePath? {
    guard let fileName, row.fields.count > fileName, !row.fields[fileName].isEmpty else { return nil }
    return Self.file(row.fields[fileName])
  }

  static func file(_ name: String) -> FilePath {
    FilePath(name.hasPrefix("./") ? String(name.dropFirst(2)) : name)
  }
}
