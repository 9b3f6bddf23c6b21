import Testing

@testable import Media

/// A file that is written in pieces is there as a whole or not at all.
@Suite struct AtomicFileTests {
  let folder = TemporaryFolder()

  @Test func thePiecesMakeAFile() throws {
    let path = folder("page.html")
    var file = try AtomicFile(path)
    for _ in 0..<300 { try file.append([UInt8](repeating: 7, count: 10_000)) }
    #expect(!Files.isFile(path))
    try file.commit()
    #expect(try Files.read(path, limit: 1 << 24) == [UInt8](repeating: 7, count: 3_000_000))
    #expect(try Files.names(in: folder.path) == [FilePath("page.html")])
  }

  @Test func withoutACommitTheOldOneStays() throws {
    let path = try folder.write("page.html", "old")
    do {
      var file = try AtomicFile(path)
      try file.append(Array("new".utf8))
    }
    #expect(try Files.read(path, limit: 100) == Array("old".utf8))
    #expect(try Files.names(in: folder.path) == [FilePath("page.html")])
  }

  @Test func aFolderThatIsNotThereIsTold() {
    #expect { _ = try AtomicFile(folder("nowhere/page.html")) } throws: {
      ($0 as? FileError)?.operation == .create
    }
  }
}
