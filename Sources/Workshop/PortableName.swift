import Media

/// Names of files and folders that every system can store, and no person can take for another.
package enum PortableName {
  /// Bytes of UTF-8; file systems stop at 255, and names of files that are written beside others grow by a few.
  static let longest = 200

  /// What makes two names one to some system: upper and lower case, and the way accents are stored. Strings compare by
  /// canonical equivalence.
  package static func folded(_ name: String) -> String { name.uppercased().lowercased() }

  /// Why a name will not do, as the end of a sentence; nil for a good one.
  package static func problem(_ name: String) -> String? {
    if name.isEmpty || name == "." || name == ".." { return "is no name" }
    if name.utf8.count > longest { return "is longer than \(longest) bytes" }
    if name.hasPrefix(".") { return "begins with a dot, as hidden files do" }
    if let last = name.unicodeScalars.last, isTrimmed(last) { return "ends in a dot or a space" }
    if name.unicodeScalars.first == " " { return "begins with a space" }
    if let scalar = name.unicodeScalars.first(where: { isForbidden($0) }) {
      return "holds \(shown(scalar)), which not every system can store"
    }
    if isReserved(name) { return "is the name of a device on Windows" }
    return nil
  }

  /// A good name that is as much as possible like `name`; `fallback` where nothing is left of it.
  ///
  /// - Parameters:
  ///   - name: a label, or a file's name without its extension.
  ///   - fallback: a good name.
  ///   - room: bytes that something else will take at the end of the name.
  /// - Returns: a name without a `problem`.
  package static func made(from name: String, or fallback: String, room: Int = 0) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars { scalars.append(isForbidden(scalar) ? "_" : scalar) }
    var result = String(String(scalars).drop { $0 == "." || $0.isWhitespace })
    // A name is cut between two characters, never inside one.
    while result.utf8.count > longest - room { result.removeLast() }
    while let last = result.unicodeScalars.last, isTrimmed(last) { result.unicodeScalars.removeLast() }
    if isReserved(result) { result = "_" + result }
    return problem(result) == nil ? result : fallback
  }

  private static func isTrimmed(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == " " }

  /// Controls, marks that cannot be seen or turn the direction of writing, and what Windows keeps for itself. The two
  /// joiners of Persian and Indic words are letters there.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", "<", ">", ":", "\"", "|", "?", "*": return true
    case "\u{200C}", "\u{200D}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return true
    // Letters of no width; the tags and selectors of emoji are marks, and stay.
    case .format: return !(0xE0020...0xE007F).contains(scalar.value)
    default: return false
    }
  }

  private static func isReserved(_ name: String) -> Bool {
    let stem = String(name.prefix { $0 != "." }).uppercased()
    if ["CON", "PRN", "AUX", "NUL"].contains(stem) { return true }
    guard stem.hasPrefix("COM") || stem.hasPrefix("LPT") else { return false }
    let digits = stem.dropFirst(3)
    return digits.count == 1 && digits.allSatisfy { "123456789¹²³".contains($0) }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let text = Escaping.escaped(String(scalar).utf8)
    return text.utf8.count > 1 ? text : "\"\(text)\""
  }
}
