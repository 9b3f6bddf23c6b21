import Geometry
import SDLKit
import Scenes

/// Texts as textures: laid out and painted once for each look, drawn many times.
final class TextStore {
  private let renderer: Renderer
  private let text: TextRenderer
  /// The font pattern or file for each typeface of the theme.
  private var patterns: [TextCommand.Font: String]
  private var lines: [Key: Line] = [:]
  private var uses = 0
  /// Letters that no font has, each told once.
  private(set) var missing: Set<Unicode.Scalar> = []

  /// Texts kept; a screen has about twenty.
  private static let capacity = 240
  private static let leastSharedSize = 0.7

  /// What makes two texts look the same; their place and how far they are faded do not. Colours do: tinting costs
  /// the software renderer more than painting a text in each colour that it takes on.
  private struct Key: Hashable {
    var words: [String]
    var inks: [Colour]
    var font: TextCommand.Font
    var size: Double
    var minimumSize: Double
    var width: Double
    var height: Double
    var alignment: TextCommand.Alignment
    var lines: Int
    var spacing: Double
    var peers: [String]
  }

  /// A painted text: a texture for each of its words, placed in the box.
  private struct Line {
    var parts: [Part]
    var lastUse: Int
  }

  private struct Part {
    var texture: Texture
    /// From the box's top left corner.
    var frame: Rect
  }

  init(renderer: Renderer, text: TextRenderer, patterns: [TextCommand.Font: String]) {
    self.renderer = renderer
    self.text = text
    self.patterns = patterns
  }

  /// Fonts that could not be used as asked.
  var fontIssues: [FontIssue] { text.fonts.issues }

  /// Draws a text in its box; a text that cannot be painted is left out.
  func draw(_ command: TextCommand) {
    let box = command.box.snapped
    let key = Key(
      words: command.spans.map(\.text), inks: command.spans.map { $0.colour.opaque }, font: command.font,
      size: command.size,
      minimumSize: command.minimumSize, width: box.width, height: box.height, alignment: command.alignment,
      lines: command.maximumLines, spacing: command.spacing, peers: command.peers)
    uses += 1
    if lines[key] == nil {
      if lines.count >= TextStore.capacity { evict() }
      lines[key] = Line(parts: paint(command, box.size), lastUse: uses)
    }
    lines[key]?.lastUse = uses
    guard let line = lines[key] else { return }
    for (part, span) in zip(line.parts, command.spans) {
      var frame = part.frame.offset(dx: box.x, dy: box.y)
      if command.zoom != 1 { frame = frame.zoomed(command.zoom, about: command.anchor(in: box)) }
      if command.rotation != 0 {
        let center = box.center + (frame.center - box.center).turned(by: command.rotation)
        frame = Rect(center: center, size: frame.size)
      }
      renderer.draw(
        part.texture, destination: frame, tint: Colour(255, 255, 255, span.colour.alpha),
        rotation: command.rotation)
    }
  }

  func removeAll() { lines = [:] }

  /// Pixels that a text takes on one line, spaces at its ends included; 0 when it cannot be laid out.
  func width(of words: String, _ font: TextCommand.Font, _ size: Double) -> Double {
    do throws(SDLError) {
      let room = Size(Double(self.text.maximumSide), size * 4)
      let style = TextStyle(
        fontPattern: patterns[font] ?? "sans", size: size, letterSpacing: 0, maxLines: 1, alignment: .leading)
      return try text.layout(words.replacingSpaces, style: style, box: room, minimumSize: size).frame.width
    } catch {
      return 0
    }
  }

  /// What is wrong with a font's file as it is now; nil when it can be used.
  func fault(inFile path: String) -> String? { text.fonts.fault(inFile: path) }

  /// Paints all texts anew in these fonts, whose files are read again.
  func adopt(_ patterns: [TextCommand.Font: String]) {
    self.patterns = patterns
    text.fonts.forgetAll()
    removeAll()
  }

  /// Half of what was not used for longest goes at once, so that this is rare.
  private func evict() {
    let old = lines.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(TextStore.capacity / 2)
    for (key, _) in old { lines[key] = nil }
  }

