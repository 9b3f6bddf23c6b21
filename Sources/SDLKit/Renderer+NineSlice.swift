import CSDL
import Geometry

extension Renderer {
  /// Draws a texture whose corners keep their shape while the edges and the middle stretch.
  /// - Parameters:
  ///   - texture: What to draw; must belong to this renderer.
  ///   - slice: Width of the frame in the texture, in its pixels.
  ///   - destination: Where; edges are moved to whole pixels so that no seam shows.
  ///   - corner: Width of the frame on the screen, in pixels.
  ///   - tint: Multiplies the texture's colours and alpha.
  ///   - blend: How it meets what is there.
  ///   - hidden: What something opaque will be drawn over next; may be left out.
  package func drawNineSlice(
    _ texture: Texture, slice: Int, destination: Rect, corner: Double, tint: Colour = .white,
    blend: BlendMode = .normal, hidden: Rect? = nil
  ) {
    precondition(texture.belongs(to: self), "a texture is drawn by the renderer that made it")
    guard !clipsEverything, tint.alpha > 0 else { return }
    let box = destination.snapped
    let grid = NineSlice(texture, slice: slice, box: box, corner: corner, hidden: hidden)
    if let (sheets, rest) = unsafe assembled(texture, grid, tint) {
      for part in grid.joinedParts {
        let seen = visible(part)
        guard !seen.isEmpty else { continue }
        let (sheet, place) = grid.place(seen)
        unsafe copy(sheets[sheet], integral(place), seen, tint: rest, blend)
      }
      return
    }
    let (handle, rest) = unsafe tinted(texture, tint)
    for part in grid.parts where !visible(part.target).isEmpty {
      unsafe copy(handle, integral(part.source), part.target, rest, 0, blend.raw)
    }
  }

  /// Copies a part of a sheet, tinted on its way.
  private func copy(
    _ sheet: OpaquePointer, _ part: SDL_Rect, _ target: Rect, tint: Colour, _ blend: BlendMode
  ) {
    if tint != .white, let done = unsafe scratch.multiply(sheet, part, by: tint, on: handle) {
      let source = SDL_Rect(x: 0, y: 0, w: part.w, h: part.h)
      return unsafe copy(done, source, target, .white, 0, blend.raw)
    }
    unsafe copy(sheet, part, target, tint, 0, blend.raw)
  }

  /// The nine parts put together, and the tint that is left; nil for what is cheap without, or grows: that is another
  /// one in every frame.
  private func assembled(_ texture: Texture, _ grid: NineSlice, _ tint: Colour) -> ([OpaquePointer], Colour)?
  {
    let box = grid.box
    guard !info.isAccelerated, max(box.width, box.height) <= Double(longestTextureSide) else { return nil }
    var key = SliceCache.Key(
      texture: texture.number, slice: grid.slice, size: PixelSize(Int(box.width), Int(box.height)),
      corner: Int(grid.edge), reach: grid.reach.map { Int($0) }, tint: texture.isOpaque ? .white : tint)
    let made = unsafe slices.sheets(key) { unsafe assemble(texture, grid, key.tint) }
    if let made = unsafe made { return unsafe (made, texture.isOpaque ? tint : .white) }
    // While its tint changes, in every frame another one, it is tinted as it is drawn.
    guard key.tint != .white else { return nil }
    key.tint = .white
    let plain = unsafe slices.sheets(key) { unsafe assemble(texture, grid, .white) }
    return unsafe plain.map { unsafe ($0, tint) }
  }

  /// Puts the parts together, and tints them.
  private func assemble(_ texture: Texture, _ grid: NineSlice, _ tint: Colour) -> SliceSheets? {
    guard let sheets = unsafe SliceSheets(grid.sheets, like: texture.handle, on: handle) else { return nil }
    guard unsafe sheets.fill(from: texture, grid) else {
      unsafe sheets.destroy()
      return nil
    }
    if tint != .white { unsafe sheets.multiply(by: tint) }
    return unsafe sheets
  }
}
