import Foundation
import XCTest

/// Moving pictures in a whole game without a window: what is seen goes by game time, whatever the decoder's speed.
final class MovieGameTests: XCTestCase {
  /// What a program of ImageMagick prints.
  @discardableResult
  private func imageMagick(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    let output = Foundation.Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["convert"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    return text
  }

  /// An animation whose frame `n` is all of one red, 10 × n; ten frames a second.
  private func movie(_ name: String, frames: Int, loops: Int, in folder: URL) throws {
    let pictures = (0..<frames).flatMap { ["xc:rgb(\($0 * 10),0,90)"] }
    try imageMagick(
      ["-size", "64x36", "-delay", "10", "-loop", "\(loops)"] + pictures + [name], in: folder)
  }

  /// The frame that lies in the corner of a shot.
  private func frame(_ shot: String, in folder: URL) throws -> Double {
    let red = try imageMagick([shot, "-format", "%[fx:255*p{4,4}.r]", "info:"], in: folder)
    return try XCTUnwrap(Double(red)) / 10
  }

  func testSplashAndResultsMoveByGameTime() throws {
    let folder = try TemporaryFolder()
    let pack = try TestPack(in: folder)
    for (index, answer) in TestPack.answers.enumerated() { try pack.addGood(1, to: answer, from: index) }
    try FileManager.default.createDirectory(
      at: pack.url.appendingPathComponent("theme"), withIntermediateDirectories: true)
    try movie("theme/splash.gif", frames: 20, loops: 0, in: pack.url)
    try movie("mine.gif", frames: 20, loops: 2, in: pack.url)
    // The tier's file counts from the pack, wherever the game was started.
    try pack.writeConfig(
      TestPack.answers.map { ($0, $0) },
      #""game": {"pictures": 1}, "results": [{"from": 0, "title": "All", "graphic": "mine.gif"}]"#)
    let script = """
      until splash
      wait 0.75
      shot splash.png
      key Space
      until rules
      press play
      answer right
      until reveal
      press continue
      until results
      shot r0.png
      wait 1.05
      shot r1.png
      wait 2.1
      shot r2.png
      wait 5
      shot r3.png
      """
    let file = folder.url.appendingPathComponent("script.txt")
    try Data(script.utf8).write(to: file)
    var seen: [[Double]] = []
    for _ in 0..<2 {
      let game = try RunningGame(
        ["play", pack.url.path, "--size", "320x180", "--headless", "--seed", "3", "--script", file.path],
        in: folder.url, environment: [:])
      XCTAssertEqual(game.wait(), 0, game.complaints)
      seen.append(
        try ["splash.png", "r0.png", "r1.png", "r2.png", "r3.png"].map { try frame($0, in: folder.url) })
    }
    XCTAssertEqual(seen[0], seen[1], "the same script shows the same frames")
    let frames = seen[0]
    // The splash takes input 0.3 seconds after its start.
    XCTAssertEqual(frames[0], 10, accuracy: 0.6)
    XCTAssertEqual(frames[2] - frames[1], 10, accuracy: 0.6)
    // The second round, and the end, where the last frame stays.
    XCTAssertEqual(frames[3] - frames[2], 1, accuracy: 0.6)
    XCTAssertEqual(frames[4], 19, accuracy: 0.6)
  }
}
