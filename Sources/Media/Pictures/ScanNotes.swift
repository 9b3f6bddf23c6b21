/// What a folder's table decides about a scan: which pictures are hidden, and which belong to another answer.
struct ScanNotes {
  /// A decision about one picture.
  struct Ruling: Equatable {
    var isHidden = false
    /// The answer that it belongs to instead; nil for the folder's.
    var answer: Int?
  }

  /// By the file's path in the table's folder; a picture that the table speaks of is here though nothing is decided.
  private(set) var rulings: [FilePath: Ruling] = [:]
  private(set) var issues: [Issue] = []

  /// Whether anything is decided.
  var isEmpty: Bool { !rulings.values.contains { $0 != Ruling() } }

  /// Reads the folder's table, which lies there; what is wrong with it as a whole is told when its notes are read.
  ///
  /// Without `lists` a table that has neither column is left after its first line: of what it speaks is of no concern.
  init(folder: FilePath, labels: [String], lists: Bool) {
    let path = folder.appending(NoteTable.fileName)
    do throws(FileError) {
      var bytes = try Files.read(path, limit: NoteTable.largest)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      guard TextEncoding.foreign(bytes) == nil, lists || Self.mayDecide(bytes) else { return }
      read(bytes, path, labels)
    } catch {
      // Told when its notes are read.
    }
  }

  /// Whether the first line names one of the columns, or cannot be told from the next.
  private static func mayDecide(_ bytes: [UInt8]) -> Bool {
    let named = bytes.starts(with: "sep=".utf8) ? 1 : 0
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: named + 1, omittingEmptySubsequences: false)
    let head = CSV(Array(lines.prefix(named + 1).joined(separator: [UInt8(ascii: "\n")])))
    guard let header = head.rows.first, head.faults.isEmpty else { return true }
    let columns = NoteColumns(header.fields)
    return columns[.hidden] != nil || columns[.answer] != nil
  }

  private mutating func read(_ bytes: [UInt8], _ path: FilePath, _ labels: [String]) {
    let table = CSV(bytes)
    guard let header = table.rows.first else { return }
    let columns = NoteColumns(header.fields)
    for row in table.rows.dropFirst() {
      guard let file = columns.file(row) else { continue }
      var ruling = Ruling()
      if let text = columns.text(.hidden, row) {
        ruling.isHidden = YesNo.read(text) ?? false
        if YesNo.read(text) == nil {
          warn(.hidden, text, "allowed is yes or no", "the picture plays", row, columns, bytes, path)
        }
      }
      if let text = columns.text(.answer, row) {
        ruling.answer = AnswerRules.index(of: text, in: labels)
        if ruling.answer == nil {
          let all = labels.map { "\"\(Escaping.shown($0.utf8))\"" }.joined(separator: ", ")
          warn(
            .answer, text, "the answers are \(all)", "the picture plays as its folder says", row, columns,
            bytes, path)
        }
      }
      rulings[file] = ruling
    }
  }

  private mutating func warn(
    _ column: NoteColumn, _ text: String, _ allowed: String, _ advice: String, _ row: CSV.Row,
    _ columns: NoteColumns, _ bytes: [UInt8], _ path: FilePath
  ) {
    let start = columns[column].map { row.spans[$0].lowerBound } ?? 0
    let head = bytes[..<start]
    let lineStart =
      head.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
    issues.append(
      Issue(
        .warning, .tableLine, path: path, line: row.line,
        column: String(decoding: head[lineStart...], as: UTF8.self).count + 1,
        "\(column.rawValue) is \"\(Escaping.shown(text.utf8.prefix(60)))\"; \(allowed)", advice: advice))
  }
}
