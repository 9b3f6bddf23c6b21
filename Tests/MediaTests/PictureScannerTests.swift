import Foundation
import Rules
import Testing

@testable import Media

@Suite struct PictureScannerTests {
  let folder = TemporaryFolder()

  private func scan(_ answers: [[String]]) -> (table: PictureTable, issues: [Issue]) {
    PictureScanner(
      answers.enumerated().map { index, folders in
        Configuration.Answer(label: "answer \(index)", pictures: folders.map { folder($0) })
      }
    ).scanAll()
  }

  private func names(_ table: PictureTable) -> [String] {
    table.ids.map { table.path(of: $0).relative(to: folder.path)?.description ?? "" }
  }

  @Test func findsPicturesByTheirEndingInAnyCase() throws {
    for ending in PictureNames.extensions { try folder.write("a/\(ending).\(ending)") }
    for name in ["B.JPG", "c.JpEg"] { try folder.write("a/\(name)") }
    for name in ["x.txt", "jpg", "x.jpg.bak", "x.jpgx"] { try folder.write("b/\(name)") }
    try folder.write("b/y.png")
    let (table, issues) = scan([["a"], ["b"]])
    #expect(table.ids(ofAnswer: 0).count == PictureNames.extensions.count + 2)
    #expect(table.ids(ofAnswer: 1).count == 1)
    #expect(codes(issues) == [.otherFiles])
    #expect(issues[0].message.hasPrefix("4 files passed over"))
    #expect(issues[0].path == folder("b"))
  }

  @Test func litterIsPassedOverWithoutAWord() throws {
    let litter = [
      ".DS_Store", "._x.jpg", "Thumbs.db", "thumbs.DB", "desktop.ini", ".hidden/x.jpg", "__MACOSX/x.jpg",
      "metadata.csv", "config.json", "README", "readme.md", "README.jpg.txt",
    ]
    for name in litter { try folder.write("a/\(name)") }
    try folder.write("a/rest.jpg")
    let (table, issues) = scan([["a"]])
    #expect(names(table) == ["a/rest.jpg"])
    #expect(issues == [])
  }

  @Test func theOrderIsByBytesAndAnswersTakeTurns() throws {
    for name in ["b.jpg", "a.jpg", "Z.jpg", "é.jpg", "e\u{301}.jpg", "sub/1.jpg"] {
      try folder.write("a/\(name)")
      try folder.write("b/\(name)")
    }
    let own = ["Z.jpg", "a.jpg", "b.jpg", "e\u{301}.jpg", "é.jpg"]
    let expected =
      ["a", "b"].flatMap { part in own.map { "\(part)/\($0)" } } + ["a/sub/1.jpg", "b/sub/1.jpg"]
    let (table, issues) = scan([["a"], ["b"]])
    // As bytes: Swift takes a composed and a decomposed é for equal.
    #expect(names(table).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    #expect(issues == [])
    let first = table.picture(PictureID(0))
    #expect((first.answer, first.size) == (0, 7))
    #expect(try first.modified == Files.info(folder("a/Z.jpg"))?.modified)
  }

  @Test func linksAreFollowedAndNothingCountsTwice() throws {
    try folder.write("a/1.jpg")
    try folder.write("elsewhere/2.jpg")
    folder.link("a/loop", to: ".")
    folder.link("a/up", to: "../a")
    folder.link("a/self", to: "self")
    folder.link("a/self.jpg", to: "self.jpg")
    folder.link("a/more", to: "../elsewhere")
    folder.link("a/more again", to: "../elsewhere")
    folder.link("a/z.jpg", to: "1.jpg")
    folder.link("a/gone.jpg", to: "nowhere")
    let (table, issues) = scan([["a", "a", "elsewhere"]])
    #expect(names(table) == ["a/1.jpg", "a/more/2.jpg"])
    #expect(codes(issues) == [.brokenLink])
    #expect(issues[0].message.hasPrefix("3 links to nothing"))
  }

  @Test func thingsThatAreNoFilesAreTold() throws {
    try folder.write("a/folder.jpg/inside.jpg")
    folder.makePipe("a/pipe.jpg")
    folder.makePipe("a/pipe")
    try folder.write("a/zero.jpg", "")
    let (table, issues) = scan([["a"]])
    #expect(names(table) == ["a/folder.jpg/inside.jpg"])
    #expect(Set(codes(issues)) == [.otherFiles, .notAFile, .emptyFile])
    #expect(issues.contains { $0.message == "1 name of a picture that no file bears passed over: pipe.jpg" })
    #expect(issues.contains { $0.message == "1 folder named like a picture: folder.jpg" })
  }

