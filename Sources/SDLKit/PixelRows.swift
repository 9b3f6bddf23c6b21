import Geometry

/// Rows of red, green, blue, alpha bytes that someone else owns; eight pixels are taken at a time.
@unsafe struct PixelRows {
  /// Eight pixels at once.
  private typealias Eight = SIMD8<UInt32>

  /// The first row.
  private let base: UnsafeRawPointer
  /// Width and height in pixels.
  private let size: PixelSize
  /// Bytes from one row to the next.
  private let stride: Int

  /// Makes the rows; nil when there are fewer bytes than the size asks for.
  init?(_ bytes: UnsafeRawBufferPointer, size: PixelSize, stride: Int) {
    let row = size.width * 4
    guard size.width > 0, size.height > 0, stride >= row, bytes.count >= stride * (size.height - 1) + row,
      let base = bytes.baseAddress
    else { return nil }
    unsafe self.base = unsafe base
    unsafe self.size = size
    unsafe self.stride = stride
  }

  /// Whether every pixel has full alpha.
  var areOpaque: Bool {
    let (width, height, stride, base) = unsafe (size.width, size.height, stride, base)
    for y in 0..<height {
      let row = unsafe base + y * stride
      var all = Eight(repeating: .max)
      var x = 0
      while x + 8 <= width {
        all &= unsafe row.loadUnaligned(fromByteOffset: x * 4, as: Eight.self)
        x += 8
      }
      var rest: UInt32 = .max
      while x < width {
        rest &= unsafe row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        x += 1
      }
      for lane in 0..<8 { rest &= all[lane] }
      if rest < 0xFF00_0000 { return false }
    }
    return true
  }

  /// The least distance from all four sides behind which every pixel is clear; nil when the middle is not.
  var clearInset: Int? {
    let (width, height, stride, base) = unsafe (size.width, size.height, stride, base)
    func isClear(_ x: Int, _ y: Int) -> Bool {
      unsafe base.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) < 0x0100_0000
    }
    var inset = (min(width, height) + 1) / 2
    // Ring after ring, from the innermost one out.
    while inset > 0 {
      let ring = inset - 1
      let (right, bottom) = (width - 1 - ring, height - 1 - ring)
      let isEmpty =
        (ring...right).allSatisfy { isClear($0, ring) && isClear($0, bottom) }
        && (ring...bottom).allSatisfy { isClear(ring, $0) && isClear(right, $0) }
      guard isEmpty else { break }
      inset = ring
    }
    return inset < (min(width, height) + 1) / 2 ? inset : nil
  }

  /// Copies the pixels as blue, green, red, alpha.
  func copyExchangingRedAndBlue(to target: UnsafeMutableRawPointer, pitch: Int) {
    let (width, height, stride, base) = unsafe (size.width, size.height, stride, base)
    let still = Eight(repeating: 0xFF00_FF00)
    let low = Eight(repeating: 0xFF)
    for y in 0..<height {
      let from = unsafe base + y * stride
      let to = unsafe target + y * pitch
      var x = 0
      while x + 8 <= width {
        let pixels = unsafe from.loadUnaligned(fromByteOffset: x * 4, as: Eight.self)
        let turned = (pixels & still) | ((pixels & low) &<< 16) | ((pixels &>> 16) & low)
        unsafe to.storeBytes(of: turned, toByteOffset: x * 4, as: Eight.self)
        x += 8
      }
      while x < width {
        let pixel = unsafe from.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        let turned = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
        unsafe to.storeBytes(of: turned, toByteOffset: x * 4, as: UInt32.self)
        x += 1
      }
    }
  }
}
