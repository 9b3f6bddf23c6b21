import Geometry
import Media
import Rules

/// What a frame looks like: commands from the back to the front.
package struct DrawList: Equatable, Sendable {
  package private(set) var commands: [DrawCommand] = []

  package init() {}

  package mutating func add(_ command: DrawCommand) {
    commands.append(command)
  }

  package mutating func fill(_ rect: Rect, _ colour: Colour) {
    guard colour.alpha > 0, !rect.isEmpty else { return }
    add(.fill(rect, colour))
  }

  package mutating func graphic(
    _ source: GraphicSource, _ rect: Rect, fit: Fit = .contain, tint: Colour = .white, rotation: Double = 0,
    clip: Rect? = nil
  ) {
    guard tint.alpha > 0, !rect.isEmpty else { return }
    add(.graphic(source, rect, fit: fit, tint: tint, rotation: rotation, clip: clip))
  }

  package mutating func slices(
    _ name: String, _ rect: Rect, scale: Double, tint: Colour = .white, clip: Rect? = nil
  ) {
    guard tint.alpha > 0, !rect.isEmpty else { return }
    add(.slices(.named(name), rect, scale: scale, tint: tint, clip: clip))
  }

  package mutating func text(_ command: TextCommand) {
    guard command.spans.contains(where: { $0.colour.alpha > 0 && !$0.text.isEmpty }) else { return }
    add(.text(command))
  }

  package mutating func photo(_ picture: PictureID, _ rect: Rect, clip: Rect, alpha: Double = 1) {
    guard alpha > 0, !clip.isEmpty else { return }
    add(.photo(picture, rect, clip: clip, alpha: alpha))
  }

  package mutating func thumbnail(_ file: FilePath, _ rect: Rect, clip: Rect, alpha: Double = 1) {
    let seen = rect.intersection(clip)
    guard alpha > 0, !seen.isEmpty else { return }
    add(.thumbnail(file, rect, clip: seen, alpha: alpha))
  }

  package mutating func arc(
    center: Point, radius: Double, width: Double, from: Double, to: Double, _ colour: Colour
  ) {
    guard colour.alpha > 0, to > from else { return }
    add(.arc(center: center, radius: radius, width: width, from: from, to: to, colour))
  }

  /// Adds all of `other`, moved and faded: how whole screens come and go.
  package mutating func append(_ other: DrawList, offset: Point = .zero, alpha: Double = 1) {
    guard alpha > 0 else { return }
    for command in other.commands {
      commands.append(offset == .zero && alpha == 1 ? command : command.moved(by: offset, faded: alpha))
    }
  }
}

extension DrawCommand {
  /// The same command somewhere else and paler.
  func moved(by offset: Point, faded alpha: Double) -> DrawCommand {
    func moved(_ rect: Rect) -> Rect { rect.offset(dx: offset.x, dy: offset.y) }
    switch self {
    case .fill(let rect, let colour):
      return .fill(moved(rect), colour.faded(alpha))
    case .graphic(let source, let rect, let fit, let tint, let rotation, let clip):
      return .graphic(
        source, moved(rect), fit: fit, tint: tint.faded(alpha), rotation: rotation, clip: clip.map(moved))
    case .slices(let source, let rect, let scale, let tint, let clip):
      return .slices(source, moved(rect), scale: scale, tint: tint.faded(alpha), clip: clip.map(moved))
    case .text(var text):
      text.box = moved(text.box)
      text.clip = text.clip.map(moved)
      for index in text.spans.indices { text.spans[index].colour = text.spans[index].colour.faded(alpha) }
      return .text(text)
    case .photo(let picture, let rect, let clip, let own):
      return .photo(picture, moved(rect), clip: moved(clip), alpha: own * alpha)
    case .thumbnail(let file, let rect, let clip, let own):
      return .thumbnail(file, moved(rect), clip: moved(clip), alpha: own * alpha)
    case .arc(let center, let radius, let width, let from, let to, let colour):
      return .arc(
        center: center + offset, radius: radius, width: width, from: from, to: to, colour.faded(alpha))
    }
  }
}
