import Geometry
import Testing

@testable import SDLKit

extension SDLTests {
  @Suite struct ArcTests {
    /// The covered area in pixels.
    func area(_ arc: Arc) -> Double {
      let local = arc.moved(by: Point.zero - arc.box.origin)
      let size = PixelSize(Int(arc.box.width), Int(arc.box.height))
      return local.coverage(size).reduce(0) { $0 + Double($1) / 255 }
    }

    @Test(arguments: [(12.0, 4.0), (40.5, 9.0), (158.0, 16.0), (6.0, 1.0)])
    func `A ring covers the area of a ring`(_ radius: Double, _ width: Double) {
      let arc = Arc(center: Point(200.25, 200.75), radius: radius, width: width, from: 0, to: 360)
      let right = 2 * Double.pi * radius * width
      #expect(abs(area(arc) - right) < right * 0.02 + 1, "\(area(arc)) for \(right)")
    }

    @Test(arguments: [10.0, 90, 179, 181, 300, 359])
    func `A part covers its share, and round ends add one disc`(_ sweep: Double) {
      let (radius, width) = (50.0, 10.0)
      let share = 2 * Double.pi * radius * width * sweep / 360
      let butt = Arc(
        center: Point(80, 80), radius: radius, width: width, from: 30, to: 30 + sweep, caps: .butt)
      #expect(abs(area(butt) - share) < share * 0.02 + 4, "\(area(butt)) for \(share)")
      guard sweep < 340 else { return }
      let round = Arc(center: Point(80, 80), radius: radius, width: width, from: 30, to: 30 + sweep)
      let disc = Double.pi * width * width / 4
      #expect(abs(area(round) - share - disc) < share * 0.02 + 6, "\(area(round)) for \(share + disc)")
    }

    @Test func `Nought degrees is up and degrees grow clockwise`() throws {
      let renderer = try Renderer(offscreen: PixelSize(100, 100))
      renderer.clear(.black)
      renderer.arc(
        center: Point(50, 50), radius: 30, width: 8, fromDegrees: 10, toDegrees: 80, colour: Colour(255, 0, 0)
      )
      let image = try renderer.readPixels()
      #expect(image[71, 28] == Colour(255, 0, 0))
      #expect(image[28, 28] == .black && image[28, 71] == .black && image[71, 71] == .black)
    }

    @Test func `Half transparent, it is of one tone, with no seam at its ends`() throws {
      let renderer = try Renderer(offscreen: PixelSize(100, 100))
      renderer.clear(.black)
      renderer.arc(
        center: Point(50, 50), radius: 30, width: 12, fromDegrees: 0, toDegrees: 200,
        colour: Colour(255, 255, 255, 128))
      let image = try renderer.readPixels()
      #expect(image.pixels.enumerated().allSatisfy { $0.offset % 4 == 3 || $0.element <= 129 })
    }

    @Test func `The same arc is painted once, a changed one again`() throws {
      let renderer = try Renderer(offscreen: PixelSize(400, 400))
      for sweep in 1...60 {
        renderer.clear(.black)
        renderer.arc(
          center: Point(200, 200), radius: 158, width: 16, fromDegrees: 0, toDegrees: Double(sweep * 6),
          colour: Colour(255, 181, 46))
        renderer.arc(
          center: Point(200, 200), radius: 158, width: 16, fromDegrees: 0, toDegrees: 360,
          colour: Colour(255, 255, 255, 20))
      }
      let image = try renderer.readPixels()
      show(image, "ring")
      #expect(image[200, 42].green > 180 && image[200, 358].green > 180 && image[200, 200] == .black)
    }

    @Test func `Without extent nothing is drawn`() throws {
      let renderer = try Renderer(offscreen: PixelSize(50, 50))
      renderer.clear(.black)
      for arc in [
        Arc(center: Point(25, 25), radius: 0, width: 5, from: 0, to: 360),
        Arc(center: Point(25, 25), radius: 9, width: 0, from: 0, to: 360),
        Arc(center: Point(25, 25), radius: 9, width: 3, from: 90, to: 90),
        Arc(center: Point(25, 25), radius: 1e9, width: 3, from: 0, to: 90),
        Arc(center: Point(25, 25), radius: .nan, width: 3, from: 0, to: 90),
      ] {
        renderer.draw(arc, .white)
      }
      #expect(
        try renderer.readPixels().pixels.enumerated().allSatisfy { $0.offset % 4 == 3 || $0.element == 0 })
    }
  }
}
