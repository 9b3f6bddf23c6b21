/// Marks the pictures that a preview wrote, so that the next one may replace them and nothing else.
///
/// The mark is a `tEXt` chunk, "Software", right behind the header, where no other program would put the same
/// words (PNG specification, third edition, 11.3.3).
enum PreviewMark {
  private static let words = Array("tEXtSoftware\0closeup preview".utf8)
  /// The signature, and the header's chunk of 13 bytes with its count, type and sum.
  private static let place = 8 + 25

  /// The chunk: count, type and words, sum.
  static let chunk: [UInt8] = bytes(UInt32(words.count - 4)) + words + bytes(checksum(words))

  /// How much of a file tells whether it is marked.
  static let headCount = place + chunk.count

  /// A PNG file with the mark in it.
  static func marked(_ png: [UInt8]) -> [UInt8] {
    png.prefix(place) + chunk + png.dropFirst(place)
  }

  /// Whether a file that begins with `head` was written by a preview.
  static func isOn(_ head: [UInt8]) -> Bool {
    head.count >= headCount && head[place..<headCount].elementsEqual(chunk)
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The CRC-32 of a chunk's type and data.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
