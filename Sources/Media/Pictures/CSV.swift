/// Splits a table's text into rows (RFC 4180), as spreadsheets of all countries write it.
struct CSV: Equatable {
  /// A row and where it begins.
  struct Row: Equatable {
    /// From 1, in lines of the file: a quoted field may hold line breaks.
    var line: Int
    var fields: [String]
    /// Where each field stands in the bytes, its quotation marks included.
    var spans: [Range<Int>]
  }

  /// A row that cannot be told apart from the next.
  struct Fault: Equatable {
    var line: Int
    var message: String
  }

  private(set) var rows: [Row] = []
  private(set) var faults: [Fault] = []
  /// What stands between fields.
  private(set) var separator: UInt8

  /// Reads UTF-8 text without a byte order mark; the separator is a comma, a semicolon or a tab, whichever the first
  /// row holds most of, or the one that Excel's first line `sep=;` names.
  init(_ bytes: [UInt8]) {
    var start = 0
    var line = 1
    separator = Self.separator(bytes)
    let named = Array("sep=".utf8)
    if bytes.starts(with: named), bytes.count > named.count {
      separator = bytes[named.count]
      start = (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
      line = 2
    }
    var parser = RowParser(bytes: bytes, separator: separator, index: start, line: line)
    while let result = parser.next() {
      switch result {
      case .success(let row): if row.fields != [""] { rows.append(row) }
      case .failure(let error): faults.append(error.fault)
      }
    }
  }

  private static func separator(_ bytes: [UInt8]) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let best = counts.indices.max { counts[$0] < counts[$1] || (counts[$0] == counts[$1] && $0 > $1) }
    return candidates[best ?? 0]
  }
}

/// Reads one row after the other.
private struct RowParser {
  struct Failure: Error {
    var fault: CSV.Fault
  }

  let bytes: [UInt8]
  let separator: UInt8
  var index: Int
  var line: Int

  private static let quote = UInt8(ascii: "\"")
  private static let feed = UInt8(ascii: "\n")
  private static let carriage = UInt8(ascii: "\r")

  mutating func next() -> Result<CSV.Row, Failure>? {
    guard index < bytes.count else { return nil }
    let start = line
    var fields: [String] = []
    var spans: [Range<Int>] = []
    while true {
      let from = index
      var field: [UInt8] = []
      if index < bytes.count, bytes[index] == Self.quote {
        guard quoted(into: &field) else {
          return fail(start, "a quotation mark opens a field that never ends")
        }
        if index < bytes.count, !isEnd(bytes[index]), bytes[index] != separator {
          return fail(start, "letters follow a closing quotation mark")
        }
      } else {
        while index < bytes.count, bytes[index] != separator, !isEnd(bytes[index]) {
          field.append(bytes[index])
          index += 1
        }
      }
      guard let text = String(validating: field, as: UTF8.self) else {
        return fail(start, "the line is not UTF-8; save the table as \"CSV UTF-8\"")
      }
      fields.append(text)
      spans.append(from..<index)
      guard index < bytes.count, bytes[index] == separator else { break }
      index += 1
    }
    skipEnd()
    return .success(CSV.Row(line: start, fields: fields, spans: spans))
  }

  /// Reads up to the closing quotation mark and goes behind it; two of them stand for one.
  private mutating func quoted(into field: inout [UInt8]) -> Bool {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == Self.quote {
        guard index < bytes.count, bytes[index] == Self.quote else { return true }
        index += 1
      }
      if byte == Self.feed { line += 1 }
      field.append(byte)
    }
    return false
  }

  /// Goes on with the next line.
  private mutating func fail(_ start: Int, _ message: String) -> Result<CSV.Row, Failure> {
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
    skipEnd()
    return .failure(Failure(fault: CSV.Fault(line: start, message: message)))
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == Self.feed || byte == Self.carriage }

  private mutating func skipEnd() {
    guard index < bytes.count else { return }
    if bytes[index] == Self.carriage, index + 1 < bytes.count, bytes[index + 1] == Self.feed { index += 1 }
    index += 1
    line += 1
  }
}
