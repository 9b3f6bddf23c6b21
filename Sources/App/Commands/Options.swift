import Geometry
import Media
import SDLKit

/// What the command line asks for.
struct Options: Equatable {
  /// A folder to play, or nil for the configuration.
  var folder: [UInt8]?
  /// A pack of one file, which is installed while the game starts.
  var packFile: [UInt8]?
  var config: [UInt8]?
  /// Makes the game repeatable.
  var seed: UInt64?
  var windowSize: PixelSize?
  var isFullScreen = false
  var isMuted = false
  /// Goes straight to the rules.
  var skipsIntro = false
  /// Runs without a window and a sound device, on game time.
  var isHeadless = false
  /// What a run without a window does.
  var script: [UInt8]?
  /// Plays by itself without a window and leaves pictures here.
  var demoFolder: [UInt8]?
  var renderer = RendererChoice.automatic
  /// Writes what happens in the game, a line of JSON each.
  var eventFile: [UInt8]?
  /// Puts changed files in place while the game goes on.
  var watches = false
  /// Prints what a frame cost, at the end.
  var measures = false

  /// A command line that cannot be followed; the text says why.
  struct Problem: Error, Equatable {
    var text: String
  }

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Problem) {
    var words = OptionWords(arguments)
    while let bytes = words.next() {
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "--config": config = try words.value(of: word)
      case "--seed": seed = try Options.seed(words.text(of: word))
      case "--size": windowSize = try Options.size(words.text(of: word), option: word, sides: 64...16_384)
      case "--fullscreen": isFullScreen = true
      case "--mute": isMuted = true
      case "--skip-intro": skipsIntro = true
      case "--demo": demoFolder = try words.value(of: word)
      case "--headless": isHeadless = true
      case "--script": script = try words.value(of: word)
      case "--renderer": renderer = try Options.renderer(words.text(of: word))
      case "--events": eventFile = try words.value(of: word)
      case "--watch": watches = true
      case "--measure": measures = true
      default:
        guard !word.hasPrefix("-") else {
          throw Problem(text: "\(word) is not an option of play; closeup help lists them")
        }
        guard folder == nil, packFile == nil else {
          throw Problem(text: "one pack can be played, not also \"\(word)\"")
        }
        if Options.isPackFile(bytes) { packFile = bytes } else { folder = bytes }
      }
    }
    if isHeadless != (script != nil) {
      throw Problem(text: "--headless and --script FILE go together: a run without a window follows a script")
    }
    if isHeadless, demoFolder != nil {
      throw Problem(text: "--demo has a script of its own; leave out --headless and --script")
    }
    if isWindowless, packFile != nil {
      throw Problem(text: "a pack of one file is opened in a window; closeup install FILE needs none")
    }
    if folder != nil, config != nil {
      throw Problem(text: "give a folder or --config, not both")
    }
  }

  /// Whether the game must come out the same each time: it waits for its pictures, and remembers nothing.
  var isRepeatable: Bool { seed != nil || isWindowless }
  /// Whether no window is opened.
  var isWindowless: Bool { isHeadless || demoFolder != nil }

  /// Whether this names a pack of one file, and not a folder that is called like one.
  static func isPackFile(_ path: [UInt8]) -> Bool {
    let ending = path.suffix(Options.packEnding.utf8.count)
    return String(decoding: ending, as: UTF8.self).lowercased() == Options.packEnding
      && Files.isFile(FilePath(bytes: path))
  }

  private static let packEnding = ".closeup"

  /// Reads who draws.
  static func renderer(_ name: String) throws(Problem) -> RendererChoice {
    guard let choice = RendererChoice(rawValue: name) else {
      let all = RendererChoice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(text: "--renderer takes one of \(all), not \"\(name)\"")
    }
    return choice
  }

  /// Reads a seed.
  static func seed(_ text: String) throws(Problem) -> UInt64 {
    guard let number = UInt64(text) else {
      throw Problem(text: "--seed takes a whole number from 0, not \"\(text)\"")
    }
    return number
  }

  /// Reads `1280x720`.
  static func size(_ text: String, option: String, sides: ClosedRange<Int>) throws(Problem) -> PixelSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ sides.contains($0) }) else {
      throw Problem(
        text: "\(option) takes a size such as 1280x720 (\(sides.lowerBound) to \(sides.upperBound) each), "
          + "not \"\(text)\"")
    }
    return PixelSize(parts[0], parts[1])
  }
}
