import Foundation
import XCTest

/// Games of few pictures, and folders that hold none.
final class SmallPoolTests: XCTestCase {
  private let four = TestPack.answers.map { ($0, $0) }

  private func play(_ pack: TestPack, _ folder: TemporaryFolder, expecting code: Int32) throws -> RunningGame
  {
    let game = try RunningGame.demonstration(of: pack.url, in: folder)
    XCTAssertEqual(game.wait(), code, game.complaints)
    return game
  }

  func testTwelvePicturesMakeAGameOfTwelve() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (number, answer) in TestPack.answers.enumerated() {
      try pack.addGood(3, to: answer, from: 3 * number)
    }
    let game = try play(pack, folder, expecting: 0)
    XCTAssertTrue(game.words.hasPrefix("Played 12 pictures, 8 right."), game.words)
    XCTAssertEqual(game.complaints, "")
  }

  func testTwoAnswersWithAPictureEachAreAGame() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder, answers: ["a", "b"])
    try pack.addGood(1, to: "a")
    try pack.addGood(1, to: "b", from: 1)
    let game = try play(pack, folder, expecting: 0)
    XCTAssertTrue(game.words.hasPrefix("Played 2 pictures, 1 right."), game.words)
  }

  func testAnEmptyFolderOfFourIsToldAndTheGamePlays() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (number, answer) in TestPack.answers[1...].enumerated() {
      try pack.addGood(4, to: answer, from: 4 * number)
    }
    try pack.writeConfig(four)
    let game = try play(pack, folder, expecting: 0)
    XCTAssertTrue(game.words.hasPrefix("Played 12 pictures"), game.words)
    XCTAssertEqual(game.complaintLines.count, 1, game.complaints)
    XCTAssertTrue(
      game.complaints.contains(
        "warning: no pictures for \"1_One\"; looked in \(pack.url.path)/1_One; it is offered as an answer"),
      game.complaints)
  }

  func testOnePictureIsNoGame() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    try pack.addGood(1, to: TestPack.answers[2])
    // As a folder of folders …
    let byFolder = try play(pack, folder, expecting: 1)
    XCTAssertTrue(byFolder.complaints.contains("\(pack.url.path): error: a game needs 2 to 4 answers"))
    XCTAssertTrue(byFolder.complaints.contains("only one subfolder holds pictures"))
    // … and by its configuration, where only the scan can tell.
    try pack.writeConfig(four)
    let byConfig = try play(pack, folder, expecting: 1)
    let told = byConfig.complaintLines
    for answer in ["1_One", "2_Two", "4_Four"] {
      XCTAssertEqual(
        told.filter {
          $0.contains("error: no pictures for \"\(answer)\"; looked in \(pack.url.path)/\(answer)")
        }
        .count, 1, byConfig.complaints)
    }
    XCTAssertEqual(told.last, "closeup: there is no game until the errors above are mended")
    XCTAssertEqual(told.count, 4, byConfig.complaints)
  }

  func testNoPictureAtAllIsNoGame() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    XCTAssertTrue(try play(pack, folder, expecting: 1).complaints.contains("no subfolder holds pictures"))
    try pack.writeConfig(four)
    let game = try play(pack, folder, expecting: 1)
    XCTAssertEqual(game.complaintLines.count, 5, game.complaints)
    XCTAssertTrue(game.complaints.contains("looked in \(pack.url.path)/4_Four"), game.complaints)
  }

  func testASingleAnswerIsNoGame() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder, answers: ["a"])
    try pack.addGood(5, to: "a")
    try pack.writeConfig([("A", "a")])
    let game = try play(pack, folder, expecting: 1)
    XCTAssertTrue(game.complaints.contains("error:") && game.complaints.contains("2 to 4"), game.complaints)
  }

  func testAFolderThatIsNotThereIsNamedWithItsPlace() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (number, answer) in TestPack.answers[1...].enumerated() {
      try pack.addGood(4, to: answer, from: 4 * number)
    }
    try FileManager.default.removeItem(at: pack.url.appendingPathComponent(TestPack.answers[0]))
    try pack.writeConfig(four)
    let game = try play(pack, folder, expecting: 1)
    XCTAssertTrue(game.complaints.contains("answers[0].pictures: 1_One is not there"), game.complaints)
    XCTAssertTrue(game.complaints.contains("looked for in \(pack.url.path)/1_One"), game.complaints)
  }

  func testAWindowTellsOfAnEmptyPackAndCloses() throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    try pack.writeConfig(four)
    let game = try RunningGame(
      ["play", pack.url.path, "--size", "640x480"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    XCTAssertEqual(game.wait(seconds: 20), 1)
    XCTAssertEqual(game.complaintLines.count, 5, game.complaints)
  }
}
