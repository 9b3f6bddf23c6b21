import DecoderProtocol
import Geometry
import Testing

@testable import Decoder

@Suite struct FitTests {
  private let panorama = Fixtures.path("photos/panorama-20000x200.jpg")

  @Test func containKeepsTheShapeAndEnlargesSmallPictures() throws {
    let picture = try Fixtures.decode(Fixtures.path("photos/png-adam7.png"), PixelSize(1280, 720))
    #expect(picture.info.size == PixelSize(1080, 720))
    #expect(picture.info.originalSize == PixelSize(96, 64))
  }

  @Test func coverFillsTheBoxFromTheMiddle() throws {
    let picture = try Fixtures.decode(
      Fixtures.path("photos/png-adam7.png"), PixelSize(300, 300), fit: .cover)
    #expect(picture.info.size == PixelSize(300, 300))
    #expect(picture.pixel(5, 5)[0] > 200 && picture.pixel(294, 5)[1] > 150)
  }

  @Test func stretchFillsTheBox() throws {
    let picture = try Fixtures.decode(panorama, PixelSize(400, 400), fit: .stretch)
    #expect(picture.info.size == PixelSize(400, 400))
    #expect(picture.pixel(50, 50)[0] > 200 && picture.pixel(350, 350)[2] < 70)
  }

  @Test func aLongPictureKeepsBothEndsAndAtLeastOnePixel() throws {
    let wide = try Fixtures.decode(panorama, PixelSize(1280, 720))
    #expect(wide.info.size == PixelSize(1280, 13))
    #expect(wide.pixel(0, 2)[0] > 200 && wide.pixel(1279, 2)[1] > 150)
    let high = try Fixtures.decode(Fixtures.path("photos/strip-4x16000.png"), PixelSize(1280, 720))
    #expect(high.info.size == PixelSize(1, 720))
  }

  @Test(arguments: Fit.allCases) func onePixelFillsAnyBox(_ fit: Fit) throws {
    let picture = try Fixtures.decode(Fixtures.path("photos/png-1x1.png"), PixelSize(320, 200), fit: fit)
    #expect(picture.info.size == (fit == .contain ? PixelSize(200, 200) : PixelSize(320, 200)))
    let last = picture.pixel(picture.info.size.width - 1, picture.info.size.height - 1)
    #expect(picture.pixel(0, 0) == [220, 40, 40, 255] && last == [220, 40, 40, 255])
  }

  @Test func alphaIsKeptStraightOrLaidOnTheGround() throws {
    let path = Fixtures.path("photos/png-palette-trns.png")
    let clear = try Fixtures.decode(path, PixelSize(96, 64))
    #expect(clear.info.hasAlpha)
    #expect(clear.pixel(12, 55) == [40, 70, 210, 128])
    let flat = try Fixtures.decode(path, PixelSize(96, 64), ground: Colour(100, 0, 0))
    #expect(!flat.info.hasAlpha)
    #expect(flat.pixel(83, 55) == [100, 0, 0, 255])
    let mixed = flat.pixel(12, 55)
    #expect(abs(mixed[0] - 70) <= 1 && abs(mixed[1] - 35) <= 1 && abs(mixed[2] - 105) <= 1)
  }

  @Test func aGIFsCanvasIsClearWhereNothingWasDrawn() throws {
    let picture = try Fixtures.decode(Fixtures.path("photos/gif-first-frame-smaller.gif"), PixelSize(96, 64))
    #expect(picture.info.hasAlpha)
    #expect(picture.pixel(1, 1)[3] == 0)
  }

  @Test func framesOfAnAnimationAreNumberedAndWrap() throws {
    let path = Fixtures.path("photos/gif-animated.gif")
    let frames = try (0..<4).map { try Fixtures.decode(path, PixelSize(96, 64), frame: $0) }
    #expect(frames.allSatisfy { $0.info.frameCount == 3 })
    #expect(frames[0].bytes != frames[1].bytes)
    #expect(frames[0].bytes == frames[3].bytes)
    #expect(frames[0].info.frameDelays.first == 100)
  }
}
