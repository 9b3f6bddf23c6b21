extension TextLayout.Run {
  /// A part of a run that is painted at once.
  struct Piece {
    /// What is shaped.
    var text: String
    /// From the run's left edge, in pixels.
    var x: Int
  }

  /// Whether room is put between this run's letters.
  var takesSpacing: Bool { !isRightToLeft && !face.isColour && Script.standsApart(script) }

  /// The whole run, or its letters one by one when there is room between them.
  func pieces(spacing: Int, font: Font) -> [Piece] {
    guard spacing != 0, takesSpacing else { return [Piece(text: text, x: 0)] }
    var prefix = ""
    var pieces: [Piece] = []
    for (index, letter) in text.enumerated() {
      // The width of everything before keeps the pairs' kerning.
      let before = prefix.isEmpty ? 0 : font.width(prefix, isRightToLeft: false, script: script)
      pieces.append(Piece(text: String(letter), x: before + index * spacing))
      prefix.append(letter)
    }
    return pieces
  }
}
