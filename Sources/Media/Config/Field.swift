import Geometry

/// One setting: its key, what is allowed, where it goes, and its sentence for the manual.
package struct Field<Record>: Sendable {
  /// What is allowed, and the property it is kept in.
  package enum Kind: Sendable {
    case text(WritableKeyPath<Record, String> & Sendable, Wording = .free)
    /// A text that may be left out; the noun says what it is.
    case optionalText(WritableKeyPath<Record, String?> & Sendable, String = "a text")
    /// One of a few words.
    case choice(WritableKeyPath<Record, String> & Sendable, [String])
    case whole(WritableKeyPath<Record, Int> & Sendable, ClosedRange<Int>)
    case number(WritableKeyPath<Record, Double> & Sendable, ClosedRange<Double>)
    case optionalNumber(WritableKeyPath<Record, Double?> & Sendable, ClosedRange<Double>)
    case flag(WritableKeyPath<Record, Bool> & Sendable)
    case colour(WritableKeyPath<Record, Colour> & Sendable)
    /// A list or a map with fields of its own.
    case part(Schema.Part)
  }

  /// What a text may hold.
  package enum Wording: Equatable, Sendable {
    /// Anything but nothing.
    case free
    /// A file's path.
    case file
    /// Anything, nothing too.
    case orEmpty
    /// Words on screen with these names in braces; may be empty.
    case words([String])
  }

  /// Dots lead into objects: `game.seconds`.
  package let key: String
  package let kind: Kind
  /// One sentence.
  package let about: String

  package init(_ key: String, _ kind: Kind, _ about: String) {
    self.key = key
    self.kind = kind
    self.about = about
  }

  /// What is allowed, in words.
  package var allowed: String {
    switch kind {
    case .text(_, .free): "a text"
    case .text(_, .file): "a file"
    case .optionalText(_, let noun): noun
    case .text(_, .orEmpty): "a text, \"\" for none"
    case .text(_, .words(let names)):
      names.isEmpty ? "a text" : "a text; filled in: \(names.map { "{\($0)}" }.joined(separator: ", "))"
    case .choice(_, let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .whole(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(_, let range), .optionalNumber(_, let range):
      "a number from \(range.lowerBound.plain) to \(range.upperBound.plain)"
    case .flag: "true or false"
    case .colour: "a colour: \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\""
    case .part(let part): part.allowed
    }
  }

  /// The value in `record` as it would stand in the file; nil for one that is not set, and for a part.
  package func json(of record: Record) -> String? {
    switch kind {
    case .text(let path, _), .choice(let path, _): JSONQuoting.quoted(record[keyPath: path])
    case .optionalText(let path, _): record[keyPath: path].map { JSONQuoting.quoted($0) }
    case .whole(let path, _): String(record[keyPath: path])
    case .number(let path, _): record[keyPath: path].plain
    case .optionalNumber(let path, _): record[keyPath: path].map(\.plain)
    case .flag(let path): String(record[keyPath: path])
    case .colour(let path): JSONQuoting.quoted(record[keyPath: path].hex)
    case .part: nil
    }
  }
}
