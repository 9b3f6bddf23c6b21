/// The file that an answer hands over instead of pixels.
package struct PictureEncoding: Equatable, Hashable, Sendable {
  /// Its format.
  package var kind: PictureKind
  /// How many bytes it has.
  package var byteCount: Int

  /// A file of `byteCount` bytes.
  package init(kind: PictureKind, byteCount: Int) {
    self.kind = kind
    self.byteCount = byteCount
  }

  func write(to writer: inout ByteWriter) {
    writer.put(kind.rawValue)
    writer.put(UInt64(clamping: byteCount))
  }

  init(from reader: inout ByteReader) throws(WireError) {
    guard let kind = PictureKind(rawValue: try reader.integer(UInt8.self)) else {
      throw .badValue("encoding")
    }
    let count = try reader.integer(UInt64.self)
    guard (1...UInt64(MessageHeader.pixelLimit)).contains(count) else { throw .badValue("encoding count") }
    self.init(kind: kind, byteCount: Int(count))
  }
}
