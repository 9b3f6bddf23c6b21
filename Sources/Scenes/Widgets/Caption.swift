import Geometry
import Media

/// What is known about a photo, on a dark band along its lower edge.
struct Caption {
  private let environment: Environment
  private let viewport: Viewport
  private let info: PhotoInfo
  /// Nil when there is nothing to say.
  let band: Rect?
  private let isStacked: Bool

  init(_ placement: PhotoPlacement, _ layout: GameLayout, _ environment: Environment) {
    self.environment = environment
    viewport = layout.viewport
    info = placement.info
    let photo = placement.photo
    isStacked = !info.caption.isEmpty && !info.credit.isEmpty && photo.width < viewport.points(560)
    guard !info.caption.isEmpty || !info.credit.isEmpty else {
      band = nil
      return
    }
    let height = viewport.points(isStacked ? 60 : viewport.isPortrait ? 38 : 52)
    // A photo too flat or too narrow to carry words leaves them to the frame.
    let ground = photo.height > height * 3 && photo.width > viewport.points(200) ? photo : layout.frame
    band = Rect(ground.minX, ground.maxY - height, ground.width, height).snapped
  }

  func draw(alpha: Double, into list: inout DrawList) {
    guard let band, alpha > 0 else { return }
    let colours = environment.config.colours
    list.fill(band, colours.wall.faded(0.82 * alpha))
    let inner = band.inset(dx: viewport.points(viewport.isPortrait ? 12 : 20), dy: viewport.points(5))
    let large = viewport.type(viewport.isPortrait ? 17 : 22)
    let small = viewport.type(viewport.isPortrait ? 13 : 16)
    let ink = colours.ink.faded(alpha)
    let muted = colours.muted.faded(alpha)
    if isStacked {
      let top = Rect(inner.x, inner.y, inner.width, inner.height * 0.55)
      let bottom = Rect(inner.x, top.maxY, inner.width, inner.height * 0.45)
      list.text(TextCommand(info.caption, .label, size: large, in: top, ink))
      list.text(TextCommand(info.credit, .small, size: small, in: bottom, muted))
    } else if info.credit.isEmpty {
      list.text(TextCommand(info.caption, .label, size: large, in: inner, ink))
    } else if info.caption.isEmpty {
      list.text(TextCommand(info.credit, .small, size: small, in: inner, muted, .trailing))
    } else {
      let left = Rect(inner.x, inner.y, inner.width * 0.62, inner.height)
      let right = Rect(left.maxX, inner.y, inner.width * 0.38, inner.height)
      list.text(TextCommand(info.caption, .label, size: large, in: left, ink))
      list.text(TextCommand(info.credit, .small, size: small, in: right, muted, .trailing))
    }
  }
}
