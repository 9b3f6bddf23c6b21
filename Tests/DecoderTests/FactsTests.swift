import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

/// What files say of themselves, as ExifTool wrote it.
@Suite struct FactsTests {
  /// A picture of a format with these tags, as ExifTool calls them.
  private static func picture(_ name: String, _ tags: [String]) throws -> [UInt8] {
    let plain = try Self.noise.get()
    switch (name as NSString).pathExtension {
    case "heic": try Fixtures.run(["vips", "heifsave", plain, name, "--compression", "hevc"])
    case "avif": try Fixtures.run(["vips", "heifsave", plain, name, "--compression", "av1"])
    default: try Fixtures.run(["vips", "copy", plain, name])
    }
    if !tags.isEmpty { try Fixtures.run(["exiftool", "-q", "-m", "-overwrite_original"] + tags + [name]) }
    return Fixtures.scratchPath(name)
  }

  /// A picture without a word in it.
  private static let noise = Result {
    try Fixtures.run(["vips", "gaussnoise", "noise-1.v", "64", "48", "--mean", "128"])
    try Fixtures.run(["vips", "bandjoin", "noise-1.v noise-1.v noise-1.v", "noise-3.v"])
    return "noise-3.v"
  }

  @Test(arguments: [
    ("f.jpg", PictureKind.jpeg), ("f.png", .png), ("f.webp", .webp), ("f.tif", .tiff), ("f.heic", .heif),
    ("f.avif", .avif), ("f.jxl", .jpegXL),
  ])
  func everyFormatTells(_ name: String, _ kind: PictureKind) throws {
    let file = try Self.picture(
      name,
      [
        "-XMP-dc:Description=Ein Hügel", "-XMP-dc:Creator=Ada", "-XMP-dc:Creator=Bob",
        "-XMP-cc:License=https://creativecommons.org/licenses/by-sa/4.0/", "-EXIF:GPSLatitude=48.1",
        "-EXIF:GPSLatitudeRef=N", "-EXIF:GPSLongitude=11", "-EXIF:GPSLongitudeRef=E",
        "-EXIF:SerialNumber=4711",
      ])
    let facts = try Fixtures.facts(file)
    #expect(facts.format == kind)
    #expect(facts.caption == "Ein Hügel")
    #expect(facts.credit == "Ada, Bob")
    #expect(facts.licence == "CC BY-SA 4.0")
    #expect(facts.hasPosition && facts.hasSerialNumber && facts.isUpright)
    let plain = try Fixtures.facts(try Self.picture("plain-" + name, []))
    #expect(!plain.hasPosition && !plain.hasSerialNumber)
    #expect([plain.caption, plain.credit, plain.licence] == ["", "", ""])
  }

  @Test(arguments: [
    (["-EXIF:ImageDescription=Größe"], "Größe"),
    (["-EXIF:UserComment=Ein Kommentar ä"], "Ein Kommentar ä"),
    (["-EXIF:XPTitle=Größe"], "Größe"),
    (["-EXIF:XPComment=Bemerkung"], "Bemerkung"),
    (["-IPTC:Caption-Abstract=Press", "-IPTC:ObjectName=Name"], "Press"),
    (["-IPTC:ObjectName=Name"], "Name"),
    (["-XMP-dc:Title=Harbour"], "Harbour"),
    // A description before any title, new ways before old ones.
    (["-XMP-dc:Title=Harbour", "-EXIF:ImageDescription=A wide view"], "A wide view"),
    (["-XMP-dc:Description=New", "-IPTC:Caption-Abstract=Press", "-EXIF:ImageDescription=Old"], "New"),
    (["-IPTC:Caption-Abstract=Press", "-EXIF:ImageDescription=Old"], "Press"),
    // The alternative for everybody, whatever comes first.
    (["-XMP-dc:Description-de=Hügel", "-XMP-dc:Description=Hill"], "Hill"),
    (["-XMP-dc:Description-de=Hügel", "-XMP-dc:Description-en=Hill"], "Hill"),
    (["-EXIF:ImageDescription=  a \t  b\n c  "], "a b c"),
    // What cameras write is nobody's caption; the next best text counts.
    (["-EXIF:ImageDescription=OLYMPUS DIGITAL CAMERA"], ""),
    (["-EXIF:ImageDescription=SONY DSC", "-XMP-dc:Title=Beach"], "Beach"),
    (["-EXIF:ImageDescription=DSC_0042.JPG"], ""),
    (["-EXIF:ImageDescription=Pixel 7", "-EXIF:Model=Pixel 7"], ""),
    (["-EXIF:ImageDescription=- 12 -"], ""),
  ])
  func theCaptionIsWhatAPersonWrote(_ tags: [String], _ caption: String) throws {
    #expect(try Fixtures.facts(try Self.picture("c-\(UUID().uuidString).jpg", tags)).caption == caption)
  }

