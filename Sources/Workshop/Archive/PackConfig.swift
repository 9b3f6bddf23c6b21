import Media

/// The `config.json` of a pack of one file: the owner's, comments and all, with paths that hold in the archive; or one
/// that says what a folder without one means.
struct PackConfig {
  /// The paths in the owner's file.
  let paths: [PackPaths.Path]
  private let document: JSONDocument?

  init(_ pack: Pack) throws(Issue) {
    document = try pack.configFile.map { file throws(Issue) in try JSONDocument.read(file) }
    paths = document.map { PackPaths.inConfig($0) } ?? []
  }

  /// The file's text.
  ///
  /// - Parameters:
  ///   - pack: the pack.
  ///   - rewrites: new texts for places in the owner's file.
  ///   - folders: where the pictures of each answer are in the archive.
  /// - Returns: the bytes to be packed.
  /// - Throws: a sentence for a path that means nothing elsewhere.
  func text(
    _ pack: Pack, rewrites: [(range: Range<Int>, text: String)], folders: [[String]]
  ) throws -> [UInt8] {
    guard let document else { return Array(Self.made(pack, folders).utf8) }
    var bytes = document.text.bytes
    for rewrite in rewrites.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(rewrite.range, with: Array(rewrite.text.utf8))
    }
    for path in PackPaths.inConfig(try JSONDocument(bytes, path: document.text.path))
    where PackPaths.inside(path.text) == nil {
      throw WorkshopError(
        "\(document.text.path): \(path.key) is \"\(Escaping.shown(path.text.utf8))\", which is not in the pack; "
          + "correct or remove it")
    }
    return bytes
  }

  private static func made(_ pack: Pack, _ folders: [[String]]) -> String {
    let answers = zip(pack.configuration.answers, folders).map { answer, folders in
      var answer = answer
      answer.pictures = folders.map { FilePath($0.isEmpty ? "." : $0) }
      return "    \(Schema.entry(answer)),\n"
    }
    return
      "{\n  \"title\": \(JSONQuoting.quoted(pack.title)),\n  \"answers\": [\n\(answers.joined())  ],\n}\n"
  }
}
