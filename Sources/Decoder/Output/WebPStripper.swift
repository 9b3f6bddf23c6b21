/// Takes a WebP apart and leaves out what is not the picture: no pixel is touched (RFC 9649).
enum WebPStripper {
  private static let kept: Set<String> = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]
  /// The bits of VP8X that announce EXIF and XMP.
  private static let metadataBits: UInt8 = 0b1100

  /// The file without the rest; nil where its chunks do not follow each other as they should.
  static func strip(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 20 else { return nil }
    let end = min(bytes.count, 8 + TIFFReader.integer(bytes[4..<8], false))
    var chunks: [UInt8] = []
    chunks.reserveCapacity(bytes.count)
    var index = 12
    while index + 8 <= end {
      let length = TIFFReader.integer(bytes[index + 4..<index + 8], false)
      guard index + 8 + length <= end else { return nil }
      let name = String(decoding: bytes[index..<index + 4], as: UTF8.self)
      if kept.contains(name) {
        var chunk = Array(bytes[index..<index + 8 + length])
        if name == "VP8X", length > 0 { chunk[8] &= ~metadataBits }
        chunks += chunk
        if length % 2 == 1 { chunks.append(0) }
      }
      index += 8 + length + length % 2
    }
    guard !chunks.isEmpty else { return nil }
    let count = UInt32(clamping: chunks.count + 4)
    return Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * UInt32($0))) }
      + Array("WEBP".utf8) + chunks
  }
}
