import Foundation
import Testing

/// `closeup check`, the real program: exit codes, what needs SDL, and the terminal.
@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder
  private let pack: TestPack

  init() throws {
    folder = try TemporaryFolder()
    pack = try TestPack(in: folder, answers: ["1_One", "2_Two"])
    try pack.addGood(2, to: "1_One")
    try pack.addGood(2, to: "2_Two", from: 2)
  }

  private func check(_ words: [String] = []) throws -> Command {
    try Command(["check", pack.url.path] + words, in: folder)
  }

  private func codes(_ command: Command) -> [String] {
    command.lines.compactMap { line in
      let words = line.split(separator: " ")
      return ["error", "warning", "note"].contains(words.first ?? "") ? String(words[1]) : nil
    }
  }

  @Test func warningsAloneAreNoFailure() throws {
    let command = try check()
    #expect(command.status == 0 && command.complaints == "")
    #expect(Set(codes(command)) == ["small-picture", "few-pictures"])
    #expect(command.lines.last == "5 warnings in 4 pictures of 2 answers.")
  }

  @Test func errorsAreOne() throws {
    try pack.addBad(to: "1_One")
    let command = try check()
    #expect(command.status == 1 && command.complaints == "")
    #expect(
      codes(command).filter { $0 == "cannot-decode" || $0 == "over-limits" }.count
        == TestPack.badPictures.count)
  }

  @Test(arguments: [
    ["nowhere"], ["a", "b"], ["--nonsense"], ["--config"], [".", "--config", "x"], ["--config", "none.json"],
  ])
  func wrongUseIsTwo(words: [String]) throws {
    let command = try Command(["check"] + words, in: folder)
    #expect(command.status == 2 && command.words == "")
    #expect(command.complaints.split(separator: "\n").count == 1, "\(command.complaints)")
  }

  @Test func theJSONIsOneDocument() throws {
    try pack.addBad(to: "1_One")
    let command = try check(["--json"])
    #expect(command.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(command.words.utf8)) as? [String: Any]
    #expect((json?["summary"] as? [String: Any])?["errors"] as? Int == TestPack.badPictures.count)
  }

  @Test func aConfigFileIsCheckedByItself() throws {
    try pack.writeConfig(
      [("One", "1_One"), ("Two", "2_Two")], "\"titel\": \"x\", \"game\": {\"pictures\": 4}")
    let command = try Command(
      ["check", "--config", pack.url.appendingPathComponent("config.json").path], in: folder)
    #expect(command.status == 0)
    #expect(
      command.lines.contains { $0.contains("config.json:1:") && $0.contains("did you mean \"title\"?") })
  }

  @Test func withoutADecoderThereIsOneSentence() throws {
    let command = try Command(
      ["check", pack.url.path], in: folder, environment: ["CLOSEUP_DECODER": "/no/such/decoder"])
    #expect(command.status == 1 && command.words == "")
    #expect(command.complaints.split(separator: "\n").count == 1, "\(command.complaints)")
    #expect(command.complaints.contains("/no/such/decoder"))
  }

  // MARK: What needs SDL

  /// Sounds go through the mixer that plays them.
  @Test func soundsAreListenedTo() throws {
    for (name, sound) in [
      ("tick", Self.wave(seconds: 1.4, level: 0.5)), ("right", Self.wave(seconds: 1, level: 0)),
      ("wrong", Self.wave(seconds: 1, level: 1.6)), ("press", Self.wave(seconds: 0.2, level: 0.8)),
      ("hover", Data("no sound".utf8)),
    ] {
      let file = pack.url.appendingPathComponent("theme/sounds/\(name).wav")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try sound.write(to: file)
    }
    let command = try check()
    #expect(command.status == 1)
    let told = command.lines.filter { $0.contains("/sounds/") }.map { line in
      let words = line.split(separator: " ")
      return "\(words[0]) \(words[1]) \(words[2].split(separator: "/").last ?? "")"
    }
    #expect(
      told == [
        "error cannot-decode hover.wav:", "warning silent-sound right.wav:", "warning long-sound tick.wav:",
        "warning clipped-sound wrong.wav:",
      ])
  }

  /// Labels are measured with the real fonts, in the real buttons.
  @Test func labelsAreMeasured() throws {
    let long = "Donaudampfschifffahrtsgesellschaftskapitänsmütze und noch viel mehr davon"
    try pack.writeConfig([(long, "1_One"), ("Ox", "2_Two"), ("\u{10FFFD}", "1_One")])
    let command = try check()
    let lines = command.lines.filter {
      $0.hasPrefix("warning long-label ") || $0.hasPrefix("warning missing-letters ")
    }
    #expect(lines.count == 2, "\(command.words)")
    #expect(
      lines.first?.contains("warning long-label") == true && lines.first?.contains("is cut off") == true)
    #expect(lines.last?.contains("U+10FFFD") == true)
  }

  /// What is shipped holds no mistake.
  @Test func theShippedPackIsClean() throws {
    let command = try Command(["check"], in: folder)
    #expect(command.status == 0)
    #expect(command.lines == ["Nothing to mend in 249 pictures of 4 answers."], "\(command.words)")
  }

  // MARK: The terminal

  /// A bar for people, none for programs.
  @Test func progressIsShownOnATerminalAlone() throws {
    let program = RunningGame.programs.appendingPathComponent("closeup").path
    let watched = try Command(
      URL(fileURLWithPath: "/usr/bin/script"),
      ["-qec", "'\(program)' check '\(pack.url.path)' > lines", "/dev/null"], in: folder)
    #expect(watched.words.contains("of 4") && watched.words.contains("█"))
    // The line is gone at the end.
    #expect(watched.words.hasSuffix("\r\u{1B}[K"), "\(watched.words.suffix(40).debugDescription)")
    #expect(try check().complaints == "")
  }

  /// 16 bits, one channel, 48,000 samples a second.
  private static func wave(seconds: Double, level: Double) -> Data {
    let count = Int(seconds * 48_000)
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes = Array("RIFF".utf8) + little(36 + 2 * count, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
    bytes +=
      little(1, 2) + little(1, 2) + little(48_000, 4) + little(96_000, 4) + little(2, 2) + little(16, 2)
    bytes += Array("data".utf8) + little(2 * count, 4)
    for index in 0..<count {
      bytes += little(Int(max(-32_768, min(32_767, sin(Double(index) * 0.05) * level * 32_767))), 2)
    }
    return Data(bytes)
  }
}
