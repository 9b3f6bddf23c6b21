/// What holds for answers, wherever they come from.
package enum AnswerRules {
  /// How many answers a game has.
  package static let count = 2...4

  /// Whether anything of the label can be seen: spaces, controls and letters without width cannot.
  package static func isVisible(_ label: String) -> Bool {
    label.unicodeScalars.contains { scalar in
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
      switch properties.generalCategory {
      case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return false
      default: return true
      }
    }
  }

  /// The first pair of labels that a player could not tell apart: equal but for upper and lower case, spaces around,
  /// or the way accents are stored.
  package static func twins(_ labels: [String]) -> (first: Int, second: Int)? {
    // Both ways: "ß" and "SS" are equal only by way of upper case. Strings compare by canonical equivalence.
    let folded = labels.map { trimmed($0.uppercased().lowercased()) }
    for second in folded.indices {
      if let first = folded[..<second].firstIndex(of: folded[second]) { return (first, second) }
    }
    return nil
  }

  /// The answer that a label names: by its letters or, where that is certain, whatever their case; nil for none.
  package static func index(of label: String, in labels: [String]) -> Int? {
    func folded(_ text: String) -> String { trimmed(text.uppercased().lowercased()) }
    if let exact = labels.firstIndex(where: { trimmed($0) == trimmed(label) }) { return exact }
    let like = labels.indices.filter { folded(labels[$0]) == folded(label) }
    return like.count == 1 ? like[0] : nil
  }

  /// The label without white space around it.
  package static func trimmed(_ label: String) -> String {
    let start = label.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
