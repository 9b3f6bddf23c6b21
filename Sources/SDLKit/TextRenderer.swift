import Geometry

/// Fits texts of any script into boxes and paints them.
package final class TextRenderer {
  /// Where the fonts come from.
  package let fonts: FontBook
  /// The longest side of a picture, in pixels.
  package let maximumSide: Int

  /// Makes a text renderer.
  /// - Parameters:
  ///   - fonts: Where the fonts come from.
  ///   - maximumSide: The longest side of a picture: what the renderer takes as a texture.
  package init(fonts: FontBook, maximumSide: Int = 8_192) {
    self.fonts = fonts
    self.maximumSide = max(1, maximumSide)
  }

  /// Whether a text shows nothing: empty, only spaces, or only letters without width.
  package static func isBlank(_ text: String) -> Bool { TextSanitiser.isBlank(text) }

  /// Fits a text into a box: on more lines first, then smaller, at last cut off with "…".
  /// - Parameters:
  ///   - text: Any text; what cannot be shown is left out.
  ///   - style: Font, size, lines.
  ///   - box: The room, in pixels; nothing is painted outside.
  ///   - minimumSize: The smallest em, in pixels; smaller only when not even one line is as high as the box.
  /// - Returns: The lines, and where their picture goes in the box.
  /// - Throws: When no font at all can be opened.
  package func layout(_ text: String, style: TextStyle, box: Size, minimumSize: Double) throws(SDLError)
    -> TextLayout
  {
    let room = Size(
      min(Double(maximumSide), max(0, box.width)), min(Double(maximumSide), max(0, box.height)))
    return try TextFitter(fonts: fonts, style: style, room: room, box: box)
      .fit(text, minimumSize: minimumSize)
  }

  /// Paints a layout.
  /// - Parameters:
  ///   - layout: What `layout` made.
  ///   - ink: The letters' colour; leave it white to tint the texture. Pictures keep their own colours.
  /// - Returns: A picture of `layout.pixelSize`.
  /// - Throws: When a font cannot be opened any more.
  package func render(_ layout: TextLayout, ink: Colour = .white) throws(SDLError) -> PixelImage {
    var image = PixelImage(size: layout.pixelSize)
    for (index, line) in layout.lines.enumerated() {
      let top = index * layout.lineHeight
      // Marks piled up on a letter end where the line ends: the neighbours stay readable.
      let rows = top..<(top + layout.ascent + layout.descent)
      for run in line.runs {
        let font = try fonts.font(run.face, size: layout.fontSize)
        let tint = run.face.isColour ? Colour(255, 255, 255, ink.alpha) : ink
        for piece in run.pieces(spacing: layout.letterSpacing, font: font) {
          guard
            let painted = font.paint(piece.text, isRightToLeft: run.isRightToLeft, script: run.script)
          else { continue }
          image.lay(
            painted.image, x: line.x + run.x + piece.x, y: top + layout.ascent - painted.baseline, ink: tint,
            rows: rows)
        }
      }
    }
    return image
  }
}
