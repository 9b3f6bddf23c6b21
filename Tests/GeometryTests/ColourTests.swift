import Geometry
import Testing

@Suite struct ColourTests {
  @Test(arguments: [
    ("#FFB52E", Colour(255, 181, 46)), ("#ffb52e", Colour(255, 181, 46)), ("#F80", Colour(255, 136, 0)),
    ("#10203040", Colour(16, 32, 48, 64)),
  ])
  func `A colour is read`(_ text: String, _ colour: Colour) {
    #expect(Colour(hex: text) == colour)
  }

  @Test(arguments: [
    "", "#", "FFB52E", "#FFB52", "#FFB52EF", "#GGGGGG", " #FFF", "#FFF ", "#FFB52E00F", "red",
  ])
  func `What is no colour is refused`(_ text: String) {
    #expect(Colour(hex: text) == nil)
  }

  @Test(arguments: [Colour(0, 1, 254), Colour(16, 32, 48, 64), .white, .clear])
  func `A colour that is written is read as the same`(_ colour: Colour) {
    #expect(Colour(hex: colour.hex) == colour)
  }

  @Test func `An opaque colour is written in six digits`() {
    #expect(Colour(0, 10, 255).hex == "#000AFF")
    #expect(Colour(0, 10, 255, 1).hex == "#000AFF01")
  }

  // Ratios that WCAG's own formula gives, to two decimals.
  @Test(arguments: [
    (Colour.white, Colour.black, 21.0), (.white, .white, 1), (Colour(0x77, 0x77, 0x77), .white, 4.48),
    (Colour(255, 0, 0), .white, 4.0), (Colour(0x0A, 0x0A, 0x0A), .black, 1.06),
  ])
  func `Contrast is WCAG's ratio, whichever comes first`(_ a: Colour, _ b: Colour, _ ratio: Double) {
    #expect((a.contrast(with: b) - ratio).magnitude < 0.005)
    #expect(a.contrast(with: b) == b.contrast(with: a))
  }

  @Test func `Mixing and fading keep within their ends`() {
    let (a, b) = (Colour(0, 100, 200, 255), Colour(100, 0, 250, 155))
    #expect(a.mixed(with: b, 0) == a)
    #expect(a.mixed(with: b, 1) == b)
    #expect(a.mixed(with: b, 0.5) == Colour(50, 50, 225, 205))
    #expect(a.mixed(with: b, -3) == a)
    #expect(a.mixed(with: b, 7) == b)
    #expect(b.faded(0.5) == Colour(100, 0, 250, 78))
    #expect(b.faded(2) == b)
    #expect(b.faded(-1).alpha == 0)
    #expect(b.faded(.nan).alpha == 0)
  }
}
