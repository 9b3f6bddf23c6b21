import CSDL
import Geometry

/// Multiplies pixels by a tint before SDL copies them: its own blitter for that takes 7 to 9 ns a pixel, clear ones
/// too, and a plain copy after this 1 to 3.
@safe final class TintScratch {
  /// Where the multiplied pixels are, from the top left corner; grows, and is used again and again.
  private var texture: OpaquePointer?
  private var size = PixelSize(0, 0)

  /// Larger pictures are left to SDL: it would take as much memory again. Pixels; a full screen at 1280 × 720.
  private static let largest = 1280 * 720

  /// A texture whose top left part is `source`, multiplied; nil when it is better left to SDL. Good until the next call.
  func multiply(_ source: OpaquePointer, _ size: PixelSize, by tint: Colour, on renderer: OpaquePointer)
    -> OpaquePointer?
  {
    guard size.width * size.height <= TintScratch.largest, let target = unsafe texture(size, renderer) else {
      return nil
    }
    var (from, to): (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) = (nil, nil)
    var (fromPitch, toPitch): (Int32, Int32) = (0, 0)
    // On the software renderer a locked texture is its very pixels, and keeps them.
    guard unsafe SDL_LockTexture(source, nil, &from, &fromPitch) == 0 else { return nil }
    defer { unsafe SDL_UnlockTexture(source) }
    var part = SDL_Rect(x: 0, y: 0, w: Int32(size.width), h: Int32(size.height))
    guard unsafe SDL_LockTexture(target, &part, &to, &toPitch) == 0 else { return nil }
    defer { unsafe SDL_UnlockTexture(target) }
    guard let from = unsafe from, let to = unsafe to else { return nil }
    for y in 0..<size.height {
      unsafe TintScratch.multiply(
        from + y * Int(fromPitch), to + y * Int(toPitch), count: size.width, by: tint)
    }
    return unsafe target
  }

  /// Forgets the texture, which is void.
  func removeAll() {
    if let texture = unsafe texture { unsafe SDL_DestroyTexture(texture) }
    unsafe texture = nil
    size = PixelSize(0, 0)
  }

  private func texture(_ wanted: PixelSize, _ renderer: OpaquePointer) -> OpaquePointer? {
    if unsafe texture == nil || size.width < wanted.width || size.height < wanted.height {
      let larger = PixelSize(max(size.width, wanted.width), max(size.height, wanted.height))
      removeAll()
      unsafe texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(larger.width), Int32(larger.height))
      guard unsafe texture != nil else { return nil }
      size = larger
    }
    return unsafe texture
  }

  /// Four pixels of blue, green, red, alpha at a time.
  private static func multiply(
    _ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, count: Int, by tint: Colour
  ) {
    let pixel = SIMD4<UInt16>(UInt16(tint.blue), UInt16(tint.green), UInt16(tint.red), UInt16(tint.alpha))
    let two = SIMD8(lowHalf: pixel, highHalf: pixel)
    let four = SIMD16(lowHalf: two, highHalf: two)
    var x = 0
    while x + 4 <= count {
      let bytes = unsafe from.loadUnaligned(fromByteOffset: x * 4, as: SIMD16<UInt8>.self)
      // Exactly a division by 255, rounded.
      let products = SIMD16<UInt16>(truncatingIfNeeded: bytes) &* four &+ 128
      let result = (products &+ (products &>> 8)) &>> 8
      unsafe to.storeBytes(
        of: SIMD16<UInt8>(truncatingIfNeeded: result), toByteOffset: x * 4, as: SIMD16<UInt8>.self)
      x += 4
    }
    while x < count {
      let bytes = unsafe from.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
      let products = SIMD4<UInt16>(truncatingIfNeeded: bytes) &* pixel &+ 128
      let result = (products &+ (products &>> 8)) &>> 8
      unsafe to.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: result), toByteOffset: x * 4, as: SIMD4<UInt8>.self)
      x += 1
    }
  }
}
