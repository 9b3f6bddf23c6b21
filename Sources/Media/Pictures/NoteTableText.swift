/// A table's text in which single cells are changed; every other byte stays as it is.
struct NoteTableText {
  private(set) var bytes: [UInt8]
  private let path: FilePath

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let newColumns = ["file_name", "caption", "credit", "licence", "crop", "avoid"]

  /// Takes a table's bytes; none for one that is to be made.
  /// - Throws: Why it cannot be changed.
  init(_ bytes: [UInt8], path: FilePath) throws(Issue) {
    self.bytes = bytes
    self.path = path
    if let kind = TextEncoding.foreign(bytes) {
      throw refusal(nil, "the table is \(kind), not text in UTF-8", "save it as \"CSV UTF-8\"")
    }
  }

  /// Writes into the row of `file` the fields that the new note has otherwise than the old one.
  ///
  /// A field that the table has otherwise than the old note was changed by someone else since: it stays.
  /// - Returns: the note as the table holds it now.
  /// - Throws: Why nothing could be written; then nothing is changed.
  mutating func apply(_ edit: NoteEdit) throws(Issue) -> PictureNote {
    guard let name = edit.file.text else {
      throw Issue(
        .error, .encoding, path: path.parent.appending(edit.file),
        "the file's name is not UTF-8, and \(NoteTable.fileName) is", advice: "rename the file")
    }
    let before = bytes
    if table.rows.isEmpty, table.faults.isEmpty { writeHeader() }
    let present = try note(of: edit.file)
    var wanted = present ?? PictureNote()
    for column in edit.new.differences(from: edit.old)
    where wanted.text(column) == edit.old.text(column) {
      wanted.take(column, from: edit.new)
    }
    let changed = wanted.differences(from: present ?? PictureNote())
    guard !changed.isEmpty else {
      bytes = before
      return wanted
    }
    let rows = table.rows.count
    if present == nil { try addRow(name) }
    for column in changed {
      // What cannot be read among the forbidden places is still the owner's.
      let kept = column == .avoid && present != nil ? try unreadablePlaces(of: edit.file) : []
      let text = ([wanted.text(column)] + kept).filter { !$0.isEmpty }.joined(separator: "; ")
      try set(column, text, file: edit.file)
    }
    do throws(Issue) {
      try check(wanted, edit.file, rows: rows + (present == nil ? 1 : 0), before)
    } catch {
      bytes = before
      throw error
    }
    return wanted
  }

  // MARK: What stands there

  private var markCount: Int { bytes.starts(with: Self.mark) ? Self.mark.count : 0 }
  private var table: CSV { CSV(Array(bytes[markCount...])) }

  private func columns(_ table: CSV) throws(Issue) -> NoteColumns {
    let columns = table.rows.first.map { NoteColumns($0.fields) }
    guard let columns, columns.fileName != nil else {
      throw refusal(
        table.rows.first?.line ?? table.faults.first?.line, "no column is named file_name",
        "the first line names the columns: file_name, caption, credit, licence, crop, avoid")
    }
    return columns
  }

  /// The row of a file: the last one, which counts.
  private func row(of file: FilePath, _ table: CSV, _ columns: NoteColumns) -> Int? {
    table.rows.indices.dropFirst().last { columns.file(table.rows[$0]) == file }
  }

  private func note(of file: FilePath) throws(Issue) -> PictureNote? {
    let table = table
    let columns = try columns(table)
    return row(of: file, table, columns).map { NoteTable.note(table.rows[$0], columns) }
  }

  private func unreadablePlaces(of file: FilePath) throws(Issue) -> [String] {
    let table = table
    let columns = try columns(table)
    guard let row = row(of: file, table, columns) else { return [] }
    return NoteTable.parts(columns.text(.avoid, table.rows[row])).map(AnswerRules.trimmed)
      .filter { NoteTable.rect($0) == nil }
  }

  // MARK: What is changed

