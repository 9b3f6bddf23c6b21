import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

@Suite struct DrawingFileTests {
  @Test func aDrawingIsSharpAtAnySize() throws {
    let path = try Fixtures.file(
      "sharp.svg",
      Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'><rect width='6' height='8'/></svg>"
          .utf8))
    let picture = try Fixtures.decode(path, PixelSize(1200, 800), ground: .white)
    #expect(picture.info.size == PixelSize(1200, 800))
    #expect(picture.pixel(597, 400)[0] < 8 && picture.pixel(602, 400)[0] > 247)
  }

  @Test func nothingOutsideADrawingIsRead() throws {
    let red = TIFFFile(
      width: 8, height: 8, bands: 3, samples: (0..<192).map { $0 % 3 == 0 ? 255 : 0 })
    let other = String(decoding: try Fixtures.file("red.tif", red.bytes), as: UTF8.self)
    _ = try Fixtures.file(
      "red.png", try [UInt8](Data(contentsOf: Fixtures.folder.appendingPathComponent("photos/png-1x1.png"))))
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='24' height='16'>
      <script>document.documentElement.style.display = 'none'</script>
      <rect width='24' height='16' fill='#0000ff'/>
      <image href='red.png' width='24' height='16'/><image xlink:href='file://\(other)' width='24' height='16'/>
      <image href='\(Fixtures.scratch.path)/red.png' width='24' height='16'/></svg>
      """
    let picture = try Fixtures.decode(try Fixtures.file("outside.svg", Array(text.utf8)), PixelSize(240, 160))
    #expect(picture.pixel(120, 80) == [0, 0, 255, 255])
  }

  @Test func entitiesThatGrowAreRefused() throws {
    var text = "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a0 'aaaaaaaaaaaaaaaaaaaaaaaaa'>"
    for level in 1...9 {
      text += "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
    }
    text += "]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&a9;</text></svg>"
    let start = ContinuousClock.now
    #expect(Fixtures.refusal(try Fixtures.file("grow.svg", Array(text.utf8))) != nil)
    #expect(ContinuousClock.now - start < .seconds(2))
  }
}
