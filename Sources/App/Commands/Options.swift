import Geometry

/// What the command line asks for.
struct Options: Equatable {
  /// A folder to play, or nil for the configuration.
  var folder: [UInt8]?
  var config: [UInt8]?
  /// Makes the game repeatable.
  var seed: UInt64?
  var windowSize: PixelSize?
  var isFullScreen = false
  var isMuted = false
  /// Goes straight to the rules.
  var skipsIntro = false
  /// Plays by itself without a window and leaves pictures here.
  var demoFolder: [UInt8]?
  /// Writes what happens in the game, a line of JSON each.
  var logFile: [UInt8]?
  /// Prints what a frame cost, at the end.
  var measures = false

  /// A command line that cannot be followed; the text says why.
  struct Problem: Error, Equatable {
    var text: String
  }

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Problem) {
    var rest = arguments[...]
    func value(_ option: String) throws(Problem) -> [UInt8] {
      guard let value = rest.popFirst() else { throw Problem(text: "\(option) needs a value after it") }
      return value
    }
    while let bytes = rest.popFirst() {
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "--config": config = try value(word)
      case "--seed":
        let text = String(decoding: try value(word), as: UTF8.self)
        guard let number = UInt64(text) else {
          throw Problem(text: "--seed takes a whole number from 0, not \"\(text)\"")
        }
        seed = number
      case "--size":
        windowSize = try Options.size(String(decoding: try value(word), as: UTF8.self), option: word)
      case "--fullscreen": isFullScreen = true
      case "--muted": isMuted = true
      case "--skip-intro": skipsIntro = true
      case "--demo": demoFolder = try value(word)
      case "--log": logFile = try value(word)
      case "--measure": measures = true
      default:
        guard !word.hasPrefix("-") else {
          throw Problem(text: "\(word) is not an option of play; closeup help lists them")
        }
        guard folder == nil else { throw Problem(text: "one folder can be played, not also \"\(word)\"") }
        folder = bytes
      }
    }
    if folder != nil, config != nil {
      throw Problem(text: "give a folder or --config, not both")
    }
  }

  /// Reads `1280x720`.
  static func size(_ text: String, option: String) throws(Problem) -> PixelSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ (64...16_384).contains($0) }) else {
      throw Problem(text: "\(option) takes a size such as 1280x720 (64 to 16384 each), not \"\(text)\"")
    }
    return PixelSize(parts[0], parts[1])
  }
}
