/// Where a channel lies in a bitmap's pixel.
struct BitmapMask: Equatable {
  private let mask: UInt32
  private let shift: UInt32

  /// The bits that are set in `mask`.
  init(_ mask: UInt32) {
    self.mask = mask
    shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
  }

  /// The channel, brought to 0…255.
  func value(in pixel: UInt32) -> UInt8 {
    let most = UInt64(mask >> shift)
    guard most > 0 else { return 0 }
    return UInt8(truncatingIfNeeded: (UInt64((pixel & mask) >> shift) * 255 + most / 2) / most)
  }
}
