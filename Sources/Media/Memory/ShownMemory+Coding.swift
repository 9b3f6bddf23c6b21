extension ShownMemory {
  /// A memory's text that is not one.
  struct Damage: Error {
    /// From 1.
    var line: Int
  }

  private static let title = "closeup shown 2"
  /// Files of before digests were kept: a line has a column less, and there is no pack.
  private static let oldTitle = "closeup shown 1"

  /// The memory as text: a title, the pack's folder, the game's number, a line for each picture in order of names, and
  /// the number of these lines, by which a file that was cut off is told from a whole one.
  ///
  /// A line is count, game, size, time, digest (`-` for none) and name with tabs between; of names, `%`, control letters
  /// and bytes beyond ASCII are written as `%XX`.
  package func encode() -> [UInt8] {
    var text = "\(Self.title)\npack \(Self.escape(Files.realPath(root) ?? root))\ngame \(game)\n"
    for (path, record) in records.sorted(by: { $0.key < $1.key }) {
      text += "\(record.count)\t\(record.lastGame)\t\(record.size)\t\(record.modified)\t"
      text += (record.digest?.text ?? "-") + "\t" + Self.escape(path) + "\n"
    }
    return Array((text + "end \(records.count)\n").utf8)
  }

  /// Reads what `encode` wrote, now or in former releases.
  static func decode(_ bytes: [UInt8], root: FilePath) throws(Damage) -> ShownMemory {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true, lines.count >= 3 else { throw Damage(line: max(1, lines.count)) }
    let isOld = lines[0].elementsEqual(oldTitle.utf8)
    guard isOld || lines[0].elementsEqual(title.utf8) else { throw Damage(line: 1) }
    let first = isOld ? 2 : 3
    if !isOld, lines.count <= first || pack(of: lines[1]) == nil { throw Damage(line: 2) }
    guard let game = number(lines[first - 1], after: "game ") else { throw Damage(line: first) }
    guard number(lines[lines.count - 1], after: "end ") == lines.count - first - 1 else {
      throw Damage(line: lines.count)
    }
    var records: [FilePath: Record] = [:]
    for (index, line) in lines[first..<lines.count - 1].enumerated() {
      guard let (path, record) = record(of: line, isOld: isOld) else {
        throw Damage(line: index + first + 1)
      }
      records[path] = record
    }
    return ShownMemory(root: root, game: game, records: records)
  }

  /// The pack whose memory the text is; nil when it does not tell.
  static func pack(ofText bytes: [UInt8]) -> FilePath? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count == 3, lines[0].elementsEqual(title.utf8) else { return nil }
    return pack(of: lines[1])
  }

  private static func pack(of line: ArraySlice<UInt8>) -> FilePath? {
    let word = "pack "
    guard line.starts(with: word.utf8) else { return nil }
    // A memory that belongs to no folder has an empty name.
    return line.count == word.utf8.count ? FilePath("") : unescape(line.dropFirst(word.utf8.count))
  }

  private static func record(of line: ArraySlice<UInt8>, isOld: Bool) -> (FilePath, Record)? {
    let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard columns.count == (isOld ? 5 : 6), let count = number(columns[0]), let last = number(columns[1]),
      let size = number(columns[2]), let modified = Int64(String(decoding: columns[3], as: UTF8.self)),
      let path = unescape(columns[columns.count - 1])
    else { return nil }
    var record = Record(count: count, lastGame: last, size: Int64(size), modified: modified)
    if !isOld, !columns[4].elementsEqual("-".utf8) {
      guard let digest = ContentDigest(text: String(decoding: columns[4], as: UTF8.self)) else { return nil }
      record.digest = digest
    }
    return (path, record)
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
