/// How a text is set.
package struct TextStyle: Equatable, Hashable, Sendable {
  /// Where lines begin; the interface runs from left to right.
  package enum Alignment: Equatable, Hashable, Sendable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing
  }

  /// A fontconfig pattern ("Quicksand:bold"), or a font file's path when it has a slash.
  package var fontPattern: String
  /// Height of the em, in pixels.
  package var size: Double
  /// Extra room between letters, in em; used for text that runs from left to right and is not joined.
  package var letterSpacing: Double
  /// How many lines the text may take.
  package var maxLines: Int
  /// Where lines begin.
  package var alignment: Alignment
  /// From one baseline to the next, as a multiple of the font's own distance.
  package var lineSpacing: Double

  /// Makes a style.
  package init(
    fontPattern: String, size: Double, letterSpacing: Double = 0, maxLines: Int = 1,
    alignment: Alignment = .leading, lineSpacing: Double = 1
  ) {
    self.fontPattern = fontPattern
    self.size = size
    self.letterSpacing = letterSpacing
    self.maxLines = maxLines
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }
}