  @Test func oddNamesStayAsTheyAre() throws {
    let names = [
      Array("line\nbreak.jpg".utf8), [0xE9, 0x2E, 0x6A, 0x70, 0x67],
      Array(repeating: UInt8(ascii: "n"), count: 251) + Array(".jpg".utf8), Array("-rf.jpg".utf8),
      Array(" .jpg".utf8),
    ]
    for name in names { try folder.write(FilePath(bytes: Array("a/".utf8) + name)) }
    let (table, issues) = scan([["a"]])
    #expect(Set(table.ids.map { table.path(of: $0).name.bytes }) == Set(names))
    #expect(issues == [])
    for id in table.ids { #expect(Files.isFile(table.path(of: id))) }
  }

  @Test func aFileUnderTwoAnswersPlaysOnceAndIsTold() throws {
    try folder.write("a/1.jpg")
    try folder.makeFolder("b")
    folder.link("b/1.jpg", to: "../a/1.jpg")
    #expect(folder("a/1.jpg").withCString { from in folder("b/2.jpg").withCString { link(from, $0) } } == 0)
    try folder.write("b/own.jpg")
    let (table, issues) = scan([["a"], ["b"]])
    #expect(names(table) == ["a/1.jpg", "b/own.jpg"])
    #expect(codes(issues) == [.sameFile])
    #expect(issues[0].message == "2 pictures of \"answer 1\" also under \"answer 0\": 1.jpg")
  }

  @Test func missingAndEmptyFoldersAreTold() throws {
    try folder.write("a/1.jpg")
    try folder.write("b/1.jpg")
    try folder.makeFolder("empty")
    let (_, issues) = scan([["a"], ["empty"], ["none"], ["b"]])
    #expect(codes(issues) == [.folderMissing, .answerPictures, .answerPictures])
    #expect(issues.map(\.severity) == [.error, .warning, .warning])
    #expect(issues[0].advice.contains("looked in \(folder("none"))"))
    #expect(issues[1].message == "no pictures for \"answer 1\"; looked in \(folder("empty"))")
    #expect(scan([["empty"]]).issues.map(\.severity) == [.error])
  }

  @Test func oneAnswerWithPicturesIsNoGame() throws {
    try folder.write("a/1.jpg")
    try folder.makeFolder("empty")
    try folder.makeFolder("empty too")
    let (_, issues) = scan([["a"], ["empty", "empty too"]])
    #expect(issues.map(\.severity) == [.error])
    #expect(issues[0].message.hasSuffix("looked in \(folder("empty")) and \(folder("empty too"))"))
  }

  @Test(arguments: [1, 29, 30, 40])
  func countsAreExact(count: Int) throws {
    for number in 0..<count { try folder.write("a/\(number).jpg") }
    #expect(scan([["a"]]).table.count == count)
  }

  /// Root may read everything: a thread of another file system user shows what others see.
  @Test(.enabled(if: geteuid() == 0)) func whatMayNotBeReadIsTold() async throws {
    try folder.write("a/mine.jpg")
    try folder.write("a/open.jpg")
    try folder.write("a/closed/x.jpg")
    #expect(folder("a/mine.jpg").withCString { chmod($0, 0o600) } == 0)
    #expect(folder("a/closed").withCString { chmod($0, 0o700) } == 0)
    let scanner = PictureScanner([.init(label: "a", pictures: [folder("a")])])
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let call = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "setfsuid")!
        let setUser = unsafeBitCast(call, to: (@convention(c) (UInt32) -> Int32).self)
        _ = setUser(65534)
        let result = scanner.scanAll()
        _ = setUser(0)
        continuation.resume(returning: result)
      }
    }
    #expect(names(result.table) == ["a/open.jpg"])
    #expect(codes(result.issues) == [.fileUnreadable, .folderUnreadable])
  }

  @Test func beyondTheFirstThousandsTheDecoderTellsOfEmptyFiles() throws {
    try folder.write("a/0.jpg", "")
    for number in 1...4200 { try folder.write("a/\(number).jpg", "1") }
    try folder.write("b/0.jpg", "")
    folder.link("b/1.jpg", to: "0.jpg")
    folder.link("b/2.jpg", to: "../a/1.jpg")
    let (table, issues) = scan([["a"], ["b"]])
    #expect(table.ids(ofAnswer: 0).count == 4200)
    #expect(names(table).suffix(1) == ["b/0.jpg"])
    #expect(codes(issues) == [.emptyFile, .emptyFile, .sameFile])
  }

  @Test func aScanComesInPortionsAndCanBeCancelled() throws {
    for part in 0..<6 {
      for number in 0..<150 { try folder.write("a/\(part)/\(number).jpg", "1") }
    }
    let scanner = PictureScanner([.init(label: "a", pictures: [folder("a")])])
    var portions: [Int] = []
    var table = PictureTable(answers: 1)
    scanner.scan { portion, _ in
      portions.append(portion.count)
      table.append(contentsOf: portion)
    }
    #expect(portions == [300, 600])
    #expect(table.count == 900)
    #expect(table.ids(ofAnswer: 0) == table.ids.map { $0 })
    #expect(table.path(of: PictureID(899)) == folder("a/5/99.jpg"))
    portions = []
    let isComplete = scanner.scan(isCancelled: { true }) { portion, _ in portions.append(portion.count) }
    #expect(!isComplete)
    #expect(portions == [])
  }
}
