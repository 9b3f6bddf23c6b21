import CSDL
import Geometry

/// Multiplies pixels by a tint, and turns them, before SDL copies them: its own blitter for tints takes 7 to 9 ns a pixel,
/// clear ones too, and a plain copy after this 1 to 3.
@safe final class TintScratch {
  /// Where the multiplied pixels are, from the top left corner; grows, and is used again and again.
  private var texture: OpaquePointer?
  private var size = PixelSize(0, 0)

  /// Larger pictures are left to SDL: it would take as much memory again. Pixels; a full screen at 1280 × 720.
  private static let largest = 1280 * 720

  /// A texture whose top left part is this part of `source`, multiplied; nil when it is better left to SDL. Good until
  /// the next call.
  func multiply(_ source: OpaquePointer, _ part: SDL_Rect, by tint: Colour, on renderer: OpaquePointer)
    -> OpaquePointer?
  {
    let size = PixelSize(Int(part.w), Int(part.h))
    guard size.width * size.height <= TintScratch.largest, let target = unsafe texture(size, renderer) else {
      return nil
    }
    var (from, to): (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) = (nil, nil)
    var (fromPitch, toPitch): (Int32, Int32) = (0, 0)
    // On the software renderer a locked texture is its very pixels, and keeps them.
    var part = part
    guard unsafe SDL_LockTexture(source, &part, &from, &fromPitch) == 0 else { return nil }
    defer { unsafe SDL_UnlockTexture(source) }
    part.x = 0
    part.y = 0
    guard unsafe SDL_LockTexture(target, &part, &to, &toPitch) == 0 else { return nil }
    defer { unsafe SDL_UnlockTexture(target) }
    guard let from = unsafe from, let to = unsafe to else { return nil }
    let factors = tint.factors
    for y in 0..<size.height {
      unsafe closeup_multiply_pixels(
        from + y * Int(fromPitch), to + y * Int(toPitch), Int32(size.width), factors)
    }
    return unsafe target
  }

  /// How a turned picture lies in its source: where its first pixel is, and what a step to the right and down is there.
  struct Turn {
    var first: Point
    var right: Point
    var down: Point
  }

  /// A texture whose top left part shows this part of `source` turned and multiplied; nil when it is better left to SDL.
  /// Good until the next call.
  func turn(
    _ source: OpaquePointer, _ part: SDL_Rect, to size: PixelSize, _ turn: Turn, by tint: Colour,
    on renderer: OpaquePointer
  ) -> OpaquePointer? {
    guard size.width * size.height <= TintScratch.largest, let target = unsafe texture(size, renderer) else {
      return nil
    }
    var part = part
    var from = unsafe closeup_pixels(bytes: nil, pitch: 0, width: part.w, height: part.h)
    guard unsafe SDL_LockTexture(source, &part, &from.bytes, &from.pitch) == 0 else { return nil }
    defer { unsafe SDL_UnlockTexture(source) }
    part = SDL_Rect(x: 0, y: 0, w: Int32(size.width), h: Int32(size.height))
    var to = unsafe closeup_pixels(bytes: nil, pitch: 0, width: part.w, height: part.h)
    guard unsafe SDL_LockTexture(target, &part, &to.bytes, &to.pitch) == 0 else { return nil }
    defer { unsafe SDL_UnlockTexture(target) }
    func fixed(_ value: Double) -> Int64 { Int64((value * 65_536).rounded()) }
    unsafe closeup_turn_pixels(
      &from, &to, fixed(turn.first.x), fixed(turn.first.y), [fixed(turn.right.x), fixed(turn.right.y)],
      [fixed(turn.down.x), fixed(turn.down.y)], tint.factors)
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
}

extension Colour {
  /// In the order in which pixels lie in memory.
  var factors: [UInt8] { [blue, green, red, alpha] }
}