  @Test(arguments: [
    (["-EXIF:Artist=Ada"], "Ada", ""),
    (["-XMP-dc:Creator=Ada", "-XMP-photoshop:Credit=Agency"], "Ada / Agency", ""),
    (["-IPTC:By-line=Ada", "-IPTC:Credit=Ada"], "Ada", ""),
    (["-IPTC:Credit=Agency"], "Agency", ""),
    (["-EXIF:Copyright=© 2020 Ada"], "© 2020 Ada", ""),
    (
      ["-EXIF:Artist=Ada", "-EXIF:Copyright=Creative Commons Attribution"], "Ada",
      "Creative Commons Attribution"
    ),
    (["-XMP-dc:Rights=CC BY 4.0"], "", "CC BY 4.0"),
    (
      [
        "-XMP-xmpRights:UsageTerms=Ask me",
        "-XMP-xmpRights:WebStatement=http://creativecommons.org/publicdomain/zero/1.0/",
      ],
      "", "Ask me"
    ),
    (["-XMP-xmpRights:WebStatement=http://creativecommons.org/publicdomain/zero/1.0/"], "", "CC0 1.0"),
    (["-IPTC:CopyrightNotice=see https://creativecommons.org/licenses/by/2.0/."], "", "CC BY 2.0"),
    (["-EXIF:Artist=unknown"], "", ""),
  ])
  func whoMadeItAndUnderWhichTerms(_ tags: [String], _ credit: String, _ licence: String) throws {
    let facts = try Fixtures.facts(try Self.picture("r-\(UUID().uuidString).jpg", tags))
    #expect(facts.credit == credit)
    #expect(facts.licence == licence)
  }

  @Test(arguments: [
    (["-XMP-exif:GPSLatitude=48.1", "-XMP-exif:GPSLongitude=11"], true, false),
    (["-EXIF:LensSerialNumber=99"], false, true),
    (["-EXIF:OwnerName=Ada"], false, true),
    (["-XMP-aux:SerialNumber=99"], false, true),
    (["-EXIF:SerialNumber=0000"], false, false),
    (["-EXIF:GPSAltitude=100"], false, false),
  ])
  func whatShouldNotBeGivenAway(_ tags: [String], _ position: Bool, _ serial: Bool) throws {
    let facts = try Fixtures.facts(try Self.picture("p-\(UUID().uuidString).jpg", tags))
    #expect(facts.hasPosition == position)
    #expect(facts.hasSerialNumber == serial)
  }

