import Geometry
import Media
import Motion

/// Draws the parts that screens share in the theme's manner.
package struct Painter {
  let config: Configuration
  let viewport: Viewport

  package init(_ environment: Environment, _ frame: FrameContext) {
    config = environment.config
    viewport = frame.viewport
  }

  var colours: Configuration.Colours { config.colours }
  var unit: Double { viewport.unit }

  /// Body type sizes at 1280×720 and 390×844.
  enum TypeSize {
    static let least = 12.5
    static let tiny = 17.0
    static let small = 20.0
    static let body = 22.0
    static let label = 30.0
    static let heading = 36.0
    static let title = 58.0
    static let display = 92.0
  }

  /// Draws a pill-shaped button of a menu: Play, Continue, Quit.
  package func pill(
    _ name: String, _ label: String, in rect: Rect, ink: Colour, look: ButtonGroup.Look, size: Double,
    alpha: Double = 1, into list: inout DrawList
  ) {
    let rect = pressed(rect, look)
    face(name, rect, look, alpha, into: &list)
    list.text(
      TextCommand(
        label, .label, size: size, in: rect.inset(dx: rect.height * 0.4, dy: 0),
        ink.faded(alpha * (look.isEnabled ? 1 : 0.5)), .center))
  }

  /// Draws a round button of second rank with a mark in its middle.
  func round(_ mark: GraphicName, in rect: Rect, look: ButtonGroup.Look, into list: inout DrawList) {
    let rect = pressed(rect, look)
    face("button-quiet", rect, look, 1, into: &list)
    let ink = colours.muted.mixed(with: colours.ink, max(look.hover, look.isFocused ? 1 : 0))
    list.graphic(.named(mark.rawValue), rect.scaled(by: 0.5), tint: ink)
  }

  /// A pill without its label, where it stands just now.
  private func face(
    _ name: String, _ rect: Rect, _ look: ButtonGroup.Look, _ alpha: Double, into list: inout DrawList
  ) {
    list.slices(name, rect, scale: unit, tint: Colour.white.faded(alpha * (look.isEnabled ? 1 : 0.4)))
    list.slices(
      "pill-shine", rect, scale: unit, tint: Colour.white.faded(alpha * 0.16 * look.hover * (1 - look.press)))
    if look.isFocused {
      list.slices("focus-pill", rect, scale: unit, tint: colours.ink.faded(alpha))
    }
  }

  /// Where a button stands as it is hovered (a little up) and pressed (a little down).
  package func pressed(_ rect: Rect, _ look: ButtonGroup.Look) -> Rect {
    rect.offset(dy: (look.press * 3 - look.hover * (1 - look.press) * 2) * unit)
  }
}
