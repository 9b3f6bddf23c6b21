import Testing

@testable import Media

@Suite struct FolderPackTests {
  let folder = TemporaryFolder()

  private func load(_ files: [String]) throws -> Pack {
    for file in files { try folder.write(file) }
    return try PackLoader.load(folder: folder.path)
  }

  @Test func subfoldersAreAnswers() throws {
    let pack = try load(["02 - big_dogs/a.jpg", "1_Cats/b/c/d.PNG", "10. birds/e.webp", "theme/button.png"])
    #expect(pack.configuration.answers.map(\.label) == ["Cats", "big dogs", "birds"])
    #expect(pack.configuration.answers[0].pictures == [folder("1_Cats")])
    #expect(pack.theme == folder("theme"))
    #expect(pack.issues == [])
    var rest = pack.configuration
    rest.answers = []
    #expect(rest == Configuration())
  }

  @Test(arguments: [
    ("Cats", "Cats"), ("1_Cats", "Cats"), ("01 - cats", "cats"), ("3. a_b", "a b"), ("12-x", "x"),
    ("1984", "1984"), ("3 cats", "3 cats"), ("1_", "1"), ("__", "__"), ("2_1984", "1984"), ("é_ü", "é ü"),
  ])
  func namesBecomeLabels(name: String, label: String) {
    #expect(FolderPack.label(FilePath(name)) == label)
  }

  @Test func aConfigFileComesFirst() throws {
    try folder.write(
      "config.json",
      #"{"answers": [{"label": "X", "pictures": "a"}, {"label": "Y", "pictures": "b"}]}"#)
    #expect(try load(["a/1.jpg", "b/1.jpg", "c/1.jpg"]).configuration.answers.map(\.label) == ["X", "Y"])
  }

  @Test func whatHoldsNoPictureDoesNotPlay() throws {
    try folder.makeFolder("empty")
    try folder.makeFolder("deep/empty/too")
    try folder.write("texts/notes.txt")
    try folder.write("zero/a.jpg", "")
    let pack = try load(["cats/a.jpg", "dogs/a.jpg", ".hidden/a.jpg", "__MACOSX/a.jpg", "loose.jpg"])
    #expect(pack.configuration.answers.map(\.label) == ["cats", "dogs"])
    #expect(codes(pack.issues) == [.emptyFolder, .emptyFolder, .emptyFolder, .emptyFolder])
    #expect(pack.issues.map(\.path) == ["deep", "empty", "texts", "zero"].map { folder($0) })
  }

  @Test func theFirstFourByNamePlay() throws {
    let pack = try load(["10/a.jpg", "9/a.jpg", "2/a.jpg", "1/a.jpg", "3/a.jpg"])
    #expect(pack.configuration.answers.map(\.label) == ["1", "2", "3", "9"])
    #expect(codes(pack.issues) == [.answerCount])
    #expect(pack.issues[0].advice.contains("\"10\""))
  }

  @Test func aSingleAnswerIsNoGame() throws {
    #expect { try load(["cats/a.jpg"]) } throws: { error in
      (error as? PackError)?.issues.map(\.code) == [.answerCount]
    }
  }

  @Test(arguments: [("none", "there is no such folder"), ("a.jpg", "this is a file, not a folder")])
  func whatIsNoFolderIsSaidOnce(name: String, message: String) throws {
    try folder.write("a.jpg")
    #expect { try PackLoader.load(folder: folder(name)) } throws: { error in
      guard let issue = (error as? PackError)?.issues.first else { return false }
      return issue.code == .folderMissing && issue.path == folder(name) && issue.message == message
    }
  }

  @Test func namesNeedNotBeUTF8() throws {
    try folder.write(FilePath(bytes: [0x63, 0x61, 0x66, 0xE9, 0x2F, 0x61, 0x2E, 0x6A, 0x70, 0x67]))
    let pack = try load(["dogs/a.jpg"])
    #expect(pack.configuration.answers.map(\.label) == ["caf\u{FFFD}", "dogs"])
    #expect(codes(pack.issues) == [.encoding])
    let (table, _) = PictureScanner(pack.configuration.answers).scanAll()
    #expect(table.count == 2)
  }

  @Test func aLoopOfLinksHasAnEnd() throws {
    try folder.makeFolder("loop")
    folder.link("loop/again", to: "..")
    // The loop leads to all the pictures of the others, and so it is not empty.
    #expect(try load(["cats/a.jpg", "dogs/a.jpg"]).configuration.answers.count == 3)
  }
}
