/// A JSON text that was read: its values with their places, and what is odd about it.
package struct JSONDocument: Equatable, Sendable {
  package let text: JSONText
  package let root: JSONNode
  /// Keys that stand twice in one object.
  package let issues: [Issue]

  /// Reads JSON with comments and commas at ends of lists; jansson judges, and says where.
  ///
  /// - Throws: an error with line and column for what is not UTF-8, not JSON, or not an object.
  package init(_ bytes: [UInt8], path: FilePath) throws(Issue) {
    var bytes = bytes
    let fault = TextEncoding.normalise(&bytes)
    text = JSONText(bytes, path: path)
    if let fault {
      throw text.issue(.error, .encoding, at: fault.offset, fault.message, advice: fault.advice)
    }
    let blanked = try JSONBlanking.blanked(text)
    if !blanked.contains(where: { $0 > UInt8(ascii: " ") }) {
      throw text.issue(
        .error, .syntax, at: bytes.count, "the file is empty", advice: "write at least { } into it")
    }
    if let fault = Jansson.check(blanked) { throw JSONFault.issue(fault, in: text, blanked) }
    var builder = JSONTreeBuilder(text: text, blanked: blanked)
    root = builder.value()
    issues = builder.issues
    guard case .object = root.value else {
      throw text.issue(
        .error, .wrongRoot, at: root.range.lowerBound,
        "the file holds \(root.value.kind), \(text.excerpt(root.range)); settings are an object",
        advice: "put everything between { and }")
    }
  }

  /// Reads a file of `limit` bytes at most.
  package static func read(_ path: FilePath, limit: Int = 4 << 20) throws(Issue) -> JSONDocument {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: limit)
    } catch {
      throw Issue(.error, .fileUnreadable, path: path, "\(error)")
    }
    return try JSONDocument(bytes, path: path)
  }
}

extension JSONValue {
  /// What it is, for a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
