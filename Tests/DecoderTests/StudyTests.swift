import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

/// What is found by looking at pictures: further crops, and what tells pictures from each other.
@Suite struct StudyTests {
  private let photo = Fixtures.path("photos/panorama-20000x200.jpg")

  @Test func proposalsAreDistinctPlacesTheBestFirst() throws {
    let avoid = [Rect(0, 0, 0.3, 1)]
    let request = CropRequest(areaFraction: 0.001, seed: 3, avoid: avoid)
    let info = try Fixtures.decode(photo, PixelSize(1_280, 64), crop: request, candidates: 6).info
    let chosen = try #require(info.crop)
    #expect(info.candidates.count == 6)
    #expect(info.candidates.map(\.score) == info.candidates.map(\.score).sorted(by: >))
    for (index, one) in info.candidates.enumerated() {
      #expect(Rect.unit.contains(one.rect) && one.rect.intersection(avoid[0]).isEmpty)
      for other in [chosen] + info.candidates[..<index] {
        let common = one.rect.intersection(other.rect)
        #expect(common.width * common.height <= 0.26 * one.rect.width * one.rect.height)
      }
    }
    // They change nothing of the choice, and come besides a pinned crop too.
    #expect(try Fixtures.decode(photo, PixelSize(1_280, 64), crop: request).info.crop == chosen)
    var pinned = request
    pinned.pinned = Rect(0.5, 0.1, 0.01, 0.8)
    let other = try Fixtures.decode(photo, PixelSize(1_280, 64), crop: pinned, candidates: 4).info
    #expect(other.candidates.count == 4)
    #expect(try Fixtures.decode(photo, PixelSize(64, 64), candidates: 8).info.candidates.isEmpty)
  }

  @Test func whereThereIsNothingToSeeNothingIsProposed() throws {
    try Fixtures.run(["vips", "black", "black.png", "300", "200"])
    let info = try Fixtures.decode(
      Fixtures.scratchPath("black.png"), PixelSize(300, 200), crop: CropRequest(seed: 1), inspects: true,
      candidates: 9
    ).info
    #expect(info.candidates.isEmpty && info.crop != nil)
    #expect(info.facts?.perceptualHash == 0 && info.facts?.meanColour == .black)
  }

  /// A picture of soft spots, another one for each seed.
  private func picture(_ seed: Int, _ name: String) throws -> [UInt8] {
    try Fixtures.run([
      "convert", "-seed", "\(seed)", "-size", "640x480", "xc:", "+noise", "Random", "-virtual-pixel", "tile",
      "-blur",
      "0x30", "-auto-level", "-depth", "8", name,
    ])
    return Fixtures.scratchPath(name)
  }

  @Test(arguments: [
    ["-resize", "25%"], ["-quality", "30"], ["-modulate", "110"], ["-modulate", "90"],
    ["-gravity", "center", "-crop", "97%x97%+0+0", "+repage"],
    ["-gamma", "1.15"],
  ])
  func aNearDuplicateIsToldByItsHash(_ change: [String]) throws {
    for seed in 1...3 {
      let name = "spots-\(seed)-\(UUID().uuidString)"
      let original = try Fixtures.facts(try picture(seed, name + ".png"))
      try Fixtures.run(["convert", name + ".png"] + change + [name + ".jpg"])
      let other = try Fixtures.facts(Fixtures.scratchPath(name + ".jpg"), PixelSize(1_280, 720))
      #expect(original.isNearDuplicate(of: other), "\(change): \(original.distance(to: other))")
      let stranger = try Fixtures.facts(try picture(seed + 10, name + "-other.png"))
      #expect(!original.isNearDuplicate(of: stranger) && original.distance(to: stranger) > 12)
    }
  }

  @Test func theHashDoesNotDependOnTheBox() throws {
    let path = try picture(7, "boxes.png")
    let hashes = try [PixelSize(1, 1), PixelSize(320, 240), PixelSize(1_280, 720), PixelSize(300, 900)].map {
      try Fixtures.facts(path, $0)
    }
    for other in hashes { #expect(other.distance(to: hashes[0]) <= 2) }
    let cut = try Fixtures.decode(path, PixelSize(100, 600), fit: .cover, inspects: true).info.facts
    #expect(try #require(cut).distance(to: hashes[0]) <= 2)
  }

  @Test func oneShapeInTwoColoursIsTwoPictures() throws {
    try Fixtures.run([
      "convert", "-size", "200x200", "xc:white", "-fill", "#D02020", "-draw", "circle 100,100 100,20",
      "red.png",
    ])
    try Fixtures.run([
      "convert", "-size", "200x200", "xc:white", "-fill", "#2050D0", "-draw", "circle 100,100 100,20",
      "blue.png",
    ])
    let (red, blue) = (
      try Fixtures.facts(Fixtures.scratchPath("red.png")),
      try Fixtures.facts(Fixtures.scratchPath("blue.png"))
    )
    #expect(!red.isNearDuplicate(of: blue))
    #expect(red.isNearDuplicate(of: red))
  }
}
