/// Guesses what a misspelt word was meant to be.
package enum Spelling {
  /// The known word nearest to `word`, letters' case set aside; nil when none is near.
  package static func nearest(to word: String, in known: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(longest))
    var best: (distance: Int, word: String)?
    for candidate in known {
      let found = distance(letters, Array(candidate.lowercased().unicodeScalars))
      if found < best?.distance ?? Int.max { best = (found, candidate) }
    }
    // A third of the letters may differ: "colors" still finds "colours", and "x" finds nothing.
    guard let best, best.distance <= max(1, letters.count / 3), best.distance < letters.count else {
      return nil
    }
    return best.word
  }

  /// No key is longer; a longer word is not worth the time.
  private static let longest = 64

  /// Fewest letters to insert, remove, replace or swap with their neighbour (optimal string alignment).
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), min(last[j + 1], row[j]) + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
