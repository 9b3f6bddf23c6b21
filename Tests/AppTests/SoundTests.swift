import Foundation
import XCTest

/// What is really played: SDL writes the sound to a file instead of to loudspeakers.
final class SoundTests: XCTestCase {
  private static let rate = 48_000.0

  func testEachOutcomeIsHeardWhenItsStampLands() throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let folder = try TemporaryFolder()
    let theme = folder.url.appendingPathComponent("pack/theme")
    let pack = try folder.makePack()
    try FileManager.default.createDirectory(at: theme, withIntermediateDirectories: true)
    // A pure tone for each outcome and silence for all else: what is heard can be told apart.
    let tones = ["right": 1_000.0, "wrong": 2_000, "time-up": 3_000]
    for name in ["press", "hover", "reveal", "tick", "tick-last", "right", "wrong", "time-up"] {
      try SoundTests.wav(hertz: tones[name], seconds: 0.3).write(
        to: theme.appendingPathComponent("\(name).wav"))
    }
    let audio = folder.url.appendingPathComponent("audio.raw")
    let game = try RunningGame(
      ["play", pack.path, "--size", "640x480", "--skip-intro"], in: folder.url,
      environment: [
        "DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": audio.path,
      ])
    try game.press("Return", on: display, until: "picture")
    for outcome in ["right", "wrong", "timeup"] {
      let picture = try XCTUnwrap(game.lastPicture)
      _ = try game.next("live")
      let right = game.key(picture)
      if outcome != "timeup" { try display.input("key", "\(outcome == "right" ? right : right % 4 + 1)") }
      XCTAssertEqual(try game.next("answer", seconds: 15).text("outcome"), outcome)
      _ = try game.next("sound") { $0.text("cue") == outcome }
      if outcome != "timeup" { try game.press("space", on: display, until: "picture") }
    }
    game.process.terminate()
    XCTAssertEqual(game.wait(), 0)

    let samples = try SoundTests.samples(audio)
    let events = game.loggedEvents()
    let heard = ["right", "wrong", "time-up"].compactMap { name in
      SoundTests.onset(of: tones[name] ?? 0, in: samples)
    }
    XCTAssertEqual(heard.count, 3, "a tone is missing")
    guard heard.count == 3 else { return }
    let told = ["right", "wrong", "timeup"].compactMap { cue in
      events.first { $0.name == "sound" && $0.text("cue") == cue }?.number("t")
    }
    // SDL's file runs at a pace of its own, some per cent from the clock's: proportions must agree.
    XCTAssertEqual(
      (heard[1] - heard[0]) / (heard[2] - heard[1]), (told[1] - told[0]) / (told[2] - told[1]), accuracy: 0.03
    )
    // And each comes with the landing of its stamp, 0.75 s after its answer.
    let answers = events.filter { $0.name == "answer" }.map { $0.number("t") }
    for (answer, sound) in zip(answers, told) { XCTAssertEqual(sound - answer, 0.75, accuracy: 0.02) }
  }

  /// A WAV file with a tone, or with silence.
  static func wav(hertz: Double?, seconds: Double) -> Data {
    let count = Int(seconds * rate)
    var data = Data()
    func put<T: FixedWidthInteger>(_ value: T) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(contentsOf: Array("RIFF".utf8))
    put(UInt32(36 + count * 2))
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    put(UInt32(16))
    put(UInt16(1))
    put(UInt16(1))
    put(UInt32(rate))
    put(UInt32(rate * 2))
    put(UInt16(2))
    put(UInt16(16))
    data.append(contentsOf: Array("data".utf8))
    put(UInt32(count * 2))
    for index in 0..<count {
      let value = hertz.map { sin(2 * .pi * $0 * Double(index) / rate) * 12_000 } ?? 0
      put(Int16(value))
    }
    return data
  }

  /// The left channel.
  private static func samples(_ file: URL) throws -> [Double] {
    let data = try Data(contentsOf: file)
    return data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 3, by: 4).map {
        Double(Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self)))
      }
    }
  }

  /// Seconds at which a tone is first heard (Goertzel's algorithm on blocks of 10 ms); nil when it never is.
  private static func onset(of hertz: Double, in samples: [Double]) -> Double? {
    let block = Int(rate / 100)
    let factor = 2 * cos(2 * .pi * hertz / rate)
    for start in stride(from: 0, to: samples.count - block, by: block) {
      var (one, two) = (0.0, 0.0)
      for sample in samples[start..<start + block] {
        (one, two) = (sample + factor * one - two, one)
      }
      let power = (one * one + two * two - factor * one * two).squareRoot() * 2 / Double(block)
      if power > 4_000 { return Double(start) / rate }
    }
    return nil
  }
}
