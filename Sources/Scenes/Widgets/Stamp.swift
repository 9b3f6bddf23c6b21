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
  private static let word = Rect(0.30, 0.18, 0.61, 0.57)
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
    let photo = placement.photo
    // In proportion to the photo, so that it leaves most of it to be seen, within what can be read.
    let largest = viewport.unit * (viewport.isPortrait ? 0.62 : 1)
    let scale = min(
      max(photo.width * 0.52 / Stamp.size.width, largest * 0.62), largest,
      frame.width * 0.8 / Stamp.size.width)
    let size = Stamp.size * scale
    let left = placement.isLeft(in: photo)
    let upper = placement.isUpper(in: photo)
    // In the corner away from the crop, hanging over the photo's edge a little.
    let x = left ? photo.maxX - size.width * 0.45 : photo.minX + size.width * 0.45
    let floor = band?.minY ?? photo.maxY
    let y = upper ? floor - size.height * 0.5 : photo.minY + size.height * 0.5
    let room = frame.inset(dx: size.width * 0.5, dy: size.height * 0.5)
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
    // The word is laid out for the plate at rest, and grows and turns with it, about the plate's centre.
    let flat = rect.part(Stamp.word)
    let center = rect.center + ((flat.center - rect.center) * zoom).turned(by: Stamp.tilt)
    let colours = environment.config.colours
    let ink = outcome == .timeUp ? colours.inkOnLight : colours.inkOnOutcome
    var word = TextCommand(
      text, .display, size: (flat.height * 0.66).rounded(), minimumSize: flat.height * 0.3,
      in: Rect(center: center, size: flat.size), ink.faded(alpha), .center, rotation: Stamp.tilt)
    word.zoom = zoom
    list.text(word)
  }
}
