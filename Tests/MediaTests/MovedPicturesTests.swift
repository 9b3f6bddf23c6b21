import Foundation
import Rules
import Testing

@testable import Media

/// A pack on the disk, of which all pictures were shown once; then something happens to its files.
@Suite struct MovedPicturesTests {
  let folder = TemporaryFolder()

  private var table: PictureTable {
    PictureScanner([.init(label: "a", pictures: [folder("pack")])]).scanAll().table
  }

  /// Shows pictures; each so often as the place of its name in the alphabet.
  private func memory(digests: Bool = true, _ names: String...) throws -> ShownMemory {
    var memory = ShownMemory(root: folder("pack"))
    memory.beginGame()
    for name in names {
      let path = folder("pack/\(name)")
      let info = try #require(try Files.info(path))
      let picture = Picture(
        id: PictureID(0), path: path, answer: 0, size: info.size, modified: info.modified)
      let times = Int(name.utf8.first { (0x61...0x7A).contains($0) } ?? 0x61) - 0x60
      for _ in 0..<times { memory.markShown(picture) }
      if digests { memory.setDigest(try ContentDigest.whole(of: path), of: picture) }
    }
    return memory
  }

  private func rename(_ old: String, _ new: String) throws {
    try Files.makeFolder(folder("pack/\(new)").parent, mode: 0o755)
    try Files.rename(folder("pack/\(old)"), to: folder("pack/\(new)"))
  }

  /// How often each picture of the pack counts as shown, once what moved was found; pictures by name.
  private func counts(_ memory: ShownMemory) -> [String: Int] {
    var memory = memory
    let table = table
    let moves = MovedPictures.find(memory, in: table)
    memory.apply(moves)
    #expect(MovedPictures.find(memory, in: table) == [], "nothing is left to find")
    return Dictionary(
      uniqueKeysWithValues: table.ids.map { id in
        let path = table.path(of: id)
        return (path.relative(to: folder("pack"))?.text ?? "", memory.record(of: path).count)
      })
  }

  private func write(_ name: String, _ text: String) throws { try folder.write("pack/\(name)", text) }

  @Test func aRenamedPictureKeepsItsMemory() throws {
    try write("a.jpg", "AAAA")
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try rename("b.jpg", "new.jpg")
    #expect(counts(memory) == ["a.jpg": 0, "new.jpg": 2])
  }

  @Test func aMovedPictureKeepsItsMemory() throws {
    try write("x/c.jpg", "CCCC")
    let memory = try memory("x/c.jpg")
    try rename("x/c.jpg", "y/z/c.jpg")
    #expect(counts(memory) == ["y/z/c.jpg": 24], "x is the first letter of its old path")
  }

  @Test func aRenamedPictureWithANewTimeIsKnownByItsBytes() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try FileManager.default.removeItem(atPath: folder("pack/b.jpg").description)
    try write("new.jpg", "BBBB")
    #expect(counts(memory) == ["new.jpg": 2])
  }

  @Test func aRenamedAndRetouchedPictureIsANewOne() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try FileManager.default.removeItem(atPath: folder("pack/b.jpg").description)
    try write("new.jpg", "BBBBB")
    #expect(counts(memory) == ["new.jpg": 0])
  }

  @Test func aRetouchedPictureUnderItsNameIsStillKnown() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try write("b.jpg", "other")
    #expect(MovedPictures.find(memory, in: table) == [])
    #expect(memory.record(of: folder("pack/b.jpg")).count == 2)
  }

  @Test func theSameSizeIsNotTheSamePicture() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try FileManager.default.removeItem(atPath: folder("pack/b.jpg").description)
    try write("new.jpg", "CCCC")
    #expect(counts(memory) == ["new.jpg": 0])
  }

  @Test func aCopyIsANewPictureWhileTheFirstIsThere() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try write("copy.jpg", "BBBB")
    #expect(counts(memory) == ["b.jpg": 2, "copy.jpg": 0])
  }

  @Test func ofTwoCopiesTheFirstByNameIsMeant() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try rename("b.jpg", "z.jpg")
    try write("m.jpg", "BBBB")
    #expect(counts(memory) == ["m.jpg": 2, "z.jpg": 0])
  }

  @Test func ofTwoCopiesTheOneThatKeptItsNameIsMeant() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try rename("b.jpg", "z/b.jpg")
    try write("m.jpg", "BBBB")
    #expect(counts(memory) == ["m.jpg": 0, "z/b.jpg": 2])
  }

  @Test func exchangedNamesExchangeWhatIsRemembered() throws {
    try write("a.jpg", "AAAA")
    try write("b.jpg", "BBBB")
    try write("c.jpg", "CCC")
    let memory = try memory("a.jpg", "b.jpg", "c.jpg")
    try rename("a.jpg", "x.jpg")
    try rename("b.jpg", "a.jpg")
    try rename("c.jpg", "b.jpg")
    try rename("x.jpg", "c.jpg")
    #expect(counts(memory) == ["a.jpg": 2, "b.jpg": 3, "c.jpg": 1])
  }

  @Test func aPictureThatReplacesAnotherBringsItsOwnMemory() throws {
    try write("a.jpg", "AAAA")
    try write("b.jpg", "BBBB")
    let memory = try memory("a.jpg", "b.jpg")
    try rename("b.jpg", "a.jpg")
    #expect(counts(memory) == ["a.jpg": 2])
  }

  @Test func aPictureThatComesBackIsKnown() throws {
    try write("a.jpg", "AAAA")
    try write("b.jpg", "BBBB")
    var memory = try memory("b.jpg")
    try Files.rename(folder("pack/b.jpg"), to: folder("away.jpg"))
    memory.apply(MovedPictures.find(memory, in: table))
    try Files.rename(folder("away.jpg"), to: folder("pack/new.jpg"))
    #expect(counts(memory) == ["a.jpg": 0, "new.jpg": 2])
  }

  @Test func aPictureThatIsNotInTheTableAnyMoreAndStillThereHasNotMoved() throws {
    try write("b.txt", "BBBB")
    let memory = try memory("b.txt")
    try write("new.jpg", "BBBB")
    #expect(counts(memory) == ["new.jpg": 0])
    #expect(memory.record(of: folder("pack/b.txt")).count == 2)
  }

  @Test func withoutADigestSizeAndTimeTell() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory(digests: false, "b.jpg")
    try write("new.jpg", "BBBB")
    #expect(counts(memory) == ["b.jpg": 2, "new.jpg": 0])
    try FileManager.default.removeItem(atPath: folder("pack/new.jpg").description)
    try rename("b.jpg", "other.jpg")
    #expect(counts(memory) == ["other.jpg": 2])
  }

  @Test func shownUnderItsNewNameMeanwhileItCountsBoth() throws {
    try write("b.jpg", "BBBB")
    var memory = try memory("b.jpg")
    try rename("b.jpg", "new.jpg")
    let moves = MovedPictures.find(memory, in: table)
    let id = try #require(table.ids.first)
    memory.beginGame()
    memory.markShown(table.picture(id))
    memory.apply(moves)
    let record = memory.record(of: folder("pack/new.jpg"))
    #expect(record.count == 3)
    #expect(record.lastGame == 2)
    #expect(record.digest != nil)
  }

  @Test func aSearchThatIsEndedMovesNothing() throws {
    try write("b.jpg", "BBBB")
    let memory = try memory("b.jpg")
    try rename("b.jpg", "new.jpg")
    #expect(MovedPictures.find(memory, in: table, isCancelled: { true }) == [])
  }
}
