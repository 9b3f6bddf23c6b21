import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

/// Files instead of pixels: the picture drawn, and copies that can be given away.
@Suite struct CopyTests {
  /// Every tag that ExifTool finds, but what describes the file and the picture's own make-up.
  private func tags(_ path: [UInt8]) throws -> String {
    let process = Process()
    let output = FoundationPipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "exiftool", "-a", "-u", "-G1", "-s", "--System:all", "--File:all", "--Composite:all",
        "--ExifTool:all",
      ]
      + [String(decoding: path, as: UTF8.self)]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private static let secret = [
    "-EXIF:ImageDescription=Secret", "-EXIF:GPSLatitude=48", "-EXIF:GPSLongitude=11",
    "-EXIF:SerialNumber=4711",
    "-XMP-dc:Description=Secret", "-XMP-aux:SerialNumber=4711", "-IPTC:Caption-Abstract=Secret",
    "-Comment=Secret",
  ]

  /// A photo with much to tell, in the format of the name.
  private func photo(_ name: String, turned: Bool = false) throws -> [UInt8] {
    try Fixtures.run([
      "vips", "copy", String(decoding: Fixtures.path("photos/icc-red-green-swapped.jpg"), as: UTF8.self),
      name,
    ])
    let orientation = turned ? ["-n", "-EXIF:Orientation=6"] : []
    try Fixtures.run(["exiftool", "-q", "-m", "-overwrite_original"] + Self.secret + orientation + [name])
    return Fixtures.scratchPath(name)
  }

  @Test(arguments: ["s.jpg", "s.png", "s.webp", "s.gif"])
  func anUprightCopyLosesNothingButItsWords(_ name: String) throws {
    let original = try photo("original-" + name)
    let copy = try Fixtures.copy(original, as: "copy-" + name)
    let found = try tags(copy.path)
    #expect(try tags(original).contains("Secret"))
    for word in ["Secret", "4711", "GPS", "Serial", "XMP", "IPTC", "[IFD0]", "[ExifIFD]"] {
      #expect(!found.contains(word), "\(found)")
    }
    #expect(copy.info.encoding?.byteCount == copy.info.byteCount)
    let box = copy.info.size
    #expect(box == copy.info.originalSize)
    // Pixel for pixel the same, so its colour profile is there too.
    #expect(try Fixtures.decode(copy.path, box).bytes == Fixtures.decode(original, box).bytes)
    #expect(name.hasSuffix("gif") || found.contains("ICC"))
    #expect(copy.info.encoding?.kind.fileExtensions.contains((name as NSString).pathExtension) == true)
  }

  @Test(arguments: [("t.jpg", PictureKind.jpeg), ("t.tif", .jpeg), ("t.webp", .jpeg)])
  func aTurnedPhotoIsCopiedUpright(_ name: String, _ kind: PictureKind) throws {
    let original = try photo("turned-" + name, turned: true)
    let copy = try Fixtures.copy(original, as: "copy-" + name)
    #expect(copy.info.encoding?.kind == kind)
    #expect(copy.info.size == copy.info.originalSize)
    let found = try tags(copy.path)
    for word in ["Secret", "4711", "GPS", "Orientation"] { #expect(!found.contains(word), "\(found)") }
    let facts = try Fixtures.facts(copy.path)
    #expect(facts.isUpright && !facts.hasPosition)
    let box = PixelSize(96, 96)
    let (before, after) = (try Fixtures.decode(original, box), try Fixtures.decode(copy.path, box))
    let difference = zip(before.bytes, after.bytes).map { abs(Int($0) - Int($1)) }
    #expect(before.info.size == after.info.size && difference.reduce(0, +) <= difference.count * 2)
    #expect(try Fixtures.decode(copy.path, PixelSize(64, 64)).info.originalSize == copy.info.size)
  }

  @Test(arguments: [
    ("photos/IMG_0001.HEIC", PictureKind.jpeg), ("photos/avif.avif", .jpeg),
    ("photos/jpeg-cmyk-adobe.jpg", .jpeg),
    ("photos/exif-orientation-6.jpg", .jpeg), ("photos/png-exif-orientation-6.png", .jpeg),
    ("photos/jpeg-no-eoi.jpg", .jpeg), ("photos/png-grey-alpha8.png", .png),
    ("photos/webp-animated.webp", .webp),
    ("photos/gif-animated.gif", .gif), ("photos/jpeg-progressive.jpg", .jpeg),
    ("photos/panorama-20000x200.jpg", .jpeg),
  ])
  func everyKindIsCopiedIntoOneThatEverybodyReads(_ name: String, _ kind: PictureKind) throws {
    let copy = try Fixtures.copy(Fixtures.path(name), as: "copy-of-\(UUID().uuidString)")
    #expect(copy.info.encoding?.kind == kind)
    let box = PixelSize(96, 96)
    let (before, after) = (try Fixtures.decode(Fixtures.path(name), box), try Fixtures.decode(copy.path, box))
    #expect(after.info.originalSize == before.info.originalSize)
    #expect(
      after.info.frameCount == before.info.frameCount && after.info.frameDelays == before.info.frameDelays)
    let difference = zip(before.bytes, after.bytes).map { abs(Int($0) - Int($1)) }
    #expect(difference.reduce(0, +) <= difference.count * 2, "mean difference above 2")
  }

