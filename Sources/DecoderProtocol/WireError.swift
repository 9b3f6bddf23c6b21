/// Why bytes are not a message of this protocol.
package enum WireError: Error, Equatable, Sendable {
  /// The bytes end inside a field.
  case tooShort
  /// The message does not start with the protocol's two signature bytes.
  case badSignature
  /// The other side speaks another version.
  case otherVersion(UInt8)
  /// A kind of message that this side does not know.
  case unknownKind(UInt8)
  /// A field holds a value that is not allowed; the field's name.
  case badValue(String)
}
