/// Why there is no picture.
package struct Refusal: Error, Equatable, Hashable, Sendable {
  /// For code and logs.
  package var code: RefusalCode
  /// For people: what is wrong and what to do, without the file's name.
  package var sentence: String

  /// A refusal in words.
  package init(_ code: RefusalCode, _ sentence: String) {
    self.code = code
    self.sentence = sentence
  }

  /// The payload of a `refusal` message.
  package var payload: [UInt8] {
    var writer = ByteWriter()
    writer.putCounted(Array(code.rawValue.utf8))
    writer.putCounted(Array(sentence.utf8.prefix(4_096)))
    return writer.bytes
  }

  /// Reads a payload; what follows the known fields is ignored.
  package init(payload: [UInt8]) throws(WireError) {
    var reader = ByteReader(payload)
    let raw = try reader.counted("code", limit: 64)
    guard let code = RefusalCode(rawValue: String(decoding: raw, as: UTF8.self)) else {
      throw .badValue("code")
    }
    let sentence = try reader.counted("sentence", limit: 4_096)
    self.init(code, String(decoding: sentence, as: UTF8.self))
  }
}