  @Test func clearPartsStayClear() throws {
    try Fixtures.run([
      "vips", "copy", String(decoding: Fixtures.path("photos/png-grey-alpha8.png"), as: UTF8.self), "a.tif",
    ])
    let copy = try Fixtures.copy(Fixtures.scratchPath("a.tif"), as: "a-copy")
    #expect(copy.info.encoding?.kind == .png && copy.info.hasAlpha)
    #expect(try Fixtures.decode(copy.path, PixelSize(64, 64)).info.hasAlpha)
  }

  @Test func aFilmBehindThePhotoIsNotCopied() throws {
    let original = try Data(
      contentsOf: Fixtures.folder.appendingPathComponent("photos/jpeg-motion-photo.jpg"))
    let copy = try Fixtures.copy(Fixtures.path("photos/jpeg-motion-photo.jpg"), as: "motion-copy.jpg")
    #expect(copy.info.byteCount < original.count / 2)
    #expect(Data(original).range(of: Data("ftyp".utf8)) != nil)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: String(decoding: copy.path, as: UTF8.self))).range(
        of: Data("ftyp".utf8)) == nil)
  }

  @Test func whatIsDamagedIsNotCopied() {
    for name in ["photos/jpeg-truncated-half.jpg", "photos/png-truncated.png", "misnamed/web-page.jpg"] {
      #expect(throws: Refusal.self) { try Fixtures.copy(Fixtures.path(name), as: "no") }
    }
  }

  @Test func aCopyHasItsLimitOfMemory() throws {
    // Of four colours, so that it must be drawn anew: little memory when small, much when whole.
    try Fixtures.run([
      "vips", "copy", String(decoding: Fixtures.path("photos/jpeg-cmyk-adobe.jpg"), as: UTF8.self), "c.jpg",
    ])
    try Fixtures.run(["vips", "resize", "c.jpg", "large.jpg", "32"])
    let path = Fixtures.scratchPath("large.jpg")
    let size = try Fixtures.decode(path, PixelSize(8, 8)).info.originalSize
    func refusal(_ memory: Int, _ output: PictureOutput) -> Refusal? {
      let limits = DecodeLimits(megapixels: 50, fileMegabytes: 50, memoryMegabytes: memory, seconds: 9)
      do {
        _ = try Fixtures.decode(path, PixelSize(8, 8), limits: limits, output: output)
        return nil
      } catch { return error as? Refusal }
    }
    let whole = size.width * size.height * 4 / 1_000_000
    #expect(whole > 16)
    #expect(refusal(whole, .pixels) == nil)
    #expect(refusal(whole, .copy)?.code == .tooLarge)
    #expect(refusal(whole + 10, .copy) == nil)
  }

  @Test func theDrawnPictureComesAsJPEG() throws {
    let path = Fixtures.path("photos/png-grey-alpha8.png")
    let red = Colour(255, 0, 0)
    let drawn = try Fixtures.decode(path, PixelSize(64, 64), fit: .stretch, ground: red)
    let fine = try Fixtures.decode(
      path, PixelSize(64, 64), fit: .stretch, ground: red, output: .jpeg(quality: 95))
    let rough = try Fixtures.decode(
      path, PixelSize(64, 64), fit: .stretch, ground: red, output: .jpeg(quality: 10))
    #expect(fine.info.encoding?.kind == .jpeg && fine.info.size == PixelSize(64, 64) && !fine.info.hasAlpha)
    #expect(rough.info.byteCount < fine.info.byteCount)
    let file = try Fixtures.file("drawn.jpg", fine.withUnsafeBytes { Array($0) })
    let back = try Fixtures.decode(file, PixelSize(64, 64))
    let difference = zip(drawn.bytes, back.bytes).map { abs(Int($0) - Int($1)) }
    #expect(difference.reduce(0, +) <= difference.count * 3)
    // Without a ground of its own, clear parts are white.
    let plain = try Fixtures.decode(path, PixelSize(64, 64), output: .jpeg(quality: 95))
    #expect(
      try !Fixtures.decode(Fixtures.file("p.jpg", plain.withUnsafeBytes { Array($0) }), PixelSize(9, 9)).info
        .hasAlpha)
  }

  @Test func noiseInFilesIsSurvived() throws {
    var random = SystemRandomNumberGenerator()
    let strippers: [(String, ([UInt8]) -> [UInt8]?)] = [
      ("photos/exif-orientation-1.jpg", JPEGStripper.strip),
      ("photos/png-exif-orientation-6.png", PNGStripper.strip),
      ("photos/webp-animated.webp", WebPStripper.strip), ("photos/gif-animated.gif", GIFStripper.strip),
    ]
    for (name, strip) in strippers {
      let whole = [UInt8](try Data(contentsOf: Fixtures.folder.appendingPathComponent(name)))
      #expect(strip(whole) != nil)
      for count in 0..<whole.count { _ = strip(Array(whole.prefix(count))) }
      for _ in 0..<300 {
        var bytes = whole
        for _ in 0..<4 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        _ = strip(bytes)
      }
    }
  }
}

typealias FoundationPipe = Foundation.Pipe
