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
    func width(_ part: String) -> Int { font.width(part, isRightToLeft: false, script: script) }
    var prefix = ""
    var pieces: [Piece] = []
    for (index, letter) in text.enumerated() {
      prefix.append(letter)
      // From the end of all letters so far: that keeps the pairs' kerning, and the last letter inside the run.
      pieces.append(
        Piece(text: String(letter), x: max(0, width(prefix) - width(String(letter))) + index * spacing))
    }
    return pieces
  }
}
