import Editor
import Foundation
import Geometry
import Scenes
import XCTest

/// The editor in a real window, with real events, on a pack that the test makes.
final class EditorWindowTests: XCTestCase {
  private let layout = EditorLayout(Viewport(1280, 720), answers: 4)

  /// What is in a folder's files, and when they were changed.
  private func contents(_ pack: URL) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: pack.path) where name.hasSuffix(".jpg") {
      let path = pack.appendingPathComponent(name).path
      let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      found[name] = [bytes.base64EncodedString(), "\(time?.timeIntervalSince1970 ?? 0)"]
    }
    return found
  }

  private func rect(_ text: String) -> Rect {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    return numbers.count == 4 ? Rect(numbers[0], numbers[1], numbers[2], numbers[3]) : .zero
  }

  /// Drags in small steps, as a hand does.
  private func drag(_ from: Point, _ to: Point, _ display: VirtualDisplay) throws {
    func move(_ point: Point) throws {
      try display.input("mousemove", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))")
    }
    try move(from)
    try display.input("mousedown", "1")
    for part in [0.25, 0.5, 0.75, 1.0] { try move(from + (to - from) * part) }
    try display.input("mouseup", "1")
  }

  private func start(_ pack: TestPack, _ folder: TemporaryFolder, _ display: VirtualDisplay) throws
    -> RunningGame
  {
    try RunningGame(
      ["edit", pack.url.path, "--size", "1280x720"], in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
  }

  private func size(_ photo: String, _ display: VirtualDisplay) throws -> PixelSize {
    let text = String(
      decoding: try display.run("/usr/bin/identify", ["-format", "%w %h", photo]), as: UTF8.self)
    let sides = text.split(separator: " ").compactMap { Int($0) }
    guard sides.count == 2 else { throw TestFailure("identify says \(text)") }
    return PixelSize(sides[0], sides[1])
  }

  func testAWholeSession() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    // A keyboard that has letters beyond ASCII, so that they are typed as a person types them.
    try display.run("/usr/bin/setxkbmap", ["de"])
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (index, answer) in TestPack.answers.enumerated() {
      try pack.addGood(2, to: answer, from: 2 * index)
    }
    // Time enough for a machine that has other things to do.
    try pack.writeConfig(
      [("One", "1_One"), ("Two", "2_Two"), ("Three", "3_Three"), ("Four", "4_Four")],
      "\"game\": {\"seconds\": 60}")
    let before = try contents(pack.url)
    let editor = try start(pack, folder, display)
    XCTAssertEqual(try editor.next("found").number("photos"), 8)
    let first = try editor.next("selected").text("file")

    _ = try editor.next("ready")
    try display.input("key", "n")
    let pinned = rect(try editor.next("changed").text("crop"))
    let photo = layout.place(try size(first, display))
    let place = photo.part(pinned)

    // Dragged away from the nearer edges, so that nothing stops it.
    let way = Point(pinned.midX < 0.5 ? 40 : -40, pinned.midY < 0.5 ? 30 : -30)
    try drag(place.center, place.center + way, display)
    let dragged = try waitForCrop(editor) { crop in
      let moved = photo.part(crop)
      return (moved.x - place.x - way.x).magnitude < 1.5 && (moved.y - place.y - way.y).magnitude < 1.5
    }
    XCTAssertEqual(dragged.width, pinned.width, accuracy: 0.0001)

    try display.input("key", "Right", "key", "Right", "key", "shift+Down")
    let nudged = try waitForCrop(editor) { crop in
      ((crop.x - dragged.x) * photo.width - 2).magnitude < 0.1
        && ((crop.y - dragged.y) * photo.height - 10).magnitude < 0.1
    }

    // A place that must never be shown, in the corner that is farthest from the crop.
    try display.input("key", "a")
    let corner = Point(nudged.midX < 0.5 ? 0.8 : 0.05, nudged.midY < 0.5 ? 0.8 : 0.05)
    let from = Point(photo.x + corner.x * photo.width, photo.y + corner.y * photo.height)
    try drag(from, from + Point(50, 40), display)
    let avoid = try editor.next("changed") { event in
      let drawn = photo.part(self.rect(event.text("avoid")))
      return (drawn.width - 50).magnitude < 1.5 && (drawn.height - 40).magnitude < 1.5
    }.text("avoid")
    try display.input("key", "a")

    let box = layout.fields[0]
    try display.input("mousemove", "\(Int(box.midX))", "\(Int(box.midY))", "click", "1")
    usleep(300_000)
    try display.input("type", "--delay", "40", "Ein schöner Löwe, größer")
    _ = try editor.next("changed") { $0.text("caption") == "Ein schöner Löwe, größer" }
    try display.input("key", "Return", "key", "2")
    _ = try editor.next("changed") { $0.text("answer") == "Two" }

    // Another photo is hidden, shown and hidden again.
    try display.input("key", "alt+Right")
    let second = try editor.next("selected").text("file")
    try display.input("key", "h")
    _ = try editor.next("changed") { $0.text("hidden") == "yes" }
    try display.input("key", "ctrl+z")
    _ = try editor.next("changed") { $0.text("hidden") == "" }
    try display.input("key", "ctrl+shift+z")
    _ = try editor.next("changed") { $0.text("hidden") == "yes" }
    // The first one stands with those of its new answer now.
    try display.input("key", "alt+Right")
    XCTAssertEqual(try editor.next("selected").text("file"), first)

    // Played as in the game, and back.
    try display.input("key", "p")
    let picture = try inGame(editor, display, "picture")
    XCTAssertEqual(picture.text("file"), first)
    XCTAssertEqual(picture.text("answer"), "Two")
    check(picture.numbers("crop"), nudged)
    _ = try inGame(editor, display, "live")
    try display.input("key", "2")
    XCTAssertEqual(try inGame(editor, display, "answer").text("outcome"), "right")
    _ = try editor.next("scene") { $0.text("name") == "reveal" }
    try editor.press("Return", on: display, until: "scene")
    try leave(editor, display)

    let table = pack.url.appendingPathComponent("1_One/metadata.csv")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").map(String.init)
    let (name, other) = ((first as NSString).lastPathComponent, (second as NSString).lastPathComponent)
    XCTAssertEqual(
      Set(lines),
      [
        "file_name,caption,credit,licence,crop,avoid,answer,hidden",
        "\(name),\"Ein schöner Löwe, größer\",,,\(text(nudged)),\(avoid),Two", "\(other),,,,,,,yes",
      ])
    XCTAssertEqual(try contents(pack.url), before, "photos were touched")
    try playHonours(pack, folder, hidden: second, moved: first, crop: nudged)
  }

  /// The game deals no hidden photo, and shows the others as the editor left them.
  private func playHonours(
    _ pack: TestPack, _ folder: TemporaryFolder, hidden: String, moved: String, crop: Rect
  ) throws {
    let game = try RunningGame.demonstration(of: pack.url, in: folder)
    XCTAssertEqual(game.wait(), 0, game.complaints)
    let files = try game.next("deal").values["files"] as? [String] ?? []
    XCTAssertEqual(files.count, 7)
    XCTAssertFalse(files.contains(hidden))
    let shown = try XCTUnwrap(
      game.loggedEvents().first { $0.name == "picture" && $0.text("file") == moved })
    XCTAssertEqual(shown.text("answer"), "Two")
    check(shown.numbers("crop"), crop)
  }

  func testWhatCannotBeWrittenIsToldAndKept() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (index, answer) in TestPack.answers.enumerated() { try pack.addGood(1, to: answer, from: index) }
    // A table of another kind: nothing may be written into it.
    let table = pack.url.appendingPathComponent("1_One/metadata.csv")
    let foreign = Data([0xFF, 0xFE]) + "file_name".data(using: .utf16LittleEndian)!
    try foreign.write(to: table)
    let editor = try start(pack, folder, display)
    _ = try editor.next("selected")
    try display.input("key", "h")
    _ = try editor.next("changed")
    XCTAssertTrue(try editor.next("unsaved").text("message").contains("UTF-16"))
    // Leaving asks for a second word, by key and by the window's own button.
    try display.input("key", "Escape")
    _ = try editor.next("unsaved")
    XCTAssertTrue(editor.process.isRunning)
    for _ in 0..<20 where editor.process.isRunning {
      try display.input("key", "Escape")
      usleep(500_000)
    }
    XCTAssertEqual(editor.wait(), 0)
    XCTAssertTrue(editor.complaints.contains("metadata.csv"), editor.complaints)
    XCTAssertEqual(try Data(contentsOf: table), foreign)
  }

  // MARK: Steps

  /// An event of the game; one that a busy machine paused goes on.
  private func inGame(_ editor: RunningGame, _ display: VirtualDisplay, _ name: String) throws
    -> RunningGame.Event
  {
    for _ in 0..<20 {
      if let event = try? editor.next(name, seconds: 2) { return event }
      let scenes = editor.logText.split(separator: "\n").filter { $0.contains("\"event\": \"scene\"") }
      if scenes.last?.contains("\"pause\"") ?? false { try display.input("key", "p") }
    }
    throw TestFailure("no event \(name): \(editor.logText.suffix(400))")
  }

  private func waitForCrop(_ editor: RunningGame, _ matches: (Rect) -> Bool) throws -> Rect {
    let event = try editor.next("changed") { matches(self.rect($0.text("crop"))) }
    return rect(event.text("crop"))
  }

  private func leave(_ editor: RunningGame, _ display: VirtualDisplay) throws {
    // From the photo to the grid, and out.
    try display.input("key", "Escape")
    usleep(200_000)
    try display.input("key", "Escape")
    XCTAssertEqual(editor.wait(), 0)
    XCTAssertEqual(editor.complaints, "")
  }

  private func check(_ numbers: [Double], _ crop: Rect) {
    guard numbers.count == 4 else { return XCTFail("no crop is told") }
    for (a, b) in zip(numbers, [crop.x, crop.y, crop.width, crop.height]) {
      XCTAssertEqual(a, b, accuracy: 0.0001)
    }
  }

  /// As the table has it.
  private func text(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { value in
      let text = String(format: "%.5f", value)
      return String(text.reversed().drop { $0 == "0" }.reversed())
    }.joined(separator: " ")
  }
}
