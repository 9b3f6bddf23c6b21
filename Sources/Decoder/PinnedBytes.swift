/// Bytes that stay where they are, for a library that keeps pointing at them.
@safe final class PinnedBytes {
  let base: UnsafeMutableRawPointer
  let count: Int

  /// A copy of `bytes`.
  init(_ bytes: [UInt8]) {
    unsafe base = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
    count = bytes.count
    unsafe UnsafeMutableRawBufferPointer(start: base, count: count).copyBytes(from: bytes)
  }

  deinit {
    unsafe base.deallocate()
  }
}
