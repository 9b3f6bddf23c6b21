/// Fills a `Configuration` from a config file, and tells of all that is odd.
struct ConfigReader {
  private(set) var configuration = Configuration()
  /// Where the values stand; results by their place in the configuration, which is in order.
  private(set) var places: [String: TextPlace]
  private var values: ValueReader
  /// The folder that paths count from.
  private let root: FilePath
  /// How many answers are read; the game has no buttons for more than four.
  private let mostAnswers: Int

  var issues: [Issue] { values.issues }

  init(_ document: JSONDocument, root: FilePath, mostAnswers: Int = AnswerRules.count.upperBound) {
    values = ValueReader(document)
    places = document.places
    self.root = root
    self.mostAnswers = mostAnswers
    guard case .object(let members) = document.root.value else { return }
    let parts = FieldReader(fields: Schema.fields).read(members, into: &configuration, at: "", &values)
    for (part, node) in parts { read(part, node) }
    if !parts.contains(where: { $0.part == .answers }) {
      values.fail(
        .answerCount, at: document.root, "there are no answers",
        advice: "add \"answers\": [ { \"label\": \"Cat\", \"pictures\": \"cats\" }, … ], two to four of them")
    }
  }

  private mutating func read(_ part: Schema.Part, _ node: JSONNode) {
    switch part {
    case .answers: configuration.answers = AnswerReader.read(node, root: root, most: mostAnswers, &values)
    case .results: readResults(node)
    case .packs: configuration.packs = folders(node).map { root.appending($0) }
    case .credits: configuration.credits = lines(node)
    case .graphics:
      for (entry, key) in entries(part, node) {
        configuration.graphics[entry.key] = Self.graphic(entry.node, key, &values)
      }
    case .sounds:
      for (entry, key) in entries(part, node) {
        configuration.sounds[entry.key] = values.text(entry.node, .init(key, "a file"))
      }
    case .animations:
      for (entry, key) in entries(part, node) {
        configuration.animations[entry.key] = values.text(entry.node, .init(key, "a file or folder"))
      }
    }
  }

  /// A folder or a list of folders; whether they are there is told when they are looked into.
  private mutating func folders(_ node: JSONNode) -> [String] {
    var nodes = [node]
    if case .list(let several) = node.value { nodes = several }
    return nodes.enumerated().compactMap { index, item in
      let key = nodes.count == 1 ? "packs" : "packs[\(index)]"
      return values.text(item, .init(key, Schema.Part.packs.allowed))
    }
  }

  private mutating func lines(_ node: JSONNode) -> [String] {
    guard let nodes = values.list(node, .init("credits", Schema.Part.credits.allowed)) else { return [] }
    return nodes.enumerated().compactMap { index, item in
      values.text(item, .init("credits[\(index)]", "a text, \"\" for a gap"), mayBeEmpty: true)
    }
  }

  /// The entries of a map that have a known name, with the way to each.
  private mutating func entries(_ part: Schema.Part, _ node: JSONNode) -> [(JSONMember, String)] {
    let want = ValueReader.Want(part.rawValue, part.allowed)
    guard let members = values.object(node, want) else { return [] }
    var entries: [(JSONMember, String)] = []
    for member in members {
      if part.names.contains(member.key) {
        entries.append((member, "\(part.rawValue).\(member.key)"))
      } else {
        values.unknown(member, in: part.rawValue + ".", known: part.names)
      }
    }
    return entries
  }

  private static func graphic(
    _ node: JSONNode, _ key: String, _ values: inout ValueReader
  ) -> Configuration.Graphic? {
    if case .text(let file) = node.value, !file.isEmpty { return Configuration.Graphic(file: file) }
    let want = ValueReader.Want(key, "a file, or { \"file\": …, \"slice\": …, \"corner\": …, \"outset\": … }")
    guard let members = values.object(node, want) else { return nil }
    var graphic = Configuration.Graphic(file: "")
    _ = FieldReader(fields: Schema.graphic).read(members, into: &graphic, at: key + ".", &values)
    if graphic.file.isEmpty, !members.contains(where: { $0.key == "file" }) {
      values.warn(.wrongValue, at: node, "\(key) names no file", advice: "add \"file\"")
    }
    return graphic.file.isEmpty ? nil : graphic
  }

  private mutating func readResults(_ node: JSONNode) {
    let want = ValueReader.Want("results", Schema.Part.results.allowed, instead: "the defaults are used")
    guard let nodes = values.list(node, want) else { return }
    var tiers: [(tier: Configuration.Tier, key: String)] = []
    for (index, node) in nodes.enumerated() {
      let key = "results[\(index)]"
      guard let members = values.object(node, .init(key, "an object { from, title, … }")) else { continue }
      var tier = Configuration.Tier(from: 0, title: "")
      _ = FieldReader(fields: Schema.result).read(members, into: &tier, at: key + ".", &values)
      guard !tier.title.isEmpty else {
        values.warn(.wrongValue, at: node, "\(key) has no title", advice: "it is passed over; add \"title\"")
        continue
      }
      if tiers.contains(where: { $0.tier.from == tier.from }) {
        values.warn(
          .wrongValue, at: node, "\(key) begins at \(tier.from.plain), as one before it does",
          advice: "it is passed over; give it another \"from\"")
        continue
      }
      tiers.append((tier, key))
    }
    tiers.sort { $0.tier.from < $1.tier.from }
    let written = places
    for (index, key) in tiers.map(\.key).enumerated() {
      for part in ["graphic", "sound"] { places["results[\(index)].\(part)"] = written["\(key).\(part)"] }
    }
    guard let lowest = tiers.first?.tier else {
      values.warn(.wrongValue, at: node, "results is empty", advice: "the defaults are used")
      return
    }
    if lowest.from > 0 {
      values.warn(
        .wrongValue, at: node, "the lowest result begins at \(lowest.from.plain): nothing is said below",
        advice: "it begins at 0 now; set its \"from\" to 0")
      tiers[0].tier.from = 0
    }
    configuration.tiers = tiers.map(\.tier)
  }
}
