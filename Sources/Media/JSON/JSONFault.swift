/// Says in an owner's words what jansson found wrong, and what to do.
enum JSONFault {
  static func issue(_ fault: Jansson.Fault, in text: JSONText, _ blanked: [UInt8]) -> Issue {
    let (words, found) = split(fault.text)
    // Jansson stops behind what it found: the place to show is where that begins.
    let start = found.map { fault.position - $0.utf8.count } ?? fault.position
    let offset = min(max(0, start), text.bytes.count)
    let whole = words == "invalid token" ? word(at: offset, text.bytes) ?? found : found
    let (message, advice) = explain(words, whole, before: previous(offset, blanked))
    return text.issue(.error, .syntax, at: offset, message, advice: advice)
  }

  /// Jansson's "… near 'x'" in its two parts.
  private static func split(_ text: String) -> (words: String, found: String?) {
    let end = " near end of file"
    if text.hasSuffix(end) { return (String(text.dropLast(end.count)), nil) }
    let letters = Array(text.utf8)
    let separator = Array(" near '".utf8)
    for start in letters.indices where letters[start...].starts(with: separator) {
      let found = letters[(start + separator.count)...].dropLast()
      return (
        String(decoding: letters[..<start], as: UTF8.self), String(decoding: found, as: UTF8.self)
      )
    }
    return (text, nil)
  }

  /// The whole word at an offset, of which jansson tells only the letters it had read.
  private static func word(at offset: Int, _ bytes: [UInt8]) -> String? {
    let ends = Array(" \t\r\n,:]}\"".utf8)
    let word = bytes[min(offset, bytes.count)...].prefix { !ends.contains($0) }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// The last letter before an offset that is no space.
  private static func previous(_ offset: Int, _ bytes: [UInt8]) -> UInt8? {
    bytes[..<min(offset, bytes.count)].last { $0 > UInt8(ascii: " ") }
  }

  private static func explain(
    _ words: String, _ found: String?, before: UInt8?
  ) -> (message: String, advice: String) {
    let shown = found.map { clip($0) } ?? "the end of the file"
    switch words {
    case "'}' expected", "']' expected":
      let closing = words.contains("}") ? "}" : "]"
      if found == nil {
        return ("the file ends before a closing \(closing)", "add \(closing) where that part ends")
      }
      let isBracket = found == "}" || found == "]"
      return (
        "a comma or \(closing) is missing before \(shown)",
        isBracket ? "close with \(closing) first" : "put a comma after the value before it"
      )
    case "string or '}' expected":
      if found == nil { return ("the file ends before a closing }", "add } where that part ends") }
      if found == "," || before == UInt8(ascii: ",") && found == "}" {
        return ("a comma too many: \(shown) stands where a key belongs", "remove the comma")
      }
      let advice = found == "'" ? "replace ' by \"" : "write \"key\": value"
      return ("a key in quotation marks belongs where \(shown) stands", advice)
    case "':' expected":
      return ("a colon is missing before \(shown)", "write \"key\": value")
    case "unexpected token":
      if found == "," { return ("a comma too many: a value is missing before it", "remove the comma") }
      if found == nil { return ("the file ends where a value belongs", "write the value") }
      return ("a value belongs where \(shown) stands", "write a value: a \"text\", a number, true or false")
    case "invalid token":
      if found?.hasPrefix("'") == true {
        return ("texts stand between double quotation marks (\"), not '", "replace ' by \"")
      }
      return ("\(shown) is no value", wordAdvice(found ?? ""))
    case "end of file expected":
      return (
        "something follows after the end: \(shown)", "remove it, or the bracket that closes too early"
      )
    case "premature end of input":
      return ("a text begins and never ends", "close it with a quotation mark (\")")
    case "unexpected newline":
      return ("a text runs over the end of its line", "close it with \", or write \\n for a line break")
    case "invalid escape":
      return ("a backslash stands before a letter that it cannot change", "write \\\\ for a backslash")
    default:
      if words.hasPrefix("control character") {
        return ("a tab or another invisible letter stands in a text", "write \\t for a tab")
      }
      if words.hasPrefix("\\u0000") { return ("a text cannot hold \\u0000", "leave it out") }
      return ("\(words): \(shown)", "correct it")
    }
  }

  /// What may have been meant by a word that is no value.
  private static func wordAdvice(_ word: String) -> String {
    if ["true", "false"].contains(word.lowercased()) { return "write \(word.lowercased())" }
    if let number = Double(word), number.isFinite { return "write \(number.plain)" }
    return "put texts between quotation marks; numbers, true and false stand alone"
  }

  private static func clip(_ found: String) -> String {
    found.count > 40 ? Escaping.shown(found.prefix(40).utf8) + "…" : Escaping.shown(found.utf8)
  }
}
