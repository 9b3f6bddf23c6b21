import Geometry
import Testing

@testable import SDLKit

extension SDLTests {
  /// How texts are fitted: lines first, then size, then "…".
  @Suite struct TextFitTests {
    let fonts: FontBook
    let text: TextRenderer

    init() throws {
      fonts = try FontBook(fallbackPattern: "Lato")
      text = TextRenderer(fonts: fonts, maximumSide: 2_048)
    }

    func layout(
      _ string: String, _ box: Size, lines: Int = 1, size: Double = 32, least: Double = 16,
      spacing: Double = 0,
      alignment: TextStyle.Alignment = .leading
    ) throws -> TextLayout {
      let style = TextStyle(
        fontPattern: "Quicksand:bold", size: size, letterSpacing: spacing, maxLines: lines,
        alignment: alignment)
      return try text.layout(string, style: style, box: box, minimumSize: least)
    }

    func words(_ layout: TextLayout) -> [String] { layout.lines.map { $0.runs.map(\.text).joined() } }

    @Test func `What fits keeps its size on one line`() throws {
      let layout = try layout("Animal", Size(300, 92), lines: 2)
      #expect(layout.fontSize == 32 && layout.lineCount == 1 && !layout.isCut)
    }

    @Test func `Lines come before shrinking, and are of like length`() throws {
      let two = try layout("Long-eared owl of the woods", Size(300, 92), lines: 2)
      #expect(two.fontSize == 32 && two.lineCount == 2 && !two.isCut)
      #expect(words(two) == ["Long-eared owl", "of the woods"])
    }

    @Test func `Shrinking comes before cutting, and stops at the least size`() throws {
      let smaller = try layout("Long-eared owl", Size(200, 92))
      #expect(smaller.fontSize < 32 && smaller.fontSize >= 16 && !smaller.isCut)
      let cut = try layout("Long-eared owl of the deep dark woods", Size(200, 92))
      #expect(cut.fontSize == 16 && cut.isCut && cut.lineCount == 1)
      #expect(words(cut)[0].hasSuffix("…") && words(cut)[0].hasPrefix("Long-eared"))
      #expect(cut.pixelSize.width <= 200 && cut.pixelSize.width > 170)
    }

    @Test func `A long word is broken only as the last way out`() throws {
      let word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
      let broken = try layout(word, Size(240, 92), lines: 3, least: 20)
      #expect(broken.fontSize == 20 && broken.lineCount == 3)
      #expect(word.hasPrefix(words(broken)[0]))
      // Words that are short are kept whole even then.
      let mixed = try layout("the cat " + word, Size(240, 60), lines: 2, least: 20)
      #expect(words(mixed)[0].hasPrefix("the cat"))
    }

    @Test func `A box lower than a line gets smaller letters`() throws {
      let low = try layout("Animal", Size(300, 12))
      #expect(low.fontSize < 16 && low.pixelSize.height <= 12 && low.pixelSize.height > 6)
    }

    @Test func `No picture is wider than a texture may be`() throws {
      let wide = try layout(String(repeating: "ab ", count: 400), Size(1_000_000, 92))
      #expect(wide.pixelSize.width <= 2_048 && wide.isCut)
    }

    @Test func `Cut from right to left, the dots stand at the left`() throws {
      let cut = try layout("חתול קטן על הגדר הגבוהה", Size(120, 40))
      #expect(
        cut.isCut && cut.lines[0].runs.first?.text.hasPrefix("…") == true
          || cut.lines[0].runs.first?.text == "…")
    }

    @Test func `A no-break space holds its words together`() throws {
      let layout = try layout("big New\u{A0}York", Size(160, 92), lines: 2)
      #expect(words(layout) == ["big", "New York"])
    }

    @Test func `Japanese breaks between letters, not before a small one`() throws {
      let layout = try layout("東京タワーと富士山", Size(170, 92), lines: 2)
      if layout.missing.isEmpty {
        #expect(layout.lineCount == 2 && layout.fontSize == 32)
        #expect(!words(layout)[1].hasPrefix("ー"))
      }
    }

