import Foundation
import Geometry
import Scenes
import XCTest

/// Whole games in a real window, with real events, on pictures that nobody here made.
final class WindowTests: XCTestCase {
  private let layout = GameLayout(Viewport(1280, 720), answers: 4)

  private func click(_ rect: Rect, _ display: VirtualDisplay) throws {
    try display.input("mousemove", "\(Int(rect.midX))", "\(Int(rect.midY))", "click", "1")
  }

  func testTwoWholeGamesByMouseAndKeys() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    let game = try RunningGame(
      ["play", try folder.makePack().path, "--size", "1280x720"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])

    _ = try game.next("scene") { $0.text("name") == "splash" }
    // The first half second's presses are not ours to make: a press too early is dropped.
    usleep(600_000)
    try display.input("key", "space")
    _ = try game.next("scene") { $0.text("name") == "intro" }
    // The intro goes on by itself.
    _ = try game.next("scene") { $0.text("name") == "rules" }
    usleep(600_000)
    try display.input("key", "Return")

    let first = try playGame(game, display, timesOutAt: 7)
    XCTAssertEqual(Set(first).count, 30, "a picture came twice")
    usleep(900_000)
    try display.input("key", "Return")
    let second = try playGame(game, display, timesOutAt: nil)
    XCTAssertEqual(Set(second).count, 30)
    XCTAssertTrue(Set(first).isDisjoint(with: second), "the second game has pictures of the first")

