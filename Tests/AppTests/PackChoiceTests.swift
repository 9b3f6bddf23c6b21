import Foundation
import Geometry
import XCTest

@testable import Scenes

/// Several packs: found, chosen, played and remembered, each for itself.
final class PackChoiceTests: XCTestCase {
  private let viewport = Viewport(1280, 720)

  /// Installs a pack of two answers with eight pictures, of which a game plays four; all have a credit.
  @discardableResult
  private func install(_ name: String, from: Int, in folder: TemporaryFolder) throws -> URL {
    let pack = try TestPack(installedIn: folder, name: name, answers: ["a", "b"])
    for (number, answer) in ["a", "b"].enumerated() {
      try pack.addGood(4, to: answer, from: from + 4 * number)
      let table = pack.url.appendingPathComponent("\(answer)/metadata.csv")
      let files = try FileManager.default.contentsOfDirectory(
        atPath: table.deletingLastPathComponent().path)
      let lines = files.map { "\($0),Caption of \($0),Maker of \(name),CC0" }
      try Data((["file_name,caption,credit,licence"] + lines).joined(separator: "\n").utf8).write(to: table)
    }
    try pack.writeConfig(
      [("a", "a"), ("b", "b")], "\"title\": \"\(name)\", \"game\": {\"pictures\": 4, \"seconds\": 60}")
    return pack.url
  }

  private func start(
    _ folder: TemporaryFolder, _ display: VirtualDisplay, _ words: [String] = []
  ) throws -> RunningGame {
    let game = try RunningGame(
      ["play", "--size", "1280x720", "--skip-intro"] + words, in: folder.url,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    game.resume = {
      usleep(400_000)
      try display.input("key", "p")
    }
    _ = try game.next("scene") { $0.text("name") == "rules" }
    return game
  }

  /// Begins a game and plays it to its results; the names of its files.
  private func play(_ game: RunningGame, _ display: VirtualDisplay) throws -> [String] {
    let dealt = try game.press("Return", on: display, until: "deal").values["files"] as? [String] ?? []
    var picture = try game.next("picture")
    for number in 1...4 {
      XCTAssertEqual(picture.number("number"), Double(number))
      _ = try game.next("live")
      try game.press("\(game.key(picture))", on: display, until: "answer")
      let next = try game.press("Return", on: display, until: number < 4 ? "picture" : "result")
      if number < 4 { picture = next }
    }
    return dealt
  }

  private func click(_ rect: Rect, _ display: VirtualDisplay) throws {
    try display.input("mousemove", "\(Int(rect.midX))", "\(Int(rect.midY))", "click", "1")
  }

  private func quit(_ game: RunningGame, _ display: VirtualDisplay, complaints: Int = 0) throws {
    usleep(1_500_000)
    try display.input("key", "Escape", "key", "Return")
    XCTAssertEqual(game.wait(), 0)
    XCTAssertEqual(game.complaintLines.count, complaints, game.complaints)
  }

  private func state(_ folder: TemporaryFolder, _ pack: String) -> String {
    let state = folder.url.appendingPathComponent("state/closeup")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: state.path)) ?? []
    guard let name = names.first(where: { $0.hasPrefix(pack) }) else { return "" }
    return (try? String(contentsOf: state.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  private func wait(_ what: String, _ condition: () throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 20)
    while try !condition() {
      guard Date() < deadline else { throw TestFailure("waited in vain until \(what)") }
      usleep(20_000)
    }
  }

  func testASecondPackIsChosenByMousePlayedAndRemembered() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    let first = try install("Alpha", from: 0, in: folder)
    let second = try install("Beta", from: 8, in: folder)
    let row = try XCTUnwrap(RulesLayout(viewport, hasGraphic: false, packs: 3).packs)

    var game = try start(folder, display)
    // Shown in this order: Alpha, Beta, and the game that comes with the program, which is chosen.
    usleep(1_000_000)
    try click(row.card(1, offset: row.centred(2)), display)
    let chosen = try game.next("pack")
    XCTAssertEqual(chosen.text("title"), "Beta")
    XCTAssertEqual(chosen.text("folder"), second.path)
    try wait("the window's title is the pack's") {
      (try? display.run("/usr/bin/xdotool", ["search", "--name", "^Beta$"]))?.isEmpty == false
    }
    let shown = try play(game, display)
    XCTAssertEqual(shown.count, 4)
    XCTAssertTrue(shown.allSatisfy { $0.hasPrefix(second.path) }, "\(shown)")

    // Credits and back, by mouse; and a second game from there.
    usleep(1_000_000)
    let results = ResultsLayout(viewport, pictures: 4, hasCredits: true, hasPacks: true)
    try click(try XCTUnwrap(results.credits), display)
    _ = try game.next("scene") { $0.text("name") == "credits" }
    usleep(600_000)
    try display.input("key", "Escape")
    _ = try game.next("scene") { $0.text("name") == "results" }
    let again = try play(game, display)
    XCTAssertTrue(Set(shown).isDisjoint(with: again), "the other four come first")
    try quit(game, display)

    // A new start plays the same pack; the other one's memory is its own.
    XCTAssertEqual(state(folder, "Beta").split(separator: "\n").count, 3 + 8 + 1)
    XCTAssertFalse(state(folder, "Beta").contains("\t-\t"), "a digest was kept of each picture")
    XCTAssertEqual(state(folder, "Alpha"), "")
    game = try start(folder, display)
    usleep(1_000_000)
    try display.input("key", "Left")
    XCTAssertEqual(try game.next("pack").text("folder"), first.path)
    let other = try play(game, display)
    XCTAssertTrue(other.allSatisfy { $0.hasPrefix(first.path) }, "\(other)")
    try quit(game, display)
    XCTAssertEqual(state(folder, "Alpha").split(separator: "\n").count, 3 + 4 + 1)
    XCTAssertEqual(state(folder, "Beta").split(separator: "\n").count, 3 + 8 + 1)
  }

