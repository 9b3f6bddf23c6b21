import Foundation
import XCTest

/// Whole games whose decoder is killed, stopped, or another program altogether.
final class DecoderStressTests: XCTestCase {
  func testKillingTheDecoderThroughAWholeGameChangesNothing() throws {
    let folder = try TemporaryFolder()
    let pack = try folder.makePack()
    let calm = try RunningGame.demonstration(of: pack, in: folder)
    XCTAssertEqual(calm.wait(), 0, calm.complaints)

    let game = try RunningGame.demonstration(of: pack, in: folder)
    let killer = DecoderNuisance(SIGKILL, to: game)
    XCTAssertEqual(game.wait(seconds: 120), 0)
    let kills = killer.stop()
    XCTAssertGreaterThan(kills, 3, "the game was over before it was disturbed")
    XCTAssertEqual(game.complaints, "")
    XCTAssertTrue(game.words.contains("Played 30 pictures, 20 right."), game.words)
    // To the letter: the same deal, the same answers, at the same times.
    XCTAssertFalse(calm.logText.isEmpty)
    XCTAssertEqual(calm.logText, game.logText)
  }

  func testTheDecoderDiesWithTheGameEvenWhenItIsStopped() throws {
    let folder = try TemporaryFolder()
    let game = try RunningGame.demonstration(of: try folder.makePack(), in: folder)
    _ = try game.next("deal")
    let deadline = Date(timeIntervalSinceNow: 20)
    func first(_ found: () -> Int32?) throws -> Int32 {
      while Date() < deadline { if let found = found() { return found } }
      throw TestFailure("nothing found in time")
    }
    let process = game.process.processIdentifier
    let decoder = try first { DecoderNuisance.children(of: process).first }
    // Stopped, it cannot see that its input ends.
    XCTAssertEqual(kill(decoder, SIGSTOP), 0)
    kill(process, SIGKILL)
    XCTAssertEqual(game.wait(), 1_000 + SIGKILL)
    _ = try first {
      let stat = try? String(contentsOfFile: "/proc/\(decoder)/stat", encoding: .utf8)
      // Gone, or dead and not yet collected by whoever inherited it.
      return stat == nil || stat?.contains(") Z ") == true ? decoder : nil
    }
  }

  func testAStoppedDecoderIsReplaced() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (number, answer) in TestPack.answers.enumerated() {
      try pack.addGood(8, to: answer, from: 8 * number)
    }
    try pack.writeConfig(TestPack.answers.map { ($0, $0) }, #""limits": {"seconds": 3}"#)
    let game = try RunningGame.demonstration(of: pack.url, in: folder)
    let stopper = DecoderNuisance(SIGSTOP, to: game, limit: 1)
    XCTAssertEqual(game.wait(seconds: 120), 0)
    XCTAssertEqual(stopper.stop(), 1)
    XCTAssertEqual(game.complaints, "")
    XCTAssertTrue(game.words.contains("Played 30 pictures, 20 right."), game.words)
  }