    usleep(900_000)
    try display.input("key", "Escape", "Return")
    XCTAssertEqual(game.wait(), 0)
    XCTAssertEqual(game.complaints, "")
  }

  /// Plays thirty pictures; the names of their files.
  private func playGame(_ game: RunningGame, _ display: VirtualDisplay, timesOutAt late: Int?) throws
    -> [String]
  {
    var pictures: [String] = []
    var right = 0
    for number in 1...30 {
      let placed = try game.next("picture")
      XCTAssertEqual(placed.number("number"), Double(number))
      pictures.append(placed.text("file"))
      let answer = game.key(placed)
      _ = try game.next("live")
      var cropAlone: Screenshot?
      if number == 1 {
        try display.input("mousemove", "5", "715")
        usleep(250_000)
        cropAlone = try display.screenshot()
      }
      switch number {
      case late: XCTAssertEqual(try game.next("answer", seconds: 10).text("outcome"), "timeup")
      case let number where number % 5 == 0:
        // A wrong answer, and at once the right one, which comes too late.
        try display.input("key", "\(answer % 4 + 1)", "key", "\(answer)")
        XCTAssertEqual(try game.next("answer").text("outcome"), "wrong")
      case let number where number % 2 == 0:
        try click(layout.answers[answer - 1], display)
        XCTAssertEqual(try game.next("answer").text("outcome"), "right")
        right += 1
      default:
        try display.input("key", "\(answer)")
        XCTAssertEqual(try game.next("answer").text("outcome"), "right")
        right += 1
      }
      usleep(number == 1 ? 1_500_000 : 950_000)
      if let cropAlone { try compare(cropAlone, try display.screenshot(), placed) }
      if number % 3 == 0 {
        try click(layout.continueButton, display)
      } else {
        try display.input("key", "space")
      }
    }
    let end = try game.next("result")
    XCTAssertEqual(end.number("score"), Double(right))
    XCTAssertEqual(end.number("total"), 30)
    return pictures
  }

  /// The crop's pixels are those of the whole photo in the same place.
  private func compare(_ before: Screenshot, _ after: Screenshot, _ placed: RunningGame.Event) throws {
    let margin = 6
    let crop = placed.numbers("cropPixels").map { Int($0) }
    let photo = placed.numbers("photoPixels").map { Int($0) }
    guard crop.count == 4, photo.count == 4 else { return XCTFail("the log does not tell where the crop is") }
    let (left, top) = (crop[0] + margin, crop[1] + margin)
    let (right, bottom) = (left + crop[2] - 2 * margin, top + crop[3] - 2 * margin)
    XCTAssertGreaterThan(right - left, 40)
    var differing = 0
    for y in top..<bottom {
      for x in left..<right where before.pixel(x, y) != after.pixel(x, y) { differing += 1 }
    }
    // The stamp keeps to the other half, so that nothing covers the crop.
    XCTAssertEqual(differing, 0, "pixels of the crop that are not the photo's")
    // Outside of the crop the wall was dark and the photo is there now.
    let outside = photo[0] + 30
    let row = photo[1] + photo[3] / 2
    if outside < left - 40 || outside > right + 40 {
      XCTAssertNotEqual(before.pixel(outside, row), after.pixel(outside, row))
    }
  }

  func testPausingResizingAndRestarting() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    let game = try RunningGame(
      ["play", try folder.makePack().path, "--size", "1280x720", "--skip-intro"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    usleep(1_200_000)
    try display.input("key", "Return")
    let first = try game.next("picture")
    _ = try game.next("live")
    let playing = try display.screenshot()

    try display.input("key", "p")
    _ = try game.next("scene") { $0.text("name") == "pause" }
    // Longer than the clock has: it stands still.
    usleep(5_500_000)
    XCTAssertFalse(game.events().contains { $0.name == "answer" })
    let paused = try display.screenshot()
    XCTAssertNotEqual(playing.bytes, paused.bytes)
    try display.input("key", "p")
    _ = try game.next("scene") { $0.text("name") == "game" }

    // A smaller window in the middle of a picture: it is played on there.
    let windows = try display.run("/usr/bin/xdotool", ["search", "--name", "Closeup"])
    let window = String(decoding: windows, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    try display.input("windowsize", window, "800", "600")
    usleep(500_000)
    try display.input("key", "\(game.key(first))")
    XCTAssertEqual(try game.next("answer").text("outcome"), "right")
    usleep(1_000_000)
    try display.input("key", "space")
    XCTAssertEqual(try game.next("picture").number("number"), 2)
    _ = try game.next("live")
    try display.input("key", "Escape")
    _ = try game.next("scene") { $0.text("name") == "pause" }
    usleep(500_000)
    // Down from Resume to Restart.
    try display.input("key", "Down", "key", "Down", "key", "Return")
    XCTAssertEqual(try game.next("picture").number("number"), 1)
    game.process.terminate()
  }

  func testWithoutADisplayADemonstrationIsPlayed() throws {
    let folder = try TemporaryFolder()
    let game = try RunningGame(
      ["play", try folder.makePack().path, "--size", "640x480"], in: folder.url,
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil, "XDG_RUNTIME_DIR": nil,
      ])
    XCTAssertEqual(game.wait(), 0)
    XCTAssertEqual(game.complaints, "", "a library's own words are none of the player's")
    XCTAssertTrue(game.words.contains("No window can be opened here"), game.words)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("demo").path)
    XCTAssertEqual(pictures.count, 10)
  }

  func testTheSameSeedGivesTheSameGameFrameForFrame() throws {
    let folder = try TemporaryFolder()
    let pack = try folder.makePack()
    func play(_ name: String, _ seed: String) throws -> [String: Data] {
      let game = try RunningGame(
        ["play", pack.path, "--size", "640x480", "--seed", seed, "--demo", name], in: folder.url,
        environment: [:])
      XCTAssertEqual(game.wait(), 0)
      let demo = folder.url.appendingPathComponent(name)
      let files = try FileManager.default.contentsOfDirectory(atPath: demo.path)
      var contents = [String: Data]()
      for file in files { contents[file] = try Data(contentsOf: demo.appendingPathComponent(file)) }
      contents["events"] = Data(
        game.events().map { "\($0.name) \($0.values["t"] ?? "") \($0.text("file"))" }.joined(
          separator: "\n"
        ).utf8)
      return contents
    }
    let one = try play("one", "7")
    XCTAssertEqual(one.count, 11)
    XCTAssertEqual(one, try play("two", "7"))
    XCTAssertNotEqual(one["events"], try play("three", "8")["events"])
  }
}
