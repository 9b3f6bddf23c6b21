/// Brings labels that a player could not tell apart to one form.
enum LabelFolding {
  /// Without case, accents' ways of being stored, widths, ligatures, invisible letters and the number of spaces.
  static func folded(_ label: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      if scalar.properties.isDefaultIgnorableCodePoint { continue }
      scalars.append(contentsOf: compatible(scalar))
    }
    // Both ways: "ß" and "SS" are equal only by way of upper case. Strings compare by canonical equivalence.
    let words = String(scalars).split { $0.isWhitespace }
    return words.joined(separator: " ").uppercased().lowercased()
  }

  /// What a compatibility form stands for, as far as one meets them in names (Unicode, NFKC).
  private static func compatible(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar.value {
    // Full width forms of ASCII.
    case 0xFF01...0xFF5E: return view(Unicode.Scalar(scalar.value - 0xFEE0))
    // Half width katakana: their voiced marks become marks that combine, and the string's comparison does the rest.
    case 0xFF61...0xFF9F:
      let index = katakana.index(katakana.startIndex, offsetBy: Int(scalar.value - 0xFF61))
      return view(katakana[index])
    // Latin ligatures.
    case 0xFB00...0xFB06:
      return ["ff", "fi", "fl", "ffi", "ffl", "st", "st"][Int(scalar.value - 0xFB00)].unicodeScalars
    // Letters in circles.
    case 0x24B6...0x24CF: return view(Unicode.Scalar(scalar.value - 0x24B6 + 0x41))
    case 0x24D0...0x24E9: return view(Unicode.Scalar(scalar.value - 0x24D0 + 0x61))
    case 0x2460...0x2468: return view(Unicode.Scalar(scalar.value - 0x2460 + 0x31))
    default: break
    }
    if let plain = others[scalar] { return plain.unicodeScalars }
    return view(scalar)
  }

  private static func view(_ scalar: Unicode.Scalar?) -> String.UnicodeScalarView {
    var view = String.UnicodeScalarView()
    if let scalar { view.append(scalar) }
    return view
  }

  /// From U+FF61 on.
  private static let katakana = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)

  /// Marks that look the same, and signs that stand for letters and digits.
  private static let others: [Unicode.Scalar: String] = [
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{2212}": "-",
    "\u{2018}": "'", "\u{2019}": "'", "\u{02BC}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "…": "...",
    "²": "2", "³": "3", "¹": "1", "ª": "a", "º": "o", "™": "TM", "№": "No", "℃": "°C", "K": "K", "Å": "Å",
    "½": "1/2", "¼": "1/4", "¾": "3/4", "Ⅰ": "I", "Ⅱ": "II", "Ⅲ": "III", "Ⅳ": "IV", "Ⅴ": "V", "ĳ": "ij",
    "ŉ": "'n", "ſ": "s",
  ]
}
