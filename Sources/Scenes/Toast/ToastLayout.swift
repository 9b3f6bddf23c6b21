import Geometry

/// Where messages stand: at the lower left, beside and below what all screens have there, and at the top of a tall
/// window.
struct ToastLayout {
  let viewport: Viewport
  let left: Double
  let width: Double
  /// Where the newest begins.
  let edge: Double
  let isAtTop: Bool

  init(_ viewport: Viewport) {
    self.viewport = viewport
    isAtTop = viewport.isPortrait
    let margin = viewport.points(isAtTop ? 10 : 12)
    if isAtTop {
      width = min(viewport.size.width - 2 * margin, viewport.points(560))
      left = (viewport.size.width - width) / 2
      edge = margin
    } else {
      // Where the frame of the game begins, which is never wider than this.
      left = GameLayout(viewport, answers: 4).frame.x
      width = min(GameLayout(viewport, answers: 4).frame.width, viewport.points(760))
      edge = viewport.size.height - margin
    }
  }

  var gap: Double { viewport.points(6) }
  /// How far a message travels as it comes.
  var slide: Double { viewport.points(14) }
  var titleSize: Double { viewport.type(isAtTop ? 15 : 18) }
  var detailSize: Double { viewport.type(isAtTop ? 13 : 15) }
  var titleHeight: Double { (titleSize * 1.5).rounded() }
  var lineHeight: Double { (detailSize * 1.32).rounded() }
  var padding: Double { viewport.points(6) }
  /// Where words begin, after the mark.
  var inset: Double { viewport.points(14) + titleSize * 1.5 }
}
