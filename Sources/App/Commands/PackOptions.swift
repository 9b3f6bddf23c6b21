import Media

/// What `closeup pack` is asked for.
struct PackOptions: Equatable {
  /// The pack's folder.
  var folder: FilePath
  /// The file to write.
  var file: FilePath
  /// Gives an earlier pack of that name up.
  var replaces = false

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Options.Problem) {
    var words = OptionWords(arguments)
    var folder: [UInt8]?
    var file: [UInt8]?
    while let bytes = words.next() {
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "-o", "--output": file = try words.value(of: word)
      case "--force": replaces = true
      default:
        guard !word.hasPrefix("-") else {
          throw Options.Problem(text: "\(word) is not an option of pack; closeup help lists them")
        }
        guard folder == nil else {
          throw Options.Problem(text: "one folder can be packed, not also \"\(word)\"")
        }
        folder = bytes
      }
    }
    guard var folder, !folder.isEmpty else {
      throw Options.Problem(text: "pack needs a folder: closeup pack DIR -o NAME.closeup")
    }
    while folder.count > 1, folder.last == UInt8(ascii: "/") { folder.removeLast() }
    self.folder = FilePath(bytes: folder)
    if let file {
      self.file = FilePath(bytes: file)
    } else {
      let name = (Files.realPath(self.folder) ?? self.folder).name
      self.file = FilePath(bytes: name.bytes + Array(".closeup".utf8))
    }
    guard !self.file.bytes.isEmpty, self.file.fileExtension == "closeup" else {
      throw Options.Problem(text: "a pack's name ends in .closeup, and \"\(self.file)\" does not")
    }
  }
}
