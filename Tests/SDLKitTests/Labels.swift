/// Answer labels that break programs of this kind, and what a player should see.
struct Label: Sendable, CustomStringConvertible {
  var name: String
  var text: String
  /// What is left after cleaning; nil when it is the text itself.
  var cleaned: String?
  /// Whether the label counts as having no name.
  var isBlank = false

  var description: String { name }

  static let all: [Label] = [
    Label(name: "short", text: "Cat"),
    Label(
      name: "80 letters, no space",
      text: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"),
    Label(
      name: "long with spaces",
      text: "The little brown horse that stood behind the old house by the river in the summer of 1987"),
    Label(
      name: "1000 letters", text: String(repeating: "ab ", count: 333) + "c"),
    Label(name: "Japanese", text: "東京タワー"),
    Label(name: "Korean", text: "서울 타워"),
    Label(name: "Arabic", text: "قطة صغيرة"),
    Label(name: "Hebrew", text: "חתול קטן"),
    Label(name: "mixed", text: "قطة Cat 123 (نعم)"),
    Label(name: "emoji", text: "🐱 Cat"),
    Label(name: "family emoji", text: "👨\u{200D}👩\u{200D}👧"),
    Label(name: "flag emoji", text: "🇮🇸 Iceland"),
    Label(name: "decomposed", text: "Z\u{30C}ofie e\u{301} u\u{308} n\u{303}"),
    Label(
      name: "stacked marks",
      text: "Z" + String(repeating: "\u{308}\u{301}\u{327}", count: 12) + "algo",
      cleaned: "Z" + String(repeating: "\u{308}\u{301}\u{327}", count: 5) + "\u{308}algo"),
    Label(name: "Thai", text: "แมวน้ำ"),
    Label(name: "Devanagari", text: "बिल्ली"),
    Label(name: "line break", text: "Cat\nDog", cleaned: "Cat Dog"),
    Label(name: "tab", text: "Cat\tDog", cleaned: "Cat Dog"),
    Label(name: "CR LF", text: "Cat\r\n", cleaned: "Cat"),
    Label(name: "CR LF inside", text: "Cat\r\nDog", cleaned: "Cat Dog"),
    Label(name: "empty", text: "", isBlank: true),
    Label(name: "only spaces", text: "   ", cleaned: "", isBlank: true),
    Label(name: "zero width", text: "\u{200B}\u{200B}", cleaned: "", isBlank: true),
    Label(name: "only no-break spaces", text: "\u{A0}\u{202F}", cleaned: "\u{A0}\u{A0}", isBlank: true),
    Label(name: "no-break space", text: "New\u{A0}York"),
    Label(name: "RTL override", text: "safe\u{202E}gpj.exe", cleaned: "safegpj.exe"),
    Label(name: "isolates", text: "a\u{2067}b\u{2069}c", cleaned: "abc"),
    Label(name: "BOM", text: "\u{FEFF}Cat", cleaned: "Cat"),
    Label(name: "control letters", text: "C\u{7}a\u{1B}t", cleaned: "Cat"),
    Label(name: "stray joiner", text: "C\u{200D}at", cleaned: "Cat"),
    Label(name: "soft hyphen", text: "Cat\u{AD}fish", cleaned: "Catfish"),
    Label(name: "format letters", text: "%s%n%d {0} \\n"),
    Label(name: "markup", text: "<b>Cat</b> &amp;"),
    Label(name: "outside the BMP", text: "𝒞𝒶𝓉"),
    Label(name: "unpaired surrogate", text: "\u{FFFD}"),
    Label(name: "same but case", text: "cat"),
    Label(name: "private use", text: "\u{E000}x\u{10FFFD}"),
    Label(name: "mark without a base", text: "\u{301}a"),
  ]
}
