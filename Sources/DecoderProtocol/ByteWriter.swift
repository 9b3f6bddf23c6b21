/// Puts fields into bytes, little-endian.
package struct ByteWriter: Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Starts with nothing.
  package init() {}

  /// Appends an integer, lowest byte first.
  package mutating func put<T: FixedWidthInteger & UnsignedInteger>(_ value: T) {
    for shift in stride(from: 0, to: T.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> T(shift)))
    }
  }

  /// Appends a number as its IEEE 754 bits.
  package mutating func put(_ value: Double) { put(value.bitPattern) }

  /// Appends a byte that is 1 for true and 0 for false.
  package mutating func put(_ value: Bool) { put(UInt8(value ? 1 : 0)) }

  /// Appends bytes behind their count, 32 bits.
  package mutating func putCounted(_ value: [UInt8]) {
    put(UInt32(truncatingIfNeeded: value.count))
    bytes.append(contentsOf: value)
  }

  /// Appends bytes as they are.
  package mutating func putRaw(_ value: [UInt8]) { bytes.append(contentsOf: value) }
}
