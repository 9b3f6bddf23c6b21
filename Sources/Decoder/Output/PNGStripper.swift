/// Takes a PNG apart and leaves out what is not the picture: no pixel is touched (PNG, third edition).
enum PNGStripper {
  /// Chunks that say how the picture is to be drawn, also a moving one.
  private static let kept: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD", "acTL",
    "fcTL",
    "fdAT",
  ]

  /// The file without the rest; nil where its chunks do not follow each other as they should.
  static func strip(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 8 else { return nil }
    var result = Array(bytes[..<8])
    result.reserveCapacity(bytes.count)
    var index = 8
    while index + 12 <= bytes.count {
      let length = TIFFReader.integer(bytes[index..<index + 4], true)
      guard index + 12 + length <= bytes.count else { return nil }
      let chunk = bytes[index..<index + 12 + length]
      let name = String(decoding: chunk.dropFirst(4).prefix(4), as: UTF8.self)
      if kept.contains(name) { result += chunk }
      if name == "IEND" { return result }
      index += chunk.count
    }
    return nil
  }
}
