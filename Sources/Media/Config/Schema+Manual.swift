extension Schema {
  /// The manual of config.json, as Markdown: `docs/config.md` is this text.
  package static func manual() -> String {
    var text = """
      # config.json

      Everything a game is made of stands in one file in JSON. Comments (`// …` and `/* … */`) are allowed, and a comma
      after the last entry does no harm. Every key but `answers` may be left out: its default is used. A key that
      nothing reads and a value that is not allowed give a warning with line and column, and the game goes on; paths
      count from the folder that the file is in.

      `closeup play FOLDER` needs no file at all: each subfolder of FOLDER is an answer and its name the label (`_` is a
      space, and a number before a `_`, `-` or `.` only gives the order), and a subfolder named `theme` is the theme.

      ## Several packs

      A folder that can be played, with a `config.json` or with a subfolder for each answer, is a pack. Any number of
      them can lie in `$XDG_DATA_HOME/closeup/packs` (usually `~/.local/share/closeup/packs`), and in the folders that
      `packs` names: each of these is a pack itself, or a folder of packs. With more than one, the rules screen offers
      the choice: title (the folder's name where the pack gives none), number of pictures, and a collage. The pack that
      the game was started with is among them, and `closeup` without a folder plays the one that was chosen last.
      Folders whose name begins with a dot are passed over; a pack that cannot be played is named in a warning and left
      out. What was shown before is remembered for each pack.


      """
    for section in sections {
      text += section.key.isEmpty ? "## The file\n\n" : "## \(section.key)\n\n"
      text += section.about + "\n\n"
      let inSection = fields.filter { Self.section(of: $0.key) == section.key }
      text += table(inSection, of: Configuration(), prefix: "")
    }
    text += "## answers\n\nTwo to four objects in a list.\n\n"
    let pictures = row(Self.pictures.key, Self.pictures.allowed, nil, Self.pictures.about)
    text += heading + rows(answer, of: Configuration.Answer(label: ""), prefix: "") + pictures + "\n"
    text += "## results\n\nObjects in a list, from the lowest result to the highest. As shipped:\n\n"
    text += "| from | title | text |\n|---|---|---|\n"
    for tier in Configuration.Tier.shipped {
      text += "| \(tier.from.plain) | \(cell(tier.title)) | \(cell(tier.text)) |\n"
    }
    text += "\n" + table(result, of: Configuration.Tier(from: 0, title: ""), prefix: "")
    text += "## graphics\n\nA file, or an object, by name.\n\n"
    text += table(graphic, of: Configuration.Graphic(file: ""), prefix: "")
    for part in [Part.graphics, .sounds, .animations] {
      if part != .graphics { text += "## \(part.rawValue)\n\nA file by name.\n\n" }
      text += "Names: \(part.names.map { "`\($0)`" }.joined(separator: ", ")).\n\n"
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }

  /// The object a key stands in; "" for the file itself.
  static func section(of key: String) -> String {
    guard let dot = key.firstIndex(of: ".") else { return "" }
    return String(key[..<dot])
  }

  private static let heading = "| Key | Allowed | Default | What it is |\n|---|---|---|---|\n"

  private static func table<Record>(_ fields: [Field<Record>], of record: Record, prefix: String) -> String {
    heading + rows(fields, of: record, prefix: prefix) + "\n"
  }

  private static func rows<Record>(_ fields: [Field<Record>], of record: Record, prefix: String) -> String {
    fields.map { field in
      let value = field.json(of: record)
      // An empty text is what a new record begins with, not a default that anyone would choose.
      return row(prefix + field.key, field.allowed, value == "\"\"" ? nil : value, field.about)
    }.joined()
  }

  private static func row(_ key: String, _ allowed: String, _ value: String?, _ about: String) -> String {
    "| `\(key)` | \(cell(allowed)) | \(value.map { "`\(cell($0))`" } ?? "") | \(cell(about)) |\n"
  }

  /// A bar would begin the next column.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
