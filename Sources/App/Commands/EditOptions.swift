import Geometry

/// What `closeup edit` is asked for.
struct EditOptions: Equatable {
  /// A folder to edit, or nil for the configuration.
  var folder: [UInt8]?
  var config: [UInt8]?
  var windowSize: PixelSize?
  /// Writes what is done, a line of JSON each.
  var eventFile: [UInt8]?
  /// Prints what a frame cost, at the end.
  var measures = false

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Options.Problem) {
    var words = OptionWords(arguments)
    while let bytes = words.next() {
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "--config": config = try words.value(of: word)
      case "--size":
        windowSize = try Options.size(words.text(of: word), option: word, sides: 320...16_384)
      case "--measure": measures = true
      case "--events": eventFile = try words.value(of: word)
      default:
        guard !word.hasPrefix("-") else {
          throw Options.Problem(text: "\(word) is not an option of edit; closeup help lists them")
        }
        guard folder == nil else {
          throw Options.Problem(text: "one folder can be edited, not also \"\(word)\"")
        }
        folder = bytes
      }
    }
    if folder != nil, config != nil {
      throw Options.Problem(text: "give a folder or --config, not both")
    }
  }
}
