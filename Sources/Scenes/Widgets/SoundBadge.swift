import Geometry
import Media

/// The mark that nothing is heard, in a corner of every screen.
struct SoundBadge {
  private let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }

  func draw(into list: inout DrawList, _ frame: FrameContext) {
    guard environment.effects.soundIsOff() else { return }
    let viewport = frame.viewport
    let side = viewport.points(viewport.isPortrait ? 20 : 24)
    let margin = viewport.points(14)
    let colour = environment.config.colours.muted
    let size = viewport.type(viewport.isPortrait ? 13 : 16)
    let width = size * 9
    let right = viewport.size.width - margin
    let y = viewport.size.height - margin - side
    list.graphic(
      .named("sound-off"), Rect(right - side, y, side, side).snapped, tint: colour)
    list.text(
      TextCommand(
        environment.config.strings.soundOff, .small, size: size,
        in: Rect(right - side - 8 - width, y, width, side).snapped, colour, .trailing))
  }
}
