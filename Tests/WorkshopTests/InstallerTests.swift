import Archives
import Foundation
import Testing

@testable import Media
@testable import Workshop

@Suite struct InstallerTests {
  private static func installer(_ scratch: Scratch, inProcess: Bool = false) -> Installer {
    Installer(packs: scratch("packs"), program: inProcess ? nil : Program.path)
  }

  @Test func aGoodPackIsInstalledAsItIs() throws {
    let scratch = try Scratch()
    let zip = RawZip(
      .init("theme/sounds/", []),
      try .init("theme/readme.md", deflated: Array("hello hello hello hello".utf8)),
      .init("a/sub/Füchse 狐.jpg"))
    let file = try scratch.write("Big cats.closeup", zip.bytes)
    let pack = try Self.installer(scratch).install(file)
    #expect(pack.folder == scratch("packs/Big cats"))
    #expect(pack.isNew && pack.namesake == nil && pack.pictures == 3 && pack.answers == ["A", "B"])
    let files = try scratch.files("packs/Big cats")
    #expect(
      files.keys.sorted().map(\.description) == [
        ".installed.json", "a/1.jpg", "a/sub/Füchse 狐.jpg", "b/1.jpg", "closeup.json", "config.json",
        "theme/readme.md",
      ])
    #expect(files[FilePath("theme/readme.md")] == Array("hello hello hello hello".utf8))
    #expect(try scratch.contents("packs/Big cats/theme") == ["readme.md", "sounds/"])
    #expect(try scratch.contents("packs") == [".lock", "Big cats/"])
    for file in files.keys {
      let info = try #require(try Files.info(scratch("packs/Big cats").appending(file)))
      #expect(info.mode & 0o7777 == 0o644, "\(file)")
    }
    #expect(try Files.info(scratch("packs/Big cats/a"))?.mode ?? 0 & 0o7777 == 0o40755)
    #expect(try PackLoader.load(folder: pack.folder).issues == [])
  }

  @Test func theSamePackAgainIsNoOtherAndNothingIsReplaced() throws {
    let scratch = try Scratch()
    let first = try scratch.write("x/Cats.closeup", RawZip().bytes)
    let renamed = try scratch.write("Other name.closeup", RawZip().bytes)
    let other = try scratch.write("y/Cats.closeup", RawZip(.init("a/2.jpg")).bytes)
    let installer = Self.installer(scratch)
    #expect(try installer.install(first).isNew)
    try scratch.write("packs/Cats/a/mine.jpg", "my own")
    for file in [first, renamed] {
      let again = try installer.install(file)
      #expect(!again.isNew && again.folder == scratch("packs/Cats"))
    }
    let second = try installer.install(other)
    #expect(
      second.isNew && second.folder == scratch("packs/Cats 2") && second.namesake == scratch("packs/Cats"))
    #expect(try scratch.text("packs/Cats/a/mine.jpg") == "my own")
    #expect(try scratch.contents("packs") == [".lock", "Cats/", "Cats 2/"])
  }

  @Test(arguments: try HostileArchive.all)
  func aHostileArchiveIsRefusedAndLeavesNothing(archive: HostileArchive) throws {
    for inProcess in [true, false] {
      let scratch = try Scratch()
      try scratch.write("victim.txt", "mine")
      let file = try scratch.write("evil.closeup", archive.bytes)
      let before = try scratch.files()
      let error = #expect(throws: PackRefusal.self, "\(archive.name)") {
        try Self.installer(scratch, inProcess: inProcess).install(file)
      }
      let sentence = error?.description ?? ""
      #expect(sentence.contains(archive.gist), "\(archive.name): \(sentence)")
      #expect(sentence.hasPrefix("\(file) is not installed: "))
      #expect(!sentence.contains("\n") && !sentence.contains("\u{1B}") && !sentence.contains("incoming"))
      #expect(try scratch.contents("packs") == [".lock"], "\(archive.name)")
      var after = try scratch.files()
      after[FilePath("packs/.lock")] = nil
      #expect(after == before)
    }
  }

  @Test func thereAreManyKindsOfHostileArchives() throws {
    let all = try HostileArchive.all
    #expect(all.count >= 25)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Set(all.map(\.bytes)).count == all.count)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/closeup-evil.jpg"))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/evil.jpg"))
  }

  /// Beyond 65,535 entries a zip ends in other records.
  @Test func aLargePackIsReadAsWell() throws {
    let scratch = try Scratch()
    let file = try Descriptor(scratch("large.zip"), O_RDWR | O_CREAT, mode: 0o600, .create)
    var writer = try ZipWriter(file)
    try writer.add("closeup.json", Array("{}".utf8), isCompressed: false)
    try writer.add("config.json", Array("{}".utf8), isCompressed: false)
    for index in 0..<70_000 { try writer.add("a/\(index).jpg", [1], isCompressed: false) }
    try writer.finish()
    let contents = try PackContents(try ZipLayout(file, limits: PackLimits()), limits: PackLimits())
    #expect(contents.entries.count == 70_002)
    #expect(contents.total == 70_004)
  }

  @Test func whatIsTooMuchIsRefused() throws {
    let scratch = try Scratch()
    let file = try scratch.write("big.closeup", RawZip(.init("a/2.jpg"), .init("a/3.jpg")).bytes)
    var installer = Self.installer(scratch, inProcess: true)
    for (change, gist) in [
      ({ $0.entries = 5 }, "holds 6 files; a pack holds 5"), ({ $0.file = 4 }, "would take"),
      ({ $0.total = 100 }, "its files would take more"), ({ $0.depth = 0 }, "lies in more than 0 folders"),
    ] as [((inout PackLimits) -> Void, String)] {
      installer.limits = PackLimits()
      change(&installer.limits)
      let error = #expect(throws: PackRefusal.self) { try installer.install(file) }
      #expect(error?.description.contains(gist) == true, "\(String(describing: error))")
    }
    #expect(try scratch.contents("packs") == [".lock"])
  }

  @Test func theProgramSaysItInASentenceAndExitsWithOne() throws {
    let scratch = try Scratch()
    try scratch.write("evil.closeup", RawZip(.init("../evil.jpg")).bytes)
    let bad = try Program(["install", "evil.closeup"], in: scratch)
    #expect(bad.code == 1)
    #expect(
      bad.errors
        == "closeup: evil.closeup is not installed: \"../evil.jpg\" leads out of the pack's folder\n")
    try scratch.write("Good one.closeup", RawZip().bytes)
    let good = try Program(["install", "Good one.closeup"], in: scratch)
    #expect(good.code == 0 && good.errors == "")
    #expect(good.output.contains("Good one") && good.output.contains("2 pictures"))
    let again = try Program(["install", "Good one.closeup"], in: scratch)
    #expect(again.code == 0 && again.output.contains("installed already"))
    #expect(try scratch.contents("data/closeup/packs") == [".lock", "Good one/"])
    for arguments in [["install"], ["install", "nothing.closeup"], ["install", "."]] {
      let run = try Program(arguments, in: scratch)
      #expect(run.code == (arguments.count == 1 ? 2 : 1))
      #expect(run.errors.hasPrefix("closeup: "))
    }
  }

  @Test func whatAKilledInstallerLeftGoes() throws {
    let scratch = try Scratch()
    try scratch.write("packs/.incoming-12345/a/half.jpg", "half")
    try scratch.write("outside.txt", "mine")
    #expect(scratch("packs/.incoming-9").withCString { symlink("..", $0) } == 0)
    let file = try scratch.write("x.closeup", RawZip().bytes)
    _ = try Self.installer(scratch).install(file)
    #expect(try scratch.contents("packs") == [".lock", "x/"])
    #expect(try scratch.text("outside.txt") == "mine")
  }

  @Test func severalAtOnceAreAllInstalled() throws {
    let scratch = try Scratch()
    let files = try (0..<4).map {
      try scratch.write("\($0)/Same.closeup", RawZip(.init("a/\($0)x.jpg")).bytes)
    }
    let installer = Self.installer(scratch)
    let group = DispatchGroup()
    for file in files + files {
      DispatchQueue.global().async(group: group) {
        _ = try? installer.install(file)
      }
    }
    group.wait()
    #expect(try scratch.contents("packs") == [".lock", "Same/", "Same 2/", "Same 3/", "Same 4/"])
  }
}
