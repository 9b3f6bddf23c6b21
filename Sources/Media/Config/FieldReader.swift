/// Fills a record from an object by a table of fields.
struct FieldReader<Record> {
  let fields: [Field<Record>]
  /// Keys that are read elsewhere.
  var others: [String] = []

  /// What was met that has rules of its own.
  typealias Parts = [(part: Schema.Part, node: JSONNode)]

  /// Reads `members` into `record`.
  ///
  /// - Parameters:
  ///   - members: an object's keys and values.
  ///   - record: keeps its value where the file gives none or a wrong one.
  ///   - way: where the object stands, for messages: "" or `answers[1].`.
  ///   - values: takes the issues.
  /// - Returns: the parts that were met.
  func read(
    _ members: [JSONMember], into record: inout Record, at way: String, _ values: inout ValueReader
  ) -> Parts {
    var parts: Parts = []
    read(members, into: &record, way, section: "", &values, &parts)
    return parts
  }

  private func read(
    _ members: [JSONMember], into record: inout Record, _ way: String, section: String,
    _ values: inout ValueReader, _ parts: inout Parts
  ) {
    for member in members {
      let key = section + member.key
      if others.contains(key) { continue }
      let isPlain = !member.key.utf8.contains(UInt8(ascii: "."))
      if isPlain, let field = fields.first(where: { $0.key == key }) {
        read(field, member.node, into: &record, way, &values, &parts)
      } else if isPlain, !member.key.isEmpty, fields.contains(where: { $0.key.hasPrefix(key + ".") }) {
        let want = ValueReader.Want(way + key, "an object { … }", instead: "the defaults are used")
        if let inner = values.object(member.node, want) {
          read(inner, into: &record, way, section: key + ".", &values, &parts)
        }
      } else {
        values.unknown(member, in: way + section, known: known(in: section))
      }
    }
  }

  /// The keys an object may have: the part up to the next dot.
  private func known(in section: String) -> [String] {
    var keys: [String] = []
    for field in fields where field.key.hasPrefix(section) {
      let key = String(field.key.dropFirst(section.count).prefix { $0 != "." })
      if !keys.contains(key) { keys.append(key) }
    }
    return keys + (section.isEmpty ? others : [])
  }

  private func read(
    _ field: Field<Record>, _ node: JSONNode, into record: inout Record, _ way: String,
    _ values: inout ValueReader, _ parts: inout Parts
  ) {
    let want = ValueReader.Want(
      way + field.key, field.allowed,
      instead: field.json(of: record).map { "the default, \($0), is used" } ?? "it is passed over")
    switch field.kind {
    case .text(let path, let wording):
      let mayBeEmpty = wording != .free && wording != .file
      guard let value = values.text(node, want, mayBeEmpty: mayBeEmpty) else { return }
      record[keyPath: path] = value
      if case .words(let names) = wording { check(value, names, node, want.key, &values) }
    case .optionalText(let path, _):
      if let value = values.text(node, want) { record[keyPath: path] = value }
    case .choice(let path, let words):
      if let value = values.choice(node, of: words, want) { record[keyPath: path] = value }
    case .whole(let path, let range):
      if let value = values.whole(node, in: range, want) { record[keyPath: path] = value }
    case .number(let path, let range):
      if let value = values.number(node, in: range, want) { record[keyPath: path] = value }
    case .optionalNumber(let path, let range):
      if let value = values.number(node, in: range, want) { record[keyPath: path] = value }
    case .flag(let path):
      if let value = values.flag(node, want) { record[keyPath: path] = value }
    case .colour(let path):
      if let value = values.colour(node, want) { record[keyPath: path] = value }
    case .part(let part):
      parts.append((part, node))
    }
  }

  /// Warns of names in braces that nothing fills in: a player would see the braces.
  private func check(
    _ words: String, _ names: [String], _ node: JSONNode, _ key: String, _ values: inout ValueReader
  ) {
    for piece in words.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: "}") else { continue }
      let name = String(piece[..<end])
      if names.contains(name) { continue }
      let allowed = names.isEmpty ? "nothing" : names.map { "{\($0)}" }.joined(separator: ", ")
      values.warn(
        .unknownPlaceholder, at: node, "\(key): {\(Escaping.shown(name.utf8))} is not filled in",
        advice: "filled in here: \(allowed)")
    }
  }
}
