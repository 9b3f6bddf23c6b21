import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

/// Animations stay open, and give frame after frame at the cost of one.
@Suite struct AnimationTests {
  /// An animation of spots on a clear ground, each frame removed in its own way, and its frames as ImageMagick sees
  /// them.
  private func spots(_ name: String, _ more: [String] = []) throws -> [UInt8] {
    var arguments = ["convert", "-size", "60x40", "-delay", "7", "-loop", "3"]
    for (index, disposal) in ["none", "background", "previous", "none", "previous", "background", "none"]
      .enumerated()
    {
      arguments += [
        "(", "xc:none", "-fill", ["red", "lime", "blue", "yellow"][index % 4], "-draw",
        "rectangle \(index * 7),\(index * 4) \(index * 7 + 14),\(index * 4 + 12)", "-set", "dispose",
        disposal, ")",
      ]
    }
    let gif = name.hasSuffix(".gif") ? name : name + ".gif"
    try Fixtures.run(arguments + more + [gif])
    if gif != name { try Fixtures.run(["vips", "webpsave", gif + "[n=-1]", name, "--lossless"]) }
    return Fixtures.scratchPath(name)
  }

  @Test(arguments: ["d.gif", "d.webp"])
  func framesInARowAreThoseReadAlone(_ name: String) throws {
    let path = try spots(name)
    let shelf = AnimationShelf()
    for box in [PixelSize(60, 40), PixelSize(35, 35)] {
      for frame in [0, 1, 2, 3, 4, 5, 6, 6, 2, 9] {
        let inRow = try Fixtures.decode(path, box, frame: frame, shelf: shelf)
        let alone = try Fixtures.decode(path, box, frame: frame)
        #expect(inRow.bytes == alone.bytes, "frame \(frame)")
        #expect(inRow.info == alone.info)
      }
    }
    let different = Set(try (0..<7).map { try Fixtures.decode(path, PixelSize(60, 40), frame: $0).bytes })
    #expect(different.count == 7)
  }

  @Test func eachFrameIsComposedAsItsFileSays() throws {
    let path = try spots("composed.gif")
    try Fixtures.run(["convert", "composed.gif", "-coalesce", "composed-%d.png"])
    let shelf = AnimationShelf()
    for frame in 0..<7 {
      let drawn = try Fixtures.decode(path, PixelSize(60, 40), ground: .white, frame: frame, shelf: shelf)
      let expected = try Fixtures.decode(
        Fixtures.scratchPath("composed-\(frame).png"), PixelSize(60, 40), ground: .white)
      #expect(drawn.bytes == expected.bytes, "frame \(frame)")
    }
  }

