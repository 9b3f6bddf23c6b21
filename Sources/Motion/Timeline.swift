import Geometry

/// An animation of layers on a canvas, with sound cues; drawn at any time, forwards or backwards.
package struct Timeline: Equatable, Sendable {
  /// Seconds from the first to the last frame.
  package var duration: Double
  /// The canvas that positions and sizes of the layers count in.
  package var canvas: Size
  /// How the canvas meets the window.
  package var fit: Fit
  /// Drawn under everything, over the whole window.
  package var background: Colour
  /// From the back to the front.
  package var layers: [Layer]
  /// What windows that are taller than wide show instead of `canvas` and `layers`.
  package var portrait: Stage?
  /// In order of time.
  package var cues: [Cue]

  package init(
    duration: Double, canvas: Size, fit: Fit = .contain, background: Colour = .black,
    layers: [Layer] = [], portrait: Stage? = nil, cues: [Cue] = []
  ) {
    self.duration = duration
    self.canvas = canvas
    self.fit = fit
    self.background = background
    self.layers = layers
    self.portrait = portrait
    self.cues = cues
  }

  /// The canvas and layers for a window of that shape.
  package func stage(isPortrait: Bool) -> Stage {
    guard isPortrait, let portrait else { return Stage(canvas: canvas, layers: layers) }
    return portrait
  }

  /// All canvases and layers that there are, one of which is seen.
  package var stages: [Stage] { [stage(isPortrait: false)] + [portrait].compactMap(\.self) }

  /// A canvas and what lies on it.
  package struct Stage: Equatable, Sendable {
    package var canvas: Size
    /// From the back to the front.
    package var layers: [Layer]

    package init(canvas: Size, layers: [Layer] = []) {
      self.canvas = canvas
      self.layers = layers
    }
  }

  /// A sound that starts at a time.
  package struct Cue: Equatable, Sendable {
    package var time: Double
    /// A path as the timeline's reader resolved it.
    package var sound: String

    package init(_ time: Double, _ sound: String) {
      self.time = time
      self.sound = sound
    }
  }

  /// What a layer shows.
  package enum Content: Equatable, Sendable {
    /// A picture file, as the timeline's reader resolved it, drawn in `size` canvas pixels.
    case image(path: String, size: Size)
    case text(TextContent)
    /// Numbered pictures shown one after the other, `rate` a second, in `size` canvas pixels; the last one stays.
    case frames(paths: [String], rate: Double, size: Size)
    /// A moving picture (animated GIF or WebP), played in its own time, in `size` canvas pixels.
    case movie(path: String, size: Size)
    /// A plain rectangle.
    case fill(Colour, size: Size)
  }

  /// Words in a layer; `{title}`, `{tagline}` and `{company}` stand for the game's own.
  package struct TextContent: Equatable, Sendable {
    package var text: String
    /// `display`, `label` or `small`.
    package var font: String
    /// Height of the type in canvas pixels.
    package var size: Double
    package var colour: Colour
    /// Extra space between letters, in parts of the type's size.
    package var spacing: Double

    package init(text: String, font: String, size: Double, colour: Colour, spacing: Double = 0) {
      self.text = text
      self.font = font
      self.size = size
      self.colour = colour
      self.spacing = spacing
    }
  }

  /// One thing on the canvas and how it moves.
  package struct Layer: Equatable, Sendable {
    package var name: String
    package var content: Content
    /// The point of the content (fractions, 0.5 0.5 its centre) that sits at `position` and that it turns about.
    package var anchor: Point
    package var position: Track<Point>
    /// 1 is the content's own size.
    package var scale: Track<Double>
    /// Degrees, clockwise.
    package var rotation: Track<Double>
    /// 0…1.
    package var opacity: Track<Double>
    /// The visible part of the content, in fractions: how a crop grows into a whole.
    package var reveal: Track<Rect>

    package init(
      name: String, content: Content, anchor: Point = Point(0.5, 0.5), position: Track<Point>,
      scale: Track<Double> = Track(1), rotation: Track<Double> = Track(0),
      opacity: Track<Double> = Track(1), reveal: Track<Rect> = Track(.unit)
    ) {
      self.name = name
      self.content = content
      self.anchor = anchor
      self.position = position
      self.scale = scale
      self.rotation = rotation
      self.opacity = opacity
      self.reveal = reveal
    }
  }
}
