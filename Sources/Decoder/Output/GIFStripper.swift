/// Takes a GIF apart and leaves out what is not the picture: no pixel is touched (GIF89a).
enum GIFStripper {
  /// Applications whose words shape the picture: how often it plays, and its colour profile.
  private static let kept = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]

  /// The file without the rest; nil where its blocks do not follow each other as they should.
  static func strip(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 13 else { return nil }
    var index = 13 + tableCount(bytes[10])
    guard index <= bytes.count else { return nil }
    var result = Array(bytes[..<index])
    result.reserveCapacity(bytes.count)
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case 0x3B: return result + [0x3B]
      case 0x2C:
        guard index + 10 < bytes.count else { return nil }
        guard let end = blocksEnd(bytes, from: index + 11 + tableCount(bytes[index + 9])) else { return nil }
        index = end
        result += bytes[start..<end]
      case 0x21:
        guard index + 2 < bytes.count, let end = blocksEnd(bytes, from: index + 2) else { return nil }
        index = end
        if isKept(bytes[start..<end]) { result += bytes[start..<end] }
      default: return nil
      }
    }
    // The last byte is missing from many a GIF.
    return result + [0x3B]
  }

  /// Bytes of the colour table that flags announce.
  private static func tableCount(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0 }

  /// Behind a run of counted blocks, which one of no bytes closes.
  private static func blocksEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let count = Int(bytes[index])
      index += 1 + count
      if count == 0 { return index }
    }
    return nil
  }

  private static func isKept(_ block: ArraySlice<UInt8>) -> Bool {
    switch block[block.startIndex + 1] {
    case 0xF9: true
    case 0xFF: kept.contains { block.dropFirst(3).starts(with: $0.utf8) }
    default: false
    }
  }
}
