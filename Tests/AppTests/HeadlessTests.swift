import Foundation
import XCTest

/// Whole games by script, without a window, with the real decoder.
final class HeadlessTests: XCTestCase {
  private func run(
    _ script: String, _ words: [String] = [], in folder: TemporaryFolder, environment: [String: String?] = [:]
  ) throws -> RunningGame {
    let file = folder.url.appendingPathComponent("script-\(UUID().uuidString).txt")
    try Data(script.utf8).write(to: file)
    let pack = folder.url.appendingPathComponent("pack")
    if !FileManager.default.fileExists(atPath: pack.path) { _ = try folder.makePack() }
    let game = try RunningGame(
      ["play", pack.path, "--size", "320x240", "--skip-intro", "--headless", "--script", file.path] + words,
      in: folder.url, environment: environment)
    return game
  }

  private func whole(_ answers: [String], _ expectations: String) -> String {
    "until rules\npress play\n"
      + answers.map { "answer \($0)\nuntil reveal\npress continue" }.joined(separator: "\n")
      + "\nuntil results\n" + expectations
  }

  func testEveryKindOfGameEndsWithItsScoreAndTier() throws {
    let folder = try TemporaryFolder()
    let mix = (0..<30).map { ["right", "wrong", "none"][$0 % 3] }
    for (answers, score, tier) in [
      (Array(repeating: "right", count: 30), 30, 5), (Array(repeating: "wrong", count: 30), 0, 1),
      (Array(repeating: "none", count: 30), 0, 1), (mix, 10, 2),
    ] {
      let game = try run(whole(answers, "expect score \(score)/30\nexpect tier \(tier)"), in: folder)
      XCTAssertEqual(game.wait(), 0, game.complaints)
      let events = game.events()
      XCTAssertEqual(
        events.filter { $0.name == "answer" }.map { $0.text("outcome") },
        answers.map { $0 == "none" ? "timeup" : $0 })
      XCTAssertEqual(events.last { $0.name == "result" }?.number("tier"), Double(tier))
      // At time's up nothing was chosen, and the whole clock was used.
      for event in events where event.text("outcome") == "timeup" {
        XCTAssertTrue(event.values["choice"] is NSNull)
        XCTAssertEqual(event.number("seconds"), 5)
      }
    }
  }

  func testTwoGamesHaveSixtyDifferentPictures() throws {
    let folder = try TemporaryFolder()
    let answers = "repeat 30\nanswer right\nuntil reveal\npress continue\nend\nuntil results\n"
    let game = try run(
      "until rules\npress play\n\(answers)press again\n\(answers)expect score 30/30", ["--seed", "5"],
      in: folder)
    XCTAssertEqual(game.wait(), 0, game.complaints)
    let events = game.events()
    let shown = events.filter { $0.name == "picture" }.map { $0.text("file") }
    XCTAssertEqual(Set(shown).count, 60)
    let deals = events.filter { $0.name == "deal" }.compactMap { $0.values["files"] as? [String] }
    XCTAssertEqual(deals.flatMap { $0 }, shown, "what is dealt is what is shown")
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("state").path))
  }

  func testPauseResumeRestartAndKeys() throws {
    let folder = try TemporaryFolder()
    let game = try run(
      """
      until rules
      key Return
      until game
      press pause
      until pause
      wait 20
      expect scene pause
      press resume
      until game
      answer right
      until reveal
      expect outcome right
      key Space
      until game
      expect picture 2
      expect score 1/30
      key P
      until pause
      press restart
      until game
      expect picture 1
      expect score 0/30
      """, in: folder)
    XCTAssertEqual(game.wait(), 0, game.complaints)
  }

  func testAFailingLineIsNamed() throws {
    let folder = try TemporaryFolder()
    let game = try run("until rules\npress play\n\nexpect score 9/30", in: folder)
    XCTAssertEqual(game.wait(), 1)
    XCTAssertTrue(game.complaints.contains("line 4: expected the score 9/30, found 0/30"), game.complaints)
  }

  func testAFullDiskIsTold() throws {
    let folder = try TemporaryFolder()
    let disk = folder.url.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    func system(_ words: String...) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    guard try system("mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", disk.path) == 0 else {
      throw XCTSkip("a small disk takes the right to mount one")
    }
    defer { _ = try? system("umount", disk.path) }
    let game = try run("until rules\nshot \(disk.path)/rules.png", in: folder)
    XCTAssertEqual(game.wait(), 1)
    XCTAssertTrue(
      game.complaints.contains("line 2:") && game.complaints.contains("No space left"), game.complaints)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: disk.path), [], "half a picture is left")
  }

  func testFilesOfResultsCountFromThePackWhereverTheGameIsStarted() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (number, answer) in TestPack.answers.enumerated() {
      try pack.addGood(2, to: answer, from: 2 * number)
    }
    try pack.writeConfig(
      TestPack.answers.map { ($0, $0) },
      #""game": {"pictures": 1}, "results": [{"from": 0, "title": "X", "sound": "own.wav", "graphic": "own.svg"}]"#
    )
    try SoundTests.wav(hertz: 500, seconds: 0.1).write(to: pack.url.appendingPathComponent("own.wav"))
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    try Data(drawing.utf8).write(to: pack.url.appendingPathComponent("own.svg"))
    let script = folder.url.appendingPathComponent("script")
    try Data(
      "until rules\npress play\nanswer right\nuntil reveal\npress continue\nuntil results\nwait 1\nshot out.png"
        .utf8
    ).write(to: script)
    let game = try RunningGame(
      [
        "play", pack.url.path, "--skip-intro", "--size", "320x240", "--headless", "--script", script.path,
      ],
      in: folder.url, environment: [:])
    XCTAssertEqual(game.wait(), 0, game.complaints)
    XCTAssertEqual(game.complaints, "")
    let sound = game.events().last { $0.text("cue") == "result-1" }
    XCTAssertEqual(sound?.text("file"), pack.url.appendingPathComponent("own.wav").path)
  }

  func testTheCropIsTheSameInEveryWindow() throws {
    let folder = try TemporaryFolder()
    func crops(_ size: String) throws -> [[Double]] {
      let game = try run(
        "until rules\npress play\nrepeat 5\nanswer right\nuntil reveal\npress continue\nend",
        ["--seed", "9", "--size", size], in: folder)
      XCTAssertEqual(game.wait(), 0, game.complaints)
      return game.events().filter { $0.name == "picture" }.map { $0.numbers("crop") }
    }
    let small = try crops("640x480")
    XCTAssertEqual(small.count, 5)
    XCTAssertEqual(small, try crops("390x844"))
    XCTAssertEqual(small, try crops("1920x1080"))
  }
}
