/// Reads the answers: a mistake here is an error, for a game without its answers is none.
enum AnswerReader {
  static func read(
    _ node: JSONNode, root: FilePath, most: Int, _ values: inout ValueReader
  ) -> [Configuration.Answer] {
    guard case .list(let nodes) = node.value else {
      values.fail(
        .answerCount, at: node, "answers is \(node.value.kind); allowed is \(Schema.Part.answers.allowed)",
        advice: "write \"answers\": [ { \"label\": …, \"pictures\": … }, … ]")
      return []
    }
    if nodes.count < AnswerRules.count.lowerBound {
      values.fail(
        .answerCount, at: node,
        "a game needs 2 to 4 answers, and here is \(nodes.count == 1 ? "one" : "none")",
        advice: "add an answer")
    }
    if nodes.count > AnswerRules.count.upperBound {
      values.warn(
        .answerCount, at: nodes[AnswerRules.count.upperBound],
        "a game has 4 answers at most, and here are \(nodes.count)", advice: "the first four play")
    }
    var answers: [Configuration.Answer] = []
    for (index, node) in nodes.prefix(most).enumerated() {
      answers.append(answer(node, "answers[\(index)]", root, &values))
    }
    if let twins = AnswerRules.twins(answers.map(\.label)), !answers[twins.first].label.isEmpty {
      let labels = [answers[twins.first].label, answers[twins.second].label].map { Escaping.shown($0.utf8) }
      values.warn(
        .sameLabel, at: nodes[twins.second],
        "two answers look the same: \"\(labels[0])\" and \"\(labels[1])\"", advice: "rename one of them")
    }
    return answers
  }

  private static func answer(
    _ node: JSONNode, _ key: String, _ root: FilePath, _ values: inout ValueReader
  ) -> Configuration.Answer {
    var answer = Configuration.Answer(label: "")
    guard case .object(let members) = node.value else {
      values.fail(
        .answerName, at: node, "\(key) is \(node.value.kind); an answer is an object",
        advice: "write { \"label\": …, \"pictures\": … }")
      return answer
    }
    _ = FieldReader(fields: Schema.answer, others: [Schema.pictures.key])
      .read(members, into: &answer, at: key + ".", &values)
    if !AnswerRules.isVisible(answer.label) {
      let label = members.first { $0.key == "label" }
      values.issues.removeAll { $0.code == .wrongValue && $0.message.hasPrefix("\(key).label ") }
      values.fail(
        .answerName, at: label?.node ?? node,
        "an answer needs a name: \(key).label is "
          + (label.map { values.text.excerpt($0.node.range) } ?? "missing"),
        advice: "write \"label\": \"Cat\"")
    }
    let pictures = members.first { $0.key == Schema.pictures.key }
    guard let pictures else {
      values.fail(
        .answerPictures, at: node, "\(key) has no pictures", advice: "add \"pictures\": \"folder\"")
      return answer
    }
    answer.pictures = folders(pictures.node, "\(key).\(Schema.pictures.key)", root, &values)
    return answer
  }

  /// The folders that are named, all of which must be there.
  private static func folders(
    _ node: JSONNode, _ key: String, _ root: FilePath, _ values: inout ValueReader
  ) -> [FilePath] {
    var nodes = [node]
    if case .list(let several) = node.value { nodes = several }
    if nodes.isEmpty {
      values.fail(.answerPictures, at: node, "\(key) is empty", advice: "name a folder")
    }
    var folders: [FilePath] = []
    for node in nodes {
      guard case .text(let text) = node.value, !text.isEmpty else {
        values.fail(
          .answerPictures, at: node,
          "\(key) is \(values.text.excerpt(node.range)); allowed is \(Schema.pictures.allowed)",
          advice: "write \"pictures\": \"folder\"")
        continue
      }
      let folder = root.appending(text)
      if !Files.isFolder(folder) {
        let isFile = Files.isFile(folder)
        let place = Files.realPath(root)?.appending(text) ?? folder
        values.fail(
          .folderMissing, at: node,
          "\(key): \(Escaping.shown(text.utf8)) is \(isFile ? "a file, not a folder" : "not there")",
          advice: "pictures were looked for in \(place); make that folder, or correct the path")
      }
      folders.append(folder)
    }
    return folders
  }
}