  @Test(arguments: ["t.gif", "t.webp"])
  func delaysAndLoopsAreTold(_ name: String) throws {
    let info = try Fixtures.decode(try spots("told-" + name), PixelSize(60, 40)).info
    #expect(info.frameCount == 7 && info.frameDelays == Array(repeating: 70, count: 7))
    #expect(info.loopCount == 3)
    #expect(
      try Fixtures.decode(try spots("ever-" + name, ["-loop", "0"]), PixelSize(60, 40)).info.loopCount == 0)
    #expect(try Fixtures.decode(Fixtures.path("photos/png-1x1.png"), PixelSize(6, 4)).info.loopCount == 1)
  }

  @Test(arguments: ["w.gif", "w.webp"])
  func everyFrameCostsOneFrame(_ name: String) throws {
    let gif = name.hasSuffix(".gif") ? name : name + ".gif"
    try Fixtures.run([
      "convert", "-size", "32x24", "-delay", "4", "xc:black", "-duplicate", "59", "+noise",
      "Random",
      gif,
    ])
    if gif != name { try Fixtures.run(["vips", "webpsave", gif + "[n=-1]", name, "--lossless"]) }
    let path = Fixtures.scratchPath(name)
    let shelf = AnimationShelf()
    func show(_ frame: Int, _ box: PixelSize = PixelSize(32, 24)) throws {
      _ = try Fixtures.decode(path, box, frame: frame, shelf: shelf)
    }
    var work: [Int] = []
    for frame in 0..<60 {
      try show(frame)
      // A photo in between closes nothing, and the frame in another size is the same frame.
      if frame % 10 == 0 {
        _ = try Fixtures.decode(Fixtures.path("photos/png-adam7.png"), PixelSize(96, 64), shelf: shelf)
        try show(frame, PixelSize(16, 12))
      }
      work.append(try #require(try reader(shelf, path)).framesRead)
    }
    #expect(work == Array(1...60))
    #expect(shelf.openings == 1)
    // Going back means to start anew; going ahead passes frames over.
    try show(0)
    #expect(shelf.openings == 2)
    try show(50)
    #expect(try #require(try reader(shelf, path)).framesRead == 51 && shelf.openings == 2)
  }

  @Test func fiveMinutesCostNoMoreThanTheirFrames() throws {
    // 9,000 frames: those of a short film over and over, put together chunk by chunk.
    let short = try spots("short.webp")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: String(decoding: short, as: UTF8.self))))
    var (head, frames): ([UInt8], [[UInt8]]) = ([], [])
    var index = 12
    while index + 8 <= bytes.count {
      let length = TIFFReader.integer(bytes[index + 4..<index + 8], false)
      let chunk = Array(bytes[index..<min(bytes.count, index + 8 + length + length % 2)])
      let name = String(decoding: chunk.prefix(4), as: UTF8.self)
      if name == "VP8X" || name == "ANIM" { head += chunk }
      if name == "ANMF" { frames.append(chunk) }
      index += chunk.count
    }
    let body = head + (0..<9_000).flatMap { frames[$0 % frames.count] }
    let count = UInt32(body.count + 4)
    let long = try Fixtures.file(
      "long.webp",
      Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + Array("WEBP".utf8)
        + body)
    let shelf = AnimationShelf()
    var kept: Set<Int> = []
    for frame in stride(from: 0, to: 9_000, by: 45) {
      let info = try Fixtures.decode(long, PixelSize(60, 40), frame: frame, shelf: shelf).info
      #expect(info.frameCount == 9_000)
      // Each frame was read once, whether it was asked for or passed over.
      #expect(try reader(shelf, long)?.framesRead == frame + 1)
      kept.insert(shelf.byteCount)
    }
    #expect(shelf.openings == 1 && kept.count == 1)
  }

  private func reader(_ shelf: AnimationShelf, _ path: [UInt8]) throws -> AnimationReader? {
    shelf.reader(of: try PhotoFile(path: path, limits: .standard).identity)
  }

  @Test func anotherFileOfTheSameNameIsAnotherAnimation() throws {
    let path = try spots("changing.gif")
    let shelf = AnimationShelf()
    let before = try Fixtures.decode(path, PixelSize(60, 40), frame: 3, shelf: shelf).bytes
    _ = try spots("changing.gif", ["-negate"])
    let after = try Fixtures.decode(path, PixelSize(60, 40), frame: 3, shelf: shelf).bytes
    #expect(before != after && shelf.openings == 2)
  }

  @Test func severalStayOpenButNotMany() throws {
    let paths = try (0..<6).map { try spots("several-\($0).gif") }
    let shelf = AnimationShelf()
    for frame in 0..<3 {
      for path in paths.prefix(4) {
        _ = try Fixtures.decode(path, PixelSize(60, 40), frame: frame, shelf: shelf)
      }
    }
    #expect(shelf.openings == 4)
    for path in paths { _ = try Fixtures.decode(path, PixelSize(60, 40), frame: 3, shelf: shelf) }
    #expect(shelf.openings == 6 && shelf.byteCount < 4 * 60 * 40 * 40)
    // What a photo needs comes first.
    let small = DecodeLimits(megapixels: 10, fileMegabytes: 10, memoryMegabytes: 1, seconds: 9)
    #expect(throws: Refusal.self) {
      try Fixtures.decode(
        Fixtures.path("photos/panorama-20000x200.jpg"), PixelSize(20, 20), limits: small, shelf: shelf)
    }
    shelf.makeRoom(for: 1_000_000, small)
    #expect(shelf.byteCount == 0)
  }

  @Test func aFrameFarAheadIsReachedInSeveralGoes() throws {
    let path = try spots("ahead.gif")
    let file = try PhotoFile(path: path, limits: .standard)
    let shelf = AnimationShelf()
    _ = try Fixtures.decode(path, PixelSize(60, 40), shelf: shelf)
    let reader = try #require(shelf.reader(of: file.identity))
    var goes = 0
    while true {
      goes += 1
      do {
        _ = try Fixtures.alone { try reader.frame(6, seconds: 0) }
        break
      } catch {
        #expect((error as? Refusal)?.code == .tooSlow)
        #expect(goes < 10)
      }
    }
    #expect(goes == 6 && reader.framesRead == 7)
  }

  @Test(arguments: ["cut.gif", "cut.webp"])
  func aDamagedFrameIsRefusedAndTheNextRequestStartsAnew(_ name: String) throws {
    let whole = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: String(decoding: try spots("whole-" + name), as: UTF8.self))))
    let path = try Fixtures.file(name, Array(whole.prefix(whole.count * 7 / 10)))
    let shelf = AnimationShelf()
    for frame in [0, 6, 0, 6] {
      do {
        _ = try Fixtures.decode(path, PixelSize(60, 40), frame: frame, shelf: shelf)
      } catch let refusal as Refusal {
        #expect([.damaged, .truncated].contains(refusal.code))
      }
    }
  }
}
