import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

/// Every picture of the manifest comes out as it says there.
@Suite struct AcceptanceTests {
  struct Entry: Decodable, Sendable, CustomTestStringConvertible {
    struct Spot: Decodable, Sendable {
      var name: String
      var x: Int
      var y: Int
      var rgba: [Int?]
      var tol: Int
    }

    struct Expectation: Decodable, Sendable {
      var result: String
      var width: Int?
      var height: Int?
      var points: [Spot]?
      var frames: Int?
      var message_any: [String]?
      var max_seconds: Double?
    }

    var path: String
    var expect: Expectation
    var testDescription: String { path }
  }

  private struct Manifest: Decodable { var entries: [Entry] }

  static let entries: [Entry] = {
    guard let data = try? Data(contentsOf: Fixtures.folder.appendingPathComponent("manifest.json")) else {
      return []
    }
    return (try? JSONDecoder().decode(Manifest.self, from: data).entries) ?? []
  }()

  @Test func theManifestIsThere() {
    #expect(Self.entries.count > 35)
  }

  @Test(arguments: entries.filter { $0.expect.result != "reject" })
  func accepted(_ entry: Entry) throws {
    let size = PixelSize(try #require(entry.expect.width), try #require(entry.expect.height))
    // At the photo's own size, where that is allowed; beyond, points are looked up in proportion.
    let box = PixelSize(min(size.width, 16_384), min(size.height, 16_384))
    let picture = try Fixtures.decode(Fixtures.path(entry.path), box)
    #expect(picture.info.originalSize == size)
    if let frames = entry.expect.frames { #expect(picture.info.frameCount == frames) }
    for spot in entry.expect.points ?? [] {
      let x = min(picture.info.size.width - 1, spot.x * picture.info.size.width / size.width)
      let y = min(picture.info.size.height - 1, spot.y * picture.info.size.height / size.height)
      let found = picture.pixel(x, y)
      for (channel, wanted) in spot.rgba.enumerated() {
        guard let wanted else { continue }
        #expect(abs(found[channel] - wanted) <= spot.tol, "\(spot.name): \(found), not \(spot.rgba)")
      }
    }
  }

  @Test(arguments: entries.filter { $0.expect.result == "reject" })
  func rejected(_ entry: Entry) throws {
    let start = ContinuousClock.now
    let refusal = try #require(Fixtures.refusal(Fixtures.path(entry.path)), "\(entry.path) was taken")
    let words = entry.expect.message_any ?? []
    #expect(words.contains { refusal.sentence.lowercased().contains($0) }, "\(refusal.sentence)")
    #expect(ContinuousClock.now - start < .seconds(entry.expect.max_seconds ?? 5))
  }

  @Test func eachTurnedPictureIsTheSameUpright() throws {
    let upright = try Fixtures.decode(Fixtures.path("photos/exif-orientation-1.jpg"), PixelSize(96, 64)).bytes
    for name in ["3", "5", "6", "8", "6-bigendian"] {
      let turned = try Fixtures.decode(
        Fixtures.path("photos/exif-orientation-\(name).jpg"), PixelSize(96, 64)
      ).bytes
      let most = zip(upright, turned).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(most <= 12, "orientation \(name)")
    }
  }

  @Test(arguments: 1...8)
  func everyOrientationOfATIFF(_ orientation: Int) throws {
    // Stored so that the mark lies top left once it is upright, in a picture of 30 × 20.
    let isTurned = orientation >= 5
    let (width, height) = isTurned ? (20, 30) : (30, 20)
    var samples = [UInt16](repeating: 20, count: width * height * 3)
    let mark: (right: Bool, bottom: Bool) =
      [
        (false, false), (true, false), (true, true), (false, true), (false, false), (false, true),
        (true, true),
        (true, false),
      ][orientation - 1]
    for y in 0..<height / 2 {
      for x in 0..<width / 2 {
        let column = mark.right ? width - 1 - x : x
        let row = mark.bottom ? height - 1 - y : y
        samples[(row * width + column) * 3] = 250
      }
    }
    let file = TIFFFile(width: width, height: height, bands: 3, samples: samples, orientation: orientation)
    let path = try Fixtures.file("turned-\(orientation).tif", file.bytes)
    let picture = try Fixtures.decode(path, PixelSize(30, 20))
    #expect(picture.info.originalSize == PixelSize(30, 20))
    #expect(picture.pixel(3, 3)[0] > 240)
    #expect(picture.pixel(26, 3)[0] < 30 && picture.pixel(3, 16)[0] < 30 && picture.pixel(26, 16)[0] < 30)
  }
}
