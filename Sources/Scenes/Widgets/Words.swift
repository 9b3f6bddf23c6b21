import Geometry
import Media

/// Fills the owner's texts: `{name}` becomes what the game knows by that name.
package enum Words {
  /// Replaces each `{name}`; unknown names stay as they are. `{Name}` gives the value with a capital letter.
  package static func fill(_ template: String, _ values: [String: String]) -> String {
    pieces(of: template, values).map(\.text).joined()
  }

  /// A part of a filled text, and whether it was filled in.
  package struct Piece: Equatable, Sendable {
    package var text: String
    package var isFilled: Bool
  }

  package static func pieces(of template: String, _ values: [String: String]) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{") {
      plain += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      if let value = value(of: name, values) {
        if !plain.isEmpty { pieces.append(Piece(text: plain, isFilled: false)) }
        plain = ""
        pieces.append(Piece(text: value, isFilled: true))
      } else {
        plain += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    plain += rest
    if !plain.isEmpty { pieces.append(Piece(text: plain, isFilled: false)) }
    return pieces
  }

  private static func value(of name: String, _ values: [String: String]) -> String? {
    if let value = values[name] { return value }
    guard let first = name.first, first.isUppercase, let value = values[name.lowercased()] else { return nil }
    return capitalised(value)
  }

  /// A number as the owner's word for it, where there is one, else in digits.
  package static func number(_ value: Int, _ strings: Configuration.Strings) -> String {
    let words = strings.numbers.split(separator: " ")
    return words.indices.contains(value - 2) ? String(words[value - 2]) : "\(value)"
  }

  package static func capitalised(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// Seconds as a short number: 5, 7.5.
  static func seconds(_ value: Double, _ strings: Configuration.Strings) -> String {
    value == value.rounded() ? number(Int(value), strings) : value.short
  }
}
