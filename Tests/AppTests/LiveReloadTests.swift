import Foundation
import XCTest

/// What the owner changes while the game is on, in a real window: seen within a second, and nothing of the game lost.
final class LiveReloadTests: XCTestCase {
  private var display: VirtualDisplay!
  private var folder: TemporaryFolder!
  private var pack: TestPack!
  private var game: RunningGame!
  /// Seconds from a change to what came of it, by what was changed.
  private static let timings = Timings()

  private final class Timings: @unchecked Sendable {
    var all: [(String, Double)] = []
  }

  /// Seconds in which a change must be seen: one, on a machine that has time for it.
  private static var limit: Double {
    var loads = [0.0]
    getloadavg(&loads, 1)
    return max(1, loads[0] / Double(ProcessInfo.processInfo.activeProcessorCount))
  }

  override func setUpWithError() throws {
    display = try VirtualDisplay(width: 640, height: 480)
    folder = try TemporaryFolder()
    pack = try TestPack(in: folder)
    for (number, answer) in TestPack.answers.enumerated() {
      try pack.addGood(4, to: answer, from: 4 * number)
    }
    try config()
  }

  override func tearDown() {
    if let game, game.process.isRunning {
      game.process.terminate()
      XCTAssertEqual(game.wait(), 0)
    }
    game = nil
    display = nil
    folder = nil
  }

  override class func tearDown() {
    for (what, seconds) in timings.all { print("live reload: \(what) after \(Int(seconds * 1_000)) ms") }
  }

  // MARK: Doing

