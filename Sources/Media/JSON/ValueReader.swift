import Geometry

/// Takes values of the kind that is wanted, and notes each that is of another.
struct ValueReader {
  let text: JSONText
  var issues: [Issue] = []

  init(_ document: JSONDocument) {
    text = document.text
    issues = document.issues
  }

  mutating func text(_ node: JSONNode, _ want: Want, mayBeEmpty: Bool = false) -> String? {
    if case .text(let value) = node.value, mayBeEmpty || !value.isEmpty { return value }
    return refuse(node, want)
  }

  mutating func choice(_ node: JSONNode, of words: [String], _ want: Want) -> String? {
    if case .text(let value) = node.value, words.contains(value) { return value }
    return refuse(node, want)
  }

  /// A number within `range`; true, numbers as text and numbers no variable holds are none.
  mutating func number(_ node: JSONNode, in range: ClosedRange<Double>, _ want: Want) -> Double? {
    if case .number(let value) = node.value, range.contains(value) { return value }
    return refuse(node, want)
  }

  mutating func whole(_ node: JSONNode, in range: ClosedRange<Int>, _ want: Want) -> Int? {
    if case .number(let value) = node.value, let whole = Int(exactly: value), range.contains(whole) {
      return whole
    }
    return refuse(node, want)
  }

  mutating func flag(_ node: JSONNode, _ want: Want) -> Bool? {
    if case .flag(let value) = node.value { return value }
    return refuse(node, want)
  }

  mutating func colour(_ node: JSONNode, _ want: Want) -> Colour? {
    if case .text(let value) = node.value, let colour = Colour(hex: value) { return colour }
    return refuse(node, want)
  }

  mutating func object(_ node: JSONNode, _ want: Want) -> [JSONMember]? {
    if case .object(let members) = node.value { return members }
    return refuse(node, want)
  }

  mutating func list(_ node: JSONNode, _ want: Want) -> [JSONNode]? {
    if case .list(let nodes) = node.value { return nodes }
    return refuse(node, want)
  }

  /// A list of exactly `count` numbers.
  mutating func numbers(_ node: JSONNode, _ count: Int, _ want: Want) -> [Double]? {
    guard case .list(let nodes) = node.value, nodes.count == count else { return refuse(node, want) }
    var values: [Double] = []
    for node in nodes {
      guard case .number(let value) = node.value, abs(value) <= 1e6 else { return refuse(node, want) }
      values.append(value)
    }
    return values
  }

  /// Notes a value that is not what was wanted.
  mutating func refuse<Value>(_ node: JSONNode, _ want: Want) -> Value? {
    let kind: String
    switch node.value {
    case .text: kind = " (a text)"
    case .null, .flag, .number: kind = ""
    case .list: kind = " (a list)"
    case .object: kind = " (an object)"
    }
    warn(
      .wrongValue, at: node,
      "\(want.key) is \(text.excerpt(node.range))\(kind); allowed is \(want.allowed)", advice: want.instead)
    return nil
  }

  mutating func warn(_ code: Issue.Code, at node: JSONNode, _ message: String, advice: String = "") {
    issues.append(text.issue(.warning, code, at: node.range.lowerBound, message, advice: advice))
  }

  mutating func fail(_ code: Issue.Code, at node: JSONNode, _ message: String, advice: String = "") {
    issues.append(text.issue(.error, code, at: node.range.lowerBound, message, advice: advice))
  }

  /// Notes a key that nothing reads, with the known one it may have been meant for.
  ///
  /// - Parameters:
  ///   - member: the key and its value.
  ///   - prefix: the way to the object, "" or with a dot at its end.
  ///   - known: the keys the object may have.
  mutating func unknown(_ member: JSONMember, in prefix: String, known: [String]) {
    let near = Spelling.nearest(to: member.key, in: known)
    issues.append(
      text.issue(
        .warning, .unknownKey, at: member.keyRange.lowerBound,
        "unknown key \(prefix)\(Escaping.shown(member.key.utf8))",
        advice: near.map { "did you mean \"\($0)\"?" } ?? "known here are \(known.joined(separator: ", "))"))
  }

  /// What a value should be, for messages.
  struct Want {
    /// The way to the value: `answers[1].label`.
    var key: String
    var allowed: String
    /// What happens without it.
    var instead: String

    init(_ key: String, _ allowed: String, instead: String = "it is passed over") {
      self.key = key
      self.allowed = allowed
      self.instead = instead
    }
  }
}
