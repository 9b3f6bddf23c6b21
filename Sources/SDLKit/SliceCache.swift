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

  /// A nine-slice that was put together.
  @safe private struct Entry {
    var sheets: SliceSheets
    var lastUse: Int
  }

  /// Frames in a row in which the same was drawn without having been put together.
  private struct Run {
    var first: Int
    var last: Int
  }

  private var entries: [Key: Entry] = [:]
  private var runs: [Key: Run] = [:]
  /// Whether even what is drawn once is put together: so a picture does not depend on those before it.
  private let isEager: Bool
  /// Counts frames.
  private var frame = 0
  private var byteCount = 0

  /// Bytes of textures kept: what a screen of 1280 × 720 shows takes a third.
  private static let budget = 12 << 20
  private static let mostRuns = 256
  /// What comes to rest does so slowly, the same for two frames or three before it moves on.
  private static let framesAtRest = 3

  init(eager: Bool) {
    isEager = eager
  }

  /// Begins a frame.
  func beginFrame() {
    frame += 1
    guard runs.count > SliceCache.mostRuns else { return }
    let last = frame - 1
    runs = runs.filter { $0.value.last >= last }
  }

  /// The textures, made by `make` when the same was drawn in this frame and those before it; nil for what was not:
  /// something that grows is another one in every frame.
  func sheets(_ key: Key, make: () -> SliceSheets?) -> [OpaquePointer]? {
    if let entry = entries[key] {
      entries[key]?.lastUse = frame
      return unsafe entry.sheets.textures
    }
    var run = runs[key] ?? Run(first: frame, last: frame)
    if run.last < frame - 1 { run.first = frame }
    run.last = frame
    runs[key] = run
    guard isEager || frame - run.first >= SliceCache.framesAtRest, let sheets = unsafe make() else {
      return nil
    }
    runs[key] = nil
    evict(for: unsafe sheets.byteCount)
    unsafe entries[key] = Entry(sheets: sheets, lastUse: frame)
    byteCount += unsafe sheets.byteCount
    return unsafe sheets.textures
  }

  /// Forgets all, because textures are void. The last ones go with the renderer.
  func removeAll() {
    for entry in entries.values { unsafe entry.sheets.destroy() }
    entries = [:]
    byteCount = 0
  }

  private func evict(for bytes: Int) {
    while byteCount + bytes > SliceCache.budget,
      let (key, entry) = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      unsafe entry.sheets.destroy()
      byteCount -= unsafe entry.sheets.byteCount
      entries[key] = nil
    }
  }
}