  @Test func aMakersNoteIsLookedInto() throws {
    // Canon's: a directory with the serial number as its only field, inside the smallest EXIF block around it.
    func exif(_ serial: UInt8) -> [UInt8] {
      var block = Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0]
      block += [1, 0, 0x69, 0x87, 4, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0]
      block += [1, 0, 0x7C, 0x92, 7, 0, 18, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0]
      return block + [1, 0, 0x0C, 0, 4, 0, 1, 0, 0, 0, serial, 0, 0, 0, 0, 0, 0, 0]
    }
    #expect(ExifBlock(exif(7))?.hasSerialNumber == true)
    #expect(ExifBlock(exif(0))?.hasSerialNumber == false)
  }

  @Test func turnedPhotosAreNotUpright() throws {
    #expect(try Fixtures.facts(Fixtures.path("photos/exif-orientation-1.jpg")).isUpright)
    #expect(try !Fixtures.facts(Fixtures.path("photos/exif-orientation-6.jpg")).isUpright)
    #expect(try Fixtures.facts(Fixtures.path("photos/exif-orientation-9-invalid.jpg")).isUpright)
    #expect(try Fixtures.facts(Fixtures.path("photos/exif-broken.jpg")).isUpright)
  }

  @Test func aDrawingTells() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:c="http://creativecommons.org/ns#" width="40" height="40"
        xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <title>A circle</title><metadata><r:RDF><c:Work r:about=""><d:creator><c:Agent><d:title>Ada</d:title></c:Agent>
      </d:creator><c:license r:resource="http://creativecommons.org/publicdomain/zero/1.0/"/></c:Work></r:RDF></metadata>
      <g><title>Not this one</title><circle cx="20" cy="20" r="9"/></g></svg>
      """
    let facts = try Fixtures.facts(try Fixtures.file("circle.svg", Array(svg.utf8)))
    #expect(facts.format == .svg)
    #expect([facts.caption, facts.credit, facts.licence] == ["A circle", "Ada", "CC0 1.0"])
  }

  @Test func damagedMetadataAreReadSafely() throws {
    var random = SystemRandomNumberGenerator()
    let file = try Self.picture(
      "whole.jpg",
      ["-XMP-dc:Description=Text", "-IPTC:Caption-Abstract=Text", "-EXIF:Artist=Ada", "-EXIF:GPSLatitude=1"])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: String(decoding: file, as: UTF8.self))))
    for _ in 0..<400 {
      var block = Array(bytes[20..<min(bytes.count, 3_500)])
      for _ in 0..<8 {
        block[Int.random(in: 0..<block.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      let start = Int.random(in: 0..<block.count, using: &random)
      _ = ExifBlock(block)
      _ = ExifBlock(Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0] + block[start...])
      _ = IPTCRecords(Array(block[start...]))
      _ = IPTCRecords(Array("Photoshop 3.0\08BIM".utf8) + [4, 4] + block[start...])
      _ = XMPPacket(Array(block[start...]))
    }
  }

  @Test func textsAreMadeFitToBeShown() {
    #expect(MetadataText.clean("\u{202E}a\u{0}b\u{7}\u{200B} \u{3000} c\u{FFFD}") == "ab c")
    #expect(MetadataText.clean(String(repeating: "é", count: 5_000)).count == MetadataText.characterLimit)
    #expect(MetadataText.clean("👩‍👩‍👧") == "👩‍👩‍👧")
    #expect(MetadataText.decode([0x47, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x80]) == "Grüße €")
    #expect(MetadataText.decodeWide([0xFE, 0xFF, 0, 0x41], isBigEndian: false) == "A")
    #expect(MetadataText.decodeWide([0, 0x41, 0, 0x42], isBigEndian: false) == "AB")
    let utf16 =
      "<?xml version='1.0'?><r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
      + "xmlns:dc='http://purl.org/dc/elements/1.1/'><r:Description dc:title='Ü'/></r:RDF>"
    #expect(XMPPacket(utf16.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }).text(.title) == "Ü")
    // What comes before an error counts.
    #expect(XMPPacket(Array((utf16.dropLast(8) + "<oops").utf8)).text(.title) == "Ü")
  }
}

extension Fixtures {
  static func scratchPath(_ name: String) -> [UInt8] {
    Array(scratch.appendingPathComponent(name).path.utf8)
  }
}
