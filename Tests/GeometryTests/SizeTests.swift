import Geometry
import Testing

@Suite struct SizeTests {
  @Test(arguments: [
    // A photo's size, the box, and what it becomes in it.
    (PixelSize(1600, 900), PixelSize(800, 600), PixelSize(800, 450)),
    (PixelSize(900, 1600), PixelSize(800, 600), PixelSize(338, 600)),
    (PixelSize(800, 600), PixelSize(800, 600), PixelSize(800, 600)),
    (PixelSize(20_000, 200), PixelSize(800, 540), PixelSize(800, 8)),
    (PixelSize(4, 16_000), PixelSize(800, 540), PixelSize(1, 540)),
    (PixelSize(16_000, 4), PixelSize(800, 540), PixelSize(800, 1)),
    (PixelSize(1, 1), PixelSize(800, 540), PixelSize(540, 540)),
    (PixelSize(3, 2), PixelSize(1, 1), PixelSize(1, 1)),
    (PixelSize(0, 10), PixelSize(800, 540), PixelSize(1, 1)),
    (PixelSize(10, 10), PixelSize(0, 540), PixelSize(1, 1)),
  ])
  func `A picture is fitted whole into its box`(_ size: PixelSize, _ box: PixelSize, _ fitted: PixelSize) {
    #expect(size.fitted(in: box) == fitted)
  }

  @Test func `A fitted picture touches two sides of its box and never leaves it`() {
    let box = PixelSize(807, 541)
    for width in stride(from: 1, through: 4_000, by: 97) {
      for height in stride(from: 1, through: 4_000, by: 89) {
        let fitted = PixelSize(width, height).fitted(in: box)
        #expect(fitted.width <= box.width && fitted.height <= box.height, "\(width)×\(height)")
        #expect(fitted.width == box.width || fitted.height == box.height, "\(width)×\(height)")
      }
    }
  }

  @Test func `An empty size has a shape too`() {
    #expect(Size(30, 20).aspect == 1.5)
    #expect(Size(30, 0).aspect == 1)
  }
}
