import Geometry
import Testing

@testable import SDLKit

extension SDLTests {
  @Suite struct TextTests {
    let fonts: FontBook
    let text: TextRenderer

    init() throws {
      fonts = try FontBook(fallbackPattern: "Lato")
      text = TextRenderer(fonts: fonts)
    }

    static let button = TextStyle(fontPattern: "Quicksand:bold", size: 32, maxLines: 2, alignment: .leading)

    @Test(arguments: Label.all)
    func `A label is cleaned of what would be a box`(_ label: Label) {
      let cleaned = TextSanitiser.clean(label.text)
      #expect(Array(cleaned.unicodeScalars) == Array((label.cleaned ?? label.text).unicodeScalars))
      #expect(TextRenderer.isBlank(label.text) == label.isBlank)
    }

    @Test(arguments: Label.all)
    func `A label stays inside its button at every size`(_ label: Label) throws {
      for box in [Size(230, 92), Size(120, 40), Size(60, 24), Size(3_000, 20), Size(40, 300), Size(1, 1)] {
        let layout = try text.layout(label.text, style: TextTests.button, box: box, minimumSize: 17)
        let bounds = Rect(origin: .zero, size: box)
        #expect(layout.isEmpty || bounds.contains(layout.frame), "\(layout.frame) in \(box)")
        let image = try text.render(layout)
        #expect(image.size == layout.pixelSize)
        #expect(layout.lineCount <= 2)
        for line in layout.lines where box.width > 20 {
          #expect(line.x + line.width <= layout.pixelSize.width)
          let painted = line.runs.allSatisfy { !$0.text.contains("\n") && !$0.text.contains("\t") }
          #expect(painted)
        }
      }
    }

    @Test func `All labels together, for a person to look at`() throws {
      let labels = Label.all
      var sheet = PixelImage(size: PixelSize(720, 100 * ((labels.count + 2) / 3)))
      for at in stride(from: 3, to: sheet.pixels.count, by: 4) { sheet.pixels[at] = 255 }
      for (index, label) in labels.enumerated() {
        let layout = try text.layout(label.text, style: TextTests.button, box: Size(230, 92), minimumSize: 17)
        let image = try text.render(layout, ink: Colour(255, 244, 227))
        sheet.lay(
          image, x: (index % 3) * 240 + 5 + Int(layout.frame.x),
          y: (index / 3) * 100 + 4 + Int(layout.frame.y),
          ink: .white, rows: 0..<sheet.size.height)
      }
      show(sheet, "labels")
      #expect(sheet.pixels.contains { $0 > 200 })
    }
  }
}
