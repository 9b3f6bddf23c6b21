import Geometry
import Testing

@testable import App

/// What the command line may say, and what is answered when it says something else.
@Suite struct OptionsTests {
  private func options(_ words: String...) throws -> Options {
    try Options(words.map { Array($0.utf8) })
  }

  @Test func nothingIsTheConfigurationsGame() throws {
    let options = try options()
    #expect(
      options.folder == nil && options.config == nil && options.seed == nil && options.demoFolder == nil)
  }

  @Test func everyOptionIsTaken() throws {
    let options = try options(
      "my photos", "--seed", "18446744073709551615", "--size", "640x480", "--fullscreen", "--mute",
      "--skip-intro", "--demo", "out", "--events", "events", "--renderer", "software", "--measure", "--watch")
    #expect(options.folder == Array("my photos".utf8))
    #expect(options.seed == .max)
    #expect(options.windowSize == PixelSize(640, 480))
    #expect(
      options.isFullScreen && options.isMuted && options.skipsIntro && options.measures && options.watches)
    #expect(options.demoFolder == Array("out".utf8) && options.eventFile == Array("events".utf8))
  }

  @Test func aFolderNeedNotBeUTF8() throws {
    #expect(try Options([[0xFF, 0x2F, 0xFE]]).folder == [0xFF, 0x2F, 0xFE])
  }

  @Test(arguments: [
    (["--seed"], "--seed needs a value"), (["--seed", "-1"], "not \"-1\""), (["--size", "640"], "1280x720"),
    (["--size", "20000x10"], "64 to 16384"), (["--colour"], "--colour is not an option"),
    (["a", "b"], "one pack"), (["a", "--config", "c"], "not both"),
    (["--renderer", "vulkan"], "software"), (["--headless"], "go together"),
    (["--script", "s"], "go together"),
  ])
  func mistakesAreTold(_ words: [String], _ part: String) {
    do {
      _ = try Options(words.map { Array($0.utf8) })
      Issue.record("\(words) was taken")
    } catch {
      #expect(error.text.contains(part), "\(error.text)")
    }
  }
}

/// The words after `closeup edit`.
@Suite struct EditOptionsTests {
  private func read(_ words: String) throws -> EditOptions {
    try EditOptions(words.split(separator: " ").map { Array($0.utf8) })
  }

  @Test func wordsAreTaken() throws {
    let options = try read("cats --size 1024x640 --events log --measure")
    #expect(options.folder == Array("cats".utf8))
    #expect(options.windowSize == PixelSize(1024, 640))
    #expect(options.eventFile == Array("log".utf8))
    #expect(options.measures)
    #expect(try read("--config c.json").config == Array("c.json".utf8))
  }

  @Test(arguments: [
    ("a b", "one folder can be edited"), ("--crop", "--crop is not an option of edit"),
    ("a --config b", "give a folder or --config"), ("--size 10x10", "320 to 16384"),
    ("--config", "needs a value"),
  ])
  func mistakesAreTold(words: String, part: String) throws {
    do {
      _ = try read(words)
      Issue.record("\(words) was taken")
    } catch let problem as Options.Problem {
      #expect(problem.text.contains(part), "\(problem.text)")
    }
  }
}
