import Foundation
import XCTest

/// Games on packs with damaged files among the good ones.
final class BadPictureTests: XCTestCase {
  private func lines(of game: RunningGame, naming path: String) -> [String] {
    game.complaintLines.filter { $0.hasPrefix(path + ": ") }
  }

  func testBadPicturesAreReplacedAndNamedOnce() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    var bad: [String] = []
    // Just as many good ones as a game needs: each is dealt, and nearly all of the bad.
    for (number, answer) in TestPack.answers.enumerated() {
      try pack.addGood(number < 2 ? 8 : 7, to: answer, from: 8 * number)
      bad += try pack.addBad(to: answer)
    }
    let game = try RunningGame.demonstration(of: pack.url, in: folder)
    XCTAssertEqual(game.wait(), 0)
    let events = game.events()
    XCTAssertEqual(events.filter { $0.name == "live" }.count, 30)
    XCTAssertEqual(events.last { $0.name == "result" }?.number("total"), 30)
    // The demonstration's plan: five wrong, five too late.
    XCTAssertEqual(events.last { $0.name == "result" }?.number("score"), 20)
    XCTAssertEqual(events.filter { $0.text("outcome") == "timeup" }.count, 5)
    let replaced = events.filter { $0.name == "replaced" }.map { $0.text("file") }
    XCTAssertGreaterThan(replaced.count, 5)
    XCTAssertEqual(Set(replaced).count, replaced.count)
    XCTAssertTrue(Set(replaced).isSubset(of: bad))
    for path in replaced { XCTAssertEqual(lines(of: game, naming: path).count, 1, path) }
    XCTAssertEqual(game.complaintLines.count, replaced.count, game.complaints)
    // Numbers run on: a replaced picture keeps its place.
    XCTAssertEqual(Set(events.filter { $0.name == "picture" }.map { $0.number("number") }).count, 30)
  }

  func testWithTooFewGoodPicturesTheGameIsShorterAndEveryBadOneIsNamed() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    var bad: [String] = []
    try pack.addGood(3, to: TestPack.answers[0])
    try pack.addGood(2, to: TestPack.answers[1], from: 3)
    // Two answers whose pictures are all bad.
    for answer in TestPack.answers[2...] { bad += try pack.addBad(to: answer) }
    let game = try RunningGame.demonstration(of: pack.url, in: folder)
    XCTAssertEqual(game.wait(), 0)
    let events = game.events()
    XCTAssertEqual(events.last { $0.name == "result" }?.number("total"), 5)
    XCTAssertTrue(game.words.hasPrefix("Played 5 pictures, 3 right."), game.words)
    let reasons = [
      "truncated": "cut off|incomplete", "cut-in": "cut off|incomplete|damaged", "bomb": "megapixel",
      "65000": "megapixel|damaged|cut off|incomplete|too large", "web-page": "web page",
    ]
    for path in bad {
      let told = lines(of: game, naming: path)
      XCTAssertEqual(told.count, 1, path)
      for (part, words) in reasons where path.contains(part) {
        XCTAssertNotNil(told.first?.range(of: words, options: .regularExpression), "\(told)")
      }
      XCTAssertTrue(told.first?.contains("another picture is shown in its place") == true, "\(told)")
    }
    XCTAssertEqual(game.complaintLines.count, bad.count, game.complaints)
  }

  func testWhenAllPicturesAreBadTheDemonstrationEndsWithASentence() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    var bad: [String] = []
    for answer in TestPack.answers { bad += try pack.addBad(to: answer) }
    let game = try RunningGame.demonstration(of: pack.url, in: folder)
    XCTAssertEqual(game.wait(), 1)
    XCTAssertEqual(game.complaintLines.last, "closeup: none of the pictures can be shown")
    XCTAssertEqual(game.complaintLines.count, bad.count + 1, game.complaints)
  }

  func testWhenAllPicturesAreBadAPlayerIsBackAtTheRules() throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for answer in TestPack.answers { try pack.addBad(to: answer) }
    let game = try RunningGame(
      ["play", pack.url.path, "--size", "640x480", "--skip-intro"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    try game.press("Return", on: display, until: "deal")
    _ = try game.next("scene") { $0.text("name") == "rules" }
    // Play is out of use: nothing comes of pressing it. Quit is not.
    usleep(700_000)
    try display.input("key", "Return")
    usleep(700_000)
    XCTAssertFalse(game.events().contains { $0.name == "scene" })
    try display.input("key", "Escape")
    try display.input("key", "Return")
    XCTAssertEqual(game.wait(seconds: 20), 0)
  }
}