  private func start(_ words: String...) throws {
    game = try RunningGame(
      ["play", pack.url.path, "--watch", "--size", "640x480"] + words, in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
  }

  private func startGame() throws {
    try start("--skip-intro")
    try game.press("Return", on: display, until: "picture")
    _ = try game.next("live")
  }

  private func config(_ more: String = "", seconds: Int = 60) throws {
    let answers = TestPack.answers.map { (String($0.dropFirst(2)), $0) }
    try pack.writeConfig(
      answers, #""game": {"seconds": \#(seconds), "pictures": 6}"# + (more.isEmpty ? "" : ", " + more))
  }

  private func write(_ name: String, _ data: Data) throws {
    let file = pack.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// A picture of one colour.
  private func plain(_ colour: String, _ size: String = "600x400", format: String = "png") throws -> Data {
    try display.run("/usr/bin/convert", ["-size", size, "xc:\(colour)", "\(format):-"])
  }

  /// Waits for the screen to fulfil a condition; the seconds since `change` was called.
  @discardableResult
  private func seen(
    _ what: String, after change: () throws -> Void, where holds: (Screenshot) -> Bool,
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> Screenshot {
    XCTAssertFalse(holds(try display.screenshot()), "\(what) is seen already", file: file, line: line)
    try change()
    let begin = Date()
    while true {
      let shot = try display.screenshot()
      let seconds = Date().timeIntervalSince(begin)
      if holds(shot) {
        Self.timings.all.append((what, seconds))
        XCTAssertLessThan(seconds, Self.limit, "\(what) is seen late", file: file, line: line)
        return shot
      }
      guard seconds < 10 else { throw TestFailure("\(what) is never seen: \(game.logText.suffix(800))") }
    }
  }

  /// Waits for a line of the log about a change.
  @discardableResult
  private func logged(
    _ what: String, _ name: String, after change: () throws -> Void,
    where matches: (RunningGame.Event) -> Bool = { _ in true }
  ) throws -> RunningGame.Event {
    try change()
    let begin = Date()
    let event = try game.next(name, where: matches, seconds: 10)
    let seconds = Date().timeIntervalSince(begin)
    Self.timings.all.append((what, seconds))
    XCTAssertLessThan(seconds, Self.limit, "\(what) is logged late")
    return event
  }

  /// Pixels of a colour, or nearly.
  private func count(_ shot: Screenshot, _ colour: [UInt8]) -> Int {
    let (red, green, blue) = (Int(colour[0]), Int(colour[1]), Int(colour[2]))
    return shot.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var at = 0
      while at < bytes.count {
        if abs(Int(bytes[at]) - red) < 12, abs(Int(bytes[at + 1]) - green) < 12,
          abs(Int(bytes[at + 2]) - blue) < 12
        {
          count += 1
        }
        at += 4
      }
      return count
    }
  }

  private func path(_ name: String) -> String { pack.url.appendingPathComponent(name).path }

  // MARK: Settings

  func testAColourIsSeenInTheRulesTheGameAndTheReveal() throws {
    try start("--skip-intro")
    _ = try game.next("scene") { $0.text("name") == "rules" }
    usleep(800_000)
    try seen(
      "a colour in the rules", after: { try config(##""colours": {"ink": "#00FF00"}"##) },
      where: { count($0, [0, 255, 0]) > 60 })
    try game.press("Return", on: display, until: "picture")
    let picture = try XCTUnwrap(game.lastPicture)
    _ = try game.next("live")
    try seen(
      "a colour in the game", after: { try config(##""colours": {"ink": "#FF00FF"}"##) },
      where: { count($0, [255, 0, 255]) > 60 })
    // The picture and its score are what they were.
    try display.input("key", "\(game.key(picture))")
    XCTAssertEqual(try game.next("answer").text("outcome"), "right")
    XCTAssertEqual(try game.next("score").number("score"), 1)
    _ = try game.next("sound") { $0.text("cue") == "right" }
    try seen(
      "a colour in the reveal", after: { try config(##""colours": {"ink": "#0000FF"}"##) },
      where: { count($0, [0, 0, 255]) > 60 })
    try game.press("space", on: display, until: "picture")
    XCTAssertEqual(game.lastPicture?.number("number"), 2)
    XCTAssertEqual(game.loggedEvents().filter { $0.name == "deal" }.count, 1)
  }

  func testALabelAndAWindowTitleChangeInTheGame() throws {
    try startGame()
    let event = try logged(
      "the title", "reload", after: { try config(#""title": "Quite another game""#) },
      where: { $0.text("file") == path("config.json") })
    XCTAssertEqual(event.text("file"), path("config.json"))
    let end = Date(timeIntervalSinceNow: 5)
    while (try? display.run("/usr/bin/xdotool", ["search", "--name", "Quite another game"])) == nil {
      guard Date() < end else { return XCTFail("the window kept its title") }
    }
  }

  func testABrokenConfigurationKeepsTheOldOneAndSaysSoUntilItIsMended() throws {
    try config(##""colours": {"ink": "#00FF00"}"##)
    try write("theme/press.wav", SoundTests.wav(hertz: 500, seconds: 0.1))
    try startGame()
    let message = try logged(
      "a broken configuration", "message",
      after: {
        try write("config.json", Data("{\"answers\": [\n  {\"label\": \"Cat\" \"pictures\": 3}\n]}".utf8))
      },
      where: { $0.text("kind") == "warning" })
    XCTAssertTrue(message.text("title").hasPrefix("config.json, line 2, column"), message.text("title"))
    XCTAssertTrue(message.text("detail").contains("comma"), message.text("detail"))
    XCTAssertTrue(message.text("detail").hasSuffix("the one before is used."), message.text("detail"))
    XCTAssertGreaterThan(count(try display.screenshot(), [0, 255, 0]), 60, "the old colours are gone")
    // Saved once more with the same mistake: the message stays.
    try write(
      "config.json", Data("{\"answers\": [\n  {\"label\": \"Cat\" \"pictures\": 3}\n]}".utf8))
    try write("theme/press.wav", SoundTests.wav(hertz: 900, seconds: 0.2))
    XCTAssertNotNil(try game.next("reload") { $0.text("file") == path("theme/press.wav") })
    XCTAssertFalse(game.logText.contains("messageOver"))
    // The game goes on.
    let picture = try XCTUnwrap(game.lastPicture)
    try display.input("key", "\(game.key(picture))")
    XCTAssertEqual(try game.next("answer").text("outcome"), "right")
    let over = try logged(
      "the mended configuration", "messageOver", after: { try config(##""colours": {"ink": "#FF00FF"}"##) })
    XCTAssertEqual(over.text("title"), message.text("title"))
    let end = Date(timeIntervalSinceNow: 3)
    while count(try display.screenshot(), [255, 0, 255]) < 60, Date() < end {}
    XCTAssertGreaterThan(count(try display.screenshot(), [255, 0, 255]), 60)
    // And once more: the same mistake is told again.
    try logged(
      "the same mistake again", "message",
      after: {
        try write("config.json", Data("{\"answers\": [\n  {\"label\": \"Cat\" \"pictures\": 3}\n]}".utf8))
      },
      where: { $0.text("title") == message.text("title") })
  }

  func testOtherAnswersAndClocksWaitForTheirTurn() throws {
    try startGame()
    let first = try XCTUnwrap(game.lastPicture)
    try FileManager.default.createDirectory(
      at: pack.url.appendingPathComponent("5_Five"), withIntermediateDirectories: true)
    try pack.addGood(4, to: "5_Five", from: 20)
    let message = try logged(
      "other answers", "message",
      after: {
        try pack.writeConfig(
          [("Five", "5_Five"), ("Two", TestPack.answers[1])], #""game": {"seconds": 30, "pictures": 4}"#)
      }, where: { $0.text("title").contains("config.json") && !$0.text("detail").isEmpty })
    for words in ["The answers change with the next game", "number of pictures", "clock"] {
      XCTAssertTrue(message.text("detail").contains(words), message.text("detail"))
    }
    // The game is the same to its end.
    try display.input("key", "\(game.key(first))")
    XCTAssertEqual(try game.next("answer").text("outcome"), "right")
    try game.press("space", on: display, until: "picture")
    XCTAssertTrue(["One", "Two", "Three", "Four"].contains(game.lastPicture?.text("answer") ?? ""))
    _ = try game.next("live")
    // A new one has the new answers.
    try display.input("key", "Escape")
    _ = try game.next("scene") { $0.text("name") == "pause" }
    usleep(500_000)
    try display.input("key", "Down", "key", "Down", "key", "Return")
    let deal = try game.next("deal")
    XCTAssertEqual(deal.values["answers"] as? [String], ["Five", "Two"])
    XCTAssertEqual((deal.values["files"] as? [String])?.count, 4)
    XCTAssertTrue(["Five", "Two"].contains(try game.next("picture").text("answer")))
  }

  // MARK: Graphics, sounds, animations

  func testABackgroundIsSeenAndABrokenOneKeepsIt() throws {
    try startGame()
    try seen(
      "a background", after: { try write("theme/background.png", try plain("#00C000")) },
      where: { count($0, [0, 192, 0]) > 5_000 })
    try seen(
      "a background renamed over",
      after: {
        try write("theme/.saving", try plain("#C00000"))
        XCTAssertEqual(rename(path("theme/.saving"), path("theme/background.png")), 0)
      }, where: { count($0, [192, 0, 0]) > 5_000 })
    let message = try logged(
      "a broken background", "message", after: { try write("theme/background.png", Data("no picture".utf8)) },
      where: { $0.text("kind") == "warning" })
    XCTAssertEqual(message.text("title"), "theme/background.png")
    XCTAssertTrue(message.text("detail").contains("The one before stays"), message.text("detail"))
    XCTAssertGreaterThan(count(try display.screenshot(), [192, 0, 0]), 5_000, "the old background is gone")
    try seen(
      "the mended background", after: { try write("theme/background.png", try plain("#0000C0")) },
      where: { count($0, [0, 0, 192]) > 5_000 })
    XCTAssertNotNil(try game.next("messageOver") { $0.text("title") == "theme/background.png" })
    try seen(
      "a background that is taken away",
      after: { try FileManager.default.removeItem(atPath: path("theme/background.png")) },
      where: { count($0, [0, 0, 192]) == 0 })
  }

  func testASoundIsHeardFromItsNewFile() throws {
    try write("theme/press.wav", SoundTests.wav(hertz: 500, seconds: 0.1))
    try startGame()
    try logged(
      "a sound", "reload", after: { try write("theme/press.wav", SoundTests.wav(hertz: 900, seconds: 0.2)) },
      where: { $0.text("file") == path("theme/press.wav") })
    // A file that was not there before takes the shipped one's place.
    try logged(
      "a new sound", "reload",
      after: { try write("theme/sounds/right.wav", SoundTests.wav(hertz: 900, seconds: 0.2)) },
      where: { $0.text("file") == path("theme/sounds/right.wav") })
    let broken = try logged(
      "a broken sound", "message", after: { try write("theme/press.wav", Data("no sound".utf8)) },
      where: { $0.text("kind") == "warning" })
    XCTAssertEqual(broken.text("title"), "theme/press.wav")
    XCTAssertTrue(broken.text("detail").contains("The one before is still heard"), broken.text("detail"))
    let picture = try XCTUnwrap(game.lastPicture)
    try display.input("key", "\(game.key(picture))")
    XCTAssertEqual(
      try game.next("sound") { $0.text("cue") == "right" }.text("file"), path("theme/sounds/right.wav"))
  }

  func testATypefaceIsSetAnewAndABrokenOneKeepsIt() throws {
    let fonts = try display.run("/usr/bin/fc-match", ["-s", "-f", "%{file}\\n", "DejaVu Sans Mono:bold"])
    let files = String(decoding: fonts, as: UTF8.self).split(separator: "\n").map(String.init)
    let font = try XCTUnwrap(files.first { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") })
    try start("--skip-intro")
    _ = try game.next("scene") { $0.text("name") == "rules" }
    usleep(800_000)
    let before = try display.screenshot()
    try logged(
      "a typeface", "message",
      after: { try write("theme/fonts/display.ttf", try Data(contentsOf: URL(fileURLWithPath: font))) },
      where: { $0.text("title").contains("Reloaded") })
    // The title at the top, where no message stands.
    let top = 0..<before.width * 4 * 130
    let end = Date(timeIntervalSinceNow: 5)
    var after = try display.screenshot()
    while after.bytes[top] == before.bytes[top], Date() < end { after = try display.screenshot() }
    XCTAssertFalse(after.bytes[top] == before.bytes[top], "the title is set as before")
    let broken = try logged(
      "a broken typeface", "message", after: { try write("theme/fonts/display.ttf", Data("no font".utf8)) },
      where: { $0.text("kind") == "warning" })
    XCTAssertEqual(broken.text("title"), "theme/fonts/display.ttf")
    usleep(300_000)
    XCTAssertTrue(try display.screenshot().bytes[top] == after.bytes[top], "the title is set otherwise")
  }

  func testASplashChangesWhileItPlays() throws {
    func splash(_ colour: String) -> Data {
      Data(
        """
        {"duration": 20, "background": "#000000", "layers": [
          {"fill": "\(colour)", "size": [400, 400], "position": [640, 360]}]}
        """.utf8)
    }
    try write("theme/splash.json", splash("#00FF00"))
    try start()
    _ = try game.next("scene") { $0.text("name") == "splash" }
    let end = Date(timeIntervalSinceNow: 5)
    while count(try display.screenshot(), [0, 255, 0]) < 5_000, Date() < end {}
    try seen(
      "a splash that plays", after: { try write("theme/splash.json", splash("#FF00FF")) },
      where: { count($0, [255, 0, 255]) > 5_000 })
    let broken = try logged(
      "a broken splash", "message", after: { try write("theme/splash.json", Data("{".utf8)) },
      where: { $0.text("kind") == "warning" })
    XCTAssertTrue(broken.text("title").hasPrefix("theme/splash.json, line 1"), broken.text("title"))
    XCTAssertGreaterThan(count(try display.screenshot(), [255, 0, 255]), 5_000, "the old splash is gone")
    XCTAssertFalse(game.logText.contains("\"intro\""), "the splash was left")
  }

  // MARK: Pictures

  func testThePictureOnScreenIsDrawnAnew() throws {
    try startGame()
    let picture = try XCTUnwrap(game.lastPicture)
    let file = picture.text("file")
    try seen(
      "a picture in play",
      after: { try plain("#00FF00", format: "jpg").write(to: URL(fileURLWithPath: file)) },
      where: { count($0, [0, 255, 0]) > 500 })
    try display.input("key", "\(game.key(picture))")
    XCTAssertEqual(try game.next("answer").text("outcome"), "right")
    _ = try game.next("sound") { $0.text("cue") == "right" }
    try seen(
      "a picture in the reveal",
      after: { try plain("#FF00FF", format: "jpg").write(to: URL(fileURLWithPath: file)) },
      where: { count($0, [255, 0, 255]) > 20_000 })
    let message = try logged(
      "a broken picture", "message",
      after: { try Data("no picture".utf8).write(to: URL(fileURLWithPath: file)) },
      where: { $0.text("kind") == "warning" })
    XCTAssertTrue(message.text("detail").contains("The one before stays on screen"), message.text("detail"))
    XCTAssertGreaterThan(count(try display.screenshot(), [255, 0, 255]), 20_000, "the picture is gone")
    try game.press("space", on: display, until: "picture")
    XCTAssertEqual(game.lastPicture?.number("number"), 2)
  }

  func testANoteIsReadAnew() throws {
    try startGame()
    let picture = try XCTUnwrap(game.lastPicture)
    let file = URL(fileURLWithPath: picture.text("file"))
    try logged(
      "a note", "reload",
      after: {
        try Data("file_name,caption,crop\n\(file.lastPathComponent),Words,0 0 0.5 0.5\n".utf8)
          .write(to: file.deletingLastPathComponent().appendingPathComponent("metadata.csv"))
      }, where: { $0.text("file") == file.path })
  }

  func testDeletedPicturesAreNotDealtAndNewOnesAre() throws {
    try startGame()
    let shown = try XCTUnwrap(game.lastPicture)
    let deal = try XCTUnwrap(game.loggedEvents().last { $0.name == "deal" }?.values["files"] as? [String])
    // All that are still to come go, but for one answer's; what stands by takes their place.
    let lost = deal.dropFirst().prefix(3)
    try logged(
      "deleted pictures", "message",
      after: { for file in lost { try FileManager.default.removeItem(atPath: file) } },
      where: { $0.text("title").contains("pictures are gone") })
    try pack.addGood(3, to: TestPack.answers[0], from: 30)
    XCTAssertNotNil(try game.next("message") { $0.text("title").contains("3 new pictures") })
    try display.input("key", "\(game.key(shown))")
    XCTAssertEqual(try game.next("answer").text("outcome"), "right")
    var seen: [String] = []
    for number in 2...6 {
      try game.press("space", on: display, until: "picture")
      let picture = try XCTUnwrap(game.lastPicture)
      XCTAssertEqual(picture.number("number"), Double(number))
      seen.append(picture.text("file"))
      _ = try game.next("live")
      try display.input("key", "\(game.key(picture))")
      XCTAssertEqual(try game.next("answer").text("outcome"), "right")
    }
    XCTAssertTrue(Set(seen).isDisjoint(with: lost))
    XCTAssertEqual(Set(seen).count, 5)
    try game.press("space", on: display, until: "result")
    XCTAssertEqual(game.lastResult?.number("total"), 6)
    XCTAssertEqual(game.lastResult?.number("score"), 6)
  }

  func testAnAnswerThatIsANewFolderIsInTheNextGame() throws {
    try FileManager.default.removeItem(atPath: path("config.json"))
    try FileManager.default.moveItem(
      at: pack.url.appendingPathComponent(TestPack.answers[3]), to: folder.url.appendingPathComponent("later")
    )
    try start("--skip-intro")
    _ = try game.next("scene") { $0.text("name") == "rules" }
    usleep(500_000)
    try logged(
      "a new answer", "message",
      after: {
        try FileManager.default.moveItem(
          at: folder.url.appendingPathComponent("later"), to: pack.url.appendingPathComponent("5_Five"))
      }, where: { $0.text("title") == "New answers: One, Two, Three, Five" })
    try game.press("Return", on: display, until: "deal")
    let deal = try XCTUnwrap(game.loggedEvents().last { $0.name == "deal" })
    XCTAssertEqual(deal.values["answers"] as? [String], ["One", "Two", "Three", "Five"])
  }

  func testWhereTheSystemWatchesNoMoreFoldersTheyAreLookedAt() throws {
    let wrapper = [
      "/usr/bin/unshare", "-Ur", "/bin/sh", "-c",
      "echo 2 > /proc/sys/user/max_inotify_watches && exec \"$0\" \"$@\"",
    ]
    guard (try? display.run(wrapper[0], Array(wrapper.dropFirst()) + ["/bin/true"])) != nil else {
      throw XCTSkip("a limit of its own takes a name space of the user's")
    }
    game = try RunningGame(
      ["play", pack.url.path, "--watch", "--size", "640x480", "--skip-intro"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil], through: wrapper)
    let notice = try game.next("warning") { $0.text("code") == "watching" }
    XCTAssertTrue(notice.text("message").contains("max_user_watches"), notice.text("message"))
    try write("theme/background.png", try plain("#00C000"))
    XCTAssertNotNil(try game.next("reload") { $0.text("file") == path("theme/background.png") })
    try pack.addGood(1, to: TestPack.answers[0], from: 40)
    XCTAssertNotNil(try game.next("message") { $0.text("title").contains("1 new picture") })
    game.process.terminate()
    XCTAssertEqual(game.wait(), 0)
    XCTAssertEqual(game.complaintLines.count, 1, game.complaints)
  }

  func testABadPictureThatIsMendedIsDealtAgain() throws {
    pack = try TestPack(in: folder, answers: ["a", "b"])
    try pack.addGood(2, to: "a")
    try pack.addGood(1, to: "b", from: 2)
    try write("b/bad.jpg", Data("no picture".utf8))
    try pack.writeConfig([("A", "a"), ("B", "b")], #""game": {"seconds": 60, "pictures": 4}"#)
    try start("--skip-intro")
    try game.press("Return", on: display, until: "picture")
    for number in 1...3 {
      let picture = try XCTUnwrap(game.lastPicture)
      _ = try game.next("live")
      try display.input("key", "\(game.key(picture))")
      _ = try game.next("answer")
      try game.press("space", on: display, until: number < 3 ? "picture" : "result")
    }
    XCTAssertEqual(game.lastResult?.number("total"), 3)
    XCTAssertTrue(game.logText.contains("\"replaced\""))
    let good = try Data(contentsOf: URL(fileURLWithPath: "\(TestPack.goodPictures)/bread.jpg"))
    try logged(
      "a picture that is mended", "reload", after: { try write("b/bad.jpg", good) },
      where: { $0.text("file") == path("b/bad.jpg") })
    try game.press("Return", on: display, until: "picture")
    let deal = try XCTUnwrap(game.loggedEvents().last { $0.name == "deal" }?.values["files"] as? [String])
    XCTAssertEqual(deal.count, 4)
    XCTAssertTrue(deal.contains(path("b/bad.jpg")))
  }

  func testNothingIsFollowedUnlessItIsAskedFor() throws {
    game = try RunningGame(
      ["play", pack.url.path, "--size", "640x480", "--skip-intro"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    try game.press("Return", on: display, until: "picture")
    try config(##""colours": {"ink": "#00FF00"}"##)
    usleep(1_500_000)
    XCTAssertEqual(count(try display.screenshot(), [0, 255, 0]), 0)
    XCTAssertFalse(game.logText.contains("\"reload\""))
  }
}
