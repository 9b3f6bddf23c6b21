import Geometry
import Testing

@testable import SDLKit

extension SDLTests {
  /// What must be right inside a line: order, joining, marks, missing letters.
  @Suite struct TextOrderTests {
    let fonts: FontBook
    let text: TextRenderer

    init() throws {
      fonts = try FontBook(fallbackPattern: "Lato")
      text = TextRenderer(fonts: fonts)
    }

    func layout(_ string: String, pattern: String = "Quicksand:bold", size: Double = 32) throws -> TextLayout
    {
      try text.layout(
        string, style: TextStyle(fontPattern: pattern, size: size), box: Size(4_000, 100), minimumSize: size)
    }

    func picture(_ string: String) throws -> PixelImage { try text.render(try layout(string)) }

    /// A run as it is seen: letters from right to left are turned around.
    func seen(_ string: String) throws -> String {
      try layout(string).lines.flatMap(\.runs).map { $0.isRightToLeft ? String($0.text.reversed()) : $0.text }
        .joined()
    }

    @Test(arguments: [
      ("Cat 123", "Cat 123"),
      // Hebrew letters a, b, c are written here in the order they are read; seen from left to right they turn.
      ("אבג", "גבא"),
      ("אב 12 גד", "דג 12 בא"),
      ("אב Cat 12 (ג)", ")ג( Cat 12 בא"),
      ("Cat אב dog", "Cat בא dog"),
      ("Cat (אב) 3", "Cat (בא) 3"),
      ("12 אב", "בא 12"),
      ("אב!", "!בא"),
    ])
    func `Letters of both directions stand in their order`(_ read: String, _ right: String) throws {
      #expect(try seen(read) == right)
    }

    @Test func `Brackets turn with the text`() throws {
      let font = try fonts.font(try fonts.face(for: "Quicksand:bold"), size: 40)
      let turned = font.paint("(", isRightToLeft: true, script: "Arab")
      let closing = font.paint(")", isRightToLeft: false, script: "Latn")
      #expect(turned != nil && turned?.image == closing?.image)
      #expect(turned?.image != font.paint("(", isRightToLeft: false, script: "Latn")?.image)
    }

    @Test(arguments: ["صغيرة", "बिल्ली"])
    func `Letters that join are narrower than letters that stand alone`(_ word: String) throws {
      let whole = try layout(word)
      try #require(whole.lines.count == 1)
      if !whole.missing.isEmpty { return }
      let apart = try word.unicodeScalars.reduce(0) { sum, scalar in
        let run = try layout(String(Character(scalar)))
        return sum + run.pixelSize.width
      }
      #expect(whole.pixelSize.width < apart)
      #expect(whole.lines[0].runs.count == 1)
    }

    @Test(arguments: [
      ("Z\u{30C}", "Ž"), ("e\u{301}", "é"), ("u\u{308}", "ü"), ("n\u{303}", "ñ"),
      ("o\u{327}\u{301}", "ó\u{327}"),
    ])
    func `A mark of its own looks as one that is built in`(_ apart: String, _ whole: String) throws {
      #expect(try picture(apart) == picture(whole))
    }

    @Test func `Marks piled up end with the line and do not move it`() throws {
      let piled = try layout("Z" + String(repeating: "\u{308}\u{301}\u{327}", count: 12) + "o")
      let plain = try layout("Zo")
      #expect(piled.lineHeight <= Int(Double(piled.fontSize) * 1.8))
      #expect(piled.pixelSize.height == piled.ascent + piled.descent)
      // The o stands on the same line in both: its ink begins as far over the baseline, and ends there.
      func ink(_ layout: TextLayout) throws -> [Int] {
        let image = try text.render(layout)
        let columns = (image.size.width - 10)..<(image.size.width - 4)
        let rows = (0..<image.size.height).filter { row in columns.contains { image[$0, row].alpha > 128 } }
        return [try #require(rows.first) - layout.ascent, try #require(rows.last) - layout.ascent]
      }
      #expect(try ink(piled) == ink(plain))
    }

    @Test(arguments: Label.all)
    func `No letter is a box without a word about it`(_ label: Label) throws {
      let layout = try layout(label.text)
      for run in layout.lines.flatMap(\.runs) {
        let font = try fonts.font(run.face, size: layout.fontSize)
        for scalar in run.text.unicodeScalars where !TextSanitiser.isIgnorable(scalar) {
          // A mark may be built into the letter that HarfBuzz puts in its place.
          let drawn = font.has(scalar) || TextSanitiser.isMark(scalar)
          #expect(drawn || layout.missing.contains(scalar), "U+\(String(scalar.value, radix: 16))")
        }
      }
      // What is missing was asked for.
      let asked = Set(label.text.unicodeScalars)
      #expect(layout.missing.allSatisfy { asked.contains($0) })
      #expect(
        label.isBlank == layout.isEmpty || !layout.missing.isEmpty || label.name == "only no-break spaces")
    }

    @Test func `Letters that no font has are named`() throws {
      #expect(try layout("a\u{E000}b").missing == ["\u{E000}"])
      #expect(try layout("Cat").missing.isEmpty)
    }

    @Test func `An emoji is a picture of a letter's height, or left out while the word stays`() throws {
      let layout = try layout("🐱 Cat")
      let cat = try picture("Cat")
      #expect(layout.lines[0].runs.last?.text.hasSuffix("Cat") == true)
      guard layout.hasColour else {
        #expect(layout.missing == ["🐱"] || layout.missing.isEmpty)
        return
      }
      let image = try text.render(layout)
      #expect(image.size.width < cat.size.width + 60)
      let colours = Set((0..<30).flatMap { x in (0..<image.size.height).map { image[x, $0].hex.prefix(7) } })
      #expect(colours.count > 20)
      // Ink colours the letters and not the picture.
      let red = try text.render(layout, ink: Colour(255, 0, 0))
      #expect(red[10, red.size.height / 2] == image[10, image.size.height / 2])
      #expect((0..<red.size.width).suffix(20).allSatisfy { red[$0, red.size.height / 2].blue == 0 })
      #expect(try self.layout("👨\u{200D}👩\u{200D}👧").lines[0].runs.count == 1)
    }
  }
}
