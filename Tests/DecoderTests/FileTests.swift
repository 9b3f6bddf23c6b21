import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

/// What is not a photo, or not as it should be, is refused with words that help.
@Suite struct FileTests {
  @Test func whatIsNoFile() throws {
    let pipe = Fixtures.scratch.appendingPathComponent("pipe.jpg").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(Fixtures.refusal(Array(pipe.utf8))?.code == .notAFile)
    #expect(Fixtures.refusal(Array(Fixtures.scratch.path.utf8))?.code == .notAFile)
    #expect(Fixtures.refusal(Array("/dev/zero".utf8))?.code == .notAFile)
    let loop = Fixtures.scratch.appendingPathComponent("loop.jpg").path
    #expect(symlink("loop.jpg", loop) == 0)
    #expect(Fixtures.refusal(Array(loop.utf8))?.code == .notAFile)
  }

  @Test func whatIsNotThere() {
    #expect(Fixtures.refusal(Array("/no/such/photo.jpg".utf8))?.code == .missing)
    #expect(Fixtures.refusal(Fixtures.path("manifest.json") + Array("/x.jpg".utf8))?.code == .missing)
  }

  @Test func namesAreBytes() throws {
    let photo = try Data(contentsOf: Fixtures.folder.appendingPathComponent("photos/png-rgb16.png"))
    for name in [[0xFF, 0xFE, 0x0A], Array("é".decomposedStringWithCanonicalMapping.utf8), Array("é".utf8)] {
      let path = Array(Fixtures.scratch.path.utf8) + [0x2F] + name as [UInt8]
      let descriptor = path.withUnsafeBufferPointer { bytes in
        open(bytes.map { CChar(bitPattern: $0) } + [0], O_WRONLY | O_CREAT, 0o600)
      }
      #expect(descriptor >= 0)
      #expect(photo.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == photo.count)
      close(descriptor)
      #expect(try Fixtures.decode(path, PixelSize(96, 64)).info.size == PixelSize(96, 64))
    }
  }

  @Test func otherFormatsAreNamedAsSuch() throws {
    let pdf = try Fixtures.file("x.jpg", Array("%PDF-1.4 and so on".utf8))
    #expect(Fixtures.refusal(pdf)?.code == .unsupported)
    let text = try Fixtures.file("y.jpg", Array("just text".utf8))
    #expect(Fixtures.refusal(text)?.code == .notAPicture)
  }

  @Test(arguments: [
    "photos/IMG_0001.HEIC", "photos/avif.avif", "photos/webp-animated.webp", "photos/png-adam7.png",
    "photos/gif-first-frame-smaller.gif", "photos/jpeg-progressive.jpg",
  ])
  func aFileCutInTheMiddleIsRefused(_ name: String) throws {
    let whole = try Data(contentsOf: Fixtures.folder.appendingPathComponent(name))
    let cut = try Fixtures.file(
      "cut-" + name.split(separator: "/")[1], Array(whole.prefix(whole.count * 6 / 10)))
    let refusal = try #require(Fixtures.refusal(cut))
    #expect(refusal.code == .truncated || refusal.code == .damaged, "\(refusal.sentence)")
  }

  @Test func aJPEGDamagedInTheMiddleIsRefused() throws {
    var bytes = [UInt8](
      try Data(contentsOf: Fixtures.folder.appendingPathComponent("photos/panorama-20000x200.jpg")))
    for index in bytes.count / 2..<bytes.count / 2 + 400 {
      bytes[index] = UInt8(truncatingIfNeeded: index * index * 37 >> 3)
    }
    #expect(Fixtures.refusal(try Fixtures.file("damaged.jpg", bytes)) != nil)
  }

  @Test func limitsHoldBeforeAnythingIsDecoded() throws {
    let path = Fixtures.path("photos/panorama-20000x200.jpg")
    let pixels = DecodeLimits(megapixels: 3, fileMegabytes: 10, memoryMegabytes: 100, seconds: 5)
    #expect(Fixtures.refusal(path, limits: pixels)?.code == .tooLarge)
    let file = try Fixtures.file("long.jpg", [UInt8](repeating: 0xFF, count: 1_000_001))
    let bytes = DecodeLimits(megapixels: 300, fileMegabytes: 1, memoryMegabytes: 100, seconds: 5)
    #expect(Fixtures.refusal(file, limits: bytes)?.sentence.contains("2 MB") == true)
  }

  @Test func aProgressiveJPEGCountsAtItsRealCost() throws {
    // A header of 8000 × 8000, three components at 4:4:4: 384 MB of coefficients when progressive.
    func header(_ marker: UInt8) -> [UInt8] {
      [0xFF, 0xD8, 0xFF, marker, 0, 17, 8, 0x1F, 0x40, 0x1F, 0x40, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
        + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0] + [UInt8](repeating: 0x55, count: 2_000)
    }
    let limits = DecodeLimits(megapixels: 100, fileMegabytes: 10, memoryMegabytes: 300, seconds: 5)
    let progressive = try Fixtures.file("big-progressive.jpg", header(0xC2))
    #expect(Fixtures.refusal(progressive, limits: limits)?.code == .tooLarge)
    let baseline = try Fixtures.file("big-baseline.jpg", header(0xC0))
    #expect(Fixtures.refusal(baseline, limits: limits)?.code != .tooLarge)
  }

  /// The picture library would make room for a gigabyte of text, and find then that there is none.
  @Test(arguments: ["tEXt", "zTXt", "iTXt", "iCCP", "eXIf", "unKn"])
  func aPNGWhoseChunkGoesOnBeyondItsEndIsCutOff(name: String) throws {
    let whole = try [UInt8](
      Data(
        contentsOf: URL(
          fileURLWithPath: String(decoding: Fixtures.path("photos/png-adam7.png"), as: UTF8.self))))
    let behindHeader = 8 + 25
    let chunk: [UInt8] = [0x40, 0, 1, 0xFC] + Array(name.utf8) + [UInt8](repeating: 0x78, count: 400)
    let bytes = Array(whole[..<behindHeader]) + chunk + Array(whole[behindHeader...])
    let file = try Fixtures.file("long-\(name).png", bytes)
    #expect(Fixtures.refusal(file)?.code == .truncated)
  }

  @Test func theFormatIsJudgedByContent() {
    #expect(PictureFormat(head: Array("RIFF....WEBPVP8 ".utf8)) == .webp)
    #expect(PictureFormat(head: [0, 0, 0, 24] + Array("ftypisom0000isomiso2avc1".utf8)) == .foreign)
    #expect(PictureFormat(head: [0, 0, 0, 24] + Array("ftypmif10000mif1heic....".utf8)) == .heif)
    #expect(PictureFormat(head: Array("\u{FEFF}<?xml version='1.0'?><svg>".utf8)) == .svg)
    #expect(PictureFormat(head: Array("<!DOCTYPE HTML><svg>".utf8)) == .webPage)
    #expect(PictureFormat(head: []) == .unknown)
  }
}
