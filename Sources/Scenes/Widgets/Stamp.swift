import Geometry
import Media
import Motion
import Rules

/// The graphic that says how it went; it lands on the photo, away from where the crop was.
struct Stamp {
  private let outcome: Outcome
  private let environment: Environment
  private let viewport: Viewport
  private let rect: Rect

  /// As the theme's plates are drawn: their size, and where the word stands on them, in fractions.
  private static let size = Size(420, 150)
  private static let word = Rect(0.30, 0.18, 0.62, 0.57)
  /// Degrees.
  private static let tilt = -4.0

  init(
    _ outcome: Outcome, _ placement: PhotoPlacement, _ layout: GameLayout, _ environment: Environment,
    above band: Rect?
  ) {
    self.outcome = outcome
    self.environment = environment
    viewport = layout.viewport
    let frame = layout.frame
    // At most as wide as it looks well in the frame, and never wider than the frame.
    let scale = min(viewport.unit * (viewport.isPortrait ? 0.62 : 1), frame.width * 0.62 / Stamp.size.width)
    let size = Stamp.size * scale
    let photo = placement.photo
    let left = placement.isLeft(in: photo)
    let upper = placement.isUpper(in: photo)
    let bottom = (band?.minY ?? photo.maxY) - size.height * 0.52
    let x = left ? photo.maxX - photo.width * 0.30 : photo.minX + photo.width * 0.30
    let y = upper ? min(bottom, photo.maxY - photo.height * 0.24) : photo.minY + photo.height * 0.22
    let room = frame.inset(dx: size.width / 2, dy: size.height / 2)
    rect = Rect(
      center: Point(min(max(x, room.minX), room.maxX), min(max(y, room.minY), room.maxY)), size: size)
  }

  private var name: String {
    switch outcome {
    case .right: "stamp-right"
    case .wrong: "stamp-wrong"
    case .timeUp: "stamp-time"
    }
  }

  private var text: String {
    let strings = environment.config.strings
    return switch outcome {
    case .right: strings.right
    case .wrong: strings.wrong
    case .timeUp: strings.timeUp
    }
  }

  /// Draws the stamp `progress` of the way down; it starts large and clear and settles with a small overshoot.
  func draw(at progress: Double, into list: inout DrawList) {
    guard progress > 0 else { return }
    let landing = Easing.outBack(progress)
    let zoom = 1.5 - 0.5 * landing
    let alpha = min(1, progress * 2.5)
    let plate = rect.scaled(by: zoom)
    list.graphic(
      .named(name), plate, tint: Colour.white.faded(alpha), rotation: Stamp.tilt)
    let flat = plate.part(Stamp.word)
    // The word turns with the plate, about the plate's centre.
    let center = plate.center + (flat.center - plate.center).turned(by: Stamp.tilt)
    let colours = environment.config.colours
    let ink = outcome == .timeUp ? colours.inkOnLight : colours.inkOnOutcome
    list.text(
      TextCommand(
        text, .display, size: (flat.height * 0.72).rounded(), minimumSize: flat.height * 0.3,
        in: Rect(center: center, size: flat.size), ink.faded(alpha), .center, rotation: Stamp.tilt))
  }
}
