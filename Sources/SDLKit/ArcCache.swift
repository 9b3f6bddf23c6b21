import CSDL
import Geometry

/// The masks of the arcs drawn last: a still arc costs one copy, a moving one is painted again.
@safe final class ArcCache {
  /// One painted arc.
  @safe private struct Entry {
    var arc: Arc
    /// The mask, on the renderer's side.
    var texture: OpaquePointer
    /// Width and height of the mask.
    var size: PixelSize
    /// The count of uses when it was drawn last.
    var lastUse: Int
  }

  /// How many arcs are kept; a screen shows a few.
  private static let capacity = 12

  /// The masks that are kept.
  private var entries: [Entry] = []
  /// Counts the arcs that were drawn.
  private var uses = 0

  /// The mask of an arc whose box begins at the origin, in white; nil when memory ends.
  func texture(for arc: Arc, on renderer: OpaquePointer) -> (OpaquePointer, PixelSize)? {
    uses += 1
    if let found = entries.firstIndex(where: { $0.arc == arc }) {
      entries[found].lastUse = uses
      return unsafe (entries[found].texture, entries[found].size)
    }
    let size = PixelSize(Int(arc.box.width), Int(arc.box.height))
    guard let slot = unsafe slot(size, renderer) else { return nil }
    entries[slot].arc = arc
    entries[slot].lastUse = uses
    unsafe paint(arc, size, entries[slot].texture)
    return unsafe (entries[slot].texture, size)
  }

  /// Forgets all masks, whose textures are void.
  func removeAll() {
    for entry in entries { unsafe SDL_DestroyTexture(entry.texture) }
    entries.removeAll()
  }

  /// A texture of this size to paint into: the one unused for longest when there are enough.
  private func slot(_ size: PixelSize, _ renderer: OpaquePointer) -> Int? {
    if entries.count >= ArcCache.capacity {
      let oldest = entries.indices.min { entries[$0].lastUse < entries[$1].lastUse } ?? 0
      if entries[oldest].size == size { return oldest }
      unsafe SDL_DestroyTexture(entries[oldest].texture)
      entries.remove(at: oldest)
    }
    guard
      let texture = unsafe SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(size.width), Int32(size.height))
    else { return nil }
    let blank = Arc(center: .zero, radius: 0, width: 0, from: 0, to: 0)
    unsafe entries.append(Entry(arc: blank, texture: texture, size: size, lastUse: uses))
    return entries.count - 1
  }

  /// Puts an arc's coverage into a texture.
  private func paint(_ arc: Arc, _ size: PixelSize, _ texture: OpaquePointer) {
    let mask = arc.coverage(size)
    let pixels = mask.map { UInt32($0) << 24 | 0x00FF_FFFF }
    _ = unsafe pixels.withUnsafeBytes { bytes in
      unsafe SDL_UpdateTexture(texture, nil, bytes.baseAddress, Int32(size.width * 4))
    }
  }
}
