import DecoderProtocol
import Foundation
import Testing

@testable import Media
@testable import Photos
@testable import Workshop

/// Packs written, and installed again. Photos are Debian's `pysiogame`'s; ExifTool writes into them what is to go.
@Suite(.serialized) struct PackWriterTests {
  private static let photos = "/usr/share/games/pysiogame/res/images/art4apps/food"
  private static let decoder = Array(Program.folder.appendingPathComponent("closeup-decoder").path.utf8)

  private func photo(_ index: Int) throws -> [UInt8] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.photos).sorted()
    let name = names.filter { $0.hasSuffix(".jpg") }[index]
    return try Files.read(FilePath("\(Self.photos)/\(name)"), limit: 1 << 24)
  }

  /// What ExifTool says of a file, by the name of each tag.
  private func tags(_ file: FilePath) throws -> [String: String] {
    let text = try tool("exiftool", ["-G0", "-s", "-n", file.description])
    var tags: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard let group = words.first, let name = words.last, parts.count == 2 else { continue }
      if ["[EXIF]", "[XMP]", "[IPTC]", "[MakerNotes]", "[Composite]"].contains(group) {
        tags[String(name)] = String(parts[1].dropFirst())
      }
    }
    return tags
  }

  @discardableResult
  private func tool(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private func write(_ folder: FilePath, to file: FilePath, force: Bool = false) throws -> PackWriter.Summary
  {
    let pack = try PackLoader.load(folder: folder)
    return try PackWriter(pack, limits: .standard, decoder: Self.decoder).write(to: file, replacing: force)
  }

  private func install(_ file: FilePath, _ scratch: Scratch) throws -> InstalledPack {
    try Installer(packs: scratch("packs"), program: Program.path).install(file)
  }

  @Test func aFolderOfFoldersComesOutAsItIs() throws {
    let scratch = try Scratch()
    for (index, name) in [
      "1_Sweet/a.jpg", "1_Sweet/more/b.JPG", "2_Sour_things/c.jpg", "2_Sour_things/d.png",
    ].enumerated() {
      try scratch.write("Taste/\(name)", photo(index))
    }
    try scratch.write("Taste/1_Sweet/notes.doc", "mine")
    try scratch.write("Taste/.hidden", "mine")
    let before = try scratch.files("Taste")
    let summary = try write(scratch("Taste"), to: scratch("Taste.closeup"))
    #expect(summary.pictures == 4 && summary.answers == 2)
    #expect(try scratch.files("Taste") == before, "the owner's files are as they were")
    #expect(try scratch.contents() == ["Taste/", "Taste.closeup"])
    let installed = try install(scratch("Taste.closeup"), scratch)
    #expect(
      installed.answers == ["Sweet", "Sour things"] && installed.pictures == 4 && installed.title == "Taste")
    let names = try scratch.files("packs/Taste").keys.sorted().map(\.description)
    #expect(
      names == [
        ".installed.json", "1_Sweet/a.jpg", "1_Sweet/more/b.JPG", "2_Sour_things/c.jpg",
        "2_Sour_things/d.jpg",
        "closeup.json", "config.json",
      ], "a JPEG that was called PNG has its right name")
  }

  @Test func theSamePackGivesTheSameBytes() throws {
    let scratch = try Scratch()
    for index in 0..<6 { try scratch.write("p/\(index % 2 == 0 ? "a" : "b")/\(index).jpg", photo(index)) }
    try scratch.write("p/theme/background.jpg", photo(7))
    let first = try write(scratch("p"), to: scratch("1.closeup"))
    // Times and the order in which files were made do not matter.
    let again = try photo(0)
    try Files.removeTree(scratch("p/a/0.jpg"))
    try scratch.write("p/a/0.jpg", again)
    let second = try write(scratch("p"), to: scratch("2.closeup"))
    #expect(first == second)
    #expect(
      try ContentDigest.whole(of: scratch("1.closeup")) == ContentDigest.whole(of: scratch("2.closeup")))
    #expect(try install(scratch("1.closeup"), scratch).isNew)
    #expect(try install(scratch("2.closeup"), scratch).isNew == false)
  }

  @Test func copiesAreUprightAndSayNothingOfTheirMaker() throws {
    let scratch = try Scratch()
    let file = try scratch.write("p/a/secret.jpg", photo(0))
    try scratch.write("p/a/plain.jpg", photo(1))
    try scratch.write("p/b/other.jpg", photo(2))
    let theme = try scratch.write("p/theme/background.jpg", photo(3))
    for file in [file, theme] {
      try tool(
        "exiftool",
        [
          "-overwrite_original", "-n", "-GPSLatitude=48.2", "-GPSLatitudeRef=N", "-GPSLongitude=16.3",
          "-GPSLongitudeRef=E", "-SerialNumber=SN12345678", "-LensSerialNumber=LN87654321", "-Orientation=6",
          "-OwnerName=Somebody", "-ImageDescription=A sweet thing", "-Artist=Ada Lovelace",
          "-XMP-dc:Rights=CC BY 4.0",
          file.description,
        ])
    }
    let stored = try tags(file)
    #expect(
      stored["GPSLatitude"] != nil && stored["SerialNumber"] == "SN12345678" && stored["Orientation"] == "6")
    let summary = try write(scratch("p"), to: scratch("p.closeup"))
    #expect(summary.positions == 1 && summary.serialNumbers == 1 && summary.turned == 1)
    _ = try install(scratch("p.closeup"), scratch)
    for name in ["a/secret.jpg", "theme/background.jpg"] {
      let copy = scratch("packs/p/\(name)")
      let left = try tags(copy)
      for tag in left.keys {
        #expect(
          !["GPS", "Serial", "Owner", "Artist", "Description", "Orientation", "Rights"].contains {
            tag.contains($0)
          },
          "\(name): \(tag)")
      }
      let bytes = try Files.read(copy, limit: 1 << 24)
      for secret in ["SN12345678", "LN87654321", "Somebody"] {
        #expect(String(decoding: bytes, as: UTF8.self).contains(secret) == false)
      }
    }
    let service = PhotoService(program: Self.decoder)
    defer { service.shutdown() }
    func original(_ name: String) throws -> PictureInfo {
      var request = DecodeRequest(path: scratch(name).bytes, box: .init(64, 64))
      request.inspects = true
      return try service.decodeNow(request).info
    }
    let (before, after) = (try original("p/a/secret.jpg"), try original("packs/p/a/secret.jpg"))
    #expect(after.originalSize == before.originalSize, "as upright as it was shown before")
    #expect(try #require(before.facts).distance(to: #require(after.facts)) <= 4)
    // What it said of the picture is in the table.
    var notes = PictureNotes()
    let note = notes.note(of: scratch("packs/p/a/secret.jpg"), levels: 0)
    #expect(note?.caption == "A sweet thing")
    #expect(note?.credit?.contains("Ada Lovelace") == true)
    #expect(note?.licence?.contains("CC BY 4.0") == true)
    #expect(notes.note(of: scratch("packs/p/a/plain.jpg"), levels: 0) == nil)
  }

  @Test func notesGoWithTheirPictures() throws {
    let scratch = try Scratch()
    for (index, name) in ["a/What is it?.jpg", "a/sub/x.png", "a/gone.jpg", "b/y.jpg", "b/z.jpg"].enumerated()
    {
      try scratch.write("p/\(name)", photo(index))
    }
    try scratch.write(
      "p/a/metadata.csv",
      """
      file_name,caption,credit,licence,crop,avoid,hidden,answer,camera of mine
      What is it?.jpg,"A ""thing"", sweet",Ada,CC0,0.1 0.2 0.3 0.3,0.5 0.5 0.2 0.2; 0 0 0.1 0.1,,,secret place
      sub/x.png,Below,,,,,,b,
      gone.jpg,,,,,,yes,,
      """)
    let summary = try write(scratch("p"), to: scratch("p.closeup"))
    #expect(summary.pictures == 4, "a hidden picture stays at home")
    _ = try install(scratch("p.closeup"), scratch)
    let files = try scratch.files("packs/p")
    #expect(files[FilePath("a/What is it_.jpg")] != nil && files[FilePath("a/gone.jpg")] == nil)
    var notes = PictureNotes()
    let written = notes.note(of: scratch("packs/p/a/What is it_.jpg"), levels: 0)
    let note = try #require(written)
    #expect(note.caption == "A \"thing\", sweet" && note.credit == "Ada" && note.licence == "CC0")
    #expect(note.crop == .init(0.1, 0.2, 0.3, 0.3) && note.avoid.count == 2)
    #expect(notes.takeIssues() == [])
    let pack = try PackLoader.load(folder: scratch("packs/p"))
    let (table, issues) = PictureScanner(pack.configuration.answers).scanAll()
    #expect(issues == [])
    #expect(
      table.ids(ofAnswer: 1).map { table.path(of: $0).name.description }.sorted() == [
        "x.jpg", "y.jpg", "z.jpg",
      ])
    let all = files.values.map { String(decoding: $0.prefix(4_000), as: UTF8.self) }.joined()
    #expect(!all.contains("secret place"), "columns that the game does not know are the owner's own")
  }

  @Test func foldersAndFilesFromElsewhereAreGatheredIn() throws {
    let scratch = try Scratch()
    for (index, name) in ["p/cats/a.jpg", "far/dogs/b.jpg", "far/more/dogs/c.jpg", "p/cats/dogs/d.jpg"]
      .enumerated()
    {
      try scratch.write(name, photo(index))
    }
    try scratch.write("far/look/sounds/right.wav", "RIFF")
    try scratch.write("far/look/psd/drawing.psd", "8BPS")
    try scratch.write("far/my button.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
    try scratch.write("p/own/splash.json", "{\"layers\": [{\"image\": \"../art/x.svg\", \"size\": [1, 1]}]}")
    try scratch.write("p/art/x.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
    try scratch.write(
      "p/config.json",
      """
      {
        "title": "Pets", // my comment
        "packs": ["/home/me/packs", "../x"],
        "answers": [
          { "label": "Cat", "pictures": "./cats" },
          { "label": "Dog", "pictures": ["../far/dogs", "\(scratch("far/more/dogs"))"] },
        ],
        "theme": "../far/look",
        "graphics": { "button": { "file": "../far/my button.svg", "corner": 3 } },
        "animations": { "splash": "own/splash.json" },
      }
      """)
    let summary = try write(scratch("p"), to: scratch("p.closeup"))
    #expect(summary.leftOut == [scratch("p/../far/look/psd/drawing.psd")])
    let installed = try install(scratch("p.closeup"), scratch)
    let names = try scratch.files("packs/p").keys.map(\.description).filter { !$0.hasSuffix("metadata.csv") }
      .sorted()
    #expect(
      names == [
        ".installed.json", "art/x.svg", "cats/a.jpg", "cats/dogs/d.jpg", "closeup.json", "config.json",
        "dogs 2/c.jpg",
        "dogs/b.jpg", "files/my button.svg", "own/splash.json", "theme/sounds/right.wav",
      ])
    let pack = try PackLoader.load(folder: installed.folder)
    #expect(pack.issues == [])
    #expect(pack.configuration.answers.map(\.pictures.count) == [1, 2])
    #expect(pack.configuration.packs == [])
    let text = try scratch.text("packs/p/config.json")
    #expect(
      text.contains("// my comment") && text.contains("\"./cats\""), "what holds is left as it was written")
    let theme = ThemeFiles(pack, shipped: FilePath("/nowhere"))
    #expect(theme.issues == [])
    #expect(theme.graphic(.button)?.file == installed.folder.appending("files/my button.svg"))
    #expect(theme.graphic(.button)?.style.corner == 3)
    #expect(theme.sound(.right) == installed.folder.appending("theme/sounds/right.wav"))
    #expect(try Animation.load(#require(theme.animation(.splash))).timeline.layers.count == 1)
  }

  @Test func anAnswerWithoutPicturesStaysOne() throws {
    let scratch = try Scratch()
    for index in 0..<4 { try scratch.write("p/\(index % 2 == 0 ? "a" : "b")/\(index).jpg", photo(index)) }
    try Files.makeFolder(scratch("p/c/later"))
    try scratch.write(
      "p/config.json",
      "{\"answers\": [\(["a", "b", "c"].map { "{\"label\": \"\($0)\", \"pictures\": \"\($0)\"}" }.joined(separator: ", "))]}"
    )
    #expect(try write(scratch("p"), to: scratch("p.closeup")).answers == 3)
    #expect(try install(scratch("p.closeup"), scratch).answers == ["a", "b", "c"])
    #expect(try scratch.contents("packs/p/c") == ["metadata.csv"])
    #expect(try PackLoader.load(folder: scratch("packs/p")).issues == [])
  }

  @Test func whatIsInTheWayIsSaid() throws {
    let scratch = try Scratch()
    for index in 0..<4 { try scratch.write("p/\(index % 2 == 0 ? "a" : "b")/\(index).jpg", photo(index)) }
    let file = try scratch.write("there.closeup", "not a pack")
    func refused(_ gist: String, force: Bool = false, at name: String = "new.closeup") {
      let error = #expect(throws: (any Error).self) {
        try write(scratch("p"), to: scratch(name), force: force)
      }
      #expect(error.map { "\($0)".contains(gist) } == true, "\(String(describing: error))")
    }
    refused("is there already", at: "there.closeup")
    refused("is no pack", force: true, at: "there.closeup")
    #expect(try scratch.text("there.closeup") == "not a pack")
    try Files.removeTree(file)
    _ = try write(scratch("p"), to: scratch("there.closeup"))
    refused("--force", at: "there.closeup")
    _ = try write(scratch("p"), to: scratch("there.closeup"), force: true)
    try scratch.write("p/theme/splash.json", "{\"layers\": [{\"image\": \"../../x.svg\", \"size\": [1, 1]}]}")
    refused("splash.json, line 1: layers[0].image")
    try scratch.write("p/theme/splash.json", "{}")
    try scratch.write("p/theme/con.svg", "<svg/>")
    refused("device on Windows")
    try Files.removeTree(scratch("p/theme"))
    try scratch.write("p/a/bad.jpg", "no picture")
    refused("bad.jpg")
    try Files.removeTree(scratch("p/a/bad.jpg"))
    for (entry, gist) in [
      ("\"graphics\": {\"button\": \"a/0.jpg\"}", "a/0.jpg is a photo of an answer and a file"),
      ("\"theme\": \"/nowhere\"", "theme is \"/nowhere\", which is not in the pack"),
      ("\"sounds\": {\"right\": \"../x.wav\"}", "sounds.right: there is no file"),
    ] {
      try scratch.write(
        "p/config.json",
        "{\"answers\": [{\"label\": \"A\", \"pictures\": \"a\"}, {\"label\": \"B\", \"pictures\": \"b\"}], \(entry)}"
      )
      refused(gist)
    }
    #expect(try scratch.contents() == ["p/", "there.closeup"], "nothing half written stays")
  }

  @Test func theProgramPacksInstallsAndPlays() throws {
    let scratch = try Scratch()
    #expect(try Program(["new", "Taste", "--answers", "Sweet,Sour", "--theme"], in: scratch).code == 0)
    for index in 0..<8 {
      try scratch.write("Taste/\(index % 2 == 0 ? "Sweet" : "Sour")/\(index).jpg", photo(index))
    }
    let packed = try Program(["pack", "Taste/"], in: scratch)
    #expect(packed.code == 0 && packed.errors == "", "\(packed.errors)")
    #expect(packed.output.hasPrefix("Wrote Taste.closeup: 8 pictures, 2 answers, "))
    let installed = try Program(["install", "Taste.closeup"], in: scratch)
    #expect(installed.code == 0 && installed.errors == "", "\(installed.errors)")
    let folder = scratch("data/closeup/packs/Taste").description
    let game = try Program(
      ["play", folder, "--demo", "shots", "--seed", "1", "--size", "320x240", "--skip-intro"], in: scratch)
    #expect(game.code == 0 && game.errors == "", "\(game.errors)")
    #expect(game.output.hasPrefix("Played 8 pictures"))
    try Files.removeTree(scratch("Taste/Sour"))
    let broken = try Program(["pack", "Taste", "-o", "x.closeup"], in: scratch)
    #expect(broken.code == 1 && broken.errors.contains("Sour"))
    #expect(try scratch.contents().contains("x.closeup") == false)
    #expect(try Program(["pack", "Taste", "-o", "x.zip"], in: scratch).code == 2)
  }
}
