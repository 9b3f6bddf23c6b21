import Foundation
import XCTest

/// A game on what else lies in folders: pipes, loops, names that are no text.
final class SpecialFileTests: XCTestCase {
  private let picture = "\(TestPack.goodPictures)/bread.jpg"

  /// Copies a good picture to a name of any bytes.
  private func copy(to folder: URL, _ name: [UInt8]) throws {
    let path = Array(folder.path.utf8) + [UInt8(ascii: "/")] + name
    let bytes = try Data(contentsOf: URL(fileURLWithPath: picture))
    let file = (path + [0]).withUnsafeBytes {
      open($0.bindMemory(to: CChar.self).baseAddress!, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    }
    guard file >= 0 else { throw TestFailure("cannot make \(name): \(String(cString: strerror(errno)))") }
    defer { close(file) }
    XCTAssertEqual(bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }, bytes.count)
  }

  private func names(from count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "n"), count: count) }

  func testAWholeGameOnSpecialFiles() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    let manager = FileManager.default
    for (number, answer) in TestPack.answers[1...].enumerated() {
      try pack.addGood(2, to: answer, from: 2 * number)
    }
    let odd = pack.url.appendingPathComponent(TestPack.answers[0])
    let names: [[UInt8]] = [
      Array("caf\u{E9}.jpg".utf8), Array("cafe\u{301}.jpg".utf8), [0xE9, 0xFF] + Array(".jpg".utf8),
      Array("line\nbreak.jpg".utf8), self.names(from: 251) + Array(".jpg".utf8), Array("-rf.jpg".utf8),
      Array("a \"b\" \\c.JPG".utf8),
    ]
    for name in names { try copy(to: odd, name) }
    // A picture in a folder that is called like one.
    try manager.createDirectory(
      at: odd.appendingPathComponent("y.jpg"), withIntermediateDirectories: false)
    try copy(to: odd.appendingPathComponent("y.jpg"), Array("inside.jpg".utf8))
    XCTAssertEqual(mkfifo(odd.appendingPathComponent("x.jpg").path, 0o600), 0)
    for (name, target) in [
      ("gone.jpg", "nowhere.jpg"), ("self.jpg", "self.jpg"), ("loop", "."), ("up", ".."),
      ("again", "../\(TestPack.answers[1])"),
    ] {
      try manager.createSymbolicLink(
        atPath: odd.appendingPathComponent(name).path, withDestinationPath: target)
    }
    for litter in [".DS_Store", "._a.jpg", "Thumbs.db", "desktop.ini", "README.txt"] {
      try Data("litter".utf8).write(to: odd.appendingPathComponent(litter))
    }
    try Data().write(to: odd.appendingPathComponent("empty.jpg"))
    try Data("words".utf8).write(to: odd.appendingPathComponent("notes.txt"))

    let game = try RunningGame.demonstration(of: pack.url, in: folder)
    XCTAssertEqual(game.wait(), 0)
    let events = game.events()
    // Eight of the odd answer, two of each other, though links lead to the others' pictures too.
    XCTAssertEqual(events.last { $0.name == "result" }?.number("total"), 14)
    XCTAssertFalse(events.contains { $0.name == "replaced" })
    let dealt = events.filter { $0.name == "picture" }.map { Array($0.text("file").utf8) }
    XCTAssertEqual(Set(dealt).count, 14, "a picture came twice, or two have one name")
    XCTAssertEqual(game.logText.split(separator: "\n").count, events.count, "a line that is no JSON")

    let told = game.complaintLines
    XCTAssertEqual(Set(told).count, told.count, "something is told twice")
    for words in [
      "1 name of a picture that no file bears passed over: x.jpg", "1 folder named like a picture: y.jpg",
      "links to nothing passed over: gone.jpg", "1 empty file passed over: empty.jpg",
      "1 file passed over, of no known picture type: notes.txt",
    ] {
      XCTAssertEqual(told.filter { $0.contains(words) }.count, 1, "\(words)\n\(game.complaints)")
    }
    XCTAssertFalse(game.complaints.contains("DS_Store") || game.complaints.contains("Thumbs"))
  }
}
