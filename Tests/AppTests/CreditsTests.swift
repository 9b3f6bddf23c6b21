import Foundation
import XCTest

/// Credits from the real decoder to the screen.
final class CreditsTests: XCTestCase {
  func testPhotosTellTheirOwnCredits() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder, answers: ["a", "b"])
    try pack.addGood(1, to: "a")
    try pack.addGood(1, to: "b", from: 1)
    let script = folder.url.appendingPathComponent("script")
    try Data(
      """
      until rules
      press play
      answer right
      until reveal
      press continue
      answer right
      until reveal
      press continue
      until results
      press credits
      wait 0.5
      expect scene credits
      """.utf8
    ).write(to: script)
    func run() throws -> RunningGame {
      let game = try RunningGame(
        ["play", pack.url.path, "--headless", "--script", script.path, "--skip-intro"], in: folder.url,
        environment: [:])
      _ = game.wait()
      return game
    }
    XCTAssertTrue(try run().complaints.contains("expected the scene credits, found results"))
    let tag = Process()
    tag.executableURL = URL(fileURLWithPath: "/usr/bin/exiftool")
    tag.arguments = ["-q", "-r", "-overwrite_original", "-EXIF:Artist=Ada Lovelace", pack.url.path]
    try tag.run()
    tag.waitUntilExit()
    XCTAssertEqual(tag.terminationStatus, 0)
    let told = try run()
    XCTAssertEqual(told.process.terminationStatus, 0, told.complaints)
  }
}
