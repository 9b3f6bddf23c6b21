import Geometry
import Glibc
import Testing

@testable import SDLKit

extension SDLTests {
  @Suite struct RendererTests {
    let renderer: Renderer
    let red = Colour(200, 40, 30)

    init() throws {
      renderer = try Renderer(offscreen: PixelSize(64, 48))
      renderer.clear(.black)
    }

    /// A texture of four quarters: red, green, blue and half transparent white.
    func quarters(_ side: Int) throws -> Texture {
      let colours = [Colour(255, 0, 0), Colour(0, 255, 0), Colour(0, 0, 255), Colour(255, 255, 255, 128)]
      var image = PixelImage(size: PixelSize(side, side))
      for y in 0..<side {
        for x in 0..<side {
          let c = colours[(y * 2 / side) * 2 + x * 2 / side]
          let at = (y * side + x) * 4
          image.pixels.replaceSubrange(at..<at + 4, with: [c.red, c.green, c.blue, c.alpha])
        }
      }
      return try Texture(renderer, image, scaleMode: .nearest)
    }

    func plain(_ size: PixelSize, _ colour: Colour) throws -> Texture {
      let pixel = [colour.red, colour.green, colour.blue, colour.alpha]
      let pixels = [[UInt8]](repeating: pixel, count: size.width * size.height).flatMap { $0 }
      return try Texture(renderer, #require(PixelImage(size: size, pixels: pixels)))
    }

    @Test func `It needs no display and has the size asked for`() throws {
      #expect(renderer.size == PixelSize(64, 48))
      #expect(renderer.info.name == "software")
      #expect(!renderer.info.isAccelerated)
      #expect(try renderer.readPixels()[63, 47] == .black)
    }

    @Test func `A colour fills whole pixels and blends by its alpha`() throws {
      renderer.clear(Colour(0, 0, 100))
      renderer.fill(Rect(10, 10, 5, 5), red)
      renderer.fill(Rect(20, 10, 5, 5), Colour(200, 0, 0, 128))
      let image = try renderer.readPixels()
      #expect(image[10, 10] == red)
      #expect(image[14, 14] == red)
      #expect(image[9, 10] == Colour(0, 0, 100))
      #expect(image[15, 10] == Colour(0, 0, 100))
      let mixed = image[20, 10]
      #expect(abs(Int(mixed.red) - 100) <= 2 && abs(Int(mixed.blue) - 50) <= 2)
    }

    @Test func `Neighbours at parts of a pixel neither gap nor overlap`() throws {
      var x = 3.3
      for _ in 0..<8 {
        renderer.fill(Rect(x, 5, 4.7, 4), Colour(255, 255, 255, 128))
        x += 4.7
      }
      let image = try renderer.readPixels()
      let row = Set((3..<40).map { image[$0, 6].red })
      #expect(row.count == 1, "\(row)")
    }

    @Test func `Drawing stays inside the clip, and an empty clip lets nothing through`() throws {
      renderer.setClip(Rect(10, 10, 4, 4))
      renderer.fill(Rect(0, 0, 64, 48), red)
      renderer.setClip(Rect(30, 30, 0, 5))
      renderer.fill(Rect(0, 0, 64, 48), .white)
      renderer.draw(try quarters(8), destination: Rect(0, 0, 64, 48))
      renderer.draw(Arc(center: Point(30, 20), radius: 9, width: 4, from: 0, to: 360), .white)
      renderer.setClip(nil)
      let image = try renderer.readPixels()
      let touched = (0..<48).flatMap { y in (0..<64).filter { image[$0, y] != .black } }.count
      #expect(touched == 16)
      #expect(image[10, 10] == red && image[13, 13] == red)
      renderer.fill(Rect(0, 0, 1, 1), .white)
      #expect(try renderer.readPixels()[0, 0] == .white)
    }

    @Test func `A texture keeps red red and blue blue, whole and in part`() throws {
      let texture = try quarters(8)
      renderer.draw(texture, destination: Rect(0, 0, 8, 8))
      renderer.draw(texture, source: Rect(4, 0, 4, 4), destination: Rect(20, 0, 4, 4))
      renderer.draw(texture, source: Rect(0, 4, 4, 4), destination: Rect(30, 0, 12, 12))
      let image = try renderer.readPixels()
      #expect(image[1, 1] == Colour(255, 0, 0))
      #expect(image[6, 1] == Colour(0, 255, 0))
      #expect(image[1, 6] == Colour(0, 0, 255))
      #expect((126...130).contains(image[6, 6].red))
      #expect(image[20, 0] == Colour(0, 255, 0) && image[23, 3] == Colour(0, 255, 0))
      #expect(image[41, 11] == Colour(0, 0, 255) && image[42, 11] == .black)
    }

    @Test func `A tint multiplies, alpha fades, light adds`() throws {
      let white = try plain(PixelSize(4, 4), .white)
      renderer.clear(Colour(100, 100, 100))
      renderer.draw(white, destination: Rect(0, 0, 4, 4), tint: Colour(255, 128, 0))
      renderer.draw(white, destination: Rect(10, 0, 4, 4), tint: Colour(255, 255, 255, 51))
      renderer.draw(white, destination: Rect(20, 0, 4, 4), tint: Colour(50, 0, 0), blend: .additive)
      // What one call set must not stay for the next.
      renderer.draw(white, destination: Rect(30, 0, 4, 4))
      let image = try renderer.readPixels()
      #expect(abs(Int(image[0, 0].green) - 128) <= 1 && image[0, 0].red == 255 && image[0, 0].blue == 0)
      #expect(abs(Int(image[10, 0].red) - 131) <= 2)
      #expect(abs(Int(image[20, 0].red) - 150) <= 1 && image[20, 0].green == 100)
      #expect(image[30, 0] == .white)
    }

    @Test func `A quarter turn clockwise moves the top left to the top right`() throws {
      renderer.draw(try quarters(16), destination: Rect(10, 10, 16, 16), rotation: 90)
      let image = try renderer.readPixels()
      #expect(image[22, 14] == Colour(255, 0, 0))
      #expect(image[22, 22] == Colour(0, 255, 0))
      #expect(image[14, 14] == Colour(0, 0, 255))
    }

    @Test func `A turned picture has no dark rims, and its tint and its middle are right`() throws {
      // White, with black that is not seen around it.
      var image = PixelImage(size: PixelSize(20, 10))
      for y in 2..<8 { for x in 2..<18 { image[x, y] = .white } }
      let texture = try Texture(renderer, image)
      renderer.clear(.white)
      renderer.draw(texture, destination: Rect(2, 8, 40, 20), rotation: 30)
      #expect(try renderer.readPixels().pixels.allSatisfy { $0 >= 250 })
      renderer.clear(.black)
      renderer.draw(
        texture, destination: Rect(2, 8, 40, 20), tint: Colour(255, 0, 255, 128), rotation: 30)
      let drawn = try renderer.readPixels()
      // Clockwise: the right end goes down, the left one up.
      for (x, y) in [(22, 18), (33, 24), (11, 12)] {
        let pixel = drawn[x, y]
        #expect((126...129).contains(pixel.red) && pixel.green == 0 && pixel.blue == pixel.red, "\(x) \(y)")
      }
      #expect(drawn[33, 12] == .black && drawn[11, 24] == .black)
    }

    @Test func `Nine slices keep the corners and stretch the rest`() throws {
      // A frame of three pixels in red about a green middle.
      var image = PixelImage(size: PixelSize(9, 9))
      for y in 0..<9 {
        for x in 0..<9 {
          let inside = (3..<6).contains(x) && (3..<6).contains(y)
          let at = (y * 9 + x) * 4
          image.pixels.replaceSubrange(at..<at + 4, with: inside ? [0, 255, 0, 255] : [255, 0, 0, 255])
        }
      }
      let texture = try Texture(renderer, image, scaleMode: .nearest)
      renderer.drawNineSlice(texture, slice: 3, destination: Rect(4, 4, 50, 30), corner: 5)
      let drawn = try renderer.readPixels()
      for (x, y) in [(4, 4), (53, 33), (8, 20), (30, 8), (49, 20)] {
        #expect(drawn[x, y] == Colour(255, 0, 0), "\(x) \(y)")
      }
      for (x, y) in [(9, 9), (48, 28), (30, 20)] { #expect(drawn[x, y] == Colour(0, 255, 0), "\(x) \(y)") }
      #expect(drawn[3, 4] == .black && drawn[54, 33] == .black)
      // Smaller than its own corners it still stays inside.
      renderer.clear(.black)
      renderer.drawNineSlice(texture, slice: 3, destination: Rect(4, 4, 3, 2), corner: 5)
      let small = try renderer.readPixels()
      #expect(small[4, 4] == Colour(255, 0, 0) && small[7, 4] == .black && small[4, 6] == .black)
    }

    @Test func `A hollow frame looks the same while it fades, when it rests, and in strips`() throws {
      // Eight parts of different colours, the upper ones half clear, about nothing.
      var image = PixelImage(size: PixelSize(12, 12))
      for y in 0..<12 {
        for x in 0..<12 where !(4..<8).contains(x) || !(4..<8).contains(y) {
          image[x, y] = Colour(UInt8(60 + 60 * (x / 4)), UInt8(60 + 60 * (y / 4)), 90, y < 4 ? 128 : 255)
        }
      }
      let box = Rect(5, 7, 50, 31)
      func frames(_ renderer: Renderer, strips: [Rect?], alphas: [UInt8]) throws -> [PixelImage] {
        let texture = try Texture(renderer, image)
        return try alphas.map { alpha in
          renderer.clear(Colour(200, 40, 40))
          for strip in strips {
            renderer.setClip(strip)
            renderer.drawNineSlice(
              texture, slice: 4, destination: box, corner: 4, tint: Colour(255, 220, 180, alpha))
          }
          renderer.setClip(nil)
          return try renderer.readPixels()
        }
      }
      let size = PixelSize(64, 48)
      // Fading, and then at rest for long enough to be kept.
      let alphas: [UInt8] = [20, 60, 100, 140, 180, 220, 255, 255, 255, 255, 255, 255, 90, 40]
      let strips = [Rect(0, 0, 30, 20), Rect(30, 0, 34, 20), Rect(0, 20, 64, 28)]
      let wanted = try frames(Renderer(offscreen: size), strips: [nil], alphas: alphas)
      let whole = try frames(Renderer(offscreen: size, isRepeatable: false), strips: [nil], alphas: alphas)
      let cut = try frames(Renderer(offscreen: size, isRepeatable: false), strips: strips, alphas: alphas)
      for number in alphas.indices {
        for made in [whole[number], cut[number]] {
          let far = zip(made.pixels, wanted[number].pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
          #expect(far <= 3, "frame \(number)")
        }
      }
      #expect(wanted[8][5, 37] == Colour(60, 155, 64), "the corner is where it belongs")
      #expect(wanted[8][30, 22] == Colour(200, 40, 40), "nothing is drawn in the middle")
      #expect(wanted[8][5, 7] != wanted[8][54, 7] && wanted[8][5, 7] != wanted[8][5, 37])
    }

    @Test func `What is too large, too small or too short is refused with its reason`() throws {
      #expect(throws: SDLError.self) { try Texture(renderer, PixelImage(size: PixelSize(16_385, 1))) }
      #expect(throws: SDLError.self) { try Texture(renderer, PixelImage(size: PixelSize(0, 4))) }
      let bytes = [UInt8](repeating: 0, count: 4 * 4 * 4 - 1)
      let error = #expect(throws: SDLError.self) {
        try bytes.withUnsafeBytes { raw in
          _ = try Texture(renderer, size: PixelSize(4, 4), stride: 16, bytes: raw)
        }
      }
      #expect(error?.message.contains("fewer bytes") == true)
      #expect(throws: SDLError.self) { try Renderer(offscreen: PixelSize(0, 10)) }
      #expect(PixelImage(size: PixelSize(2, 2), pixels: [1, 2, 3]) == nil)
    }

    @Test func `Rows may be longer than the picture, and an update replaces them`() throws {
      let rows: [UInt8] = [10, 20, 30, 255, 9, 9, 9, 9, 40, 50, 60, 255, 9, 9, 9, 9]
      let texture = try rows.withUnsafeBytes { raw in
        try Texture(renderer, size: PixelSize(1, 2), stride: 8, bytes: raw, scaleMode: .nearest)
      }
      #expect(texture.isOpaque)
      renderer.draw(texture, destination: Rect(0, 0, 1, 2))
      #expect(try renderer.readPixels()[0, 1] == Colour(40, 50, 60))
      try texture.update(#require(PixelImage(size: PixelSize(1, 2), pixels: [1, 2, 3, 255, 0, 0, 0, 0])))
      #expect(!texture.isOpaque)
      renderer.draw(texture, destination: Rect(0, 0, 1, 2))
      let image = try renderer.readPixels()
      #expect(image[0, 0] == Colour(1, 2, 3) && image[0, 1] == Colour(40, 50, 60))
      #expect(throws: SDLError.self) { try texture.update(PixelImage(size: PixelSize(2, 2))) }
    }

    @Test func `A texture outlives the name its renderer was held by`() throws {
      var other: Renderer? = try Renderer(offscreen: PixelSize(8, 8))
      let texture = try other.map { try Texture($0, PixelImage(size: PixelSize(4, 4))) }
      weak let watched = other
      other = nil
      #expect(watched != nil)
      withExtendedLifetime(texture) {}
    }

    @Test func `A picture is saved as a PNG, and a folder that is not there is an error`() throws {
      renderer.fill(Rect(1, 1, 3, 3), red)
      let image = try renderer.readPixels()
      try withTemporaryFile { path in
        try image.savePNG(to: Array(path.utf8))
        let bytes = contents(of: path)
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Width and height in the header.
        #expect(bytes[16..<24] == [0, 0, 0, 64, 0, 0, 0, 48])
        #expect(try image.png() == bytes)
      }
      #expect(throws: SDLError.self) { try image.savePNG(to: Array("/nowhere/at/all.png".utf8)) }
      #expect(throws: SDLError.self) { try PixelImage(size: PixelSize(0, 3)).png() }
    }

    @Test func `Noise, which cannot be made smaller, still fits into a PNG`() throws {
      var image = PixelImage(size: PixelSize(700, 500))
      var state: UInt32 = 1
      for index in image.pixels.indices {
        state = state &* 1_664_525 &+ 1_013_904_223
        image.pixels[index] = UInt8(truncatingIfNeeded: state >> 24)
      }
      let png = try image.png()
      #expect(png.count > image.pixels.count && png.suffix(8).prefix(4) == [0x49, 0x45, 0x4E, 0x44])
    }
  }
}
