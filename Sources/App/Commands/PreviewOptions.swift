import Geometry

/// What `closeup preview` is asked for.
struct PreviewOptions: Equatable {
  /// The photos, as the command line names them.
  var files: [[UInt8]] = []
  /// Where the pictures go.
  var folder: [UInt8] = []
  /// What the photos are fitted into.
  var size = PixelSize(1280, 720)
  /// Outlines what the player sees first.
  var showsCrop = false
  /// Colours, limits and difficulty come from this configuration; nil for the game's own.
  var config: [UInt8]?
  /// Which of the good crops: those of the first game that is played with this seed.
  var seed: UInt64 = 0

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Options.Problem) {
    var words = OptionWords(arguments)
    var folder: [UInt8]?
    while let bytes = words.next() {
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "-o", "--output": folder = try words.value(of: word)
      case "--size":
        size = try Options.size(words.text(of: word), option: word, sides: 1...16_384)
      case "--crop": showsCrop = true
      case "--config": config = try words.value(of: word)
      case "--seed": seed = try Options.seed(words.text(of: word))
      case "--":
        while let file = words.next() { files.append(file) }
      default:
        guard !word.hasPrefix("-") else {
          throw Options.Problem(text: "\(word) is not an option of preview; closeup help lists them")
        }
        files.append(bytes)
      }
    }
    guard !files.isEmpty else {
      throw Options.Problem(text: "preview needs photos: closeup preview FILE… -o FOLDER")
    }
    guard let folder, !folder.isEmpty else {
      throw Options.Problem(text: "preview needs -o and the folder for its pictures")
    }
    self.folder = folder
  }
}
