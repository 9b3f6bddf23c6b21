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
  package func drawNineSlice(
    _ texture: Texture, slice: Int, destination: Rect, corner: Double, tint: Colour = .white,
    blend: BlendMode = .normal
  ) {
    guard !clipsEverything, tint.alpha > 0 else { return }
    let box = destination.snapped
    let grid = NineSlice(texture, slice: slice, box: box, corner: corner)
    if let whole = unsafe assembled(texture, grid, tint) {
      let faded = Colour(255, 255, 255, tint.alpha)
      for part in grid.joinedParts {
        let source = SDL_Rect(
          x: Int32(part.x - box.x), y: Int32(part.y - box.y), w: Int32(part.width), h: Int32(part.height))
        unsafe copy(whole, source, part, faded, 0, blend.raw)
      }
      return
    }
    for part in grid.parts {
      draw(texture, source: part.source, destination: part.target, tint: tint, blend: blend)
    }
  }

  /// The nine parts put together in the colour of the tint; nil for what is cheap without, or drawn for the first time.
  private func assembled(_ texture: Texture, _ grid: NineSlice, _ tint: Colour) -> OpaquePointer? {
    let box = grid.box
    guard !info.isAccelerated, box.width <= 16_384, box.height <= 16_384 else { return nil }
    let size = PixelSize(Int(box.width), Int(box.height))
    let key = SliceCache.Key(
      texture: texture.number, slice: grid.slice, size: size, corner: Int(grid.edge), red: tint.red,
      green: tint.green, blue: tint.blue)
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
    guard unsafe SDL_SetRenderTarget(handle, whole) == 0 else {
      unsafe SDL_DestroyTexture(whole)
      return nil
    }
    unsafe SDL_SetRenderDrawColor(handle, 0, 0, 0, 0)
    unsafe SDL_RenderClear(handle)
    for part in grid.parts {
      let target = part.target.offset(dx: -grid.box.x, dy: -grid.box.y)
      let source = SDL_Rect(
        x: Int32(part.source.x), y: Int32(part.source.y), w: Int32(part.source.width),
        h: Int32(part.source.height))
      unsafe copy(texture.handle, source, target, tint.opaque, 0, SDL_BLENDMODE_NONE)
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
  /// Whether nothing is to be seen in the middle.
  private let isHollow: Bool

  init(_ texture: Texture, slice: Int, box: Rect, corner: Double) {
    let (width, height) = (Double(texture.size.width), Double(texture.size.height))
    let least = min(texture.size.width, texture.size.height)
    self.slice = max(0, min(slice, (least - 1) / 2))
    self.box = box
    let cut = Double(self.slice)
    let edge = max(0, min(corner.rounded(), (box.width / 2).rounded(.down), (box.height / 2).rounded(.down)))
    self.edge = edge
    let isHollow = (texture.clearInset ?? .max) <= self.slice
    self.isHollow = isHollow
    let sourceX = [0, cut, width - cut, width]
    let sourceY = [0, cut, height - cut, height]
    let targetX = [box.minX, box.minX + edge, box.maxX - edge, box.maxX]
    let targetY = [box.minY, box.minY + edge, box.maxY - edge, box.maxY]
    var parts: [Part] = []
    for row in 0..<3 {
      for column in 0..<3 where !(row == 1 && column == 1 && isHollow) {
        let source = Rect(
          sourceX[column], sourceY[row], sourceX[column + 1] - sourceX[column],
          sourceY[row + 1] - sourceY[row])
        let target = Rect(
          targetX[column], targetY[row], targetX[column + 1] - targetX[column],
          targetY[row + 1] - targetY[row])
        if !source.isEmpty, !target.isEmpty { parts.append(Part(source: source, target: target)) }
      }
    }
    self.parts = parts
  }

  /// The places of the parts, neighbours taken together: one, or the four sides of what is hollow.
  var joinedParts: [Rect] {
    guard isHollow, edge > 0 else { return [box] }
    let inner = box.height - 2 * edge
    return [
      Rect(box.x, box.y, box.width, edge), Rect(box.x, box.maxY - edge, box.width, edge),
      Rect(box.x, box.y + edge, edge, inner), Rect(box.maxX - edge, box.y + edge, edge, inner),
    ].filter { !$0.isEmpty }
  }
}

extension Colour {
  /// The same colour, not faded.
  fileprivate var opaque: Colour { Colour(red, green, blue) }
}
