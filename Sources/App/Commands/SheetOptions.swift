/// What `closeup sheet` is asked for.
struct SheetOptions: Equatable {
  /// A pack's folder, or nil for the configuration.
  var folder: [UInt8]?
  /// The configuration; nil for the game's own when there is no folder.
  var config: [UInt8]?
  /// Where the page goes.
  var output: [UInt8] = []

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Options.Problem) {
    var words = OptionWords(arguments)
    while let bytes = words.next() {
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "-o", "--output": output = try words.value(of: word)
      case "--config": config = try words.value(of: word)
      case "--":
        while let folder = words.next() { try take(folder: folder) }
      default:
        guard !word.hasPrefix("-") else {
          throw Options.Problem(text: "\(word) is not an option of sheet; closeup help lists them")
        }
        try take(folder: bytes)
      }
    }
    guard !output.isEmpty else {
      throw Options.Problem(text: "sheet needs -o and the page's file: closeup sheet FOLDER -o FILE.html")
    }
    if folder != nil, config != nil {
      throw Options.Problem(text: "give a folder or --config, not both")
    }
  }

  private mutating func take(folder word: [UInt8]) throws(Options.Problem) {
    guard folder == nil, !word.isEmpty else {
      throw Options.Problem(
        text: "a sheet shows one folder, not also \"\(String(decoding: word, as: UTF8.self))\"")
    }
    folder = word
  }
}
