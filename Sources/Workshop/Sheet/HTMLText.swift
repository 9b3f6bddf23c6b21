import Media

/// Text as it may stand in a page, in an attribute or between tags.
enum HTMLText {
  /// Escapes what has a meaning in HTML, and shows what cannot be seen or would turn the writing.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\n", "\t", "\r": result.append(" ")
      // Controls have no place in a page; marks that turn the writing would reach beyond their text.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  static func escaped(_ path: FilePath) -> String { escaped(path.description) }

  /// Bytes as text (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let value =
        UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (left > 2 ? UInt32(bytes[index + 2]) : 0)
      result.append(letters[Int(value >> 18)])
      result.append(letters[Int(value >> 12 & 63)])
      result.append(left > 1 ? letters[Int(value >> 6 & 63)] : UInt8(ascii: "="))
      result.append(left > 2 ? letters[Int(value & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return result
  }
}
