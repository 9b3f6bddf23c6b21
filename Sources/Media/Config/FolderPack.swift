/// A folder that is a game without a config file: a subfolder for each answer.
enum FolderPack {
  static func load(_ root: FilePath) throws(PackError) -> Pack {
    var pack = try survey(root)
    if pack.issues.hasError { throw PackError(pack.issues) }
    pack.configuration.answers = Array(pack.configuration.answers.prefix(AnswerRules.count.upperBound))
    return pack
  }

  private static func unreadable(_ root: FilePath, _ error: FileError) -> Issue {
    let game = "a game is a folder with a subfolder of pictures for each answer"
    if Files.isFolder(root) {
      return Issue(
        .error, .folderUnreadable, path: root, "the folder cannot be read: \(error.reason)",
        advice: "allow yourself to read it")
    }
    if Files.isFile(root) {
      return Issue(
        .error, .folderMissing, path: root, "this is a file, not a folder",
        advice: "\(game): give the folder's name")
    }
    let place = Files.realPath(FilePath("."))?.appending(root) ?? root
    return Issue(
      .error, .folderMissing, path: root, "there is no such folder",
      advice: "it was looked for at \(place); \(game)")
  }

  /// All answers, also more than play; errors are among the issues.
  static func survey(_ root: FilePath) throws(PackError) -> Pack {
    let names: [FilePath]
    do throws(FileError) {
      names = try Files.names(in: root)
    } catch {
      throw PackError([unreadable(root, error)])
    }
    var pack = Pack(configuration: Configuration(), root: root)
    var answers: [Configuration.Answer] = []
    for name in names.sorted(by: NaturalOrder.precedes) where !PictureNames.isLitter(name.bytes) {
      let folder = root.appending(name)
      guard Files.isFolder(folder) else { continue }
      if name == FilePath("theme") {
        pack.theme = folder
      } else if !PictureSearch.hasPicture(folder) {
        pack.issues.append(
          Issue(
            .warning, .emptyFolder, path: folder, "no pictures in this folder", advice: "it does not play"))
      } else {
        answers.append(answer(name, folder, &pack.issues))
      }
    }
    let most = AnswerRules.count.upperBound
    if answers.count > most {
      let left = answers[most...].map { "\"\(Escaping.shown($0.label.utf8))\"" }.joined(separator: ", ")
      pack.issues.append(
        Issue(
          .warning, .answerCount, path: root,
          "a game has 4 answers at most, and here are \(answers.count) folders",
          advice: "the first four by name play, and not \(left)"))
    }
    if answers.count < AnswerRules.count.lowerBound {
      pack.issues.append(
        Issue(
          .error, .answerCount, path: root,
          "a game needs 2 to 4 answers, and \(answers.isEmpty ? "no" : "only one") subfolder holds pictures",
          advice: "make a subfolder for each answer, named after it, and put its pictures there"))
    } else if let twins = AnswerRules.twins(answers.prefix(most).map(\.label)) {
      pack.issues.append(
        Issue(
          .warning, .sameLabel, path: answers[twins.second].pictures[0],
          "two answers look the same: \"\(Escaping.shown(answers[twins.second].label.utf8))\"",
          advice: "rename one of the folders"))
    }
    pack.configuration.answers = answers
    return pack
  }

  private static func answer(
    _ name: FilePath, _ folder: FilePath, _ issues: inout [Issue]
  ) -> Configuration.Answer {
    if name.text == nil {
      issues.append(
        Issue(
          .warning, .encoding, path: folder, "the folder's name is not UTF-8",
          advice: "the button shows \u{FFFD} for what cannot be read; rename the folder"))
    }
    return Configuration.Answer(label: label(name), pictures: [folder])
  }

  /// The folder's name as a label: `_` is a space, and a number before a `_`, `-` or `.` only gives the order.
  static func label(_ name: FilePath) -> String {
    let text = String(decoding: name.bytes, as: UTF8.self)
    let spaced = String(text.map { $0 == "_" ? " " : $0 })
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var rest = text.dropFirst(digits.count)
    if !digits.isEmpty {
      let marks = rest.prefix { " _-.".contains($0) }
      rest = rest.dropFirst(marks.count)
      // "3 cats" and "1984" are names; "01 - cats", "1_cats" and "1. cats" are numbered.
      if marks.contains(where: { "_-.".contains($0) }) {
        let label = AnswerRules.trimmed(String(rest.map { $0 == "_" ? " " : $0 }))
        if AnswerRules.isVisible(label) { return label }
      }
    }
    let label = AnswerRules.trimmed(spaced)
    return AnswerRules.isVisible(label) ? label : text
  }
}
