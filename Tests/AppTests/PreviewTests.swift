import Foundation
import Geometry
import SDLKit
import Scenes
import Testing

/// `closeup preview`, the real program, on every picture of the decoder's tests.
@Suite struct PreviewTests {
  // MARK: Every picture of the manifest

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
      var message_any: [String]?
    }

    var path: String
    var expect: Expectation
    var testDescription: String { path }
    var url: URL { PreviewTests.fixtures.appendingPathComponent(path) }
  }

  private struct Manifest: Decodable { var entries: [Entry] }

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("DecoderTests/Fixtures")

  static let entries: [Entry] = {
    guard let data = try? Data(contentsOf: fixtures.appendingPathComponent("manifest.json")) else {
      return []
    }
    return (try? JSONDecoder().decode(Manifest.self, from: data).entries) ?? []
  }()
  private static var accepted: [Entry] { entries.filter { $0.expect.result != "reject" } }
  private static var rejected: [Entry] { entries.filter { $0.expect.result == "reject" } }

  @Test func everyPictureIsWrittenOrRefusedWithItsName() throws {
    #expect(Self.accepted.count > 25 && Self.rejected.count > 5)
    let preview = try Preview(Self.entries.map(\.url.path) + ["-o", "deep/er", "--size", "480x320"])
    #expect(preview.status == 1)
    // A line for each that is refused, in the order of the command line, and no more.
    let lines = preview.complaints.split(separator: "\n").map(String.init)
    #expect(lines.count == Self.rejected.count)
    for (line, entry) in zip(lines, Self.rejected) {
      #expect(line.hasPrefix("\(entry.url.path): "), "\(line)")
      #expect(entry.expect.message_any?.contains { line.lowercased().contains($0) } == true, "\(line)")
    }
    #expect(preview.words == "Wrote \(Self.accepted.count) of \(Self.entries.count) photos to deep/er.\n")

    var names = try preview.names("deep/er")
    #expect(names.count == Self.accepted.count)
    for entry in Self.accepted {
      let stem = entry.url.deletingPathExtension().lastPathComponent
      // Two photos are called IMG_0001.
      let name = entry.path == "misnamed/IMG_0001.JPG" ? "\(stem)-2.png" : "\(stem).png"
      #expect(names.remove(name) != nil, "\(name) is missing")
      let picture = try preview.picture("deep/er/\(name)")
      check(picture, entry)
    }
    #expect(names == [])
  }

  /// The picture is as large as fits, upright, opaque, and has the right colours in the right places.
  private func check(_ picture: PixelImage, _ entry: Entry) {
    guard let width = entry.expect.width, let height = entry.expect.height else { return }
    #expect(picture.size == PixelSize(width, height).fitted(in: PixelSize(480, 320)), "\(entry.path)")
    #expect(picture.isOpaque, "\(entry.path)")
    // The strip of four pixels by 16,000 comes out a single pixel wide.
    guard picture.size.width >= width || width > 480 else { return }
    for spot in entry.expect.points ?? [] {
      let pixel = picture[
        min(picture.size.width - 1, (2 * spot.x + 1) * picture.size.width / (2 * width)),
        min(picture.size.height - 1, (2 * spot.y + 1) * picture.size.height / (2 * height))]
      let found = [pixel.red, pixel.green, pixel.blue].map(Int.init)
      let alpha = (spot.rgba.count == 4 ? spot.rgba[3] : nil) ?? 255
      for (channel, ground) in [0xF6, 0xED, 0xE2].enumerated() {
        guard let wanted = alpha == 0 ? 0 : spot.rgba[channel] else { continue }
        let shown = (wanted * alpha + ground * (255 - alpha)) / 255
        #expect(abs(found[channel] - shown) <= spot.tol + 2, "\(entry.path) \(spot.name): \(found)")
      }
    }
  }

  // MARK: Size, ground and crop

  @Test func clearPartsShowThePhotoGround() throws {
    let clear = PixelImage(size: PixelSize(30, 20))
    let preview = try Preview(["clear.png", "-o", "out"]) {
      try clear.savePNG(to: Array($0.path("clear.png").utf8))
    }
    #expect(preview.status == 0 && preview.complaints == "")
    let picture = try preview.picture("out/clear.png")
    #expect(picture.size == PixelSize(1080, 720))
    #expect(picture[0, 0] == Colour(0xF6, 0xED, 0xE2) && picture[1079, 719] == Colour(0xF6, 0xED, 0xE2))
  }

  @Test func theCropOfTheNotesIsOutlinedExactly() throws {
    let photo = Self.photo(PixelSize(400, 300))
    let preview = try Preview(["photos/a.png", "-o", "out", "--crop", "--size", "640x480"]) { folder in
      try folder.write("photos/metadata.csv", "file_name,crop\na.png,0.25 0.5 0.2 0.25\n")
      try photo.savePNG(to: Array(folder.path("photos/a.png").utf8))
    }
    #expect(preview.status == 0, "\(preview.complaints)")
    let plain = try Preview(["a.png", "-o", "out", "--size", "640x480"]) {
      try photo.savePNG(to: Array($0.path("a.png").utf8))
    }
    let (outlined, whole) = (try preview.picture("out/a.png"), try plain.picture("out/a.png"))
    let crop = GameLayout.crop(Rect(0.25, 0.5, 0.2, 0.25), of: Rect(0, 0, 640, 480))
    #expect(crop == Rect(160, 240, 128, 120))
    // Four pixels around the crop: dark, two of the border, dark. The crop itself and all the rest are the photo's.
    let (border, dark) = (Colour(0xFF, 0xF4, 0xE3), Colour(0x13, 0x0B, 0x22))
    for y in 0..<480 {
      for x in 0..<640 {
        let place = Point(Double(x), Double(y))
        let wanted =
          switch (1...4).first(where: { crop.inset(by: -Double($0)).contains(place) }) {
          case _ where crop.contains(place): whole[x, y]
          case 2, 3: border
          case 1, 4: dark
          default: whole[x, y]
          }
        guard outlined[x, y] != wanted else { continue }
        Issue.record("pixel \(x), \(y) is \(outlined[x, y].hex), not \(wanted.hex)")
        return
      }
    }
  }

  @Test(arguments: ["0 0 1 1", "0 0 0.1 0.1", "0.9 0.9 0.1 0.1"])
  func aCropAtThePicturesEdgeIsOutlinedInside(_ crop: String) throws {
    let preview = try Preview(["a.png", "-o", "out", "--crop"]) { folder in
      try folder.write("metadata.csv", "file_name,crop\na.png,\(crop)\n")
      try Self.photo(PixelSize(40, 40)).savePNG(to: Array(folder.path("a.png").utf8))
    }
    #expect(preview.status == 0)
    let picture = try preview.picture("out/a.png")
    #expect(picture[719, 719] == Colour(0x13, 0x0B, 0x22) || crop.hasPrefix("0 0 0.1"))
    #expect(picture[0, 0] == Colour(0x13, 0x0B, 0x22) || crop.hasPrefix("0.9"))
  }

  @Test func aNoteThatIsWrongIsTold() throws {
    let preview = try Preview(["a.png", "-o", "out", "--crop"]) { folder in
      try folder.write("metadata.csv", "file_name,crop\na.png,1 0 0 1\n")
      try Self.photo(PixelSize(40, 40)).savePNG(to: Array(folder.path("a.png").utf8))
    }
    #expect(preview.status == 0)
    #expect(preview.complaints.contains("metadata.csv:2"), "\(preview.complaints)")
  }

  @Test func whatTheNotesForbidIsNotInTheCrop() throws {
    // Detail everywhere, and a note that leaves only the right quarter; the table lies in the answer's folder.
    let preview = try Preview(
      ["cats/small/a.png", "-o", "out", "--crop", "--config", "config.json", "--size", "400x300"]
    ) { folder in
      for name in ["cats/small", "dogs"] { try folder.makeFolder(name) }
      try folder.write("cats/metadata.csv", "file_name,avoid\nsmall/a.png,0 0 0.7 1\n")
      try folder.write(
        "config.json",
        """
        {"answers": [{"label": "Cat", "pictures": "cats"}, {"label": "Dog", "pictures": "dogs"}],
         "colours": {"border": "#00F"}}
        """)
      try Self.photo(PixelSize(400, 300)).savePNG(to: Array(folder.path("cats/small/a.png").utf8))
    }
    #expect(preview.status == 0, "\(preview.complaints)")
    let picture = try preview.picture("out/a.png")
    var columns: [Int] = []
    for y in 0..<300 { for x in 0..<400 where picture[x, y] == Colour(0, 0, 255) { columns.append(x) } }
    #expect(columns.count > 100)
    #expect((columns.min() ?? 0) >= 277)
  }

  @Test func difficultyAndSeedDecideTheCrop() throws {
    func border(_ settings: String, _ seed: String) throws -> Rect {
      let preview = try Preview(
        ["a.png", "-o", "out", "--crop", "--config", "config.json", "--size", "400x400", "--seed", seed]
      ) { folder in
        for name in ["cats", "dogs"] { try folder.makeFolder(name) }
        try folder.write(
          "config.json",
          """
          {"answers": [{"label": "Cat", "pictures": "cats"}, {"label": "Dog", "pictures": "dogs"}],
           "colours": {"border": "#00F"}, "crop": {\(settings)}}
          """)
        try Self.photo(PixelSize(400, 400)).savePNG(to: Array(folder.path("a.png").utf8))
      }
      #expect(preview.status == 0 && preview.complaints == "", "\(preview.complaints)")
      let picture = try preview.picture("out/a.png")
      var places: [(Int, Int)] = []
      for y in 0..<400 { for x in 0..<400 where picture[x, y] == Colour(0, 0, 255) { places.append((x, y)) } }
      let (left, top) = (places.map(\.0).min() ?? 0, places.map(\.1).min() ?? 0)
      return Rect(
        Double(left + 2), Double(top + 2), Double((places.map(\.0).max() ?? 0) - left - 3),
        Double((places.map(\.1).max() ?? 0) - top - 3))
    }
    let normal = try border("", "1")
    #expect(normal.width == 80 && normal.height == 80)
    #expect(try border("", "1") == normal)
    #expect(try border("", "2").origin != normal.origin)
    #expect(try border(#""difficulty": "easy""#, "1").width == 113)
    #expect(try border(#""difficulty": "hard""#, "1").width == 57)
    #expect(try border(#""difficulty": "hard", "area": 0.09"#, "1").width == 120)
  }

  // MARK: Names

  @Test func namesThatAreNotTextAndEqualNames() throws {
    let source = Self.fixtures.appendingPathComponent("photos/exif-orientation-6.jpg").path
    // A shell makes the name: Foundation could not.
    let preview = try Preview(
      shell: """
        f=$(printf 'f\\377'); mkdir -p a b 'c d' -- ./-e
        for to in "$f.jpg" a/x.jpg b/x.JPG 'c d/x.y.jpg' ./-e/-x.jpg b/x-2.jpg; do cp '\(source)' "$to"; done
        "$CLOSEUP" preview "$f.jpg" a/x.jpg b/x.JPG 'c d/x.y.jpg' b/x-2.jpg -o out -- -e/-x.jpg
        code=$?; test -f "out/$f.png" && echo odd; exit $code
        """)
    #expect(preview.status == 0, "\(preview.complaints)")
    #expect(preview.words.hasSuffix("odd\n"))
    let names = try preview.names("out").filter { $0.utf8.allSatisfy { $0 < 128 } }
    #expect(names == ["x.png", "x-2.png", "x.y.png", "x-2-2.png", "-x.png"])
  }

  @Test func anEarlierPreviewIsReplacedAndNothingElse() throws {
    let preview = try Preview(
      shell: """
        mkdir out
        cp '\(Self.fixtures.appendingPathComponent("photos/png-rgb16.png").path)' mine.png
        cp mine.png other.png && cp mine.png out/mine.png && mkdir out/other.png
        cp mine.png third.png
        "$CLOSEUP" preview third.png -o out --size 30x20 && "$CLOSEUP" preview mine.png other.png third.png -o out
        code=$?; cmp mine.png out/mine.png && echo kept; exit $code
        """)
    #expect(preview.status == 1)
    #expect(preview.words.hasSuffix("kept\n"))
    #expect(try preview.picture("out/third.png").size == PixelSize(1080, 720))
    #expect(
      preview.complaints == """
        mine.png: out/mine.png is there already and is no preview; move it or choose another folder
        other.png: out/other.png is there already and is no preview; move it or choose another folder

        """)
  }

  // MARK: What cannot be done

  @Test(arguments: [
    ([], 2, "preview needs photos"), (["a.jpg"], 2, "preview needs -o"),
    (["a.jpg", "-o"], 2, "-o needs a value"),
    (["a.jpg", "-o", "out", "--size", "0x7"], 2, "--size takes a size such as 1280x720"),
    (["a.jpg", "-o", "out", "--seed", "x"], 2, "--seed takes a whole number"),
    (["a.jpg", "-o", "out", "--fullscreen"], 2, "--fullscreen is not an option of preview"),
    (["a.jpg", "-o", "out"], 1, "a.jpg: "), ([".", "-o", "out"], 1, ".: "),
    (["a.jpg", "-o", "/dev/null/out"], 1, "cannot create /dev/null/out"),
    (["a.jpg", "-o", "out", "--config", "none.json"], 1, "none.json"),
  ])
  func complaints(_ words: [String], _ status: Int32, _ complaint: String) throws {
    let preview = try Preview(words)
    #expect(preview.status == status)
    #expect(preview.complaints.contains(complaint), "\(preview.complaints)")
    #expect(!preview.complaints.contains("\u{1B}"), "a progress line without a terminal")
  }

  @Test func onATerminalProgressIsOneLine() throws {
    let source = Self.fixtures.appendingPathComponent("photos").path
    let preview = try Preview(
      shell: """
        script -qec '"$CLOSEUP" preview \(source)/exif-orientation-*.jpg none.jpg -o out 2>&1 >/dev/null' /dev/null
        """)
    #expect(preview.status == 1)
    #expect(preview.words.contains("\r\u{1B}[K1 of ") && preview.words.contains("\r\u{1B}[K2 of "))
    // The line is cleared before a message.
    #expect(preview.words.contains("\r\u{1B}[Knone.jpg: "), "\(preview.words.debugDescription)")
  }

  /// A photo with detail all over.
  private static func photo(_ size: PixelSize) -> PixelImage {
    var image = PixelImage(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let wave = sin(Double(x) / 5) * cos(Double(y) / 7)
        image[x, y] = Colour(UInt8(128 + 100 * wave), UInt8(x % 200), UInt8(200 - y % 150))
      }
    }
    return image
  }
}

