import Foundation
import Geometry
import Testing

@testable import Media

@Suite struct NoteTableTests {
  let folder = TemporaryFolder()

  private func table(_ bytes: [UInt8]) throws -> NoteTable {
    for name in ["a.jpg", "b.jpg", "sub/c.jpg"] { try folder.write(name) }
    return NoteTable(bytes, path: folder("metadata.csv"))
  }

  private func table(_ text: String) throws -> NoteTable { try table(Array(text.utf8)) }

  @Test(arguments: [
    "file_name,caption,credit\na.jpg,\"One, two\",Me\n",
    "\u{FEFF}file_name;caption;credit\r\na.jpg;One, two;Me\r\n",
    "file_name\tcaption\tcredit\na.jpg\tOne, two\tMe", "sep=;\nfile_name;caption;credit\na.jpg;One, two;Me",
    "credit,other,Caption,FILE_NAME\nMe,1,\"One, two\",a.jpg\n\n",
    "file_name,caption,credit\n./a.jpg,\"One, two\", Me \n",
  ])
  func spreadsheetsOfAllCountriesAreRead(text: String) throws {
    let table = try table(text)
    #expect(table.notes == [FilePath("a.jpg"): PictureNote(caption: "One, two", credit: "Me")])
    #expect(table.issues == [])
  }

  @Test func quotedFieldsHoldQuotesAndLineBreaks() throws {
    let table = try table("file_name,caption,license\na.jpg,\"a \"\"b\"\"\nc\",CC0\n,x\nsub/c.jpg,d\n")
    #expect(table.notes[FilePath("a.jpg")] == PictureNote(caption: "a \"b\"\nc", licence: "CC0"))
    #expect(table.notes[FilePath("sub/c.jpg")]?.caption == "d")
    #expect(codes(table.issues) == [.tableLine])
    #expect(table.issues[0].line == 4)
  }

  @Test(arguments: [
    ("0.1 0.2 0.3 0.4", Rect(0.1, 0.2, 0.3, 0.4)), ("0,1 0,2 0,3 0,4", Rect(0.1, 0.2, 0.3, 0.4)),
    ("0.1,0.2,0.3,0.4", Rect(0.1, 0.2, 0.3, 0.4)), ("0.1, 0.2, 0.3, 0.4", Rect(0.1, 0.2, 0.3, 0.4)),
    ("0 0 1 1", .unit), ("0.5 0 0.6 1", nil), ("0 0 0 1", nil), ("0 0 1", nil), ("-1 0 1 1", nil),
    ("nan 0 1 1", nil), ("x", nil), ("1e999 0 1 1", nil),
  ])
  func rectsAreFractions(text: String, rect: Rect?) {
    #expect(NoteTable.rect(text) == rect)
  }

  @Test func cropAndAvoid() throws {
    let table = try table("file_name;crop;avoid\na.jpg;0 0 0,5 0,5;\"0 0 0,1 0,1|0,5 0,5 0,1 0,1; 9 9 9 9\"")
    let note = table.notes[FilePath("a.jpg")]
    #expect(note?.crop == Rect(0, 0, 0.5, 0.5))
    #expect(note?.avoid == [Rect(0, 0, 0.1, 0.1), Rect(0.5, 0.5, 0.1, 0.1)])
    #expect(codes(table.issues) == [.tableLine])
    #expect(table.issues[0].line == 2)
  }

  @Test func faultsCostTheirLineAndNoMore() throws {
    let latin = Array("file_name,caption\na.jpg,caf".utf8) + [0xE9] + Array("\nb.jpg,ok\n".utf8)
    let cases: [([UInt8], [Issue.Code], [Int?], Int)] = [
      (latin, [.tableLine], [2], 1), (Array("file_name\n\"a.jpg\"x\nb.jpg\n".utf8), [.tableLine], [2], 1),
      (Array("file_name\nb.jpg\n\"a.jpg\n".utf8), [.tableLine], [3], 1),
      (Array("name,caption\na.jpg,x\n".utf8), [.tableFormat], [1], 0), ([], [], [], 0),
      ([0xFF, 0xFE, 0x61, 0], [.encoding], [nil], 0),
      (Array("file_name\nx.jpg\ny.jpg\na.jpg\n../a.jpg\n".utf8), [.tableFiles], [nil], 1),
    ]
    for (bytes, expected, lines, count) in cases {
      let table = try table(bytes)
      #expect(codes(table.issues) == expected, "\(table.issues)")
      #expect(table.issues.map(\.line) == lines)
      #expect(table.notes.count == count)
    }
  }

  @Test func theNearestTableCounts() throws {
    for name in ["a.jpg", "sub/c.jpg", "sub/d.jpg"] { try folder.write("root/\(name)") }
    try folder.write("metadata.csv", "file_name,caption\nroot/a.jpg,beyond the answer's folder\n")
    try folder.write("root/metadata.csv", "file_name,caption\nsub/c.jpg,from above\nsub/d.jpg,from above\n")
    try folder.write("root/sub/metadata.csv", "file_name,caption\nd.jpg,near\nnone.jpg,\n")
    let (table, _) = PictureScanner([.init(label: "a", pictures: [folder("root")])]).scanAll()
    var notes = PictureNotes()
    #expect(table.ids.map { notes.note(of: $0, in: table)?.caption } == [nil, "from above", "near"])
    #expect(codes(notes.takeIssues()) == [.tableFiles])
    #expect(notes.takeIssues() == [])
  }
}