  private func paint(_ command: TextCommand, _ box: Size) -> [Part] {
    do throws(SDLError) {
      if command.spans.count == 1 {
        let size = try sharedSize(command, box)
        let layout = try layout(command.spans[0].text, command, box, size, command.maximumLines)
        return try part(layout, command.spans[0].colour, at: layout.frame.origin).map { [$0] } ?? []
      }
      return try row(command, box)
    } catch {
      return []
    }
  }

  /// The size in which the peers of a text fit too.
  private func sharedSize(_ command: TextCommand, _ box: Size) throws(SDLError) -> Double {
    let least = max(command.minimumSize, command.size * TextStore.leastSharedSize)
    var size = command.size
    for peer in command.peers {
      size = min(size, Double(try layout(peer, command, box, command.size, command.maximumLines).fontSize))
    }
    return max(least, size)
  }

  /// Words of different colours on one line; too wide a line gets smaller as a whole.
  private func row(_ command: TextCommand, _ box: Size) throws(SDLError) -> [Part] {
    let room = Size(Double(text.maximumSide), box.height)
    var size = command.size
    while true {
      var layouts: [TextLayout] = []
      for span in command.spans {
        // Spaces at the ends of words count here; a text of its own would lose them.
        layouts.append(try layout(span.text.replacingSpaces, command, room, size, 1, alignment: .leading))
      }
      let width = layouts.reduce(0) { $0 + $1.frame.width }
      if width > box.width, size > command.minimumSize {
        size = max(command.minimumSize, min(size - 1, (size * box.width / width).rounded(.down)))
        continue
      }
      var x =
        switch command.alignment {
        case .leading: 0.0
        case .center: ((box.width - width) / 2).rounded()
        case .trailing: box.width - width
        }
      var parts: [Part] = []
      for (layout, span) in zip(layouts, command.spans) {
        if let part = try part(layout, span.colour, at: Point(x, layout.frame.y)) { parts.append(part) }
        x += layout.frame.width
      }
      return parts
    }
  }

  private func layout(
    _ words: String, _ command: TextCommand, _ box: Size, _ size: Double, _ lines: Int,
    alignment: TextCommand.Alignment? = nil
  ) throws(SDLError) -> TextLayout {
    let style = TextStyle(
      fontPattern: patterns[command.font] ?? "sans", size: size, letterSpacing: command.spacing,
      maxLines: lines, alignment: TextStore.alignment(alignment ?? command.alignment))
    let layout = try text.layout(words, style: style, box: box, minimumSize: min(size, command.minimumSize))
    missing.formUnion(layout.missing)
    return layout
  }

  private func part(_ layout: TextLayout, _ ink: Colour, at origin: Point) throws(SDLError) -> Part? {
    guard !layout.isEmpty else { return nil }
    let texture = try Texture(renderer, try text.render(layout, ink: ink.opaque))
    return Part(texture: texture, frame: Rect(origin: origin, size: layout.frame.size))
  }

  private static func alignment(_ alignment: TextCommand.Alignment) -> TextStyle.Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension TextCommand {
  /// What stays where it is while the text grows.
  fileprivate func anchor(in box: Rect) -> Point {
    switch alignment {
    case .leading: Point(box.minX, box.midY)
    case .center: box.center
    case .trailing: Point(box.maxX, box.midY)
    }
  }
}

extension Rect {
  /// The rectangle grown about `anchor`.
  fileprivate func zoomed(_ factor: Double, about anchor: Point) -> Rect {
    Rect(
      anchor.x + (x - anchor.x) * factor, anchor.y + (y - anchor.y) * factor, width * factor, height * factor)
  }
}

extension Colour {
  /// The same colour, not faded.
  fileprivate var opaque: Colour { Colour(red, green, blue) }
}

extension String {
  /// Spaces that no line ends at.
  fileprivate var replacingSpaces: String {
    String(map { $0 == " " ? "\u{A0}" : $0 })
  }
}
