import Glibc
import Synchronization

/// Bytes of a picture in pages of their own: filled once, shared without copies, and given back when the last owner
/// lets go (the allocator would keep them), but for one buffer's pages, which the next one takes.
@safe package final class PixelBuffer: @unchecked Sendable {
  /// How many bytes it holds.
  package let count: Int
  private let base: UnsafeMutableRawPointer
  /// The bytes of its pages.
  private let capacity: Int

  /// `count` bytes of no certain value; nil when the system has no memory for them.
  package init?(count: Int) {
    guard count > 0 else { return nil }
    if let spare = PixelBuffer.takeSpare(for: count) {
      unsafe base = spare.base
      capacity = spare.capacity
    } else {
      let pages = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let pages = unsafe pages, unsafe pages != MAP_FAILED else { return nil }
      unsafe base = pages
      capacity = count
    }
    self.count = count
  }

  /// A copy of `bytes`, for pictures that are made in memory.
  package convenience init?(_ bytes: [UInt8]) {
    self.init(count: bytes.count)
    unsafe fill { target in unsafe target.copyBytes(from: bytes) }
  }

  deinit {
    let pages = unsafe Pages(base: base, capacity: capacity)
    if let surplus = PixelBuffer.keep(pages) { unsafe munmap(surplus.base, surplus.capacity) }
  }

  // MARK: The spare pages

  /// Pages that no buffer has.
  @safe private struct Pages: @unchecked Sendable {
    var base: UnsafeMutableRawPointer
    var capacity: Int
  }

  /// The pages of the last buffer that went, of a screen's size at most: pages that the system gives anew are cleared
  /// one by one as they are written, a millisecond for a photo.
  private static let spare = Mutex<Pages?>(nil)
  private static let largestSpare = 4 << 20

  private static func takeSpare(for count: Int) -> Pages? {
    spare.withLock { spare in
      guard let pages = spare, pages.capacity >= count else { return nil }
      spare = nil
      return pages
    }
  }

  /// Keeps the larger of these pages and the spare ones; the others, or nil.
  private static func keep(_ pages: Pages) -> Pages? {
    guard pages.capacity <= largestSpare else { return pages }
    return spare.withLock { spare in
      guard let other = spare else {
        spare = pages
        return nil
      }
      if other.capacity >= pages.capacity { return pages }
      spare = pages
      return other
    }
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
