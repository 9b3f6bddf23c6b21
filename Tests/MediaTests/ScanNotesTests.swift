import Foundation
import Rules
import Testing

@testable import Media

/// The columns `hidden` and `answer` in a scan.
@Suite struct ScanNotesTests {
  let folder = TemporaryFolder()

  private func scan(heedsNotes: Bool = true) -> (table: PictureTable, issues: [Issue]) {
    PictureScanner(
      ["Cat", "Dog"].map { Configuration.Answer(label: $0, pictures: [folder($0)]) }, heedsNotes: heedsNotes
    ).scanAll()
  }

  private func names(_ table: PictureTable, _ answer: Int) -> [String] {
    table.ids(ofAnswer: answer).map { table.path(of: $0).relative(to: folder.path)?.description ?? "" }
  }

  private func makePictures() throws {
    for name in ["Cat/1.jpg", "Cat/2.jpg", "Cat/sub/3.jpg", "Dog/4.jpg"] { try folder.write(name) }
  }

  @Test func hiddenPicturesAreNotThereAndOthersAreMoved() throws {
    try makePictures()
    try folder.write(
      "Cat/metadata.csv", "file_name,hidden,answer\n1.jpg,Yes,\n2.jpg,no,dog\nsub/3.jpg,,Dog\n")
    let (table, issues) = scan()
    #expect(names(table, 0) == [])
    #expect(names(table, 1).sorted() == ["Cat/2.jpg", "Cat/sub/3.jpg", "Dog/4.jpg"])
    #expect(codes(issues) == [.answerPictures])
    // Each still finds its note.
    var notes = PictureNotes()
    #expect(
      table.ids(ofAnswer: 1).compactMap { notes.note(of: $0, in: table)?.answer }.sorted() == ["Dog", "dog"])
    let all = scan(heedsNotes: false).table
    #expect(names(all, 0) == ["Cat/1.jpg", "Cat/2.jpg", "Cat/sub/3.jpg"])
  }

  @Test func theNearestTableDecides() throws {
    try makePictures()
    try folder.write("Cat/metadata.csv", "file_name,hidden\nsub/3.jpg,yes\n1.jpg,yes\n")
    try folder.write("Cat/sub/metadata.csv", "file_name,caption\n3.jpg,Shown after all\n")
    #expect(names(scan().table, 0) == ["Cat/2.jpg", "Cat/sub/3.jpg"])
  }

  @Test func whatCannotBeReadIsToldWithLineAndColumn() throws {
    try makePictures()
    try folder.write("Cat/metadata.csv", "file_name,caption,answer\n\n1.jpg,Žoë,Lion\n")
    try folder.write("Dog/metadata.csv", "sep=;\nfile_name;hidden\n4.jpg;perhaps\n")
    let (table, issues) = scan()
    #expect(table.count == 4)
    #expect(codes(issues) == [.tableLine, .tableLine])
    #expect(issues.map(\.line) == [3, 3])
    #expect(issues.map(\.column) == [11, 7])
    #expect(issues[0].message == "answer is \"Lion\"; the answers are \"Cat\", \"Dog\"")
    #expect(issues[1].message == "hidden is \"perhaps\"; allowed is yes or no")
  }

  @Test func theCatalogueHasThemAllWithTheirNotes() throws {
    try makePictures()
    try folder.write("Cat/10.jpg")
    try folder.write("Cat/metadata.csv", "file_name,hidden,answer,caption\n1.jpg,yes,,One\nsub/3.jpg,,Dog,\n")
    let catalogue = Catalogue.read(
      ["Cat", "Dog"].map { Configuration.Answer(label: $0, pictures: [folder($0)]) })
    #expect(
      catalogue.entries.map { $0.path.name.description } == ["1.jpg", "2.jpg", "10.jpg", "3.jpg", "4.jpg"])
    #expect(catalogue.entries.map(\.answer) == [0, 0, 0, 0, 1])
    #expect(catalogue.entries.map(\.levels) == [0, 0, 0, 1, 0])
    #expect(catalogue.entries[0].note == PictureNote(caption: "One", isHidden: true))
    #expect(catalogue.entries[3].note == PictureNote(answer: "Dog"))
  }
}
