import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

@Suite struct CropChooserTests {
  /// A photo of cells, coloured by place (0…1 each way).
  private func chooser(
    _ photo: PixelSize, ground: Colour = .white, _ colour: (_ x: Double, _ y: Double) -> SIMD4<Float>
  ) -> CropChooser {
    let grid = DetailMap.gridSize(for: photo)
    var cells: [SIMD4<Float>] = []
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        cells.append(colour((Double(x) + 0.5) / Double(grid.width), (Double(y) + 0.5) / Double(grid.height)))
      }
    }
    return CropChooser(map: DetailMap(cells: cells, grid: grid, ground: ground), photo: photo)
  }

  private static func texture(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let a = Float(0.5 + 0.3 * sin(x * 71 + 3 * sin(y * 17)) * cos(y * 53))
    return SIMD4(a, 0.8 - a * 0.5, Float(0.3 + 0.2 * sin(y * 40)), 1)
  }

  private let photo = PixelSize(4000, 3000)

  @Test func theCropIsSquareInsideAndOfTheSizeAskedFor() {
    let chooser = chooser(photo, Self.texture)
    for seed in 0..<200 as Range<UInt64> {
      let rect = chooser.choose(CropRequest(areaFraction: 0.04, minimumSide: 0.1, seed: seed)).rect
      #expect(abs(rect.width * 4000 - rect.height * 3000) < 0.01)
      #expect(abs(rect.width * rect.height - 0.04) < 0.001)
      #expect(rect.minX > 0.01 && rect.minY > 0.01 && rect.maxX < 0.99 && rect.maxY < 0.99)
    }
  }

  @Test func theCropIsNeverSmallerOnScreenThanAskedFor() {
    let chooser = chooser(photo, Self.texture)
    let rect = chooser.choose(CropRequest(areaFraction: 0.001, minimumSide: 0.25, seed: 4)).rect
    // 4 : 3 in 800 × 540 is 720 × 540: a quarter of the height is a quarter of the photo.
    #expect(abs(rect.height - 0.25) < 0.001)
  }

  @Test func theSeedDecidesAndOnlyTheSeed() {
    let chooser = chooser(photo, Self.texture)
    let choices = (0..<60).map { chooser.choose(CropRequest(seed: UInt64($0))).rect }
    #expect(choices == (0..<60).map { chooser.choose(CropRequest(seed: UInt64($0))).rect })
    #expect(Set(choices).count > 25)
    let central = choices.filter { abs($0.midX - 0.5) < 0.12 && abs($0.midY - 0.5) < 0.12 }
    #expect(central.count < 30)
  }

  @Test func theSkyIsNotChosen() {
    let chooser = chooser(photo) { x, y in
      // A smooth sky above, a textured land below.
      y < 0.6 ? SIMD4(Float(0.4 + 0.3 * y), Float(0.6 + 0.2 * y), 0.95, 1) : Self.texture(x, y)
    }
    for seed in 0..<100 as Range<UInt64> {
      let choice = chooser.choose(CropRequest(seed: seed))
      #expect(choice.rect.midY > 0.6, "seed \(seed): \(choice.rect)")
      #expect(choice.score > 0.2)
    }
    #expect(chooser.score(Rect(0.3, 0.1, 0.17, 0.23)) < 0.1)
  }

  @Test func aStampWithAClearSurroundIsHit() {
    func isStamp(_ x: Double, _ y: Double) -> Bool {
      (x - 0.7) * (x - 0.7) + (y - 0.3) * (y - 0.3) < 0.04
    }
    let chooser = chooser(PixelSize(1000, 1000)) { x, y in
      isStamp(x, y) ? Self.texture(x * 2, y * 2) : SIMD4(0, 0, 0, 0)
    }
    for seed in 0..<60 as Range<UInt64> {
      let rect = chooser.choose(CropRequest(areaFraction: 0.02, seed: seed)).rect
      let share = share(of: rect, isStamp)
      #expect(share >= 0.5, "seed \(seed): \(share) at \(rect)")
    }
  }

  /// The part of a crop where `isCounted` holds, 0…1.
  private func share(of rect: Rect, _ isCounted: (_ x: Double, _ y: Double) -> Bool) -> Double {
    var count = 0
    for row in 0..<20 {
      for column in 0..<20 {
        let place = rect.part(Rect((Double(column) + 0.5) / 20, (Double(row) + 0.5) / 20, 0, 0))
        if isCounted(place.x, place.y) { count += 1 }
      }
    }
    return Double(count) / 400
  }

  @Test(arguments: [Colour.white, Colour(0xF6, 0xED, 0xE2)])
  func aPlainShapeOnAClearGroundShowsItsOutline(_ ground: Colour) {
    // A silhouette: black, and nothing else.
    func isShape(_ x: Double, _ y: Double) -> Bool { abs(x - 0.5) + abs(y - 0.5) < 0.3 }
    let chooser = chooser(PixelSize(800, 800), ground: ground) { x, y in
      isShape(x, y) ? SIMD4(0, 0, 0, 1) : .zero
    }
    for seed in 0..<60 as Range<UInt64> {
      let rect = chooser.choose(CropRequest(seed: seed)).rect
      let share = share(of: rect, isShape)
      #expect((0.25...0.95).contains(share), "seed \(seed): \(share) at \(rect)")
    }
  }

  @Test func aShapeOfTheGroundsColourIsBlank() {
    let ground = Colour(0xF6, 0xED, 0xE2)
    let white = SIMD4<Float>(Float(0xF6) / 255, Float(0xED) / 255, Float(0xE2) / 255, 1)
    let chooser = chooser(photo, ground: ground) { x, y in x > 0.3 && x < 0.6 ? white : .zero }
    #expect(chooser.choose(CropRequest(seed: 2)).score < 0.05)
  }

  @Test func aLineDrawingOnPaperIsSeenWhereItsInkIs() {
    // White paper with a fine line across it, and a coloured figure with ink in it.
    let chooser = chooser(PixelSize(1000, 1000)) { x, y in
      let figure = (x - 0.35) * (x - 0.35) + (y - 0.6) * (y - 0.6) < 0.05
      if figure { return sin(x * 90) * sin(y * 70) > 0.6 ? SIMD4(0, 0, 0, 1) : SIMD4(0.9, 0.4, 0.2, 1) }
      return abs(y - 0.15) < 0.006 ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
    }
    for seed in 0..<60 as Range<UInt64> {
      let rect = chooser.choose(CropRequest(seed: seed)).rect
      #expect(abs(rect.midX - 0.35) < 0.25 && abs(rect.midY - 0.6) < 0.25, "seed \(seed): \(rect)")
    }
  }

  @Test func theMiddleIsLikelierThanTheCornersAndNoMore() {
    let chooser = chooser(photo, Self.texture)
    let choices = (0..<300 as Range<UInt64>).map { chooser.choose(CropRequest(seed: $0)).rect }
    func share(_ isCounted: (Rect) -> Bool) -> Double { Double(choices.count(where: isCounted)) / 300 }
    // The middle quarter of the places, and the four corners that are a quarter together.
    let middle = share { abs($0.midX - 0.5) < 0.19 && abs($0.midY - 0.5) < 0.19 }
    let corners = share { abs($0.midX - 0.5) > 0.19 && abs($0.midY - 0.5) > 0.19 }
    #expect(middle > corners && middle < 0.6, "\(middle), \(corners)")
    #expect(corners > 0.02)
  }

  @Test func whatIsToBeAvoidedIs() {
    let chooser = chooser(photo, Self.texture)
    let avoid = [Rect(0, 0.7, 1, 0.3), Rect(0, 0, 0.5, 1)]
    for seed in 0..<60 as Range<UInt64> {
      let rect = chooser.choose(CropRequest(seed: seed, avoid: avoid)).rect
      #expect(!avoid.contains { $0.intersects(rect) }, "seed \(seed): \(rect)")
    }
    // Nothing is left: still a crop, and inside.
    #expect(Rect.unit.contains(chooser.choose(CropRequest(seed: 1, avoid: [.unit])).rect))
  }

  @Test func asLittleAsCanBeIsCoveredWhenNothingElseIsWorthSeeing() {
    let chooser = chooser(photo) { x, y in x > 0.5 ? Self.texture(x, y) : SIMD4(0.9, 0.9, 0.9, 1) }
    let avoid = Rect(0.5, 0, 0.5, 0.5)
    for seed in 0..<40 as Range<UInt64> {
      let rect = chooser.choose(CropRequest(seed: seed, avoid: [avoid])).rect
      #expect(!avoid.intersects(rect) && rect.maxX > 0.55)
    }
  }

  @Test func theWholeSubjectIsNotGivenAway() {
    // A small thing in the middle of nothing: a crop that holds all of it is worth less than one of a larger thing.
    let small = chooser(photo) { x, y in
      abs(x - 0.5) < 0.05 && abs(y - 0.5) < 0.06 ? Self.texture(x * 4, y * 4) : SIMD4(0.5, 0.5, 0.5, 1)
    }
    let large = chooser(photo) { x, y in
      abs(x - 0.5) < 0.3 && abs(y - 0.5) < 0.35 ? Self.texture(x * 4, y * 4) : SIMD4(0.5, 0.5, 0.5, 1)
    }
    let rect = Rect(0.4, 0.37, 0.2, 0.267)
    #expect(small.score(rect) < large.score(rect) * 0.6)
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 50), (7, 5), (20_000, 200), (4, 16_000)])
  func tinyAndLongPhotos(_ width: Int, _ height: Int) {
    let photo = PixelSize(width, height)
    let chooser = chooser(photo, Self.texture)
    for seed in 0..<10 as Range<UInt64> {
      let rect = chooser.choose(CropRequest(seed: seed)).rect
      #expect(rect.minX >= 0 && rect.minY >= 0 && rect.maxX <= 1 + 1e-9 && rect.maxY <= 1 + 1e-9)
      #expect(rect.width * Double(width) > 0.99 && rect.height * Double(height) > 0.99)
    }
  }

  @Test func aBlankPhotoStillHasACrop() {
    let chooser = chooser(photo) { _, _ in SIMD4(0.5, 0.5, 0.5, 1) }
    let choice = chooser.choose(CropRequest(seed: 9))
    #expect(choice.score < 0.05 && Rect.unit.contains(choice.rect))
    let clear = self.chooser(photo) { _, _ in .zero }
    #expect(clear.choose(CropRequest(seed: 9)).score == 0)
  }

  @Test func aPinnedCropIsTakenAndKeptInside() {
    let chooser = chooser(photo, Self.texture)
    let pinned = Rect(0.2, 0.3, 0.1, 0.1)
    #expect(chooser.choose(CropRequest(seed: 1, pinned: pinned)).rect == pinned)
    let outside = chooser.choose(CropRequest(seed: 1, pinned: Rect(0.95, -0.2, 0.1, 0.1))).rect
    #expect(abs(outside.x - 0.9) < 1e-9 && outside.y == 0)
  }

  @Test func theSizeDrawnDoesNotMatter() throws {
    // A made-up landscape as a JPEG, read at several sizes.
    let (width, height) = (1_200, 800)
    var samples: [UInt16] = []
    samples.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
        let hills = v > 0.45 + 0.1 * sin(u * 9) + 0.03 * sin(u * 31)
        let a = Self.texture(u + 0.1 * sin(v * 6), v)
        let grain = Float((x &* 7919 ^ y &* 104_729) & 15) / 255
        let colour = hills ? a : SIMD4(Float(0.5 + 0.2 * v), 0.7, 0.9, 1)
        for channel in 0..<3 { samples.append(UInt16(min(255, max(0, (colour[channel] + grain) * 255)))) }
      }
    }
    _ = try Fixtures.file(
      "land.tif", TIFFFile(width: width, height: height, bands: 3, samples: samples).bytes)
    try Fixtures.run(["vips", "jpegsave", "land.tif", "land.jpg", "--Q", "85"])
    let path = Array(Fixtures.scratch.appendingPathComponent("land.jpg").path.utf8)
    var others = 0
    for seed in 0..<8 as Range<UInt64> {
      let request = CropRequest(seed: seed)
      let choices = try [
        (PixelSize(800, 540), Fit.contain), (PixelSize(400, 300), .contain), (PixelSize(100, 100), .contain),
        (PixelSize(500, 500), .stretch), (PixelSize(300, 300), .cover),
      ].map { box, fit in try Fixtures.decode(path, box, fit: fit, crop: request).info.crop?.rect }
      others += choices.filter { $0 != choices[0] }.count
    }
    #expect(others == 0, "\(others) of 32 crops differ")
  }
}
