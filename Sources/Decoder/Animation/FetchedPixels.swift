import CVips

/// Pixels that libvips fetched from a part of a picture, as stored; given back with the last owner.
@safe final class FetchedPixels {
  /// The first byte.
  let base: UnsafeMutableRawPointer
  /// How many bytes.
  let count: Int

  /// Takes over what libvips allocated.
  init(_ base: UnsafeMutableRawPointer, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  deinit {
    unsafe g_free(base)
  }
}
