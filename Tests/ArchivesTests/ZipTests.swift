import Foundation
import Testing

@testable import Archives
@testable import Media

@Suite struct ZipTests {
  private static let entries: [(name: String, bytes: [UInt8], isCompressed: Bool)] = [
    ("closeup.json", Array("{}".utf8), true), ("Füchse/狐.jpg", [UInt8](repeating: 7, count: 300_000), false),
    ("empty.txt", [], true), ("lots.json", [UInt8](repeating: 32, count: 200_000), true),
  ]

  private func write(_ path: String) throws {
    let file = try Descriptor(FilePath(path), O_RDWR | O_CREAT | O_TRUNC, mode: 0o600, .create)
    var writer = try ZipWriter(file)
    for entry in Self.entries { try writer.add(entry.name, entry.bytes, isCompressed: entry.isCompressed) }
    try writer.finish()
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let path = NSTemporaryDirectory() + "/closeup-\(UUID().uuidString).zip"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try write(path)
    let file = try Descriptor(FilePath(path), O_RDONLY, .open)
    var reader = try ZipReader(file)
    for expected in Self.entries {
      let entry = try #require(try reader.next())
      #expect(entry.name == Array(expected.name.utf8))
      #expect(entry.kind == .file)
      #expect(entry.size == Int64(expected.bytes.count))
      var bytes: [UInt8] = []
      try reader.read { piece in bytes += piece }
      #expect(bytes == expected.bytes)
    }
    #expect(try reader.next() == nil)
    // Photos are stored as they are, texts take less room.
    let size = try #require(try Files.info(FilePath(path))?.size)
    #expect((300_000..<310_000).contains(size))
  }

  /// By time zone, by time, by language: none of them goes into the file.
  @Test func theSameEntriesGiveTheSameBytes() throws {
    var digests: Set<ContentDigest> = []
    for zone in ["UTC", "Pacific/Kiritimati"] {
      setenv("TZ", zone, 1)
      tzset()
      let path = NSTemporaryDirectory() + "/closeup-\(UUID().uuidString).zip"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try write(path)
      digests.insert(try ContentDigest.whole(of: FilePath(path)))
    }
    unsetenv("TZ")
    tzset()
    #expect(digests.count == 1)
  }

  @Test func anythingElseIsRefused() throws {
    let path = NSTemporaryDirectory() + "/closeup-\(UUID().uuidString).tar"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("hello".utf8).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/tar")
    process.arguments = ["-cf", path + "2", "-C", "/", "etc/hostname"]
    try process.run()
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(atPath: path + "2") }
    for name in [path, path + "2"] {
      let file = try Descriptor(FilePath(name), O_RDONLY, .open)
      #expect(throws: ArchiveError.self) {
        var reader = try ZipReader(file)
        _ = try reader.next()
      }
    }
  }
}
