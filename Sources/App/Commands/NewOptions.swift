/// What `closeup new` is asked for.
struct NewOptions: Equatable {
  /// The folder to make.
  var folder: [UInt8] = []
  /// The answers' labels.
  var labels: [String] = []
  var title: String?
  var company: String?
  /// Copies the shipped theme.
  var copiesTheme = false

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Options.Problem) {
    var words = OptionWords(arguments)
    var folder: [UInt8]?
    var answers: String?
    while let bytes = words.next() {
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "--answers": answers = try words.text(of: word)
      case "--title": title = try words.text(of: word)
      case "--company": company = try words.text(of: word)
      case "--theme": copiesTheme = true
      default:
        guard !word.hasPrefix("-") else {
          throw Options.Problem(text: "\(word) is not an option of new; closeup help lists them")
        }
        guard folder == nil else {
          throw Options.Problem(text: "new makes one folder, not also \"\(word)\"")
        }
        folder = bytes
      }
    }
    guard let folder, !folder.isEmpty else {
      throw Options.Problem(text: "new needs a folder: closeup new DIR --answers \"Lion,Tiger,Leopard\"")
    }
    guard let answers else {
      throw Options.Problem(text: "new needs the answers' names: --answers \"Lion,Tiger,Leopard\"")
    }
    self.folder = folder
    labels = try NewOptions.labels(answers)
  }

  /// Splits names at commas; in quotation marks a name may hold commas, and two of them stand for one.
  static func labels(_ text: String) throws(Options.Problem) -> [String] {
    var labels: [String] = []
    var label = ""
    var isQuoted = false
    var wasQuoted = false
    var previous: Character?
    for character in text {
      if character == "\"" {
        // The second of two marks inside a quoted name is a mark of the name.
        if !isQuoted, wasQuoted, previous == "\"" { label.append(character) }
        isQuoted.toggle()
        wasQuoted = true
      } else if character == ",", !isQuoted {
        labels.append(trimmed(label))
        (label, wasQuoted) = ("", false)
      } else {
        label.append(character)
      }
      previous = character
    }
    guard !isQuoted else {
      throw Options.Problem(text: "--answers holds a quotation mark that opens and never closes")
    }
    return labels + [trimmed(label)]
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
