import Media

/// What a one-file pack says of itself, in its first entry.
package struct PackManifest: Equatable, Sendable {
  /// Of the layout of the archive; a game reads those up to the one it writes.
  static let format = 1
  static let fileName = "closeup.json"

  package var title: String
  /// The answers' labels.
  package var answers: [String]
  package var pictures: Int

  /// The file's text.
  var text: String {
    let labels = answers.map { JSONQuoting.quoted($0) }.joined(separator: ", ")
    return """
      {
        "format": \(Self.format),
        "title": \(JSONQuoting.quoted(title)),
        "answers": [\(labels)],
        "pictures": \(pictures)
      }

      """
  }

  init(title: String, answers: [String], pictures: Int) {
    self.title = title
    self.answers = answers
    self.pictures = pictures
  }

  /// Reads the file of an unpacked pack.
  init(_ path: FilePath) throws {
    let document = try JSONDocument.read(path, limit: 1 << 20)
    self.init(title: "", answers: [], pictures: 0)
    var format: Double?
    if case .object(let members) = document.root.value {
      for member in members {
        switch (member.key, member.node.value) {
        case ("format", .number(let number)): format = number
        case ("title", .text(let text)): title = text
        case ("pictures", .number(let number)): pictures = Int(max(0, min(number, 1e9)))
        case ("answers", .list(let nodes)):
          answers = nodes.compactMap { if case .text(let text) = $0.value { text } else { nil } }
        default: break
        }
      }
    }
    guard let format, format >= 1 else { throw PackRefusal("\"\(Self.fileName)\" does not say its format") }
    guard format <= Double(Self.format) else {
      throw PackRefusal(
        "it was made by a newer Closeup; this one cannot read it. Install the newer game first")
    }
  }
}
