import Foundation
import XCTest

/// Pictures of the game as it was when they were taken: the shipped media, through the software renderer.
///
/// Compared by the mean colour of small squares, so that another version of a font or of a picture library passes and
/// a missing button, a wrong colour or a moved frame does not. `CLOSEUP_RECORD=1` takes them anew.
final class GoldenTests: XCTestCase {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  private static let size = (width: 480, height: 270)
  /// Side of the squares, in pixels, and how far their colours may be apart, of 255.
  private static let square = 15
  private static let tolerance = 14.0

  func testEveryScreenLooksAsItDid() throws {
    let folder = try TemporaryFolder()
    let names = [
      "splash", "intro", "rules", "game", "reveal-right", "reveal-wrong", "reveal-time-up", "pause",
      "results",
    ]
    let script = folder.url.appendingPathComponent("script")
    try Data(
      """
      until splash
      wait 1.7
      shot splash.png
      until intro
      wait 3.4
      shot intro.png
      until rules
      wait 0.5
      shot rules.png
      press play
      until game
      wait 1
      shot game.png
      press pause
      until pause
      wait 0.5
      shot pause.png
      press resume
      until game
      answer right
      until reveal
      wait 1
      shot reveal-right.png
      press continue
      until game
      answer wrong
      until reveal
      wait 1
      shot reveal-wrong.png
      press continue
      answer none
      until reveal
      wait 1
      shot reveal-time-up.png
      press continue
      repeat 27
      answer right
      until reveal
      press continue
      end
      until results
      wait 3
      shot results.png
      """.utf8
    ).write(to: script)
    let game = try RunningGame(
      [
        "play", "--headless", "--script", script.path, "--seed", "20",
        "--size", "\(Self.size.width)x\(Self.size.height)",
      ], in: folder.url, environment: [:])
    try check(game, names, in: folder)
  }

  func testPacksAndCreditsLookAsTheyDid() throws {
    let folder = try TemporaryFolder()
    let pack = try installPacks(in: folder)
    let script = folder.url.appendingPathComponent("script")
    try Data(
      """
      until rules
      wait 0.5
      shot packs.png
      press play
      repeat 4
      answer right
      until reveal
      press continue
      end
      until results
      wait 3
      shot results-credits.png
      press credits
      until credits
      wait 3
      shot credits.png
      """.utf8
    ).write(to: script)
    let game = try RunningGame(
      [
        "play", pack.path, "--headless", "--script", script.path, "--seed", "20", "--skip-intro",
        "--size", "\(Self.size.width)x\(Self.size.height)",
      ], in: folder.url, environment: [:])
    try check(game, ["packs", "results-credits", "credits"], in: folder)
  }

  /// Four packs of the shipped pictures, the first of them with credits; its folder.
  private func installPacks(in folder: TemporaryFolder) throws -> URL {
    let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Assets/Pictures")
    for (number, name) in ["Harbour", "Kitchen", "Meadow", "Station"].enumerated() {
      let pack = folder.url.appendingPathComponent("data/closeup/packs/\(name)")
      for answer in ["Animal", "Food"] {
        let own = pack.appendingPathComponent(answer)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let source = pictures.appendingPathComponent(answer)
        let files = try FileManager.default.contentsOfDirectory(atPath: source.path).sorted()
        var table = "file_name,caption,credit,licence\n"
        for file in files.dropFirst(2 * number).prefix(2) {
          try FileManager.default.createSymbolicLink(
            atPath: own.appendingPathComponent(file).path,
            withDestinationPath: source.appendingPathComponent(file).path)
          table += "\(file),A picture,\(answer == "Food" ? "Ada Lovelace" : "Grace Hopper"),CC0\n"
        }
        try Data(table.utf8).write(to: own.appendingPathComponent("metadata.csv"))
      }
    }
    return folder.url.appendingPathComponent("data/closeup/packs/Harbour")
  }

  /// Waits for the game's end and compares what it left.
  private func check(_ game: RunningGame, _ names: [String], in folder: TemporaryFolder) throws {
    XCTAssertEqual(game.wait(), 0, game.complaints)
    XCTAssertEqual(game.complaints, "")
    let isRecording = ProcessInfo.processInfo.environment["CLOSEUP_RECORD"] == "1"
    for name in names {
      let actual = folder.url.appendingPathComponent("\(name).png")
      let reference = Self.golden.appendingPathComponent("\(name).png")
      if isRecording {
        try? FileManager.default.removeItem(at: reference)
        try FileManager.default.copyItem(at: actual, to: reference)
        continue
      }
      try compare(actual, reference, name)
    }
  }

  private func compare(_ actual: URL, _ reference: URL, _ name: String) throws {
    let (one, other) = (try pixels(actual), try pixels(reference))
    XCTAssertEqual(one.count, other.count, name)
    var worst = (difference: 0.0, x: 0, y: 0)
    for y in stride(from: 0, to: Self.size.height, by: Self.square) {
      for x in stride(from: 0, to: Self.size.width, by: Self.square) {
        for channel in 0..<3 {
          let difference = abs(mean(one, x, y, channel) - mean(other, x, y, channel))
          if difference > worst.difference { worst = (difference, x, y) }
        }
      }
    }
    if worst.difference > Self.tolerance {
      let kept = Self.golden.appendingPathComponent("\(name).actual.png")
      try? FileManager.default.removeItem(at: kept)
      try FileManager.default.copyItem(at: actual, to: kept)
      XCTFail("\(name) differs by \(worst.difference) of 255 at \(worst.x), \(worst.y); see \(kept.path)")
    }
  }

  private func mean(_ bytes: [UInt8], _ left: Int, _ top: Int, _ channel: Int) -> Double {
    var sum = 0
    for y in top..<top + Self.square {
      for x in left..<left + Self.square { sum += Int(bytes[(y * Self.size.width + x) * 3 + channel]) }
    }
    return Double(sum) / Double(Self.square * Self.square)
  }

  private func pixels(_ file: URL) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/convert")
    process.arguments = [file.path, "-depth", "8", "rgb:-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard data.count == Self.size.width * Self.size.height * 3 else {
      throw TestFailure("\(file.path) cannot be read")
    }
    return Array(data)
  }
}
