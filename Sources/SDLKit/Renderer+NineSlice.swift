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
    if let whole = unsafe assembled(texture, grid, tint) {
      for part in grid.joinedParts {
        unsafe copy(whole, integral(part.offset(dx: -box.x, dy: -box.y)), part, .white, 0, blend.raw)
      }
      return
    }
    let (handle, rest) = unsafe tinted(texture, tint)
    for part in grid.parts {
      unsafe copy(handle, integral(part.source), part.target, rest, 0, blend.raw)
    }
  }

  /// The nine parts put together in one texture, tinted; nil for what is cheap without, or drawn for the first time.
  private func assembled(_ texture: Texture, _ grid: NineSlice, _ tint: Colour) -> OpaquePointer? {
    let box = grid.box
    guard !info.isAccelerated, max(box.width, box.height) <= Double(longestTextureSide) else { return nil }
    let size = PixelSize(Int(box.width), Int(box.height))
    let key = SliceCache.Key(
      texture: texture.number, slice: grid.slice, size: size, corner: Int(grid.edge),
      reach: grid.reach.map { Int($0) }, tint: tint)
    return unsafe slices.texture(key) { unsafe assemble(texture, grid, size, tint) }
  }

  private func assemble(_ texture: Texture, _ grid: NineSlice, _ size: PixelSize, _ tint: Colour)
    -> OpaquePointer?
  {
    guard
      let whole = unsafe SDL_CreateTexture(
        handle, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
        Int32(size.width),
        Int32(size.height))
    else { return nil }
    let (source, rest) = unsafe tinted(texture, tint)
    guard unsafe SDL_SetRenderTarget(handle, whole) == 0 else {
      unsafe SDL_DestroyTexture(whole)
      return nil
    }
    unsafe SDL_SetRenderDrawColor(handle, 0, 0, 0, 0)
    unsafe SDL_RenderClear(handle)
    for part in grid.parts {
      let target = part.target.offset(dx: -grid.box.x, dy: -grid.box.y)
      unsafe copy(source, integral(part.source), target, rest, 0, SDL_BLENDMODE_NONE)
    }
    unsafe SDL_SetRenderTarget(handle, nil)
    return unsafe whole
  }
}

/// Which part of a texture goes where.
private struct NineSlice {
  /// A part of the texture, and its place.
  struct Part {
    var source: Rect
    var target: Rect
  }

  /// Width of the frame in the texture.
  let slice: Int
  /// Where it is drawn, on whole pixels.
  let box: Rect
  /// Width of the frame on the screen.
  let edge: Double
  /// Those that hold something, row by row.
  let parts: [Part]
  /// How far anything reaches in from the sides, on the screen; nil when the middle is seen.
  let reach: Double?

  init(_ texture: Texture, slice: Int, box: Rect, corner: Double, hidden: Rect?) {
    let (width, height) = (Double(texture.size.width), Double(texture.size.height))
    let side = min(texture.size.width, texture.size.height)
    self.slice = max(0, min(slice, (side - 1) / 2))
    self.box = box
    let cut = Double(self.slice)
    let edge = max(0, min(corner.rounded(), (box.width / 2).rounded(.down), (box.height / 2).rounded(.down)))
    self.edge = edge
    let inset = Double(texture.clearInset ?? .max)
    let clear = inset <= cut ? (edge == cut ? inset : edge) : .infinity
    let covered = hidden.map { NineSlice.depth(of: $0, in: box) } ?? .infinity
    // Sides are cut to what is seen of them only where that scales nothing across.
    let least = min(clear, covered <= edge ? (edge == cut ? covered : edge) : .infinity)
    reach = least.isFinite ? least : nil
    let sourceX = [0, cut, width - cut, width]
    let sourceY = [0, cut, height - cut, height]
    let targetX = [box.minX, box.minX + edge, box.maxX - edge, box.maxX]
    let targetY = [box.minY, box.minY + edge, box.maxY - edge, box.maxY]
    var parts: [Part] = []
    for row in 0..<3 {
      for column in 0..<3 where !(row == 1 && column == 1 && reach != nil) {
        var source = Rect(
          sourceX[column], sourceY[row], sourceX[column + 1] - sourceX[column],
          sourceY[row + 1] - sourceY[row])
        var target = Rect(
          targetX[column], targetY[row], targetX[column + 1] - targetX[column],
          targetY[row + 1] - targetY[row])
        if let reach, reach < edge {
          let spare = edge - reach
          source = NineSlice.trimmed(source, row, column, spare)
          target = NineSlice.trimmed(target, row, column, spare)
        }
        if !source.isEmpty, !target.isEmpty { parts.append(Part(source: source, target: target)) }
      }
    }
    self.parts = parts
  }

  /// How far one must go in from the sides of `box` to be inside of `rect`, in whole pixels.
  private static func depth(of rect: Rect, in box: Rect) -> Double {
    let depths = [
      rect.minX - box.minX, rect.minY - box.minY, box.maxX - rect.maxX, box.maxY - rect.maxY, 0,
    ]
    return (depths.max() ?? 0).rounded(.up)
  }

  /// A side without its inner part.
  private static func trimmed(_ rect: Rect, _ row: Int, _ column: Int, _ spare: Double) -> Rect {
    switch (row, column) {
    case (0, 1): Rect(rect.x, rect.y, rect.width, rect.height - spare)
    case (2, 1): Rect(rect.x, rect.y + spare, rect.width, rect.height - spare)
    case (1, 0): Rect(rect.x, rect.y, rect.width - spare, rect.height)
    case (1, 2): Rect(rect.x + spare, rect.y, rect.width - spare, rect.height)
    default: rect
    }
  }

  /// The places of the parts, neighbours taken together: one, or corners and sides of what is hollow.
  var joinedParts: [Rect] {
    guard let reach, edge > 0 else { return [box] }
    let (width, height) = (box.width - 2 * edge, box.height - 2 * edge)
    return [
      Rect(box.x, box.y, edge, edge), Rect(box.maxX - edge, box.y, edge, edge),
      Rect(box.x, box.maxY - edge, edge, edge), Rect(box.maxX - edge, box.maxY - edge, edge, edge),
      Rect(box.x + edge, box.y, width, reach), Rect(box.x + edge, box.maxY - reach, width, reach),
      Rect(box.x, box.y + edge, reach, height), Rect(box.maxX - reach, box.y + edge, reach, height),
    ].filter { !$0.isEmpty }
  }
}
