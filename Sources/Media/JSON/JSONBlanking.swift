import Glibc

/// Turns what owners write into strict JSON of the same length, so that every position stays true.
///
/// Comments (`//` and `/* */`) and commas before a closing bracket become spaces. Numbers too large for any variable,
/// at which jansson gives up the whole text, become `null`: the reader then says what stands there.
struct JSONBlanking {
  /// Deeper than any settings; jansson itself stops at 2,048.
  static let deepest = 64

  private let text: JSONText
  private(set) var bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// The last byte that means something, and the one before a comma.
  private var last: UInt8 = 0
  private var beforeComma: UInt8 = 0
  private var comma: Int?

  private init(_ text: JSONText) {
    self.text = text
    bytes = text.bytes
  }

  /// The text as strict JSON, if it is JSON at all.
  static func blanked(_ text: JSONText) throws(Issue) -> [UInt8] {
    var pass = JSONBlanking(text)
    try pass.run()
    return pass.bytes
  }

  private mutating func run() throws(Issue) {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/"): try comment()
      case UInt8(ascii: "\""): string()
      case UInt8(ascii: ","):
        beforeComma = last
        comma = index
        last = byte
        index += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): try open(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case 0x80...: throw letter()
      default:
        last = byte
        index += 1
      }
    }
  }

  private mutating func comment() throws(Issue) {
    let start = index
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if next == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank() }
    } else if next == UInt8(ascii: "*") {
      blank()
      blank()
      while true {
        guard index + 1 < bytes.count else {
          throw text.issue(
            .error, .syntax, at: start, "a comment begins here and never ends", advice: "close it with */")
        }
        let ends = bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")
        blank()
        if ends { break }
      }
      blank()
    } else {
      last = bytes[index]
      index += 1
    }
  }

  /// Makes a space of a byte, line breaks excepted, and goes on.
  private mutating func blank() {
    if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    index += 1
  }

  /// Goes behind a string; one that does not end is left to jansson.
  private mutating func string() {
    last = bytes[index]
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { return }
    }
    index = bytes.count
  }

  private mutating func open(_ byte: UInt8) throws(Issue) {
    depth += 1
    if depth > Self.deepest {
      throw text.issue(
        .error, .tooDeep, at: index, "more than \(Self.deepest) brackets inside one another",
        advice: "no setting needs more than four")
    }
    last = byte
    index += 1
  }

  private mutating func close(_ byte: UInt8) {
    depth -= 1
    let opening: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"), 0]
    if last == UInt8(ascii: ","), let comma, !opening.contains(beforeComma) {
      bytes[comma] = UInt8(ascii: " ")
    }
    last = byte
    index += 1
  }

  private mutating func number() {
    let start = index
    let letters = Array("+-.eE0123456789".utf8)
    while index < bytes.count, letters.contains(bytes[index]) { index += 1 }
    last = bytes[index - 1]
    let token = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(token), !value.isFinite, index - start >= 4 else { return }
    bytes.replaceSubrange(
      start..<index, with: Array("null".utf8) + Array(repeating: UInt8(ascii: " "), count: index - start - 4))
  }

  /// A letter outside of quotes that JSON does not know.
  private func letter() -> Issue {
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let found = String(decoding: bytes[index..<end], as: UTF8.self)
    if ["“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "″"].contains(found) {
      return text.issue(
        .error, .syntax, at: index,
        "a curly quotation mark (\(found)) stands where a straight one (\") belongs",
        advice: "put straight quotation marks, as a plain text editor does; a word processor bends them")
    }
    if found == "\u{A0}" || found == "\u{202F}" || found == "\u{3000}" {
      return text.issue(
        .error, .syntax, at: index, "a special space stands here",
        advice: "put a plain space; it may have come with text copied from a page")
    }
    return text.issue(
      .error, .syntax, at: index, "\(Escaping.shown(found.utf8)) stands outside of quotation marks",
      advice: "put texts between straight quotation marks: \"…\"")
  }
}
