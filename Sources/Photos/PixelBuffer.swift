import Glibc

/// Bytes of a picture in pages of their own: filled once, shared without copies, and given back to the system when
/// the last owner lets go (the allocator would keep them).
@safe package final class PixelBuffer: @unchecked Sendable {
  /// How many bytes it holds.
  package let count: Int
  private let base: UnsafeMutableRawPointer

  /// `count` zero bytes; nil when the system has no memory for them.
  package init?(count: Int) {
    guard count > 0 else { return nil }
    let pages = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, unsafe pages != MAP_FAILED else { return nil }
    self.count = count
    unsafe base = pages
  }

  /// A copy of `bytes`, for pictures that are made in memory.
  package convenience init?(_ bytes: [UInt8]) {
    self.init(count: bytes.count)
    unsafe fill { target in unsafe target.copyBytes(from: bytes) }
  }

  deinit {
    unsafe munmap(base, count)
  }

  /// Lends the bytes to `body`.
  package func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
    try unsafe body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// One byte.
  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "a byte outside the picture")
    return unsafe base.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Lends the bytes to whoever fills them, before the buffer is shared.
  func fill<R, E: Error>(_ body: (UnsafeMutableRawBufferPointer) throws(E) -> R) throws(E) -> R {
    try unsafe body(UnsafeMutableRawBufferPointer(start: base, count: count))
  }
}
