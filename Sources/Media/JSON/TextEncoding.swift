/// Tells UTF-8 from what else an owner's editor may have written.
enum TextEncoding {
  /// Bytes that are no UTF-8 text.
  struct Fault {
    /// The bytes' place; 0 when the text as a whole is of another kind.
    var offset: Int
    /// What was found.
    var message: String
    /// What to do.
    var advice: String
  }

  /// Removes a byte order mark; nil when all that follows is UTF-8, and the first fault otherwise.
  static func normalise(_ bytes: inout [UInt8]) -> Fault? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let kind = foreign(bytes) {
      return Fault(
        offset: 0, message: "the file is \(kind), not text in UTF-8",
        advice: "save it as UTF-8 in your editor (\"Save as\", encoding)")
    }
    var offset = 0
    for item in ScalarSequence(bytes) {
      switch item {
      case .scalar(let scalar):
        if scalar.value == 0 {
          return Fault(
            offset: offset, message: "the file is not text: a zero byte stands here",
            advice: "choose a text file in UTF-8")
        }
        offset += UTF8.width(scalar)
      case .invalid(let bad):
        let text = bad.map(Escaping.hex).joined(separator: " ")
        return Fault(
          offset: offset, message: "byte \(text) is not UTF-8; the file may be Latin-1 or Windows-1252",
          advice: "save it as UTF-8 in your editor (\"Save as\", encoding)")
      }
    }
    return nil
  }

  /// The name of what the first bytes give away as something else.
  static func foreign(_ bytes: [UInt8]) -> String? {
    let signatures: [(start: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
      (Array("PK\u{3}\u{4}".utf8), "a ZIP archive or an office document"),
      (Array("{\\rtf".utf8), "rich text (RTF)"), (Array("%PDF".utf8), "a PDF document"),
      ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
      ([0x1F, 0x8B], "compressed (gzip)"), ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ]
    for signature in signatures where bytes.starts(with: signature.start) { return signature.name }
    // UTF-16 without a mark: every second byte of plain letters is zero.
    if bytes.count >= 4, (bytes[0] == 0) != (bytes[1] == 0), (bytes[2] == 0) != (bytes[3] == 0) {
      return "UTF-16"
    }
    return nil
  }
}