  func testKillingTheDecoderUnderAPlayerCostsNoAnswerAndNoSecond() throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (number, answer) in TestPack.answers.enumerated() {
      try pack.addGood(4, to: answer, from: 4 * number)
    }
    try pack.writeConfig(
      TestPack.answers.map { ($0, $0) },
      #""game": {"pictures": 15}, "durations": {"reveal": 0.2}"#)
    let game = try RunningGame(
      ["play", pack.url.path, "--size", "640x480", "--skip-intro"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    let killer = DecoderNuisance(SIGKILL, to: game)
    defer { _ = killer.stop() }
    try game.press("Return", on: display, until: "picture")
    for number in 1...15 {
      // The clock starts only when the picture is there, whatever became of the decoder.
      let answer = game.key(try XCTUnwrap(game.lastPicture))
      _ = try game.next("live")
      try display.input("key", "\(answer)")
      XCTAssertEqual(try game.next("answer").text("outcome"), "right")
      try game.press("space", on: display, until: number < 15 ? "picture" : "result")
    }
    XCTAssertEqual(game.lastResult?.number("score"), 15)
    XCTAssertEqual(game.lastResult?.number("total"), 15)
    XCTAssertGreaterThan(killer.stop(), 10)
    game.process.terminate()
    XCTAssertEqual(game.wait(), 0)
    XCTAssertEqual(game.complaints, "")
    XCTAssertFalse(game.logText.contains("replaced") || game.logText.contains("timeup"))
  }

  // MARK: Other programs in the decoder's place

  /// What a decoder that says hello starts with.
  private static let hello =
    #"printf 'CU\001\001\000\000\000\000\010\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000"#
    + #"\000\000\000\000\000\000\000\000'"#
  /// Reads a request, and sets `$id`.
  private static let began = #"""
    set -- $(head -c 24 | od -An -v -to1)
    test $# = 24 || exit 0
    id="\\$5\\$6\\$7\\$8"
    head -c $((0$9 + 0${10} * 256)) >/dev/null
    printf "CU\001\003$id\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000"
    """#

  private static let programs: [(name: String, script: String, sentence: String)] = [
    ("ends", "exit 3", "ends at once"),
    ("dies", "kill -SEGV $$", "ends at once"),
    ("floods", "exec yes", "speaks another language"),
    ("rubbish", "exec cat /dev/urandom", "speaks another language"),
    ("hello-then-flood", hello + "\nexec yes", "speaks another language"),
    ("hello-then-end", hello + "\nhead -c 24 >/dev/null", "ends at once"),
    ("silence", "exec sleep 1000", "does not answer"),
    ("hello-then-silence", hello + "\nexec sleep 1000", "does not answer"),
    (
      "nonsense-as-a-picture", hello + "\n" + began + "\nexec cat /dev/urandom", "answers with nonsense"
    ),
    (
      "picture-without-size",
      hello + "\n" + began
        + #"printf "CU\001\004$id\004\000\000\000\000\000\000\000\377\377\000\000\000\000\000\000""#
        + "\nexec cat /dev/zero", "answers with nonsense"
    ),
  ]

  func testAnotherProgramInTheDecodersPlaceIsToldAndEndsTheGame() throws {
    let folder = try TemporaryFolder()
    let pack = try folder.makePack()
    // Side by side: some of them are waited for in vain for twenty seconds.
    var games: [(name: String, sentence: String, game: RunningGame)] = []
    for (name, script, sentence) in Self.programs {
      let program = folder.url.appendingPathComponent(name)
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      let game = try RunningGame.demonstration(
        of: pack, in: folder, environment: ["CLOSEUP_DECODER": program.path])
      games.append((name, sentence, game))
    }
    games.append(
      (
        "missing", "No such file",
        try RunningGame.demonstration(of: pack, in: folder, environment: ["CLOSEUP_DECODER": "/no/such"])
      ))
    for (name, sentence, game) in games {
      let process = game.process.processIdentifier
      XCTAssertEqual(game.wait(seconds: 90), 1, name)
      let last = game.complaintLines.last ?? ""
      XCTAssertTrue(last.hasPrefix("closeup: The program that reads photos"), "\(name): \(game.complaints)")
      XCTAssertTrue(last.contains(sentence), "\(name): \(last)")
      // Before it is clear that it is the decoder, a first picture may have been given up.
      XCTAssertLessThanOrEqual(game.complaintLines.count, 4, "\(name): \(game.complaints)")
      XCTAssertEqual(DecoderNuisance.children(of: process), [], name)
    }
  }

  func testAWindowClosesWhenThereIsNoDecoder() throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let folder = try TemporaryFolder()
    let game = try RunningGame(
      ["play", try folder.makePack().path, "--size", "640x480"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "CLOSEUP_DECODER": "/no/such"])
    XCTAssertEqual(game.wait(seconds: 30), 1)
    XCTAssertTrue(game.complaints.contains("“/no/such”, cannot be started"), game.complaints)
  }
}
