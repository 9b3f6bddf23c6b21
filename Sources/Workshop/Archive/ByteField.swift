/// Reads the little-endian numbers of a zip's records.
struct ByteField {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func integer<Value: FixedWidthInteger & UnsignedInteger>(
    at offset: Int, as type: Value.Type = Value.self
  ) -> Value {
    let start = bytes.startIndex + offset
    return (0..<MemoryLayout<Value>.size).reversed().reduce(0) { $0 << 8 | Value(bytes[start + $1]) }
  }

  func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8> {
    bytes[bytes.startIndex + offset..<bytes.startIndex + offset + count]
  }
}
