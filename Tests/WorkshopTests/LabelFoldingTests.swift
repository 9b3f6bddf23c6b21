import Testing

@testable import Workshop

@Suite struct LabelFoldingTests {
  @Test(arguments: [
    ("Cat", "CAT"), ("Straße", "STRASSE"), ("caf\u{E9}", "cafe\u{301}"), ("ＣＡＴ", "cat"), ("ﬁsh", "Fish"),
    (" Big  cats", "big\u{A0}cats"), ("ca\u{200B}t", "cat"), ("ｶﾞﾁｮｳ", "ガチョウ"),
    ("rock\u{2011}n\u{2019}roll", "rock-n'roll"),
    ("Ⓐ", "a"), ("H₂", "h₂"), ("Ärzte", "A\u{308}RZTE"), ("soft\u{AD}ware", "software"), ("m²", "M2"),
  ])
  func theseLookAlike(one: String, other: String) {
    #expect(LabelFolding.folded(one) == LabelFolding.folded(other))
  }

  @Test(arguments: [("Cat", "Cats"), ("resume", "résumé"), ("o", "ö"), ("1", "l"), ("A B", "AB"), ("ガ", "カ")])
  func theseDoNot(one: String, other: String) {
    #expect(LabelFolding.folded(one) != LabelFolding.folded(other))
  }
}
