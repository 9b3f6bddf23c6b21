/// Yes and no, as people write them in a table.
enum YesNo {
  /// Nil for anything else.
  static func read(_ text: String) -> Bool? {
    switch AnswerRules.trimmed(text).lowercased() {
    case "yes", "y", "true", "1", "x", "on": true
    case "no", "n", "false", "0", "off", "-", "": false
    default: nil
    }
  }
}
