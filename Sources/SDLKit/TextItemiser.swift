/// Cuts a text into clusters, each with its font, script, level and break.
struct TextItemiser {
  /// Beyond this nothing is ever seen, whatever the box.
  static let longest = 1_500

  /// What a text became.
  struct Items {
    /// In the order they are read.
    var clusters: [TextCluster] = []
    /// 1 when the paragraph runs from right to left, else 0.
    var base: UInt8 = 0
    /// Letters that no font has.
    var missing: [Unicode.Scalar] = []
    /// Whether the end was left out for its length.
    var isCut = false
  }

  /// Where the fonts come from.
  let fonts: FontBook
  /// The font that was asked for.
  let pattern: String

  /// Looks up fonts and levels for a text.
  /// - Throws: When no font at all can be opened.
  func items(_ text: String) throws(SDLError) -> Items {
    var items = Items()
    var letters = Array(TextSanitiser.clean(text))
    if letters.count > TextItemiser.longest {
      letters.removeSubrange(TextItemiser.longest...)
      items.isCut = true
    }
    let (levels, base) = Bidi.levels(letters.flatMap { Array($0.unicodeScalars) })
    items.base = base
    let primary = try fonts.face(for: pattern)
    let font = try fonts.font(primary, size: TextItemiser.probeSize)
    var last = primary
    var at = 0
    for letter in letters {
      let level = at < levels.count ? levels[at] : base
      at += letter.unicodeScalars.count
      guard
        var cluster = choose(letter, primary: primary, font: font, last: last, missing: &items.missing)
      else { continue }
      cluster.level = level
      if !cluster.face.isColour { last = cluster.face }
      items.clusters.append(cluster)
    }
    trim(&items.clusters)
    resolveScripts(&items.clusters)
    markBreaks(&items.clusters)
    return items
  }

  /// At which size fonts are asked what letters they have; any will do.
  private static let probeSize = 24

  /// The font for one letter; nil for a picture that no font has, and for a mark without a base.
  private func choose(
    _ letter: Character, primary: FontFace, font: Font, last: FontFace, missing: inout [Unicode.Scalar]
  ) -> TextCluster? {
    let scalars = composed(Array(letter.unicodeScalars), font)
    let seen = scalars.filter { !TextSanitiser.isIgnorable($0) }
    guard let first = seen.first else { return nil }
    var cluster = TextCluster(
      text: string(scalars), face: primary,
      script: seen.lazy.map(Script.of).first { $0 != Script.common }
        ?? Script.common, level: 0)
    if first == " " || first == TextSanitiser.noBreakSpace {
      cluster.text = " " + string(scalars.dropFirst())
      cluster.isSpace = first == " " && scalars.count == 1
      cluster.face = last
      return cluster
    }
    let isPicture = isPicture(letter, first)
    if isPicture, let face = fonts.fallback(for: seen, like: pattern, colour: true) {
      cluster.face = face
      return cluster
    }
    if seen.allSatisfy(font.has) { return cluster }
    if let face = fonts.fallback(for: seen, like: pattern, colour: false) {
      cluster.face = face
      return cluster
    }
    if let face = fonts.fallback(for: seen, like: pattern, colour: true) {
      cluster.face = face
      return cluster
    }
    return poorer(cluster, scalars: scalars, font: font, isPicture: isPicture, missing: &missing)
  }

  /// What is shown of a letter that no font has whole: its base without the marks, a box, or nothing for a picture.
  private func poorer(
    _ cluster: TextCluster, scalars: [Unicode.Scalar], font: Font, isPicture: Bool,
    missing: inout [Unicode.Scalar]
  ) -> TextCluster? {
    var cluster = cluster
    let lacking = scalars.filter { !TextSanitiser.isIgnorable($0) && !font.has($0) }
    for scalar in lacking where !missing.contains(scalar) { missing.append(scalar) }
    if isPicture { return nil }
    let base = scalars[0]
    if font.has(base) {
      cluster.text = string(scalars.filter { !lacking.contains($0) })
      return cluster
    }
    if let face = fonts.fallback(for: [base], like: pattern, colour: false) {
      cluster.face = face
    }
    cluster.text = string([base])
    return cluster
  }