    @Test func `Digits stand on one line, whatever they are`() throws {
      let all = try (0...9).map { try layout(String($0), Size(100, 92)) }
      #expect(Set(all.map(\.frame.y)).count == 1)
      #expect(Set(all.map(\.pixelSize.height)).count == 1)
      let bottoms = try all.map { layout in
        let image = try text.render(layout)
        return (0..<image.size.height).last { row in
          (0..<image.size.width).contains { image[$0, row].alpha > 128 }
        }
      }
      #expect(Set(bottoms.compactMap { $0 }).count <= 2, "\(bottoms)")
    }

    @Test func `Capitals stand in the middle of the box`() throws {
      let layout = try layout("H", Size(100, 92))
      let image = try text.render(layout)
      let rows = (0..<image.size.height).filter { row in
        (0..<image.size.width).contains { image[$0, row].alpha > 128 }
      }
      let above = Int(layout.frame.y) + (rows.first ?? 0)
      let below = 92 - Int(layout.frame.y) - (rows.last ?? 0) - 1
      #expect(abs(above - below) <= 1, "\(above) over, \(below) under")
    }

    @Test func `Alignment moves the picture in the box`() throws {
      let box = Size(301, 92)
      let left = try layout("Cat", box)
      let middle = try layout("Cat", box, alignment: .center)
      let right = try layout("Cat", box, alignment: .trailing)
      #expect(left.frame.x == 0 && right.frame.maxX == 301)
      #expect(abs(middle.frame.midX - 150.5) <= 1)
    }

    @Test func `Letter spacing is put between letters and not after the last`() throws {
      let plain = try layout("Score", Size(500, 92))
      let spaced = try layout("Score", Size(500, 92), spacing: 0.125)
      #expect(spaced.pixelSize.width == plain.pixelSize.width + 4 * 4)
      let arabic = try layout("قطة", Size(500, 92), spacing: 0.125)
      #expect(arabic.pixelSize.width == (try layout("قطة", Size(500, 92))).pixelSize.width)
    }

    @Test(arguments: ["Ty", "Office AVATon", "fi"])
    func `The last spaced letter is whole`(_ word: String) throws {
      let style = TextStyle(fontPattern: "Lato", size: 40, letterSpacing: 0.1)
      let spaced = try text.render(text.layout(word, style: style, box: Size(900, 92), minimumSize: 40))
      let last = try text.render(
        text.layout(String(word.suffix(1)), style: style, box: Size(900, 92), minimumSize: 40))
      let start = spaced.size.width - last.size.width
      let same = (0..<last.size.height).allSatisfy { y in
        (0..<last.size.width).allSatisfy { spaced[start + $0, y].alpha == last[$0, y].alpha }
      }
      #expect(same)
    }

    @Test func `A font that cannot be used is named and another one shown`() throws {
      try withTemporaryFile { path in
        var style = TextStyle(fontPattern: path, size: 30)
        let broken = try text.layout("Cat", style: style, box: Size(200, 60), minimumSize: 10)
        style.fontPattern = "Lato"
        let lato = try text.layout("Cat", style: style, box: Size(200, 60), minimumSize: 10)
        #expect(broken == lato)
        #expect(fonts.issues.map(\.pattern) == [path])
        #expect(fonts.issues[0].description.contains("not a font"))
      }
      _ = try fonts.face(for: "No Such Family:bold")
      #expect(fonts.issues.last?.description.contains("Lato") == true)
    }

    @Test func `Only so many fonts are kept open`() throws {
      for size in 8..<120 { _ = try layout("Cat", Size(900, 300), size: Double(size)) }
      #expect(fonts.fonts.count <= FontBook.capacity)
    }

    @Test func `A text in ink of a colour has that colour`() throws {
      let layout = try layout("H", Size(100, 92))
      let image = try text.render(layout, ink: Colour(255, 181, 46))
      let solid = image.pixels.indices.filter { $0 % 4 == 3 && image.pixels[$0] == 255 }
      #expect(!solid.isEmpty)
      #expect(solid.allSatisfy { image.pixels[$0 - 3] == 255 && image.pixels[$0 - 2] == 181 })
    }
  }
}
