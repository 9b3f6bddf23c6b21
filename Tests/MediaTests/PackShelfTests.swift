import Foundation
import Testing

@testable import Media

@Suite struct PackShelfTests {
  let folder = TemporaryFolder()

  private func makePack(_ name: String, title: String? = nil) throws {
    for answer in ["Cat", "Dog"] { try folder.write("\(name)/\(answer)/one.jpg") }
    guard let title else { return }
    try folder.write(
      "\(name)/config.json",
      "{\"title\": \"\(title)\", \"answers\": [{\"label\": \"Cat\", \"pictures\": \"Cat\"}, "
        + "{\"label\": \"Dog\", \"pictures\": \"Dog\"}]}")
  }

  private func shelf(named: [String] = [], own: String = "own") throws -> PackShelf {
    if !Files.isFolder(folder(own)) { try makePack(own, title: "Own") }
    return PackShelf(
      own: [try PackLoader.load(folder: folder(own))], installed: folder("installed"),
      named: named.map { folder($0) })
  }

  @Test func theFolderOfPacksIsTheUsers() {
    func packs(_ values: [String: String]) -> FilePath? { Folders.packs { values[$0] } }
    #expect(packs(["XDG_DATA_HOME": "/data", "HOME": "/me"]) == FilePath("/data/closeup/packs"))
    #expect(packs(["HOME": "/me"]) == FilePath("/me/.local/share/closeup/packs"))
    #expect(packs(["XDG_DATA_HOME": "data", "HOME": "/me"]) == FilePath("/me/.local/share/closeup/packs"))
    #expect(packs([:]) == nil)
  }

  @Test func aloneThePackOfTheStartIsOnTheShelf() throws {
    let shelf = try shelf()
    #expect(shelf.packs.map(\.title) == ["Own"])
    #expect(shelf.issues == [])
  }

  @Test func packsAreInNaturalOrderOfTitles() throws {
    try makePack("installed/x", title: "Trip 10")
    try makePack("installed/y", title: "Trip 9")
    try makePack("installed/02_Bare_folders")
    let shelf = try shelf()
    #expect(shelf.packs.map(\.title) == ["Bare folders", "Own", "Trip 9", "Trip 10"])
    #expect(try shelf.packs[2].open().configuration.title == "Trip 9")
    #expect(try shelf.packs[0].open().configuration.answers.map(\.label) == ["Cat", "Dog"])
  }

  @Test func theSamePackIsThereOnce() throws {
    try makePack("installed/a", title: "A")
    folder.link("installed/link", to: "a")
    folder.link("named", to: "installed")
    let shelf = try shelf(named: ["named", "installed/a"], own: "installed/a")
    #expect(shelf.packs.map(\.title) == ["A"])
  }

  @Test func aNamedFolderIsAPackOrAFolderOfPacks() throws {
    try makePack("bare")
    try makePack("titled", title: "Titled")
    try makePack("many/first")
    try makePack("many/second", title: "Second")
    let shelf = try shelf(named: ["bare", "titled", "many"])
    #expect(shelf.packs.map(\.title) == ["bare", "first", "Own", "Second", "Titled"])
    #expect(shelf.issues == [])
  }

  @Test func hiddenAndHalfWrittenPacksArePassedOver() throws {
    try makePack("installed/.hidden", title: "Hidden")
    try makePack("installed/.closeup-install-1", title: "Half")
    try folder.write("installed/readme.txt")
    let shelf = try shelf()
    #expect(shelf.packs.map(\.title) == ["Own"])
    #expect(shelf.issues == [])
  }

  @Test func aBrokenPackIsToldAndLeftOut() throws {
    try makePack("installed/good")
    try folder.write("installed/syntax/config.json", "{\n  \"answers\": [\n")
    try folder.write("installed/one answer/Cat/one.jpg")
    let shelf = try shelf()
    #expect(shelf.packs.map(\.title) == ["good", "Own"])
    #expect(codes(shelf.issues) == [.answerCount, .syntax])
    #expect(shelf.issues.allSatisfy { $0.severity == .warning })
    #expect(shelf.issues.allSatisfy { $0.advice.hasSuffix("until then this pack is not offered") })
    #expect(shelf.issues[1].path == folder("installed/syntax/config.json"))
    #expect(shelf.issues[1].line == 3)
  }

  @Test func aNamedFolderThatIsNotThereIsTold() throws {
    try folder.write("file")
    let shelf = try shelf(named: ["nowhere", "file"])
    #expect(codes(shelf.issues) == [.folderMissing, .folderMissing])
    #expect(shelf.issues[0].message.contains("no such folder"))
    #expect(shelf.issues[1].message.contains("a file"))
  }

  @Test func fiftyPacksAreFound() throws {
    for number in 1...50 { try makePack("installed/Pack \(number)") }
    let titles = try shelf().packs.map(\.title)
    #expect(titles.count == 51)
    #expect(Array(titles.dropFirst()) == (1...50).map { "Pack \($0)" })
  }

  @Test func configNamesFoldersAndCredits() throws {
    try makePack("pack", title: "T")
    func read(_ more: String) throws -> Pack {
      try folder.write(
        "pack/config.json",
        "{\"answers\": [{\"label\": \"Cat\", \"pictures\": \"Cat\"}, "
          + "{\"label\": \"Dog\", \"pictures\": \"Dog\"}],\n \(more)}")
      return try PackLoader.load(folder: folder("pack"))
    }
    #expect(try read("\"packs\": \"more\"").configuration.packs == [folder("pack/more")])
    #expect(try read("\"packs\": [\"a\", \"/b\"]").configuration.packs == [folder("pack/a"), FilePath("/b")])
    #expect(try read("\"credits\": [\"One\", \"\", \"Two\"]").configuration.credits == ["One", "", "Two"])
    let wrong = try read("\"packs\": [\"a\", 3], \"credits\": \"One\"")
    #expect(wrong.configuration.packs == [folder("pack/a")])
    #expect(codes(wrong.issues) == [.wrongValue, .wrongValue])
    #expect(wrong.issues[0].message == "packs[1] is 3; allowed is a folder or a list of folders")
    #expect(wrong.issues[0].line == 2)
  }

  @Test func aSampleCountsAndShowsEachAnswer() throws {
    for number in 1...6 { try folder.write("pack/a/\(number).jpg") }
    try folder.write("pack/b/1.jpg")
    try folder.write("pack/b/not a picture.txt")
    let pack = ShelvedPack(try PackLoader.load(folder: folder("pack")))
    let sample = try #require(PackSample(pack, isCancelled: { false }))
    #expect(sample.count == 7)
    #expect(
      sample.pictures
        == ["a/1.jpg", "b/1.jpg", "a/2.jpg", "a/3.jpg", "a/4.jpg"].map { folder("pack/\($0)") })
    #expect(PackSample(pack, isCancelled: { true }) == nil)
  }

  @Test func aPackWithoutATitleIsCalledAfterItsFolder() throws {
    try makePack("02_Big_cats")
    try makePack("titled", title: "Zoo")
    let bare = try PackLoader.load(folder: folder("02_Big_cats"))
    #expect(bare.title == "Big cats")
    #expect(bare.windowTitle == "Big cats - Closeup")
    let titled = try PackLoader.load(folder: folder("titled"))
    #expect(titled.title == "Zoo")
    #expect(titled.windowTitle == "Zoo")
    #expect(try PackLoader.load(resources: ResourceRoot(folder("titled"))).title == "Zoo")
  }
}
