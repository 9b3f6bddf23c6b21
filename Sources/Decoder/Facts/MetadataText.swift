/// Makes texts of files fit to be shown.
enum MetadataText {
  /// Longest text, in characters.
  static let characterLimit = 600

  /// UTF-8 where it is that, else Western letters as Windows writes them.
  static func decode(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { western[Int($0)] }))
  }

  /// UTF-16 in the given order, unless a mark or the letters themselves tell of the other.
  static func decodeWide(_ bytes: [UInt8], isBigEndian: Bool) -> String {
    var bytes = bytes[...]
    var isBigEndian = isBigEndian
    if bytes.starts(with: [0xFE, 0xFF]) {
      (isBigEndian, bytes) = (true, bytes.dropFirst(2))
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      (isBigEndian, bytes) = (false, bytes.dropFirst(2))
    } else {
      // Most letters of most texts have a zero in their high byte.
      let even = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).count { bytes[$0] == 0 }
      let odd = stride(from: bytes.startIndex + 1, to: bytes.endIndex, by: 2).count { bytes[$0] == 0 }
      if even > odd { isBigEndian = true } else if odd > even { isBigEndian = false }
    }
    var units: [UInt16] = []
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      if unit == 0 { break }
      units.append(unit)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// One line without control characters and needless blanks, not too long.
  static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isBlank = true
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        if !isBlank { scalars.append(" ") }
        isBlank = true
      } else if !isUnwanted(scalar) {
        scalars.append(scalar)
        isBlank = false
      }
    }
    if isBlank, !scalars.isEmpty { scalars.removeLast() }
    let line = String(scalars)
    guard line.count > characterLimit else { return line }
    return line.prefix(characterLimit - 1) + "…"
  }

  /// Controls, private and broken characters, and marks that turn the direction of what follows.
  private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .surrogate, .unassigned: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}" && !(0xE0020...0xE007F).contains(scalar.value)
    default: scalar == "\u{FFFD}"
    }
  }

  /// The letters of Windows-1252; the five bytes that it leaves out mean what they do in ISO 8859-1.
  private static let western: [Unicode.Scalar] = {
    let special: [Unicode.Scalar] = [
      "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
      "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]
    return (0..<256).map { (0x80...0x9F).contains($0) ? special[$0 - 0x80] : Unicode.Scalar(UInt8($0)) }
  }()
}
