/// What a decoder says of itself when it is ready.
package struct DecoderHello: Equatable, Hashable, Sendable {
  /// What holds it back.
  package var enforced: Enforcement
  /// The picture library's version, for logs.
  package var library: String

  /// A greeting.
  package init(enforced: Enforcement, library: String) {
    self.enforced = enforced
    self.library = library
  }

  /// The payload of a `hello` message.
  package var payload: [UInt8] {
    var writer = ByteWriter()
    writer.put(enforced.rawValue)
    writer.putCounted(Array(library.utf8.prefix(256)))
    return writer.bytes
  }

  /// Reads a payload; what follows the known fields is ignored.
  package init(payload: [UInt8]) throws(WireError) {
    var reader = ByteReader(payload)
    let enforced = Enforcement(rawValue: try reader.integer(UInt32.self))
    let library = try reader.counted("library", limit: 256)
    self.init(enforced: enforced, library: String(decoding: library, as: UTF8.self))
  }
}
