import Geometry

/// The notes of one `metadata.csv`: columns `file_name` and any of `NoteColumn`.
struct NoteTable: Equatable {
  /// By the file's path in the table's folder.
  private(set) var notes: [FilePath: PictureNote] = [:]
  private(set) var issues: [Issue] = []
  /// Lines whose file is not there.
  private(set) var missing: [MissingFile] = []

  /// A line of the table that names a file which is not there.
  struct MissingFile: Equatable {
    var name: String
    var line: Int
  }

  /// The table's name in a folder of pictures.
  static let fileName = "metadata.csv"

  /// No notes.
  init() {}

  /// Reads the folder's table; a folder without one has no notes.
  static func read(folder: FilePath) -> NoteTable {
    let path = folder.appending(Self.fileName)
    guard Files.isFile(path) else { return NoteTable() }
    do throws(FileError) {
      return NoteTable(try Files.read(path, limit: Self.largest), path: path)
    } catch {
      var table = NoteTable()
      table.warn(.fileUnreadable, path, nil, "\(error)", "the pictures play without notes")
      return table
    }
  }

  init(_ bytes: [UInt8], path: FilePath) {
    var bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let kind = TextEncoding.foreign(bytes) {
      warn(.encoding, path, nil, "the table is \(kind), not text in UTF-8", "save it as \"CSV UTF-8\"")
      return
    }
    let table = CSV(bytes)
    for fault in table.faults { warn(.tableLine, path, fault.line, fault.message, "the line is passed over") }
    guard let header = table.rows.first else { return }
    let columns = NoteColumns(header.fields)
    guard let nameColumn = columns.fileName else {
      warn(
        .tableFormat, path, header.line, "no column is named file_name",
        "the first line names the columns: file_name, caption, credit, licence, crop, avoid")
      return
    }
    for row in table.rows.dropFirst() {
      guard row.fields.count > nameColumn, !row.fields[nameColumn].isEmpty else {
        warn(.tableLine, path, row.line, "no file_name in this line", "the line is passed over")
        continue
      }
      let name = row.fields[nameColumn]
      let file = NoteColumns.file(name)
      guard !file.bytes.contains(0), Files.isFile(path.parent.appending(file)) else {
        missing.append(MissingFile(name: name, line: row.line))
        continue
      }
      notes[file] = Self.note(row, columns)
      checkRects(row, columns, path)
    }
    if let first = missing.first {
      warn(
        .tableFiles, path, nil,
        "\(missing.count) of its lines name\(missing.count == 1 ? "s a file" : " files") that "
          + "\(missing.count == 1 ? "is" : "are") not there: \(Escaping.escaped(first.name.utf8))",
        "file_name counts from the table's folder")
    }
  }

  /// What a row says; what cannot be read in it counts as nothing.
  static func note(_ row: CSV.Row, _ columns: NoteColumns) -> PictureNote {
    PictureNote(
      caption: columns.text(.caption, row), credit: columns.text(.credit, row),
      licence: columns.text(.licence, row), crop: columns.text(.crop, row).flatMap(rect),
      avoid: parts(columns.text(.avoid, row)).compactMap(rect),
      isHidden: columns.text(.hidden, row).flatMap(YesNo.read) ?? false, answer: columns.text(.answer, row))
  }

  /// Several rectangles, one by one.
  static func parts(_ text: String?) -> [String] {
    (text ?? "").split { $0 == ";" || $0 == "|" }.map(String.init)
  }

  private mutating func checkRects(_ row: CSV.Row, _ columns: NoteColumns, _ path: FilePath) {
    if let text = columns.text(.crop, row), Self.rect(text) == nil { warnRect("crop", text, row, path) }
    for part in Self.parts(columns.text(.avoid, row)) where Self.rect(part) == nil {
      warnRect("avoid", part, row, path)
    }
  }

  /// Four fractions `x y w h` inside the picture; a comma may be the decimal mark, or stand between them.
  static func rect(_ text: String) -> Rect? {
    var parts = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    if parts.count == 1 { parts = text.split(separator: ",").map(String.init) }
    guard parts.count == 4 else { return nil }
    var numbers: [Double] = []
    for part in parts {
      let trimmed = part.hasSuffix(",") ? String(part.dropLast()) : part
      guard let number = Double(String(trimmed.map { $0 == "," ? "." : $0 })), (0...1).contains(number) else {
        return nil
      }
      numbers.append(number)
    }
    let rect = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    // A little more than 1: thirds that were rounded up are no mistake.
    guard !rect.isEmpty, rect.maxX <= 1.001, rect.maxY <= 1.001 else { return nil }
    return Rect(rect.x, rect.y, min(rect.width, 1 - rect.x), min(rect.height, 1 - rect.y))
  }

  private mutating func warnRect(_ column: String, _ text: String, _ row: CSV.Row, _ path: FilePath) {
    warn(
      .tableLine, path, row.line, "\(column) is \"\(Escaping.shown(text.utf8.prefix(60)))\"",
      "allowed is x y width height, each from 0 to 1 and inside the picture: \"0.1 0.2 0.3 0.3\"")
  }

  private mutating func warn(
    _ code: Issue.Code, _ path: FilePath, _ line: Int?, _ message: String, _ advice: String
  ) {
    issues.append(Issue(.warning, code, path: path, line: line, message, advice: advice))
  }

  /// Bytes; a line for each of 100,000 pictures fits.
  static let largest = 64 << 20
}
