/// Takes fields out of bytes that may be anything: every read is checked.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var position = 0

  /// Reads from the first byte on.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many bytes are left.
  package var remaining: Int { bytes.count - position }

  /// The next integer, lowest byte first.
  package mutating func integer<T: FixedWidthInteger & UnsignedInteger>(_ type: T.Type = T.self)
    throws(WireError) -> T
  {
    let count = T.bitWidth / 8
    guard remaining >= count else { throw .tooShort }
    var value: T = 0
    for index in 0..<count {
      value |= T(truncatingIfNeeded: bytes[position + index]) << T(8 * index)
    }
    position += count
    return value
  }

  /// The next number; one that is not finite is refused.
  package mutating func number(_ field: String) throws(WireError) -> Double {
    let value = Double(bitPattern: try integer(UInt64.self))
    guard value.isFinite else { throw .badValue(field) }
    return value
  }

  /// The next byte as a truth value; anything but 0 and 1 is refused.
  package mutating func flag(_ field: String) throws(WireError) -> Bool {
    switch try integer(UInt8.self) {
    case 0: return false
    case 1: return true
    default: throw .badValue(field)
    }
  }

  /// The next counted run of bytes, at most `limit` long.
  package mutating func counted(_ field: String, limit: Int) throws(WireError) -> [UInt8] {
    let count = Int(try integer(UInt32.self))
    guard count <= limit else { throw .badValue(field) }
    guard count <= remaining else { throw .tooShort }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }
}
