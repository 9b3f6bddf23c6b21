import Geometry
import Media
import SDLKit
import Scenes

/// Puts a draw list on the screen: the list's only reader.
final class SceneRenderer {
  private let renderer: Renderer
  private let graphics: GraphicStore
  private let photos: any PictureTextures
  private let texts: TextStore
  private let thumbnails: ThumbnailStore?
  private let style: (GraphicSource) -> GraphicStyle

  init(
    renderer: Renderer, graphics: GraphicStore, photos: any PictureTextures, texts: TextStore,
    thumbnails: ThumbnailStore? = nil, style: @escaping (GraphicSource) -> GraphicStyle
  ) {
    self.renderer = renderer
    self.graphics = graphics
    self.photos = photos
    self.texts = texts
    self.thumbnails = thumbnails
    self.style = style
  }

  /// Draws all commands, from the back to the front.
  func draw(_ list: DrawList, ground: Colour) {
    renderer.setClip(nil)
    renderer.clear(ground)
    for (index, command) in list.commands.enumerated() {
      if case .slices(let source, let rect, let scale, let tint, let clip) = command {
        drawSlices(source, rect, scale, tint, clip, hidden: photo(after: index, in: list.commands))
      } else {
        draw(command)
      }
    }
    renderer.setClip(nil)
    graphics.endFrame()
    thumbnails?.endFrame()
  }

  private func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let rect, let colour):
      renderer.fill(rect.snapped, colour)
    case .graphic(let source, let rect, let fit, let tint, let rotation, let clip):
      drawGraphic(source, rect, fit, tint, rotation, clip)
    case .slices(let source, let rect, let scale, let tint, let clip):
      drawSlices(source, rect, scale, tint, clip, hidden: nil)
    case .text(let text):
      clipped(to: text.clip) { texts.draw(text) }
    case .photo(let picture, let rect, let clip, let alpha):
      guard let texture = photos.texture(of: picture) else { return }
      clipped(to: clip) {
        renderer.draw(texture, destination: rect, tint: Colour.white.faded(alpha))
      }
    case .thumbnail(let file, let rect, let clip, let alpha):
      drawThumbnail(file, rect.snapped, clip, alpha)
    case .arc(let center, let radius, let width, let from, let to, let colour):
      renderer.arc(
        center: center, radius: radius, width: width, fromDegrees: from, toDegrees: to, colour: colour)
    }
  }

  private func drawGraphic(
    _ source: GraphicSource, _ rect: Rect, _ fit: Fit, _ tint: Colour, _ rotation: Double, _ clip: Rect?
  ) {
    let box = rotation == 0 ? rect.snapped : rect
    let size = PixelSize(Int(box.width.rounded(.up)), Int(box.height.rounded(.up)))
    guard let texture = graphics.texture(source, size, fit) else { return }
    let place = fit == .stretch ? box : box.placing(texture.size.size, fit == .cover ? .cover : .contain)
    // A turned picture or one between two sizes is drawn where it is; one at rest on whole pixels.
    let destination = rotation == 0 ? place.snapped : place
    clipped(to: clip ?? (fit == .cover ? box : nil)) {
      renderer.draw(texture, destination: destination, tint: tint, rotation: rotation)
    }
  }

  private func drawThumbnail(_ file: FilePath, _ rect: Rect, _ clip: Rect, _ alpha: Double) {
    guard let texture = thumbnails?.texture(file, PixelSize(Int(rect.width), Int(rect.height))) else {
      return
    }
    clipped(to: clip) {
      renderer.draw(
        texture, destination: rect.placing(texture.size.size, .cover).snapped, tint: Colour.white.faded(alpha)
      )
    }
  }

  private func drawSlices(
    _ source: GraphicSource, _ rect: Rect, _ scale: Double, _ tint: Colour, _ clip: Rect?, hidden: Rect?
  ) {
    let style = style(source)
    guard style.fit == .slices, style.slice > 0 else {
      return drawGraphic(source, rect, .stretch, tint, 0, clip)
    }
    var scale = style.isPill ? rect.height / GraphicStyle.pillHeight : scale
    // A box too small for two corners gets smaller ones, and less shadow.
    let least = min(rect.width, rect.height)
    if style.corner > style.outset {
      scale = min(scale, least / (2 * (style.corner - style.outset)))
    }
    let corner = max(1, (style.corner * scale).rounded())
    let side = Int((corner / style.slice).rounded())
    guard let texture = graphics.texture(source, PixelSize(side, side), .stretch) else { return }
    let cut = Int((Double(texture.size.width) * style.slice).rounded())
    clipped(to: clip) {
      renderer.drawNineSlice(
        texture, slice: cut, destination: rect.inset(by: -style.outset * scale), corner: corner, tint: tint,
        hidden: hidden)
    }
  }

  /// What the photo that is drawn next, over nothing but frames, will hide: shadow and glow are as large as the photo,
  /// and only their rims are seen. A photo that fades lets nothing of them through either, but the wall.
  private func photo(after index: Int, in commands: [DrawCommand]) -> Rect? {
    for command in commands[(index + 1)...] {
      switch command {
      case .slices: continue
      case .photo(let picture, let rect, let clip, _):
        guard let texture = photos.texture(of: picture), texture.isOpaque else { return nil }
        // A pixel less, for renderers that smooth edges.
        return rect.intersection(clip.snapped).inset(by: 1)
      default: return nil
      }
    }
    return nil
  }

  private func clipped(to clip: Rect?, _ body: () -> Void) {
    guard let clip else { return body() }
    renderer.setClip(clip)
    body()
    renderer.setClip(nil)
  }
}
