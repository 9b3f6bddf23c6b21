import Foundation
import Geometry
import Testing

@testable import Media

/// A table that someone else wrote keeps every byte but those of the cell that is changed.
@Suite struct NoteTableTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var before: String
    var after: String
    /// The captions that are written, by file.
    var captions: [(String, String)] = [("a.jpg", "New")]
    var testDescription: String { name }
  }

  static let mark = "\u{FEFF}"

  static let cases = [
    Case(
      name: "one cell", before: "file_name,caption\na.jpg,Old\nb.jpg,Stays\n",
      after: "file_name,caption\na.jpg,New\nb.jpg,Stays\n"),
    Case(
      name: "mark, CRLF, semicolons, unknown columns, order",
      before: "\(mark)id;caption;file_name;x\r\n7;;a.jpg; y \r\n",
      after: "\(mark)id;caption;file_name;x\r\n7;New;a.jpg; y \r\n"),
    Case(
      name: "tabs, no line end at the end", before: "file_name\tcaption\na.jpg\tOld",
      after: "file_name\tcaption\na.jpg\tNew"),
    Case(
      name: "old Mac line ends", before: "file_name,caption\ra.jpg,Old\r",
      after: "file_name,caption\ra.jpg,New\r"),
    Case(
      name: "Excel's first line", before: "sep=;\r\nfile_name;caption\r\na.jpg;Old\r\n",
      after: "sep=;\r\nfile_name;caption\r\na.jpg;New\r\n"),
    Case(
      name: "a quoted cell stays quoted", before: "\"file_name\",\"caption\"\n\"a.jpg\",\"Old\"\n",
      after: "\"file_name\",\"caption\"\n\"a.jpg\",\"New\"\n"),
    Case(
      name: "quotes where they are needed", before: "file_name,caption\na.jpg,Old\n",
      after: "file_name,caption\na.jpg,\"A \"\"b\"\", c\"\n", captions: [("a.jpg", "A \"b\", c")]),
    Case(
      name: "needless quotes elsewhere",
      before: "file_name,caption,\"x\"\n\"b.jpg\",\"q\",  r\na.jpg,Old,\"\"\n",
      after: "file_name,caption,\"x\"\n\"b.jpg\",\"q\",  r\na.jpg,New,\"\"\n"),
    Case(
      name: "a line break in another cell", before: "file_name,caption,x\na.jpg,Old,\"one\ntwo\"\n",
      after: "file_name,caption,x\na.jpg,New,\"one\ntwo\"\n"),
    Case(
      name: "comments, blank lines and files that are gone",
      before: "file_name,caption\n# by hand\n\ngone.jpg,?\na.jpg,Old\n\n\n",
      after: "file_name,caption\n# by hand\n\ngone.jpg,?\na.jpg,New\n\n\n"),
    Case(
      name: "a missing column", before: "file_name,x\r\nb.jpg,1\r\na.jpg,2\r\n",
      after: "file_name,x,caption\r\nb.jpg,1\r\na.jpg,2,New\r\n"),
    Case(
      name: "a new column keeps clear of what nobody named", before: "file_name,x\nb.jpg,1,loose\na.jpg\n",
      after: "file_name,x,,caption\nb.jpg,1,loose\na.jpg,,,New\n"),
    Case(
      name: "a missing row", before: "x,file_name,caption\n1,b.jpg,Stays\n",
      after: "x,file_name,caption\n1,b.jpg,Stays\n,a.jpg,New\n"),
    Case(
      name: "a missing row, no line end at the end", before: "file_name;caption\r\nb.jpg;Stays",
      after: "file_name;caption\r\nb.jpg;Stays\r\na.jpg;New"),
    Case(
      name: "a table with one line", before: "file_name,caption", after: "file_name,caption\na.jpg,New"),
    Case(name: "no table", before: "", after: "file_name,caption,credit,licence,crop,avoid\na.jpg,New,,,,\n"),
    Case(
      name: "a mark and nothing else", before: mark,
      after: "\(mark)file_name,caption,credit,licence,crop,avoid\na.jpg,New,,,,\n"),
    Case(
      name: "the last of two rows counts", before: "file_name,caption\na.jpg,One\n./a.jpg,Two\n",
      after: "file_name,caption\na.jpg,One\n./a.jpg,New\n"),
    Case(
      name: "a composed and a decomposed é are two files",
      before: "file_name,caption\n\u{E9}.jpg,One\ne\u{301}.jpg,Two\n",
      after: "file_name,caption\n\u{E9}.jpg,One\ne\u{301}.jpg,New\n", captions: [("e\u{301}.jpg", "New")]),
    Case(
      name: "an emptied cell", before: "file_name,caption,x\na.jpg,Old,1\n",
      after: "file_name,caption,x\na.jpg,,1\n",
      captions: [("a.jpg", "")]),
    Case(
      name: "nothing to write", before: "file_name\nb.jpg\n", after: "file_name\nb.jpg\n",
      captions: [("a.jpg", "")]),
    Case(
      name: "letters of all kinds, several rows", before: "file_name,caption\nb.jpg,B\n",
      after: "file_name,caption\nb.jpg,Ω\na.jpg,Žofie 🐆 日本\n",
      captions: [("a.jpg", "Žofie 🐆 日本"), ("b.jpg", "Ω")]),
    Case(
      name: "a name with the separator", before: "file_name,caption\n",
      after: "file_name,caption\n\"a,b.jpg\",New\n",
      captions: [("a,b.jpg", "New")]),
  ]

  @Test(arguments: cases) func everythingElseStays(_ item: Case) throws {
    var text = try NoteTableText(Array(item.before.utf8), path: FilePath("metadata.csv"))
    for (file, caption) in item.captions {
      let old = PictureNote(caption: Self.caption(of: file, in: text.bytes))
      let new = PictureNote(caption: caption.isEmpty ? nil : caption)
      #expect(try text.apply(NoteEdit(file: FilePath(file), old: old, new: new)).caption == new.caption)
    }
    #expect(String(decoding: text.bytes, as: UTF8.self).debugDescription == item.after.debugDescription)
  }

  /// As the editor would have read it.
  private static func caption(of file: String, in bytes: [UInt8]) -> String? {
    let table = CSV(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    let columns = NoteColumns(table.rows.first?.fields ?? [])
    return table.rows.dropFirst().last { columns.file($0) == FilePath(file) }.flatMap {
      columns.text(.caption, $0)
    }
  }

  @Test func bytesThatAreNotUTF8StayInTheirLine() throws {
    let bytes = Array("file_name,caption\nb.jpg,caf".utf8) + [0xE9] + Array("\na.jpg,Old\n".utf8)
    var text = try NoteTableText(bytes, path: FilePath("metadata.csv"))
    _ = try text.apply(
      NoteEdit(file: FilePath("a.jpg"), old: PictureNote(caption: "Old"), new: PictureNote(caption: "N")))
    #expect(text.bytes == Array("file_name,caption\nb.jpg,caf".utf8) + [0xE9] + Array("\na.jpg,N\n".utf8))
  }

  @Test(arguments: [
    ("name,caption\na.jpg,Old\n", "no column is named file_name"),
    ("file_name,caption\n\"b.jpg,never closed\n", "a quotation mark opens a field that never ends"),
  ])
  func whatCannotBeChangedIsLeftAlone(before: String, reason: String) throws {
    var text = try NoteTableText(Array(before.utf8), path: FilePath("metadata.csv"))
    let edit = NoteEdit(file: FilePath("a.jpg"), old: PictureNote(), new: PictureNote(caption: "N"))
    do {
      _ = try text.apply(edit)
      Testing.Issue.record("it was written")
    } catch {
      #expect(error.message == reason)
      #expect(error.line != nil)
    }
    #expect(text.bytes == Array(before.utf8))
  }

  @Test func foreignTextAndNamesAreRefused() throws {
    #expect(throws: Issue.self) { try NoteTableText([0xFF, 0xFE, 0x61, 0], path: FilePath("metadata.csv")) }
    var text = try NoteTableText([], path: FilePath("pack/metadata.csv"))
    let edit = NoteEdit(
      file: FilePath(bytes: [0x61, 0xE9]), old: PictureNote(), new: PictureNote(caption: "N"))
    do {
      _ = try text.apply(edit)
      Testing.Issue.record("it was written")
    } catch {
      #expect(error.description.hasPrefix("pack/a\\xE9: error: the file's name is not UTF-8"))
    }
    #expect(text.bytes == [])
  }

  @Test func whatSomeoneElseWroteMeanwhileStays() throws {
    let disk = "file_name,caption,credit\na.jpg,Theirs,Them\n"
    var text = try NoteTableText(Array(disk.utf8), path: FilePath("metadata.csv"))
    let note = try text.apply(
      NoteEdit(
        file: FilePath("a.jpg"), old: PictureNote(caption: "Old"),
        new: PictureNote(caption: "Mine", licence: "CC0")))
    #expect(note == PictureNote(caption: "Theirs", credit: "Them", licence: "CC0"))
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "file_name,caption,credit,licence\na.jpg,Theirs,Them,CC0\n")
  }

  @Test func forbiddenPlacesThatCannotBeReadStay() throws {
    var text = try NoteTableText(
      Array("file_name,avoid\na.jpg,0 0 0.1 0.1; the sign|9 9\n".utf8), path: FilePath("metadata.csv"))
    let old = PictureNote(avoid: [Rect(0, 0, 0.1, 0.1)])
    _ = try text.apply(
      NoteEdit(file: FilePath("a.jpg"), old: old, new: PictureNote(avoid: [Rect(0.5, 0.5, 0.1, 0.1)])))
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "file_name,avoid\na.jpg,0.5 0.5 0.1 0.1; the sign; 9 9\n")
  }

  @Test func everyFieldIsWrittenAsItIsRead() throws {
    var text = try NoteTableText(Array("file_name;licence\n".utf8), path: FilePath("metadata.csv"))
    let note = PictureNote(
      caption: "C", credit: "D; E", licence: "CC0", crop: Rect(0.12345, 0, 0.25, 1),
      avoid: [Rect(0, 0, 0.5, 0.1), Rect(0.9, 0.9, 0.1, 0.1)], isHidden: true, answer: "Lion")
    #expect(try text.apply(NoteEdit(file: FilePath("a.jpg"), old: PictureNote(), new: note)) == note)
    let lines = String(decoding: text.bytes, as: UTF8.self)
    #expect(
      lines == "file_name;licence;caption;credit;crop;avoid;hidden;answer\n"
        + "a.jpg;CC0;C;\"D; E\";0.12345 0 0.25 1;\"0 0 0.5 0.1; 0.9 0.9 0.1 0.1\";yes;Lion\n")
    _ = try text.apply(NoteEdit(file: FilePath("a.jpg"), old: note, new: PictureNote()))
    #expect(String(decoding: text.bytes, as: UTF8.self).hasSuffix("\na.jpg;;;\"\";;\"\";;\n"))
  }

  @Test func aRoundedCropIsReadBackTheSame() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let x = Double.random(in: 0...0.99, using: &random)
      let y = Double.random(in: 0...0.99, using: &random)
      let rect = PictureNote.rounded(
        Rect(x, y, Double.random(in: 0.001...1, using: &random), Double.random(in: 0.001...1, using: &random))
      )
      #expect(PictureNote.rounded(rect) == rect)
      #expect(rect.maxX <= 1 && rect.maxY <= 1)
    }
  }
}
