/// Sets clusters in lines at one size.
struct LineSetter {
  /// Where the fonts come from.
  let fonts: FontBook
  /// The whole text.
  let clusters: [TextCluster]
  /// The em in pixels.
  let size: Int
  /// Extra room after each letter, in pixels.
  let spacing: Int
  /// From a line's top to its baseline, in pixels.
  let ascent: Int
  /// From the baseline to the line's bottom, in pixels.
  let descent: Int
  /// From one baseline to the next, in pixels.
  let lineHeight: Int
  /// Height of the capitals, in pixels.
  let capHeight: Int
  /// The font that was asked for.
  private let primary: FontFace

  /// Other scripts' fonts may make a line higher by this much, in em: Thai needs it, no font should take more.
  private static let highest = (ascent: 1.25, descent: 0.5)

  /// Measures the fonts of a text.
  /// - Throws: When no font at all can be opened.
  init(fonts: FontBook, style: TextStyle, size: Int, clusters: [TextCluster]) throws(SDLError) {
    self.fonts = fonts
    self.clusters = clusters
    self.size = size
    spacing = Int((style.letterSpacing * Double(size)).rounded())
    primary = try fonts.face(for: style.fontPattern)
    let font = try fonts.font(primary, size: size)
    var (ascent, descent) = (font.ascent, font.descent)
    let others = clusters.filter { !Script.fitsAnyLine($0.script) && !$0.face.isColour }
    for face in Set(others.map(\.face)) where face != primary {
      let other = try fonts.font(face, size: size)
      ascent = max(ascent, min(other.ascent, Int(LineSetter.highest.ascent * Double(size))))
      descent = max(descent, min(other.descent, Int(LineSetter.highest.descent * Double(size))))
    }
    self.ascent = ascent
    self.descent = descent
    lineHeight = max(1, Int((Double(max(ascent + descent, font.lineSkip)) * style.lineSpacing).rounded()))
    capHeight = font.capHeight
  }

  /// Height of some lines, in pixels.
  func height(_ count: Int) -> Int { (count - 1) * lineHeight + ascent + descent }

  /// How many lines fit; 0 when not even one does.
  func lineCount(in height: Double, atMost limit: Int) -> Int {
    let first = ascent + descent
    guard Double(first) <= height else { return 0 }
    return max(1, min(limit, 1 + Int((height - Double(first)) / Double(lineHeight))))
  }

  /// A part without the spaces at its ends.
  func trimmed(_ range: Range<Int>) -> ArraySlice<TextCluster> {
    var part = clusters[range]
    while part.last?.isSpace == true { part.removeLast() }
    while part.first?.isSpace == true { part.removeFirst() }
    return part
  }

  /// "…", or three dots where the font has no such letter.
  /// - Throws: When the font cannot be opened any more.
  func ellipsis(level: UInt8) throws(SDLError) -> [TextCluster] {
    let has = try fonts.font(primary, size: size).has("…")
    return (has ? ["…"] : [".", ".", "."]).map {
      TextCluster(text: $0, face: primary, script: Script.common, level: level)
    }
  }

  /// Runs from left to right, shaped and measured.
  /// - Throws: When a font cannot be opened any more.
  func line(_ part: some Collection<TextCluster>) throws(SDLError) -> TextLayout.Line {
    var runs: [TextLayout.Run] = []
    var levels: [UInt8] = []
    for cluster in part {
      if let last = runs.last, last.face == cluster.face, last.script == cluster.script,
        levels.last == cluster.level
      {
        runs[runs.count - 1].text += cluster.text
      } else {
        runs.append(
          TextLayout.Run(
            face: cluster.face, text: cluster.text, isRightToLeft: cluster.level & 1 != 0,
            script: cluster.script, x: 0, width: 0))
        levels.append(cluster.level)
      }
    }
    var line = TextLayout.Line(runs: [], width: 0)
    for index in Bidi.visualOrder(levels) {
      var run = runs[index]
      run.x = line.width
      run.width = try width(run)
      line.width += run.width
      line.runs.append(run)
    }
    // No room is seen after the last letter.
    if let last = line.runs.last, last.takesSpacing { line.width -= max(0, spacing) }
    return line
  }

  /// Advance of a run, with room between its letters.
  private func width(_ run: TextLayout.Run) throws(SDLError) -> Int {
    let font = try fonts.font(run.face, size: size)
    let natural = font.width(run.text, isRightToLeft: run.isRightToLeft, script: run.script)
    return run.takesSpacing ? max(1, natural + spacing * run.text.count) : natural
  }
}
