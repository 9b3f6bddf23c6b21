import Geometry
import Media
import Scenes

/// Draws the parts that the editor's screens are made of, in the theme's manner.
struct EditorPen {
  let layout: EditorLayout
  private let painter: Painter
  private let colours: Configuration.Colours

  init(_ environment: Environment, _ frame: FrameContext, _ layout: EditorLayout) {
    self.layout = layout
    painter = Painter(environment, frame)
    colours = environment.config.colours
  }

  var unit: Double { layout.unit }
  func points(_ length: Double) -> Double { layout.points(length) }
  func type(_ size: Double) -> Double { layout.type(size) }

  func text(
    _ words: String, _ font: TextCommand.Font = .small, size: Double, in box: Rect, _ colour: Colour,
    _ alignment: TextCommand.Alignment = .leading, lines: Int = 1, clip: Rect? = nil,
    into list: inout DrawList
  ) {
    var text = TextCommand(
      words, font, size: type(size), minimumSize: type(size) * 0.75, in: box, colour, alignment, lines: lines)
    text.clip = clip
    list.text(text)
  }

  /// A button with its key beside its words.
  func pill(
    _ label: String, key: String? = nil, _ button: EditorButton, isOn: Bool = false, look: ButtonGroup.Look,
    peers: [String] = [], into list: inout DrawList
  ) {
    let rect = button.rect(layout)
    let ink = isOn ? colours.inkOnLight : colours.ink
    let name = isOn ? "button-main" : "button-quiet"
    let size = type(16)
    guard let key else {
      return painter.pill(name, label, in: rect, ink: ink, look: look, size: size, into: &list)
    }
    painter.pill(name, "", in: rect, ink: ink, look: look, size: size, into: &list)
    let moved = painter.pressed(rect, look)
    let inner = moved.inset(dx: rect.height * 0.32, dy: 0)
    let fade = look.isEnabled ? 1.0 : 0.5
    let cap = points(12)
    var words = TextCommand(
      label, .label, size: size, minimumSize: size * 0.7,
      in: Rect(inner.x, inner.y, inner.width - cap - points(3), inner.height), ink.faded(fade), .leading)
    words.peers = peers
    list.text(words)
    list.text(
      TextCommand(
        key, .small, size: type(14), in: Rect(inner.maxX - cap, inner.y, cap, inner.height),
        (isOn ? colours.inkOnLight : colours.muted).faded(fade * 0.85), .trailing))
  }

  /// A filter of the grid with how many photos it leaves.
  func chip(
    _ label: String, count: Int, shape: Int?, _ button: EditorButton, isOn: Bool,
    look: ButtonGroup.Look,
    into list: inout DrawList
  ) {
    let rect = button.rect(layout)
    painter.pill(
      isOn ? "button-main" : "button-quiet", "", in: rect, ink: colours.ink, look: look, size: type(15),
      into: &list)
    let moved = painter.pressed(rect, look)
    var inner = moved.inset(dx: points(12), dy: 0)
    if let shape {
      let side = points(14)
      list.graphic(
        .named("shape-\(shape + 1)"), Rect(inner.x, inner.midY - side / 2, side, side),
        tint: isOn ? colours.inkOnLight : colours.answers[shape])
      inner = Rect(inner.x + side + points(6), inner.y, inner.width - side - points(6), inner.height)
    }
    let number = "\(count)"
    let room = points(8) * Double(number.utf8.count) + points(4)
    let words = Rect(inner.x, inner.y, max(1, inner.width - room), inner.height)
    text(label, .label, size: 15, in: words, isOn ? colours.inkOnLight : colours.ink, into: &list)
    text(
      number, size: 14, in: Rect(words.maxX, inner.y, room, inner.height),
      isOn ? colours.inkOnLight : colours.muted, .trailing, into: &list)
  }

  /// A frame just inside a rectangle.
  func outline(_ rect: Rect, _ colour: Colour, width: Double, into list: inout DrawList) {
    let line = max(1, points(width).rounded())
    let rect = rect.snapped
    list.fill(Rect(rect.x, rect.y, rect.width, line), colour)
    list.fill(Rect(rect.x, rect.maxY - line, rect.width, line), colour)
    list.fill(Rect(rect.x, rect.y + line, line, rect.height - 2 * line), colour)
    list.fill(Rect(rect.maxX - line, rect.y + line, line, rect.height - 2 * line), colour)
  }

  /// What a corner is drawn by.
  func grip(_ corner: Point, _ colour: Colour, isAimed: Bool, into list: inout DrawList) {
    let side = points(isAimed ? 15 : 11).rounded()
    let place = Rect(center: corner, size: Size(side, side)).snapped
    list.fill(place.inset(by: -max(1, points(1.5).rounded())), colours.wall)
    list.fill(place, isAimed ? colours.ink : colour)
  }

  /// A small sign: a place that must not be shown.
  func forbidden(_ rect: Rect, _ colour: Colour, into list: inout DrawList) {
    list.arc(
      center: rect.center, radius: rect.width * 0.42, width: max(1.5, points(2)), from: 0, to: 360, colour)
    list.fill(Rect(center: rect.center, size: Size(rect.width * 0.5, max(1, points(2)))).snapped, colour)
  }

  /// A small sign: words.
  func lines(_ rect: Rect, _ colour: Colour, into list: inout DrawList) {
    let line = max(1, points(2).rounded())
    for (row, part) in [1.0, 1.0, 0.6].enumerated() {
      let y = rect.y + rect.height * (0.12 + 0.32 * Double(row))
      list.fill(Rect(rect.x, y, rect.width * part, line).snapped, colour)
    }
  }
}
