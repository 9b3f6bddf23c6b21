/// What `closeup install` is asked for.
struct InstallOptions: Equatable {
  /// Packs of one file.
  var files: [[UInt8]] = []

  /// Reads the words after the command's name.
  init(_ arguments: [[UInt8]]) throws(Options.Problem) {
    var words = OptionWords(arguments)
    while let bytes = words.next() {
      let word = String(decoding: bytes, as: UTF8.self)
      if word == "--" {
        while let file = words.next() { files.append(file) }
      } else if word.hasPrefix("-") {
        throw Options.Problem(text: "\(word) is not an option of install; closeup help lists them")
      } else {
        files.append(bytes)
      }
    }
    guard !files.isEmpty else {
      throw Options.Problem(text: "install needs a file: closeup install NAME.closeup")
    }
  }
}
