import Foundation
import XCTest

@testable import Media
@testable import Photos
@testable import Workshop

/// Packs of one file, dropped on the game's window as a file manager does it.
final class DropTests: XCTestCase {
  private func drop(_ file: URL, on display: VirtualDisplay, title: String) throws {
    _ = try display.run(RunningGame.programs.appendingPathComponent("drop-file").path, [title, file.path])
  }

  private func wait(_ what: String, _ condition: () throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 30)
    while try !condition() {
      guard Date() < deadline else { throw TestFailure("not within 30 s: \(what)") }
      usleep(20_000)
    }
  }

  private func packs(_ folder: TemporaryFolder) -> [String] {
    let place = folder.url.appendingPathComponent("data/closeup/packs").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
  }

  func testAPackThatIsDroppedIsInstalledAndOffered() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    let own = try TestPack(in: folder, answers: ["a", "b"])
    for (number, answer) in ["a", "b"].enumerated() { try own.addGood(2, to: answer, from: 2 * number) }
    try own.writeConfig([("a", "a"), ("b", "b")], "\"title\": \"Mine\"")
    let other = try TestPack(in: folder, answers: ["c", "d"])
    for (number, answer) in ["c", "d"].enumerated() { try other.addGood(3, to: answer, from: 4 + 3 * number) }
    try other.writeConfig([("c", "c"), ("d", "d")], "\"title\": \"Theirs\"")
    let file = folder.url.appendingPathComponent("From a friend, für dich.closeup")
    let pack = try PackLoader.load(folder: FilePath(other.url.path))
    let decoder = Array(RunningGame.programs.appendingPathComponent("closeup-decoder").path.utf8)
    _ = try PackWriter(pack, limits: .standard, decoder: decoder).write(to: FilePath(file.path))
    let evil = folder.url.appendingPathComponent("evil.closeup")
    try Data("PK\u{3}\u{4} no archive at all, for certain".utf8).write(to: evil)

    let game = try RunningGame(
      ["play", own.url.path, "--size", "1280x720", "--skip-intro"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    _ = try game.next("scene") { $0.text("name") == "rules" }
    try wait("a window") { (try? drop(evil, on: display, title: "Mine")) != nil }
    let refused = try game.next("message") { $0.text("kind") == "warning" }
    XCTAssertEqual(refused.text("title"), "evil.closeup is not installed")
    XCTAssertTrue(refused.text("detail").hasPrefix("The file is cut off"), refused.text("detail"))
    XCTAssertEqual(packs(folder), [".lock"])

    try drop(file, on: display, title: "Mine")
    let installed = try game.next("message") { $0.text("title").contains("is installed") }
    XCTAssertEqual(installed.text("title"), "Theirs is installed")
    XCTAssertEqual(packs(folder), [".lock", "From a friend, für dich"])
    // Where packs are chosen it is chosen already.
    let chosen = try game.next("pack") { $0.text("title") == "Theirs" }
    XCTAssertTrue(chosen.text("folder").hasSuffix("From a friend, für dich"))
    // While a game is played, the game goes on.
    try wait("the pack's own window") { (try? display.input("search", "--name", "^Theirs$")) != nil }
    try wait("a game of it") {
      try display.input("key", "Return")
      return game.loggedEvents().contains { $0.name == "deal" }
    }
    try drop(file, on: display, title: "Theirs")
    _ = try game.next("message") { $0.text("title") == "Theirs is installed already" }
    XCTAssertEqual(packs(folder), [".lock", "From a friend, für dich"])
    XCTAssertEqual(game.loggedEvents().filter { $0.name == "pack" }.count, 1, game.logText)
    game.process.terminate()
    _ = game.wait()
    XCTAssertEqual(game.complaints, "")
  }

  func testAPackOfOneFileOpensWithTheGame() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    let other = try TestPack(in: folder, answers: ["c", "d"])
    for (number, answer) in ["c", "d"].enumerated() { try other.addGood(3, to: answer, from: 3 * number) }
    try other.writeConfig([("c", "c"), ("d", "d")], "\"title\": \"Theirs\"")
    let file = folder.url.appendingPathComponent("Theirs.closeup")
    let decoder = Array(RunningGame.programs.appendingPathComponent("closeup-decoder").path.utf8)
    let pack = try PackLoader.load(folder: FilePath(other.url.path))
    _ = try PackWriter(pack, limits: .standard, decoder: decoder).write(to: FilePath(file.path))

    let game = try RunningGame(
      ["Theirs.closeup", "--size", "1280x720", "--skip-intro"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    let chosen = try game.next("pack") { $0.text("title") == "Theirs" }
    XCTAssertTrue(chosen.text("folder").hasSuffix("packs/Theirs"))
    XCTAssertEqual(packs(folder), [".lock", "Theirs"])
    game.process.terminate()
    _ = game.wait()
    XCTAssertEqual(game.complaints, "")
  }
}
