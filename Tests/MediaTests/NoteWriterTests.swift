import Foundation
import Testing

@testable import Media

/// Notes on the disk: which table is written, and what becomes of the file.
@Suite struct NoteWriterTests {
  let folder = TemporaryFolder()

  private func save(_ name: String, levels: Int, _ note: PictureNote, old: PictureNote = PictureNote())
    -> Result<PictureNote, Issue>
  {
    NoteWriter.save([.init(path: folder(name), levels: levels, old: old, new: note)])[0]
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Files.read(folder(name), limit: 1 << 16), as: UTF8.self)
  }

  @Test func theTableThatSpeaksOfAPictureIsWritten() throws {
    for name in ["a/x.jpg", "a/sub/y.jpg", "a/sub/z.jpg"] { try folder.write(name) }
    try folder.write("a/metadata.csv", "file_name,caption\nsub/y.jpg,Above\n")
    try folder.write("a/sub/metadata.csv", "file_name,caption\nz.jpg,Near\n")
    _ = save("a/sub/y.jpg", levels: 1, PictureNote(caption: "Y"), old: PictureNote(caption: "Above"))
    _ = save("a/sub/z.jpg", levels: 1, PictureNote(caption: "Z"), old: PictureNote(caption: "Near"))
    _ = save("a/x.jpg", levels: 0, PictureNote(caption: "X"))
    #expect(try text("a/metadata.csv") == "file_name,caption\nsub/y.jpg,Y\nx.jpg,X\n")
    #expect(try text("a/sub/metadata.csv") == "file_name,caption\nz.jpg,Z\n")
  }

  @Test func aNewTableGoesIntoTheAnswersFolder() throws {
    try folder.write("a/sub/deep/y.jpg")
    _ = save("a/sub/deep/y.jpg", levels: 2, PictureNote(isHidden: true))
    #expect(
      try text("a/metadata.csv")
        == "file_name,caption,credit,licence,crop,avoid,hidden\nsub/deep/y.jpg,,,,,,yes\n")
    #expect(try Files.info(folder("a/metadata.csv"))?.mode ?? 0 & 0o777 != 0o600)
    #expect(try Files.names(in: folder("a")).map(\.description) == ["metadata.csv", "sub"])
  }

  @Test func modeAndLinkStayAndNothingToWriteWritesNothing() throws {
    try folder.write("a/x.jpg")
    try folder.write("elsewhere/table.csv", "file_name,caption\nx.jpg,Old\n")
    folder.link("a/metadata.csv", to: "../elsewhere/table.csv")
    #expect(folder("elsewhere/table.csv").withCString { chmod($0, 0o666) } == 0)
    _ = save("a/x.jpg", levels: 0, PictureNote(caption: "New"), old: PictureNote(caption: "Old"))
    #expect(try text("elsewhere/table.csv") == "file_name,caption\nx.jpg,New\n")
    let info = try #require(try Files.info(folder("elsewhere/table.csv")))
    #expect(info.mode & 0o777 == 0o666)
    var status = stat()
    #expect(folder("a/metadata.csv").withCString { lstat($0, &status) } == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    // Undone before it was written: the file is not touched.
    _ = save("a/x.jpg", levels: 0, PictureNote(caption: "New"), old: PictureNote(caption: "New"))
    #expect(try Files.info(folder("elsewhere/table.csv")) == info)
  }

  @Test func aTableThatCannotBeWrittenIsTold() throws {
    try folder.write("a/x.jpg")
    try folder.makeFolder("a/metadata.csv")
    guard case .failure(let issue) = save("a/x.jpg", levels: 0, PictureNote(caption: "New")) else {
      Testing.Issue.record("a folder was written")
      return
    }
    #expect(issue.path?.name == FilePath("metadata.csv"))
    #expect(issue.message.contains("directory"))
  }
}
