import CSDL
import Geometry

/// Nine-slices put together once for a size and a colour, and copied from then on.
///
/// Stretching and tinting them anew took nine tenths of a frame on the software renderer.
@safe final class SliceCache {
  /// What makes two nine-slices look the same; their place does not.
  struct Key: Hashable {
    /// The texture's number, and the width of the frame in it.
    var texture: UInt64
    var slice: Int
    /// In pixels of the screen.
    var size: PixelSize
    var corner: Int
    /// How far in from the sides it was put together; nil for all of it.
    var reach: Int?
    /// What its pixels were multiplied by.
    var tint: Colour
  }

  /// A nine-slice as one texture.
  @safe private struct Entry {
    var texture: OpaquePointer
    var bytes: Int
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  /// When each was last drawn without having been put together.
  private var seen: [Key: Int] = [:]
  /// Whether even what is drawn once is put together: so a picture does not depend on those before it.
  private let isEager: Bool
  /// Counts frames.
  private var frame = 0
  private var byteCount = 0

  /// Bytes of textures kept: what a screen of 1280 × 720 shows takes a third.
  private static let budget = 24 << 20
  private static let mostSeen = 256

  init(eager: Bool) {
    isEager = eager
  }

  /// Begins a frame.
  func beginFrame() {
    frame += 1
    guard seen.count > SliceCache.mostSeen else { return }
    let last = frame - 1
    seen = seen.filter { $0.value >= last }
  }

  /// The texture, made by `make` when the same was drawn in this frame or the one before; nil for what is drawn for the
  /// first time: something that grows is another one in every frame.
  func texture(_ key: Key, make: () -> OpaquePointer?) -> OpaquePointer? {
    if let entry = entries[key] {
      entries[key]?.lastUse = frame
      return unsafe entry.texture
    }
    let last = seen.updateValue(frame, forKey: key) ?? .min
    guard isEager || last >= frame - 1, let texture = unsafe make() else { return nil }
    seen[key] = nil
    let bytes = key.size.width * key.size.height * 4
    evict(for: bytes)
    unsafe entries[key] = Entry(texture: texture, bytes: bytes, lastUse: frame)
    byteCount += bytes
    return unsafe texture
  }

  /// Forgets all, because textures are void. The last ones go with the renderer.
  func removeAll() {
    for entry in entries.values { unsafe SDL_DestroyTexture(entry.texture) }
    entries = [:]
    byteCount = 0
  }

  private func evict(for bytes: Int) {
    while byteCount + bytes > SliceCache.budget,
      let (key, entry) = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      unsafe SDL_DestroyTexture(entry.texture)
      byteCount -= entry.bytes
      entries[key] = nil
    }
  }
}