  func testARenamedPhotoIsNotDealtAgainWhileOthersAreLeft() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    let pack = try install("Alpha", from: 0, in: folder)
    var game = try start(folder, display, [pack.path])
    usleep(500_000)
    let shown = try play(game, display)
    try quit(game, display)

    // Other names and another time: only their bytes tell.
    var renamed: Set<String> = []
    for (number, file) in shown.enumerated() {
      let old = URL(fileURLWithPath: file)
      let new = old.deletingLastPathComponent().appendingPathComponent("renamed-\(number).jpg")
      try FileManager.default.moveItem(at: old, to: new)
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: new.path)
      renamed.insert(new.path)
    }
    game = try start(folder, display, [pack.path])
    try wait("the memory knows the new names") { state(folder, "Alpha").contains("renamed-3.jpg") }
    let next = try play(game, display)
    XCTAssertTrue(renamed.isDisjoint(with: next), "\(next)")
    XCTAssertEqual(next.count, 4)
    // The tables name files by their old names.
    try quit(game, display, complaints: 2)
  }

  func testABrokenPackIsToldAndTheGameGoesOn() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    let pack = try install("Alpha", from: 0, in: folder)
    try install("Beta", from: 8, in: folder)
    let game = try start(folder, display, [pack.path])
    usleep(1_000_000)
    // It was whole when it was found.
    try FileManager.default.removeItem(
      at: pack.deletingLastPathComponent().appendingPathComponent("Beta/a"))
    try display.input("key", "Right")
    let warning = try game.next("warning")
    XCTAssertEqual(warning.text("code"), "folder-missing")
    XCTAssertTrue(try play(game, display).allSatisfy { $0.hasPrefix(pack.path) })
    game.process.terminate()
  }

  func testAScriptChooses() throws {
    let folder = try TemporaryFolder()
    try install("Alpha", from: 0, in: folder)
    let pack = try install("Beta", from: 8, in: folder)
    let script = folder.url.appendingPathComponent("script")
    try Data(
      """
      until rules
      press previous-pack
      wait 0.5
      until rules
      shot rules.png
      press play
      repeat 4
      answer right
      until reveal
      press continue
      end
      until results
      expect score 4/4
      press credits
      until credits
      wait 1
      shot credits.png
      press back
      until results
      press packs
      until rules
      press next-pack
      press play
      until game
      """.utf8
    ).write(to: script)
    func run() throws -> (files: [String], pictures: [Data]) {
      let game = try RunningGame(
        ["play", "--headless", "--script", script.path, "--seed", "3", "--size", "640x480", "--skip-intro"],
        in: folder.url, environment: [:])
      XCTAssertEqual(game.wait(), 0, game.complaints)
      XCTAssertEqual(game.complaints, "")
      let events = game.loggedEvents()
      XCTAssertEqual(events.filter { $0.name == "pack" }.map { $0.text("title") }, ["Beta", "Closeup"])
      let deals = events.filter { $0.name == "deal" }.map { $0.values["files"] as? [String] ?? [] }
      XCTAssertEqual(deals.map(\.count), [4, 30])
      XCTAssertTrue(deals[0].allSatisfy { $0.hasPrefix(pack.path) })
      return (
        deals.joined().map { $0 },
        try ["rules.png", "credits.png"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
      )
    }
    let (one, other) = (try run(), try run())
    XCTAssertEqual(one.files, other.files)
    XCTAssertEqual(one.pictures, other.pictures, "the same seed gives the same screens")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("state").path),
      "a run that can be repeated remembers nothing")
  }

  func testAPackWithoutPicturesLeavesTheGameAsItIs() throws {
    let folder = try TemporaryFolder()
    let pack = try install("Alpha", from: 0, in: folder)
    let empty = try TestPack(installedIn: folder, name: "Beta", answers: ["a", "b"])
    try empty.writeConfig([("a", "a"), ("b", "b")])
    let script = folder.url.appendingPathComponent("script")
    try Data("until rules\npress next-pack\nwait 1\nuntil rules\npress play\nuntil game\nexpect total 4".utf8)
      .write(to: script)
    let game = try RunningGame(
      [
        "play", pack.path, "--headless", "--script", script.path, "--size", "640x480", "--skip-intro",
      ], in: folder.url, environment: [:])
    XCTAssertEqual(game.wait(), 0, game.complaints)
    XCTAssertEqual(game.complaintLines.count, 2, game.complaints)
    XCTAssertTrue(game.complaintLines.allSatisfy { $0.contains("[answer-pictures]") }, game.complaints)
    XCTAssertFalse(game.loggedEvents().contains { $0.name == "pack" })
  }

  func testFiftyPacksDoNotHoldTheGameUp() throws {
    let display = try VirtualDisplay(width: 1280, height: 720)
    let folder = try TemporaryFolder()
    for number in 1...50 { try install("Pack \(number)", from: number, in: folder) }
    let game = try start(folder, display)
    usleep(1_500_000)
    try display.input("key", "End")
    XCTAssertEqual(try game.next("pack").text("title"), "Pack 50")
    try display.input("key", "Home")
    XCTAssertEqual(try game.next("pack").text("title"), "Closeup")
    try quit(game, display)
  }
}
