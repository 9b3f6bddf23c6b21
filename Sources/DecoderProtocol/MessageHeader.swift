/// The fixed start of every message, both ways: 24 bytes, little-endian.
///
///     0  "CU"      2  version   3  kind   4  request id (32 bits)
///     8  payload count (32)    12  zero (32)   16  count of the bytes that follow the payload (64)
///
/// Within a version a payload may only grow at its end: a reader ignores what it does not know.
package struct MessageHeader: Equatable, Sendable {
  /// The version that both sides speak.
  package static let version: UInt8 = 1
  /// How long a header is, in bytes.
  package static let count = 24
  /// The longest payload that is read.
  package static let payloadLimit = 1 << 20
  /// The longest run of pixels that is read: 16,384 × 16,384 in RGBA.
  package static let pixelLimit = MessageHeader.sideLimit * MessageHeader.sideLimit * 4
  /// The longest side of a box, in pixels.
  package static let sideLimit = 16_384

  /// What the message is about.
  package var kind: MessageKind
  /// The request that it belongs to; 0 for none.
  package var id: UInt32
  /// How many bytes of fields follow.
  package var payloadCount: Int
  /// How many bytes of pixels follow those.
  package var pixelCount: Int

  /// A header of the current version.
  package init(kind: MessageKind, id: UInt32, payloadCount: Int = 0, pixelCount: Int = 0) {
    self.kind = kind
    self.id = id
    self.payloadCount = payloadCount
    self.pixelCount = pixelCount
  }

  /// Reads a header from exactly its 24 bytes.
  package init(bytes: [UInt8]) throws(WireError) {
    var reader = ByteReader(bytes)
    guard try reader.integer(UInt16.self) == 0x5543 else { throw .badSignature }
    let version = try reader.integer(UInt8.self)
    guard version == Self.version else { throw .otherVersion(version) }
    let rawKind = try reader.integer(UInt8.self)
    guard let kind = MessageKind(rawValue: rawKind) else { throw .unknownKind(rawKind) }
    let id = try reader.integer(UInt32.self)
    let payload = try reader.integer(UInt32.self)
    guard try reader.integer(UInt32.self) == 0 else { throw .badValue("reserved") }
    let pixels = try reader.integer(UInt64.self)
    guard payload <= UInt32(Self.payloadLimit) else { throw .badValue("payload count") }
    guard pixels <= UInt64(Self.pixelLimit) else { throw .badValue("pixel count") }
    guard pixels == 0 || kind == .picture else { throw .badValue("pixel count") }
    self.init(kind: kind, id: id, payloadCount: Int(payload), pixelCount: Int(pixels))
  }

  /// The 24 bytes.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.put(UInt16(0x5543))
    writer.put(Self.version)
    writer.put(kind.rawValue)
    writer.put(id)
    writer.put(UInt32(truncatingIfNeeded: payloadCount))
    writer.put(UInt32(0))
    writer.put(UInt64(truncatingIfNeeded: pixelCount))
    return writer.bytes
  }

  /// A whole message without pixels: header and payload.
  package static func message(_ kind: MessageKind, id: UInt32, payload: [UInt8] = [], pixelCount: Int = 0)
    -> [UInt8]
  {
    MessageHeader(kind: kind, id: id, payloadCount: payload.count, pixelCount: pixelCount).bytes + payload
  }
}