/// A finished run of the command in a folder of its own.
private final class Preview {
  private let folder: TemporaryFolder
  private(set) var status: Int32 = -1
  private(set) var words = ""
  private(set) var complaints = ""

  /// Runs `closeup preview` after `prepare` laid out the folder.
  convenience init(_ words: [String], prepare: (TemporaryFolder) throws -> Void = { _ in }) throws {
    try self.init(RunningGame.programs.appendingPathComponent("closeup"), ["preview"] + words, prepare)
  }

  /// Runs a shell script that finds the program in CLOSEUP.
  convenience init(shell: String) throws {
    try self.init(URL(fileURLWithPath: "/bin/sh"), ["-c", shell], { _ in })
  }

  private init(_ program: URL, _ words: [String], _ prepare: (TemporaryFolder) throws -> Void) throws {
    folder = try TemporaryFolder()
    try prepare(folder)
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["CLOSEUP": RunningGame.programs.appendingPathComponent("closeup").path]) { $1 }
    let files = ["stdout", "stderr"].map { URL(fileURLWithPath: folder.path(".\($0)")) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.words = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    complaints = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }

  /// The names in a folder.
  func names(_ name: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path(name)))
  }

  /// A picture that was written, read by libvips' own program.
  func picture(_ name: String) throws -> PixelImage {
    let raw = folder.path(".\(UUID().uuidString)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["vips", "rawsave", folder.path(name), raw]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw TestFailure("\(name) is not a picture") }
    let pixels = [UInt8](try Data(contentsOf: URL(fileURLWithPath: raw)))
    let header = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))).dropFirst(16)
    let (width, height) = (header.prefix(4), header.dropFirst(4).prefix(4))
    let size = PixelSize(width.reduce(0) { $0 << 8 | Int($1) }, height.reduce(0) { $0 << 8 | Int($1) })
    guard let image = PixelImage(size: size, pixels: pixels) else { throw TestFailure("\(name) is not RGBA") }
    return image
  }
}

extension TemporaryFolder {
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
