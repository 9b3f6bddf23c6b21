/// A field of a TIFF directory.
struct TIFFField {
  /// The number of its type.
  let type: Int
  let bytes: [UInt8]
  let isBigEndian: Bool
  /// Where its value starts.
  let place: Int

  /// Bytes of one value of a type; nil for a type that does not exist.
  static func width(of type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12: 8
    default: nil
    }
  }

  /// The first value as a whole number, for integers; 0 for none.
  var integer: Int {
    guard let width = Self.width(of: type), width <= 4, bytes.count >= width else { return 0 }
    return TIFFReader.integer(bytes.prefix(width), isBigEndian)
  }

  /// Whether it says anything: a text of more than blanks, a number that is not 0.
  var saysSomething: Bool {
    let blanks: Set<UInt8> = [0, 0x20, 0xFF]
    if type == 2 || type == 7 {
      let text = bytes.prefix { $0 != 0 }
      return text.contains { !blanks.contains($0) && $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: "-") }
    }
    return bytes.contains { !blanks.contains($0) }
  }

  /// The value as text in the file's own letters.
  var text: String { MetadataText.decode(bytes.prefix { $0 != 0 }) }

  /// The value as the text in UTF-16 that Windows writes.
  var wideText: String { MetadataText.decodeWide(bytes, isBigEndian: false) }

  /// A comment that begins with the name of its letters (EXIF 2.32, UserComment).
  var comment: String {
    guard bytes.count > 8 else { return "" }
    let text = bytes.dropFirst(8)
    if bytes.starts(with: "UNICODE".utf8) {
      return MetadataText.decodeWide(Array(text), isBigEndian: isBigEndian)
    }
    if bytes.starts(with: "JIS".utf8), text.contains(0x1B) { return "" }
    return MetadataText.decode(text.prefix { $0 != 0 })
  }
}
