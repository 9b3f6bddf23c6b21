import Foundation
import Testing

@testable import Media

@Suite struct FilesTests {
  let folder = TemporaryFolder()

  @Test func readsWhatWasWritten() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try Files.writeAtomically(bytes, to: folder("a"))
    #expect(try Files.read(folder("a"), limit: 100_000) == bytes)
    #expect(try Files.read(folder("a"), limit: 1 << 20) == bytes)
    #expect(try Files.head(folder("a"), count: 300) == Array(bytes.prefix(300)))
    #expect(try Files.head(folder("a"), count: 200_000) == bytes)
  }

  @Test func refusesWhatIsTooLargeMissingOrNoFile() throws {
    try folder.write("a", "12345")
    folder.makePipe("pipe")
    let cases: [(FilePath, Int32)] = [
      (folder("a"), EFBIG), (folder("none"), ENOENT), (folder(""), EISDIR), (folder("pipe"), EINVAL),
      (FilePath("/dev/zero"), EINVAL),
    ]
    for (path, code) in cases {
      #expect { try Files.read(path, limit: 4) } throws: { ($0 as? FileError)?.code == code }
    }
  }

  @Test func anErrorSaysWhatWhereAndWhy() {
    let error = FileError(.open, FilePath("a\nb"), code: ENOENT)
    #expect(error.description == "cannot open a\\nb: No such file or directory")
    folder.makePipe("pipe")
    for (path, words) in [(folder("pipe"), "a pipe"), (FilePath("/dev/zero"), "a device")] {
      let expected = "cannot read \(path): it is \(words), and a file is needed"
      #expect { try Files.read(path, limit: 4) } throws: { "\($0)" == expected }
      #expect { try ContentDigest.whole(of: path) } throws: { "\($0)" == expected }
    }
  }

  @Test func makesFoldersThatAreMissing() throws {
    try Files.makeFolder(folder("a/b/c"))
    try Files.makeFolder(folder("a/b/c"))
    #expect(try (Files.info(folder("a/b/c"))?.mode ?? 0) & 0o777 == 0o700)
    try folder.write("file")
    #expect(throws: FileError.self) { try Files.makeFolder(folder("file/below")) }
    #expect(throws: FileError.self) { try Files.makeFolder(folder("file")) }
  }

  @Test func anInterruptedWriteLeavesTheOldFile() throws {
    // The folder in the file's place makes the last step, the renaming, fail.
    try folder.write("state/inside", "old")
    #expect(throws: FileError.self) { try Files.writeAtomically([1], to: folder("state")) }
    #expect(try Files.names(in: folder.path) == [FilePath("state")], "nothing half written stays behind")
    #expect(try Files.read(folder("state/inside"), limit: 10) == Array("old".utf8))
  }

  @Test func aNewFileIsItsOwnersAlone() throws {
    try Files.writeAtomically([1], to: folder("a"))
    #expect(try (Files.info(folder("a"))?.mode ?? 0) & 0o777 == 0o600)
  }

  @Test func foldersOfTheUser() {
    let cases: [([String: String], FilePath?)] = [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], FilePath("/s/closeup")),
      (["HOME": "/h"], FilePath("/h/.local/state/closeup")),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], FilePath("/h/.local/state/closeup")),
      ([:], nil),
    ]
    for (environment, path) in cases { #expect(Folders.state { environment[$0] } == path) }
  }
}
