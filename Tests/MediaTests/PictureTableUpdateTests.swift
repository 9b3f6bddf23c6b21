import Foundation
import Rules
import Testing

@testable import Media

/// What becomes of the table when the owner's folders change while a game is on.
@Suite struct PictureTableUpdateTests {
  let folder = TemporaryFolder()

  private func scan() -> PictureTable {
    PictureScanner([
      .init(label: "A", pictures: [folder("a")]), .init(label: "B", pictures: [folder("b")]),
    ]).scanAll().table
  }

  private func names(_ table: PictureTable, _ ids: some Sequence<PictureID>) -> [String] {
    ids.map { table.path(of: $0).relative(to: folder.path)?.description ?? "" }
  }

  private func remove(_ name: String) {
    #expect(folder(name).withCString { unlink($0) } == 0)
  }

  @Test func numbersStayNewOnesFollowAndLostOnesAreNotDealt() throws {
    for name in ["a/1.jpg", "a/3.jpg", "a/sub/4.jpg", "b/1.jpg"] { try folder.write(name) }
    var table = scan()
    let before = names(table, table.ids)
    try folder.write("a/2.jpg")
    try folder.write("b/new/9.jpg")
    remove("a/3.jpg")
    let change = table.update(to: scan())
    #expect(names(table, table.ids.prefix(4)) == before)
    #expect(Set(names(table, change.added)) == ["a/2.jpg", "b/new/9.jpg"])
    #expect(names(table, change.gone) == ["a/3.jpg"])
    #expect(names(table, table.ids(ofAnswer: 0)) == ["a/1.jpg", "a/2.jpg", "a/sub/4.jpg"])
    #expect(names(table, table.ids(ofAnswer: 1)) == ["b/1.jpg", "b/new/9.jpg"])
    #expect(change.added.map { table.answer(of: $0) }.sorted() == [0, 1])
    #expect(table.count == 6 && table.available == 5)
    #expect(change.gone.allSatisfy { !table.isThere($0) } && table.isThere(change.added[0]))
  }

  @Test func whatComesLittleByLittleIsNeverCountedTwice() throws {
    for name in ["a/5.jpg", "b/1.jpg"] { try folder.write(name) }
    var table = scan()
    for (number, name) in ["3", "7", "1", "4"].enumerated() {
      try folder.write("a/\(name).jpg")
      let change = table.update(to: scan())
      #expect(names(table, change.added) == ["a/\(name).jpg"] && change.gone == [])
      #expect(table.available == number + 3 && table.count == number + 3)
      #expect(table.update(to: scan()) == PictureTable.Change())
    }
    #expect(names(table, table.ids(ofAnswer: 0)) == ["1", "3", "4", "5", "7"].map { "a/\($0).jpg" })
  }

  @Test func theSameScanIsNoChange() throws {
    for name in ["a/1.jpg", "b/1.jpg"] { try folder.write(name) }
    var table = scan()
    #expect(table.update(to: scan()) == PictureTable.Change())
    #expect(table.count == 2 && table.available == 2)
  }

  @Test func whatComesBackHasItsOldNumber() throws {
    for name in ["a/1.jpg", "a/2.jpg", "b/1.jpg"] { try folder.write(name) }
    var table = scan()
    remove("a/2.jpg")
    let gone = table.update(to: scan()).gone
    #expect(gone.count == 1)
    #expect(table.update(to: scan()) == PictureTable.Change())
    try folder.write("a/2.jpg")
    let back = table.update(to: scan())
    #expect(back.added == gone && back.gone == [])
    #expect(table.count == 3 && table.available == 3 && table.isThere(gone[0]))
  }

  @Test func aPictureThatMovesToAnotherAnswerIsAnother() throws {
    for name in ["a/1.jpg", "a/2.jpg", "b/1.jpg"] { try folder.write(name) }
    var table = scan()
    try folder.write("b/2.jpg")
    remove("a/2.jpg")
    let change = table.update(to: scan())
    #expect(names(table, change.added) == ["b/2.jpg"] && names(table, change.gone) == ["a/2.jpg"])
    #expect(table.answer(of: change.added[0]) == 1)
  }
}
