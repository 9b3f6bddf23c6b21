import CSDL
import Geometry
import Glibc

extension Renderer {
  /// Draws a texture turned about its middle: SDL stretches, turns and lays it on in three passes, and looks at every
  /// clear pixel in each; this does it in one, as smoothly.
  /// - Returns: False when it is better left to SDL: a card does it in no time.
  func drawTurned(
    _ texture: Texture, _ source: Rect, _ destination: Rect, _ tint: Colour, _ degrees: Double,
    _ blend: BlendMode
  ) -> Bool {
    // What is far outside, or next to nothing, need not be drawn well.
    guard !info.isAccelerated, texture.scaleMode == .linear, destination.width >= 1, destination.height >= 1,
      [destination.minX, destination.minY, destination.maxX, destination.maxY].allSatisfy({ abs($0) < 1e5 }),
      degrees.isFinite
    else { return false }
    let angle = degrees * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    let (width, height) = (
      abs(destination.width * cosine) + abs(destination.height * sine),
      abs(destination.width * sine) + abs(destination.height * cosine)
    )
    // A pixel more on each side, for smooth edges.
    let around = Rect(center: destination.center, size: Size(width + 2, height + 2))
    let window = Rect(origin: .zero, size: size.size)
    let box = visible(around.intersection(window)).outward
    guard !box.isEmpty else { return true }
    // Steps in the texture for one to the right, and one down.
    let (across, up) = (source.width / destination.width, source.height / destination.height)
    let right = Point(cosine * across, -sine * up)
    let down = Point(sine * across, cosine * up)
    let corner = Point(box.x + 0.5, box.y + 0.5) - destination.center
    let first = Point(
      source.width / 2 + corner.x * right.x + corner.y * down.x - 0.5,
      source.height / 2 + corner.x * right.y + corner.y * down.y - 0.5)
    let turn = TintScratch.Turn(first: first, right: right, down: down)
    let part = integral(Rect(0, 0, box.width, box.height))
    guard
      let done = unsafe scratch.turn(
        texture.handle, integral(source), to: PixelSize(Int(box.width), Int(box.height)), turn, by: tint,
        on: handle)
    else { return false }
    unsafe copy(done, part, box, .white, 0, blend.raw)
    return true
  }
}

extension Rect {
  /// The least rectangle on whole pixels that holds this one.
  fileprivate var outward: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(left, top, maxX.rounded(.up) - left, maxY.rounded(.up) - top)
  }
}
