extension Schema {
  /// A config.json with every key at its default, and a comment over each.
  package static func commentedExample() -> String {
    var lines = ["{"]
    for section in sections {
      let inSection = fields.filter { Self.section(of: $0.key) == section.key }
      if section.key.isEmpty {
        for field in inSection { lines += entry(field, indent: "  ") }
      } else {
        lines += ["", "  // \(section.about)", "  \"\(section.key)\": {"]
        for field in inSection { lines += entry(field, indent: "    ") }
        lines.append("  },")
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func entry(_ field: Field<Configuration>, indent: String) -> [String] {
    let name = field.key.drop { $0 != "." }.dropFirst()
    let key = name.isEmpty ? field.key : String(name)
    let comment = "\(indent)// \(field.about) Allowed: \(field.allowed)."
    if case .part(let part) = field.kind { return [comment] + example(part, indent) + [""] }
    guard let value = field.json(of: Configuration()) else {
      let blank = if case .optionalNumber = field.kind { "…" } else { "\"…\"" }
      return [comment, "\(indent)// \"\(key)\": \(blank),"]
    }
    return [comment, "\(indent)\"\(key)\": \(value),"]
  }

  /// The example's lists and maps: answers and results as a game has them, the rest empty.
  private static func example(_ part: Part, _ indent: String) -> [String] {
    var lines: [String] = []
    switch part {
    case .answers:
      lines = [
        "\"answers\": [", "  // \(answer.map { "\($0.key): \($0.about)" }.joined(separator: " "))",
        "  // \(pictures.key): \(pictures.about)",
        "  { \"label\": \"Cat\", \"phrase\": \"a cat\", \"pictures\": \"cats\" },",
        "  { \"label\": \"Dog\", \"phrase\": \"a dog\", \"pictures\": [\"dogs\", \"more dogs\"] },", "],",
      ]
    case .results:
      lines = ["\"results\": ["] + result.map { "  // \($0.key): \($0.about)" }
      lines += Configuration.Tier.shipped.map { tier in
        let fields = result.compactMap { field in
          field.json(of: tier).map { "\"\(field.key)\": \($0)" }
        }
        return "  { \(fields.joined(separator: ", ")) },"
      }
      lines.append("],")
    case .graphics:
      lines = [
        "\"graphics\": {", "  // Names: \(part.names.joined(separator: ", ")).",
        "  // \"button\": { \"file\": \"button.png\", \"slice\": 0.3, \"corner\": 24 },", "},",
      ]
    case .packs: lines = ["// \"packs\": [\"more packs\"],"]
    case .credits:
      lines = ["\"credits\": [", "  // \"Photos: the class of 7b\",", "  // \"Idea: Ada Lovelace\",", "],"]
    case .sounds, .animations:
      let file = part == .sounds ? "sound.ogg" : "animation.json"
      lines = [
        "\"\(part.rawValue)\": {", "  // Names: \(part.names.joined(separator: ", ")).",
        "  // \"\(part.names[0])\": \"\(file)\",", "},",
      ]
    }
    return lines.map { indent + $0 }
  }
}
