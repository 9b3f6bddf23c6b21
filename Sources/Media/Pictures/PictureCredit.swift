/// What is to be said of a picture: what it shows, who made it, and how it may be used.
package struct PictureCredit: Equatable, Hashable, Sendable {
  /// Each may be empty, and is one line.
  package var caption: String
  package var credit: String
  package var licence: String

  package init(caption: String = "", credit: String = "", licence: String = "") {
    self.caption = Self.line(caption)
    self.credit = Self.line(credit)
    self.licence = Self.line(licence)
  }

  /// What the owner wrote; where nothing is written, what the photo says of itself. Field by field: who writes captions
  /// does not lose the photographers' names. `-` in the table means that nothing is to be said.
  package init(_ note: PictureNote?, photo: PictureCredit) {
    func choose(_ written: String?, _ own: String) -> String {
      guard let written, !written.isEmpty else { return own }
      return Self.silence.contains(written) ? "" : written
    }
    self.init(
      caption: choose(note?.caption, photo.caption), credit: choose(note?.credit, photo.credit),
      licence: choose(note?.licence, photo.licence))
  }

  package var isEmpty: Bool { caption.isEmpty && credit.isEmpty && licence.isEmpty }

  /// Who made it, and under which licence, in one line.
  package var source: String { [credit, licence].filter { !$0.isEmpty }.joined(separator: " · ") }

  /// A hyphen, or what a spreadsheet makes of it.
  private static let silence: Set<String> = ["-", "–", "—"]
  /// Letters; no screen shows more.
  private static let longest = 400

  /// White space of any kind as single spaces; control letters left out.
  private static func line(_ text: String) -> String {
    let words = text.unicodeScalars.split { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }
    return String(words.map(String.init).joined(separator: " ").prefix(longest))
  }
}