  private mutating func set(_ column: NoteColumn, _ text: String, file: FilePath) throws(Issue) {
    var found = table
    if try columns(found)[column] == nil {
      addColumn(column, found)
      found = table
    }
    let columns = try columns(found)
    guard let place = columns[column], let row = row(of: file, found, columns) else { return }
    let spans = found.rows[row].spans
    if place < spans.count {
      let old = spans[place]
      let isQuoted = bytes[(markCount + old.lowerBound)..<(markCount + old.upperBound)].first == Self.quote
      replace(old, Self.cell(text, found.separator, isQuoted: isQuoted))
    } else {
      // A row may be shorter than the header.
      let missing = [UInt8](repeating: found.separator, count: place - spans.count + 1)
      replace(Self.end(spans), missing + Self.cell(text, found.separator, isQuoted: false))
    }
  }

  /// Adds a column behind the longest row: a shorter place may hold what nobody named.
  private mutating func addColumn(_ column: NoteColumn, _ table: CSV) {
    let header = table.rows[0]
    let longest = table.rows.map(\.fields.count).max() ?? 0
    let gap = [UInt8](repeating: table.separator, count: longest - header.fields.count + 1)
    replace(Self.end(header.spans), gap + Array(column.rawValue.utf8))
  }

  private mutating func addRow(_ name: String) throws(Issue) {
    let table = table
    let fields = table.rows[0].fields.count
    guard let place = try columns(table).fileName else { return }
    let line = (0..<fields).flatMap { index in
      (index > 0 ? [table.separator] : []) + (index == place ? Self.cell(name, table.separator) : [])
    }
    // With or without a line end after the last row: as it was.
    let ending = lineEnd
    let isEnded = bytes.last == Self.feed || bytes.last == Self.carriage
    bytes += isEnded ? line + ending : ending + line
  }

  private mutating func writeHeader() {
    let separator = table.separator
    if !bytes.isEmpty, bytes.count > markCount, bytes.last != Self.feed { bytes += lineEnd }
    let names = Self.newColumns.map { Array($0.utf8) }
    bytes += Array(names.joined(separator: [separator])) + lineEnd
  }

  /// What ends the first line.
  private var lineEnd: [UInt8] {
    guard let first = bytes.firstIndex(where: { $0 == Self.feed || $0 == Self.carriage }) else {
      return [Self.feed]
    }
    if bytes[first] == Self.feed { return [Self.feed] }
    return first + 1 < bytes.count && bytes[first + 1] == Self.feed
      ? [Self.carriage, Self.feed] : [bytes[first]]
  }

  private mutating func replace(_ range: Range<Int>, _ new: [UInt8]) {
    bytes.replaceSubrange((markCount + range.lowerBound)..<(markCount + range.upperBound), with: new)
  }

  private static func end(_ spans: [Range<Int>]) -> Range<Int> {
    let end = spans.last?.upperBound ?? 0
    return end..<end
  }

  /// A field as it is written: in quotation marks where it needs them, or had them.
  private static func cell(_ text: String, _ separator: UInt8, isQuoted: Bool = false) -> [UInt8] {
    let plain = Array(text.utf8)
    guard isQuoted || plain.contains(where: { [separator, quote, feed, carriage].contains($0) }) else {
      return plain
    }
    return [quote] + plain.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }

  // MARK: Whether it came out right

  /// Reads the new text as the game will: the row must say what was wanted, and all the others what they said.
  private func check(_ wanted: PictureNote, _ file: FilePath, rows: Int, _ before: [UInt8]) throws(Issue) {
    let old = CSV(Array(before.dropFirst(markCount)))
    let new = table
    let columns = try columns(new)
    let isKept =
      new.separator == old.separator && new.faults.count == old.faults.count
      && new.rows.count == rows
      && new.rows[0].fields.starts(with: old.rows.first?.fields ?? [])
      && zip(old.rows, new.rows).dropFirst().allSatisfy { old, new in
        columns.file(new) == file || old.fields == new.fields
      }
    guard isKept, let row = row(of: file, new, columns),
      NoteTable.note(new.rows[row], columns).differences(from: wanted).isEmpty
    else {
      let fault = new.faults.last ?? old.faults.last
      throw refusal(
        fault?.line, fault?.message ?? "the table cannot be changed without changing more than one line",
        "correct the table in an editor; nothing was written")
    }
  }

  private func refusal(_ line: Int?, _ message: String, _ advice: String) -> Issue {
    Issue(.error, .tableFormat, path: path, line: line, message, advice: advice)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let feed = UInt8(ascii: "\n")
  private static let carriage = UInt8(ascii: "\r")
}
