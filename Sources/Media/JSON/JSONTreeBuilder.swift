/// Walks a text that jansson has found good and notes where each value stands, which jansson does not tell.
struct JSONTreeBuilder {
  private let text: JSONText
  private let bytes: [UInt8]
  private var index = 0
  private(set) var issues: [Issue] = []

  init(text: JSONText, blanked: [UInt8]) {
    self.text = text
    bytes = blanked
  }

  /// The value that begins at the next letter.
  mutating func value() -> JSONNode {
    skipSpace()
    let start = index
    let value: JSONValue
    switch peek {
    case UInt8(ascii: "{"): value = .object(object())
    case UInt8(ascii: "["): value = .list(list())
    default: value = Jansson.scalar(bytes[token()])
    }
    return JSONNode(value: value, range: shown(start..<index, value))
  }

  private mutating func list() -> [JSONNode] {
    index += 1
    var nodes: [JSONNode] = []
    while next(until: UInt8(ascii: "]")) { nodes.append(value()) }
    return nodes
  }

  private mutating func object() -> [JSONMember] {
    index += 1
    var members: [JSONMember] = []
    var places: [String: Int] = [:]
    while next(until: UInt8(ascii: "}")) {
      let range = token()
      var key = ""
      if case .text(let text) = Jansson.scalar(bytes[range]) { key = text }
      // To the colon, and behind it.
      skipSpace()
      index += 1
      let member = JSONMember(key: key, keyRange: range, node: value())
      if let place = places[key] {
        reportTwice(members[place], member)
        members[place] = member
      } else {
        places[key] = members.count
        members.append(member)
      }
    }
    return members
  }

  private mutating func reportTwice(_ first: JSONMember, _ second: JSONMember) {
    let line = text.position(of: first.keyRange.lowerBound).line
    issues.append(
      text.issue(
        .warning, .duplicateKey, at: second.keyRange.lowerBound,
        "the key \(text.excerpt(second.keyRange)) stands in line \(line) already",
        advice: "the last one counts; remove one of them"))
  }

  /// Goes to the next element; false, and behind the closing bracket, when there is none.
  private mutating func next(until closing: UInt8) -> Bool {
    skipSpace()
    if peek == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
    guard index < bytes.count, peek != closing else {
      index += 1
      return false
    }
    return true
  }

  /// A string, number or word; the index moves behind it.
  private mutating func token() -> Range<Int> {
    let start = index
    if peek == UInt8(ascii: "\"") {
      index += 1
      while index < bytes.count, peek != UInt8(ascii: "\"") { index += peek == UInt8(ascii: "\\") ? 2 : 1 }
      index += 1
    } else {
      let ends = Array(" \t\r\n,:]}".utf8)
      while index < bytes.count, !ends.contains(peek) { index += 1 }
    }
    return start..<min(index, bytes.count)
  }

  /// A number too large was blanked to `null`; the owner is shown what stands in the file.
  private func shown(_ range: Range<Int>, _ value: JSONValue) -> Range<Int> {
    guard value == .null else { return range }
    var end = range.upperBound
    let ends = Array(" \t\r\n,:]}/".utf8)
    while end < text.bytes.count, !ends.contains(text.bytes[end]) { end += 1 }
    return range.lowerBound..<end
  }

  private var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
  }
}
