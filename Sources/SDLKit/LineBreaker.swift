/// Breaks a text into lines between words.
struct LineBreaker {
  /// Letters that stay together, and the spaces after them.
  private struct Word {
    /// Its clusters.
    var letters: Range<Int>
    /// In pixels.
    var width: Int
    /// In pixels.
    var spaceAfter: Int
  }

  /// The words in the order they are read.
  private var words: [Word] = []

  /// Measures the words.
  /// - Throws: When a font cannot be opened any more.
  init(_ setter: LineSetter) throws(SDLError) {
    let clusters = setter.clusters
    var start = 0
    while start < clusters.count {
      var end = start
      while end < clusters.count, !clusters[end].isSpace {
        end += 1
        if clusters[end - 1].breaksAfter { break }
      }
      var next = end
      while next < clusters.count, clusters[next].isSpace { next += 1 }
      let width = try setter.line(clusters[start..<end]).width
      let space = next > end ? try setter.line(clusters[end..<next]).width : 0
      words.append(Word(letters: start..<end, width: width, spaceAfter: space))
      start = next
    }
  }

  /// The clusters of each line, as many words to a line as fit; nil when a word is wider than a line.
  func lines(_ width: Int) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    var current: Range<Int>?
    var used = 0
    var space = 0
    for word in words {
      guard word.width <= width else { return nil }
      if let line = current, used + space + word.width <= width {
        current = line.lowerBound..<word.letters.upperBound
        used += space + word.width
      } else {
        if let line = current { lines.append(line) }
        current = word.letters
        used = word.width
      }
      space = word.spaceAfter
    }
    if let line = current { lines.append(line) }
    return lines
  }
}