  /// Whether a letter is to be shown as a picture: emoji, flags, keycaps.
  private func isPicture(_ letter: Character, _ first: Unicode.Scalar) -> Bool {
    let scalars = letter.unicodeScalars
    if scalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji
        && scalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier })
  }

  /// Joins base and marks where the font has the joined letter: then it looks as its designer meant.
  private func composed(_ scalars: [Unicode.Scalar], _ font: Font) -> [Unicode.Scalar] {
    guard scalars.count > 1 else { return scalars }
    var result: [Unicode.Scalar] = [scalars[0]]
    var blocked: UInt8 = 0
    for mark in scalars.dropFirst() {
      let order = mark.properties.canonicalCombiningClass.rawValue
      // A mark reaches its base only past marks that sit elsewhere.
      if order > blocked || (result.count == 1 && blocked == 0), let whole = Script.compose(result[0], mark),
        font.has(whole)
      {
        result[0] = whole
      } else {
        result.append(mark)
        blocked = max(blocked, order)
      }
    }
    return result
  }

  /// Left out pictures leave spaces behind.
  private func trim(_ clusters: inout [TextCluster]) {
    while clusters.last?.isSpace == true { clusters.removeLast() }
    clusters.removeSubrange(..<(clusters.firstIndex { !$0.isSpace } ?? clusters.endIndex))
  }

  /// Digits, spaces and signs take the script of the letters before them that run their way, or else after them: a
  /// bracket about Arabic is shaped with it.
  private func resolveScripts(_ clusters: inout [TextCluster]) {
    let known = clusters.map(\.script)
    for index in clusters.indices where known[index] == Script.common {
      let level = clusters[index].level
      func letters(_ other: Int) -> Bool { known[other] != Script.common }
      func near(_ others: some Collection<Int>) -> Int? {
        others.prefix { clusters[$0].level == level }.first(where: letters)
      }
      let (before, after) = ((0..<index).reversed(), (index + 1)..<clusters.count)
      let source = near(before) ?? near(after) ?? before.first(where: letters) ?? after.first(where: letters)
      if let source { clusters[index].script = known[source] }
    }
  }

  /// Marks where lines may end.
  private func markBreaks(_ clusters: inout [TextCluster]) {
    for index in clusters.indices.dropLast() {
      let (here, next) = (clusters[index], clusters[index + 1])
      if here.isSpace {
        clusters[index].breaksAfter = true
      } else if !next.isSpace {
        let between = Script.breaksAnywhere(here.script) && Script.breaksAnywhere(next.script)
        let hyphen =
          TextItemiser.hyphens.contains(here.text) && index > 0 && isLetter(clusters[index - 1])
          && isLetter(next)
        clusters[index].breaksAfter =
          (between && !TextItemiser.neverFirst.contains(next.text)
            && !TextItemiser.neverLast.contains(here.text))
          || hyphen
      }
    }
  }

  /// Signs that a word may be broken after.
  private static let hyphens: Set<String> = ["-", "‐", "–", "/"]

  /// Whether a cluster is a letter of an alphabet.
  private func isLetter(_ cluster: TextCluster) -> Bool {
    cluster.text.unicodeScalars.first?.properties.isAlphabetic ?? false
  }

  /// Signs and small kana that no Japanese or Chinese line begins with.
  private static let neverFirst: Set<String> = Set(
    "、。，．・：；？！）」』】〉》〕］｝ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…".map { String($0) })
  /// Brackets that no line ends with.
  private static let neverLast: Set<String> = Set("（「『【〈《〔［｛".map { String($0) })

  /// Letters as a text.
  private func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
