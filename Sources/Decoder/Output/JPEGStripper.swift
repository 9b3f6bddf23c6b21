/// Takes a JPEG apart and leaves out what is not the picture: no pixel is touched.
///
/// Kept are the segments that decoding needs, the colour profile (APP2), the JFIF header (APP0) and Adobe's word on the
/// colours (APP14); what follows the picture (a film, a second picture) is cut off.
enum JPEGStripper {
  /// The file without the rest; nil where its parts do not follow each other as they should.
  static func strip(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var result: [UInt8] = [0xFF, 0xD8]
    result.reserveCapacity(bytes.count)
    var index = 2
    while index + 4 <= bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      // Any number of fill bytes may stand before a marker.
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0xD9 { break }
      guard marker != 0, marker != 0x01, !(0xD0...0xD8).contains(marker) else { return nil }
      let end = index + 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
      guard end >= index + 4, end <= bytes.count else { return nil }
      let segment = bytes[index..<end]
      if isKept(marker, segment.dropFirst(4)) { result += segment }
      index = end
      if marker == 0xDA {
        index = scanEnd(bytes, from: end)
        result += bytes[end..<index]
      }
    }
    return result + [0xFF, 0xD9]
  }

  private static func isKept(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
    switch marker {
    case 0xE0: content.starts(with: "JFIF\0".utf8)
    case 0xE2: content.starts(with: "ICC_PROFILE\0".utf8)
    case 0xEE: content.starts(with: "Adobe".utf8)
    case 0xE1...0xEF, 0xFE: false
    default: true
    }
  }

  /// Where a scan's data end: at a marker that is no restart and no stuffed byte.
  private static func scanEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == 0xFF, bytes[index + 1] != 0, bytes[index + 1] != 0xFF,
        !(0xD0...0xD7).contains(bytes[index + 1])
      {
        return index
      }
      index += 1
    }
    return bytes.count
  }
}
