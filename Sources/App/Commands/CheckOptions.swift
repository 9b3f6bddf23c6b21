/// What `closeup check` is asked for.
struct CheckOptions: Equatable {
  /// A pack's folder, or nil for the configuration.
  var folder: [UInt8]?
  /// The configuration; nil for the game's own when there is no folder.
  var config: [UInt8]?
  /// Writes one JSON document instead of lines.
  var isJSON = false

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Options.Problem) {
    var words = OptionWords(arguments)
    while let bytes = words.next() {
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "--config": config = try words.value(of: word)
      case "--json": isJSON = true
      case "--":
        while let folder = words.next() { try take(folder: folder) }
      default:
        guard !word.hasPrefix("-") else {
          throw Options.Problem(text: "\(word) is not an option of check; closeup help lists them")
        }
        try take(folder: bytes)
      }
    }
    if folder != nil, config != nil {
      throw Options.Problem(text: "give a folder or --config, not both")
    }
  }

  private mutating func take(folder word: [UInt8]) throws(Options.Problem) {
    guard folder == nil, !word.isEmpty else {
      throw Options.Problem(
        text: "check looks at one folder, not also \"\(String(decoding: word, as: UTF8.self))\"")
    }
    folder = word
  }
}
