import Geometry

/// A text that was fitted into a box: what to draw, and where.
package struct TextLayout: Equatable, Sendable {
  /// Letters of one font, one direction and one script, in the order they are read.
  struct Run: Equatable, Sendable {
    /// The font's file and face.
    var face: FontFace
    /// What is shaped.
    var text: String
    /// Whether it runs from right to left.
    var isRightToLeft: Bool
    /// ISO 15924 name of the script.
    var script: String
    /// From the line's left edge, in pixels.
    var x: Int
    /// Advance, in pixels.
    var width: Int
  }

  /// One line: runs from left to right.
  struct Line: Equatable, Sendable {
    /// From left to right.
    var runs: [Run]
    /// In pixels.
    var width: Int
    /// The line's left edge in the picture.
    var x: Int = 0
  }

  /// The lines from the top.
  var lines: [Line]
  /// The em that fitted, in pixels.
  package let fontSize: Int
  /// Extra room after each letter, in pixels.
  let letterSpacing: Int
  /// From a line's top to its baseline, in pixels.
  package let ascent: Int
  /// From the last baseline to the picture's bottom, in pixels.
  package let descent: Int
  /// From one baseline to the next, in pixels.
  package let lineHeight: Int
  /// Where the picture goes in the box that was asked for; whole pixels, never outside it.
  package let frame: Rect
  /// Whether the end was cut off and "…" stands for it.
  package let isCut: Bool
  /// Whether it has letters with colours of their own (emoji), which a tint would spoil.
  package let hasColour: Bool
  /// Letters that no installed font has; emoji among them are left out, the others are boxes.
  package let missing: [Unicode.Scalar]

  /// Width and height of the picture that `render` makes.
  package var pixelSize: PixelSize { PixelSize(Int(frame.width), Int(frame.height)) }
  /// From the box's top to the first baseline, in pixels.
  package var baseline: Double { frame.y + Double(ascent) }
  /// How many lines there are.
  package var lineCount: Int { lines.count }
  /// Whether there is nothing to draw.
  package var isEmpty: Bool { lines.isEmpty || frame.isEmpty }
}
