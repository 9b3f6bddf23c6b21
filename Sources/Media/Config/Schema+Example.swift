extension Schema {
  /// A config.json with every key, and over each a comment with what is allowed and the default.
  ///
  /// - Parameter configuration: the values; its answers too, where it has some.
  /// - Returns: a text that reads as `configuration` does.
  package static func commentedExample(of configuration: Configuration = Configuration()) -> String {
    var lines = ["{"]
    for section in sections {
      let inSection = fields.filter { Self.section(of: $0.key) == section.key }
      if section.key.isEmpty {
        for field in inSection { lines += entry(field, configuration, indent: "  ") }
      } else {
        lines += [""] + comment(section.about, "  ") + ["  \"\(section.key)\": {"]
        for field in inSection { lines += entry(field, configuration, indent: "    ") }
        lines.append("  },")
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// A comment in lines that fit a narrow editor.
  private static func comment(_ text: String, _ indent: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent.count + line.count + word.count > commentWidth {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).map { "\(indent)// \($0)" }
  }

  /// Letters in a line of a comment.
  private static let commentWidth = 104

  private static func entry(
    _ field: Field<Configuration>, _ configuration: Configuration, indent: String
  ) -> [String] {
    let name = field.key.drop { $0 != "." }.dropFirst()
    let key = name.isEmpty ? field.key : String(name)
    let usual = field.json(of: Configuration()).map { " Default: \($0)." } ?? ""
    let comment = comment("\(field.about) Allowed: \(field.allowed).\(usual)", indent)
    if case .part(let part) = field.kind {
      return comment + example(part, configuration.answers, indent) + [""]
    }
    guard let value = field.json(of: configuration) else {
      let blank = if case .optionalNumber = field.kind { "…" } else { "\"…\"" }
      return comment + ["\(indent)// \"\(key)\": \(blank),"]
    }
    return comment + ["\(indent)\"\(key)\": \(value),"]
  }

  /// The example's lists and maps: answers and results as a game has them, the rest empty.
  private static func example(
    _ part: Part, _ answers: [Configuration.Answer], _ indent: String
  ) -> [String] {
    var lines: [String] = []
    switch part {
    case .answers:
      lines = ["\"answers\": ["]
      for field in answer { lines += comment("\(field.key): \(field.about)", "  ") }
      lines += comment("\(pictures.key): \(pictures.about)", "  ")
      lines += (answers.isEmpty ? exampleAnswers : answers).map { "  \(entry($0))," }
      lines.append("],")
    case .results:
      lines = ["\"results\": ["]
      for field in result { lines += comment("\(field.key): \(field.about)", "  ") }
      lines += Configuration.Tier.shipped.map { tier in
        let fields = result.compactMap { field in
          field.json(of: tier).map { "\"\(field.key)\": \($0)" }
        }
        return "  { \(fields.joined(separator: ", ")) },"
      }
      lines.append("],")
    case .graphics:
      lines = ["\"graphics\": {"] + comment("Names: \(part.names.joined(separator: ", ")).", "  ")
      lines += [
        "  // \"button\": { \"file\": \"button.png\", \"slice\": 0.3, \"corner\": 24 },", "},",
      ]
    case .packs: lines = ["// \"packs\": [\"more packs\"],"]
    case .credits:
      lines = ["\"credits\": [", "  // \"Photos: the class of 7b\",", "  // \"Idea: Ada Lovelace\",", "],"]
    case .sounds, .animations:
      let file = part == .sounds ? "sound.ogg" : "animation.json"
      lines = ["\"\(part.rawValue)\": {"] + comment("Names: \(part.names.joined(separator: ", ")).", "  ")
      lines += ["  // \"\(part.names[0])\": \"\(file)\",", "},"]
    }
    return lines.map { indent + $0 }
  }

  private static let exampleAnswers = [
    Configuration.Answer(label: "Cat", phrase: "a cat", pictures: [FilePath("cats")]),
    Configuration.Answer(label: "Dog", phrase: "a dog", pictures: [FilePath("dogs"), FilePath("more dogs")]),
  ]

  /// An answer as it stands in the file.
  package static func entry(_ answer: Configuration.Answer) -> String {
    let folders = answer.pictures.map { JSONQuoting.quoted(String(decoding: $0.bytes, as: UTF8.self)) }
    let pictures = folders.count == 1 ? folders[0] : "[\(folders.joined(separator: ", "))]"
    let fields = Self.answer.compactMap { field in
      field.json(of: answer).map { "\"\(field.key)\": \($0)" }
    }
    return "{ \((fields + ["\"\(Self.pictures.key)\": \(pictures)"]).joined(separator: ", ")) }"
  }
}
