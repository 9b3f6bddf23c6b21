/// Leaves out of a text what would show as a box, turn its order around or show nothing.
enum TextSanitiser {
  /// More marks than this on one letter are noise, and would only cost time.
  private static let marksPerLetter = 16

  /// The text with breaks and tabs as spaces, without control, override and stray joining characters, trimmed.
  static func clean(_ text: String) -> String {
    let source = Array(text.unicodeScalars)
    var kept: [Unicode.Scalar] = []
    kept.reserveCapacity(source.count)
    var marks = 0
    for (index, scalar) in source.enumerated() {
      guard let shown = shown(scalar, source, index, kept) else { continue }
      if isMark(shown) {
        marks += 1
        if marks > marksPerLetter { continue }
      } else {
        marks = 0
      }
      kept.append(shown)
    }
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " }
    let trimmed = kept.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    var result = String.UnicodeScalarView()
    result.append(contentsOf: trimmed)
    return String(result)
  }

  /// Whether a text shows nothing.
  static func isBlank(_ text: String) -> Bool {
    clean(text).unicodeScalars.allSatisfy { isSpace($0) || isIgnorable($0) || isMark($0) }
  }

  /// A space that must not be broken at.
  static let noBreakSpace: Unicode.Scalar = "\u{A0}"

  /// Whether a letter is never seen by itself: joiners, variation selectors, tags.
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether a letter sits on the one before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !isIgnorable(scalar)
    default: false
    }
  }

  /// What to show for one letter; nil to leave it out.
  private static func shown(
    _ scalar: Unicode.Scalar, _ source: [Unicode.Scalar], _ index: Int, _ kept: [Unicode.Scalar]
  ) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A where index > 0 && source[index - 1] == "\r": return nil
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return " "
    case 0xA0, 0x202F, 0x2007: return noBreakSpace
    case 0x200C, 0x200D: return joins(scalar, source, index, kept) ? scalar : nil
    // Emoji presentation, and the tags of flags, belong to what stands before them.
    case 0xFE0E, 0xFE0F: return kept.last.map { !isSpace($0) } == true ? scalar : nil
    case 0xE0020...0xE007F:
      return kept.last.map { $0.value == 0x1F3F4 || (0xE0020...0xE007F).contains($0.value) } == true
        ? scalar : nil
    // Numbers' and verses' signs of Arabic and Syriac are of the format category, yet they are seen.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x08E2: return scalar
    // Fillers and the stand-in for an object are seen as nothing, or as a box.
    case 0x3164, 0xFFA0, 0x115F, 0x1160, 0xFFFC: return nil
    default: break
    }
    let properties = scalar.properties
    if properties.isNoncharacterCodePoint || isIgnorable(scalar) { return nil }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned: return nil
    case .spaceSeparator: return " "
    default: return scalar
    }
  }

  /// Whether a joiner does something: between emoji, or in a script whose letters join.
  private static func joins(
    _ scalar: Unicode.Scalar, _ source: [Unicode.Scalar], _ index: Int, _ kept: [Unicode.Scalar]
  ) -> Bool {
    guard let before = kept.last, index + 1 < source.count else { return false }
    let after = source[index + 1]
    if scalar.value == 0x200D, isPicture(after), isPicture(before) || before.value == 0xFE0F { return true }
    return isJoining(before)
  }

  /// Whether a letter can be part of an emoji sequence.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && scalar.value > 0xFF
  }

  /// Arabic, Syriac, N'Ko, the Indic scripts, Myanmar, Khmer, Mongolian.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xA840...0xAAFF, 0xFB50...0xFDFF,
      0xFE70...0xFEFC, 0x10D00...0x11FFF, 0x1E900...0x1E95F:
      true
    default: false
    }
  }

  /// Whether a letter is one of the two spaces that are kept.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == noBreakSpace }
}
