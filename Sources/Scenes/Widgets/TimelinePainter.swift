import Geometry
import Media
import Motion

/// Draws a timeline as it stands at a time, fitted into the window.
struct TimelinePainter {
  private let timeline: Timeline
  private let environment: Environment

  init(_ timeline: Timeline, _ environment: Environment) {
    self.timeline = timeline
    self.environment = environment
  }

  func draw(at time: Double, into list: inout DrawList, _ frame: FrameContext) {
    let stage = timeline.stage(isPortrait: frame.viewport.isPortrait)
    let place = frame.viewport.bounds.placing(stage.canvas, timeline.fit)
    let scale = Point(place.width / stage.canvas.width, place.height / stage.canvas.height)
    for layer in stage.layers { draw(layer, at: time, on: place, scale, into: &list) }
  }

  private func draw(
    _ layer: Timeline.Layer, at time: Double, on stage: Rect, _ scale: Point, into list: inout DrawList
  ) {
    let opacity = min(1, max(0, layer.opacity.value(at: time)))
    let zoom = layer.scale.value(at: time)
    guard opacity > 0, zoom > 0 else { return }
    let position = layer.position.value(at: time)
    let rotation = layer.rotation.value(at: time)
    let reveal = layer.reveal.value(at: time).intersection(.unit)
    guard !reveal.isEmpty else { return }
    let anchor = Point(stage.x + position.x * scale.x, stage.y + position.y * scale.y)

    func place(_ size: Size) -> Rect {
      let width = size.width * zoom * scale.x
      let height = size.height * zoom * scale.y
      let offset = Point((0.5 - layer.anchor.x) * width, (0.5 - layer.anchor.y) * height)
      // What turns about its anchor moves its centre around that anchor.
      return Rect(center: anchor + offset.turned(by: rotation), size: Size(width, height))
    }

    func image(_ source: GraphicSource, _ size: Size) {
      let rect = place(size)
      list.graphic(
        source, rect, fit: .stretch, tint: Colour.white.faded(opacity), rotation: rotation,
        clip: reveal == .unit ? nil : rect.part(reveal))
    }

    switch layer.content {
    case .image(let path, let size): image(.file(path), size)
    case .fill(let colour, let size): list.fill(place(size).part(reveal), colour.faded(opacity))
    case .frames(let paths, let rate, let size):
      guard !paths.isEmpty else { return }
      let index = min(paths.count - 1, max(0, Int(time * rate)))
      image(.file(paths[index]), size)
    case .movie(let path, let size):
      guard case .ready(let movie) = environment.effects.movie(.file(path)) else { return }
      image(.file(path, frame: movie.frame(at: time)), size)
    case .text(let text):
      draw(text, opacity, zoom * min(scale.x, scale.y), rotation, layer.anchor, anchor, stage, into: &list)
    }
  }

  private func draw(
    _ text: Timeline.TextContent, _ opacity: Double, _ zoom: Double, _ rotation: Double, _ anchor: Point,
    _ position: Point, _ stage: Rect, into list: inout DrawList
  ) {
    let config = environment.config
    let words = Words.fill(
      text.text,
      ["title": config.title, "company": config.company, "tagline": config.strings.tagline])
    let size = text.size * zoom
    let height = size * 1.4
    // The box may be as wide as the canvas: a long name shrinks to stay on it.
    let width = stage.width * 0.94
    let alignment: TextCommand.Alignment =
      anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
    let x = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    let offset = Point((0.5 - x) * width, (0.5 - anchor.y) * height)
    let box = Rect(center: position + offset.turned(by: rotation), size: Size(width, height))
    list.text(
      TextCommand(
        words, TextCommand.Font(rawValue: text.font) ?? .display, size: size, in: box,
        text.colour.faded(opacity), alignment, spacing: text.spacing, rotation: rotation))
  }
}
