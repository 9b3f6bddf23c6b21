extension ShownMemory {
  /// A memory's text that is not one.
  struct Damage: Error {
    /// From 1.
    var line: Int
  }

  private static let title = "closeup shown 1"

  /// The memory as text: a title, the game's number, a line for each picture in order of names, and the number of
  /// these lines, by which a file that was cut off is told from a whole one.
  ///
  /// A line is count, game, size, time and name with tabs between; of the name, `%`, control letters and bytes beyond
  /// ASCII are written as `%XX`.
  package func encode() -> [UInt8] {
    var text = "\(Self.title)\ngame \(game)\n"
    for (path, record) in records.sorted(by: { $0.key < $1.key }) {
      text += "\(record.count)\t\(record.lastGame)\t\(record.size)\t\(record.modified)\t"
      text += Self.escape(path) + "\n"
    }
    return Array((text + "end \(records.count)\n").utf8)
  }

  /// Reads what `encode` wrote.
  static func decode(_ bytes: [UInt8], root: FilePath) throws(Damage) -> ShownMemory {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true, lines.count >= 3 else { throw Damage(line: max(1, lines.count)) }
    guard lines[0].elementsEqual(title.utf8) else { throw Damage(line: 1) }
    guard let game = number(lines[1], after: "game ") else { throw Damage(line: 2) }
    guard number(lines[lines.count - 1], after: "end ") == lines.count - 3 else {
      throw Damage(line: lines.count)
    }
    var records: [FilePath: Record] = [:]
    for (index, line) in lines[2..<lines.count - 1].enumerated() {
      let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard columns.count == 5, let count = number(columns[0]), let last = number(columns[1]),
        let size = number(columns[2]), let modified = Int64(String(decoding: columns[3], as: UTF8.self)),
        let path = unescape(columns[4])
      else { throw Damage(line: index + 3) }
      records[path] = Record(count: count, lastGame: last, size: Int64(size), modified: modified)
    }
    return ShownMemory(root: root, game: game, records: records)
  }

  /// A whole number that is not negative, and of which no sum runs over.
  private static func number(_ bytes: ArraySlice<UInt8>, after word: String = "") -> Int? {
    guard bytes.starts(with: word.utf8) else { return nil }
    guard let value = Int(String(decoding: bytes.dropFirst(word.utf8.count), as: UTF8.self)),
      (0...Int.max / 2).contains(value)
    else { return nil }
    return value
  }

  private static func escape(_ path: FilePath) -> String {
    var text = ""
    for byte in path.bytes {
      if byte > UInt8(ascii: " ") - 1, byte < 0x7F, byte != UInt8(ascii: "%") {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + Escaping.hex(byte)
      }
    }
    return text
  }

  private static func unescape(_ text: ArraySlice<UInt8>) -> FilePath? {
    var bytes: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] != UInt8(ascii: "%") {
        bytes.append(text[index])
        index += 1
        continue
      }
      guard index + 2 < text.endIndex,
        let byte = UInt8(String(decoding: text[index + 1...index + 2], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
      index += 3
    }
    return bytes.isEmpty ? nil : FilePath(bytes: bytes)
  }
}
