import DecoderProtocol

/// What stands in a PNG before its picture.
enum PNGHeader {
  /// More parts than any camera or program writes.
  private static let mostChunks = 10_000

  /// Goes from chunk to chunk (PNG, section 5.3) up to the first with pixels. The picture library makes room for a
  /// text as long as its chunk says, before it looks whether the file goes on so far.
  ///
  /// - Throws: that the file is cut off, when a chunk says that it goes on beyond the file's end.
  static func check(_ file: borrowing PhotoFile) throws(Refusal) {
    var offset = 8
    for _ in 0..<Self.mostChunks {
      let head = try file.bytes(at: offset, count: 8)
      guard head.count == 8 else { throw Sentences.truncated }
      let count = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      if head.suffix(4).elementsEqual("IDAT".utf8) { return }
      // Length and name before it, and a sum behind it.
      offset += 12 + count
      guard offset <= file.byteCount else { throw Sentences.truncated }
    }
    throw Sentences.damaged
  }
}
