import Geometry
import Media
import Rules

/// A picture file that is not a photo of the deal.
package enum GraphicSource: Equatable, Hashable, Sendable {
  /// A graphic of the theme, by its name.
  case named(String)
  /// A frame of a theme's graphic that moves; counted on from round to round.
  case moving(String, frame: Int)
  /// A file that a timeline or a tier names; `frame` counts within a moving picture, and on from round to round.
  case file(String, frame: Int)

  package static func file(_ path: String) -> GraphicSource { .file(path, frame: 0) }

  /// The same graphic at a frame.
  package func at(frame: Int) -> GraphicSource {
    switch self {
    case .named(let name), .moving(let name, _): .moving(name, frame: frame)
    case .file(let path, _): .file(path, frame: frame)
    }
  }

  /// The same graphic as long as it does not move.
  package var still: GraphicSource {
    switch self {
    case .named: self
    case .moving(let name, _): .named(name)
    case .file(let path, _): .file(path)
    }
  }

  /// The frame.
  package var frame: Int {
    switch self {
    case .named: 0
    case .moving(_, let frame), .file(_, let frame): frame
    }
  }
}

/// One thing to draw, as a value. Lengths are pixels of the window, alpha sits in the colours.
package enum DrawCommand: Equatable, Sendable {
  /// A plain rectangle.
  case fill(Rect, Colour)
  /// A whole graphic in a rectangle, turned about the rectangle's centre by degrees clockwise.
  case graphic(GraphicSource, Rect, fit: Fit, tint: Colour, rotation: Double, clip: Rect?)
  /// A graphic whose corners keep their size, times `scale`, while its middle stretches.
  case slices(GraphicSource, Rect, scale: Double, tint: Colour, clip: Rect?)
  case text(TextCommand)
  /// The fitted photo in `rect`, of which only `clip` is seen.
  case photo(PictureID, Rect, clip: Rect, alpha: Double)
  /// A photo by its file, small: it fills `rect`, of which only `clip` is seen.
  case thumbnail(FilePath, Rect, clip: Rect, alpha: Double)
  /// A part of a circle's line with round ends; degrees clockwise from the top.
  case arc(center: Point, radius: Double, width: Double, from: Double, to: Double, Colour)
}

/// Words in a box: the renderer, which alone can measure, makes them fit.
package struct TextCommand: Equatable, Sendable {
  /// Words of one colour.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var colour: Colour

    package init(_ text: String, _ colour: Colour) {
      self.text = text
      self.colour = colour
    }
  }

  /// The typefaces of the theme.
  package enum Font: String, Equatable, Hashable, Sendable {
    case display
    case label
    case small
  }

  package enum Alignment: String, Equatable, Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// One after the other on the same line; more than one keeps the text on one line.
  package var spans: [Span]
  package var font: Font
  /// Height of the type, and the least that it may shrink to before words are cut.
  package var size: Double
  package var minimumSize: Double
  package var box: Rect
  package var alignment: Alignment
  package var maximumLines: Int
  /// Between letters, in parts of `size`.
  package var spacing: Double
  /// Degrees clockwise about the centre of the box.
  package var rotation: Double
  /// How much larger the text is drawn than it was laid out, about where it begins, its middle, or where it ends: what
  /// swells or lands is not painted anew in every frame.
  package var zoom = 1.0
  /// Texts that stand beside this one in boxes like its own: all get the size in which each of them fits, down to
  /// seven tenths; a single long one does not make the others tiny.
  package var peers: [String] = []
  package var clip: Rect?

  package init(
    _ text: String, _ font: Font, size: Double, minimumSize: Double? = nil, in box: Rect, _ colour: Colour,
    _ alignment: Alignment = .leading, lines: Int = 1, spacing: Double = 0, rotation: Double = 0
  ) {
    self.init(
      spans: [Span(text, colour)], font, size: size, minimumSize: minimumSize, in: box, alignment,
      lines: lines, spacing: spacing, rotation: rotation)
  }

  package init(
    spans: [Span], _ font: Font, size: Double, minimumSize: Double? = nil, in box: Rect,
    _ alignment: Alignment = .leading, lines: Int = 1, spacing: Double = 0, rotation: Double = 0
  ) {
    self.spans = spans
    self.font = font
    self.size = size
    self.minimumSize = minimumSize ?? size * 0.6
    self.box = box
    self.alignment = alignment
    maximumLines = lines
    self.spacing = spacing
    self.rotation = rotation
  }
}
