import Geometry

/// Finds the largest size at which a text fits a box, and where its lines break.
struct TextFitter {
  /// Where the fonts come from.
  let fonts: FontBook
  /// What was asked for.
  let style: TextStyle
  /// What may be filled, in pixels.
  let room: Size
  /// What was asked for; the text stands in its middle.
  let box: Size

  /// The smallest em that is tried when a box is lower than a line.
  private static let smallest = 4

  /// Fits a text: wraps it, then shrinks it, then cuts it.
  /// - Throws: When no font at all can be opened.
  func fit(_ text: String, minimumSize: Double) throws(SDLError) -> TextLayout {
    let items = try TextItemiser(fonts: fonts, pattern: style.fontPattern).items(text)
    let largest = max(1, Int(min(2_000, style.size.isNaN ? 1 : style.size).rounded()))
    let least = max(1, min(largest, Int(min(2_000, minimumSize.isNaN ? 1 : minimumSize).rounded())))
    func setter(_ size: Int) throws(SDLError) -> LineSetter {
      try LineSetter(fonts: fonts, style: style, size: size, clusters: items.clusters)
    }
    func attempt(_ size: Int) throws(SDLError) -> TextLayout? {
      let setter = try setter(size)
      let count = setter.lineCount(in: room.height, atMost: style.maxLines)
      guard count > 0, !items.isCut, let lines = try whole(setter, count) else { return nil }
      return layout(setter, lines, items, isCut: false)
    }
    guard !items.clusters.isEmpty, room.width >= 1, room.height >= 1 else {
      return layout(try setter(largest), [], items, isCut: items.isCut)
    }
    if let full = try attempt(largest) { return full }
    // The largest size that fits lies between one that does and one that does not.
    if var best = try attempt(least) {
      var (low, high) = (least, largest)
      while high - low > 1 {
        let middle = (low + high) / 2
        if let better = try attempt(middle) { (best, low) = (better, middle) } else { high = middle }
      }
      return best
    }
    // A box lower than a line of the least size gets a smaller one rather than half a line.
    var size = least
    while size > TextFitter.smallest, try setter(size).lineCount(in: room.height, atMost: 1) == 0 {
      size -= 1
    }
    if size < least, let smaller = try attempt(size) { return smaller }
    let last = try setter(size)
    let count = max(1, last.lineCount(in: room.height, atMost: style.maxLines))
    let (lines, isCut) = try cut(last, count, items.base)
    return layout(last, lines, items, isCut: isCut || items.isCut)
  }

  /// The text on at most `count` lines without breaking a word; nil when it does not fit.
  private func whole(_ setter: LineSetter, _ count: Int) throws(SDLError) -> [TextLayout.Line]? {
    let limit = Int(room.width)
    let breaker = try LineBreaker(setter)
    guard var ranges = breaker.lines(limit), ranges.count <= count else { return nil }
    if ranges.count > 1 {
      // Lines of like length look meant: the narrowest width that takes no more lines.
      var (low, high) = (limit / ranges.count, limit)
      while high - low > 4 {
        let middle = (low + high) / 2
        if let narrower = breaker.lines(middle), narrower.count <= ranges.count {
          ranges = narrower
          high = middle
        } else {
          low = middle
        }
      }
    }
    var lines: [TextLayout.Line] = []
    for range in ranges { lines.append(try setter.line(setter.clusters[range])) }
    return lines.allSatisfy { $0.width <= limit } ? lines : nil
  }

  /// The text on `count` lines, words broken when there is more than one, the end cut off.
  private func cut(_ setter: LineSetter, _ count: Int, _ base: UInt8) throws(SDLError) -> (
    [TextLayout.Line], Bool
  ) {
    let limit = Int(room.width)
    let clusters = setter.clusters
    var lines: [TextLayout.Line] = []
    var start = 0
    while lines.count < count - 1 {
      let end = try prefix(setter, from: start, limit, ending: [], wholeWords: true)
      guard end > start, end < clusters.count else { break }
      lines.append(try setter.line(setter.trimmed(start..<end)))
      start = end
      while start < clusters.count, clusters[start].isSpace { start += 1 }
    }
    let rest = try setter.line(clusters[start...])
    if rest.width <= limit { return (lines + [rest], false) }
    let dots = try setter.ellipsis(level: base)
    let end = try prefix(setter, from: start, limit, ending: dots, wholeWords: false)
    lines.append(try setter.line(setter.trimmed(start..<end) + dots))
    return (lines, true)
  }

  /// Where the longest beginning ends that fits a line together with `ending`.
  private func prefix(
    _ setter: LineSetter, from start: Int, _ limit: Int, ending: [TextCluster], wholeWords: Bool
  ) throws(SDLError) -> Int {
    func fits(_ end: Int) throws(SDLError) -> Bool {
      try setter.line(setter.trimmed(start..<end) + ending).width <= limit
    }
    var (low, high) = (start, setter.clusters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if try fits(middle) { low = middle } else { high = middle - 1 }
    }
    // Joined letters do not grow evenly.
    while low > start, try !fits(low) { low -= 1 }
    guard wholeWords, low < setter.clusters.count else { return low }
    var end = low
    while end > start, !setter.clusters[end - 1].breaksAfter, !setter.clusters[end].isSpace { end -= 1 }
    return end > start ? end : low
  }

  /// Puts the lines into the box.
  private func layout(
    _ setter: LineSetter, _ lines: [TextLayout.Line], _ items: TextItemiser.Items, isCut: Bool
  ) -> TextLayout {
    let width = min(lines.map(\.width).max() ?? 0, Int(room.width))
    let height = lines.isEmpty ? 0 : min(setter.height(lines.count), Int(room.height))
    let align = { (free: Double) -> Double in
      switch style.alignment {
      case .leading: 0
      case .center: (free / 2).rounded(.down)
      case .trailing: free.rounded(.down)
      }
    }
    let placed = lines.map { line in
      var line = line
      line.x = max(0, Int(align(Double(width - line.width))))
      return line
    }
    // The capitals, not the line, stand in the middle: that is what the eye measures.
    let middle = Double(setter.ascent) - Double(setter.capHeight) / 2
    let block = Double(lines.count - 1) * Double(setter.lineHeight)
    let y = (box.height / 2 - block / 2 - middle).rounded()
    return TextLayout(
      lines: placed, fontSize: setter.size, letterSpacing: setter.spacing, ascent: setter.ascent,
      descent: setter.descent, lineHeight: setter.lineHeight,
      frame: Rect(
        align(max(0, box.width - Double(width))),
        min(max(0, y), max(0, (box.height - Double(height)).rounded(.down))),
        Double(width), Double(height)),
      isCut: isCut, hasColour: lines.contains { $0.runs.contains { $0.face.isColour } },
      missing: items.missing)
  }
}
