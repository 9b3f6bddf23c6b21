import Media
import Motion
import Rules
import SceneTestKit
import Testing

@testable import Scenes

/// What players' hands do, to the millisecond, and what must come of it.
@Suite struct TraceTests {
  struct Trace: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Milliseconds after the picture went live.
    let acts: [(Int, Act)]
    /// Seconds after the picture went live at which the rest is looked at.
    var until = 1.5
    var score = 0
    var answered = 0
    var timedUp = 0
    var picture = 1
    var scene = "reveal"

    init(
      _ name: String, _ acts: [(Int, Act)], until: Double = 1.5, score: Int = 0, answered: Int = 0,
      timedUp: Int = 0, picture: Int = 1, scene: String = "reveal"
    ) {
      testDescription = name
      self.acts = acts
      (self.until, self.score, self.answered) = (until, score, answered)
      (self.timedUp, self.picture, self.scene) = (timedUp, picture, scene)
    }
  }

  static let traces = [
    Trace(
      "Two clicks on the right answer 40 ms apart", [(1_000, .clickRight), (1_040, .clickRight)],
      score: 1, answered: 1),
    Trace(
      "Two clicks on a wrong answer 40 ms apart", [(1_000, .clickWrong), (1_040, .clickWrong)], answered: 1),
    Trace("A wrong answer, then the right one", [(1_000, .clickWrong), (1_200, .clickRight)], answered: 1),
    Trace(
      "The right answer, then a wrong one in the same step", [(1_000, .clickRight), (1_001, .clickWrong)],
      score: 1, answered: 1),
    Trace(
      "A finger and the mouse event that it makes", [(1_000, .clickRight), (1_000, .clickRight)],
      score: 1, answered: 1),
    Trace(
      "A double click on Continue", [(1_000, .clickRight), (2_000, .clickContinue), (2_060, .clickContinue)],
      until: 3, score: 1, answered: 1, picture: 2, scene: "game"),
    Trace(
      "Enter twice on Continue", [(1_000, .clickRight), (2_000, .key(.enter)), (2_060, .key(.enter))],
      until: 3, score: 1, answered: 1, picture: 2, scene: "game"),
    Trace("A click a millisecond before time is up", [(4_999, .clickRight)], until: 6, score: 1, answered: 1),
    Trace("A click just as time is up", [(5_000, .clickRight)], until: 6, score: 1, answered: 1),
    Trace("A click a millisecond after time is up", [(5_001, .clickRight)], until: 6, timedUp: 1),
    Trace("Nothing at all", [], until: 5.02, timedUp: 1),
    Trace("Nothing at all, for a minute", [], until: 60, timedUp: 1),
    Trace(
      "The machine sleeps for eight hours", [(1_000, .comeBackFromSuspend)], until: 60, scene: "pause"),
    Trace(
      "The window loses the keyboard and nobody comes back", [(1_000, .loseFocus)], until: 60, scene: "pause"),
    Trace(
      "A digit held down",
      [(1_000, .key(.digit(1)))] + (0...53).map { (1_250 + $0 * 33, .heldKey(.digit(1))) }, until: 4,
      answered: 1),
    Trace(
      "A digit held down since the picture before",
      (0...90).map { (10 + $0 * 33, .heldKey(.digit(1))) }, until: 3.5, scene: "game"),
    Trace(
      "Enter held down on Continue",
      [(1_000, .clickWrong), (3_000, .key(.enter))] + (0...53).map { (3_250 + $0 * 33, .heldKey(.enter)) },
      until: 6, answered: 1, picture: 2, scene: "game"),
    Trace(
      "Enter held down since before the reveal",
      [(1_000, .clickWrong)] + (0...90).map { (1_010 + $0 * 33, .heldKey(.enter)) }, until: 5, answered: 1),
  ]

  /// A live picture whose answer is not the one on key 1, so that this key is wrong.
  private func otherThanFirst() -> SceneDriver? {
    (1...50 as ClosedRange<UInt64>).lazy.map { seed in
      let recorder = Recorder()
      recorder.seed = seed
      return SceneDriver.live(.shipped(), recorder)
    }.first { $0.rightAnswer != 0 }
  }

  @Test(arguments: traces)
  func `A trace of inputs comes out as it must`(_ trace: Trace) throws {
    let driver = try #require(otherThanFirst())
    let recorder = driver.recorder
    for (at, act) in trace.acts { driver.act(act, after: Double(at) / 1_000) }
    driver.run(trace.until)
    #expect(driver.scene.name == trace.scene)
    #expect(recorder.answered == trace.answered)
    #expect(recorder.timedUp == trace.timedUp)
    guard let match = driver.match else { return }
    #expect(match.score == trace.score)
    #expect(match.number == trace.picture)
  }

  @Test(arguments: [Act.loseFocus, .comeBackFromSuspend, .key(.escape), .key(.p)])
  func `Time away costs nothing: the clock stands at what it showed`(_ act: Act) {
    let driver = SceneDriver.live()
    driver.act(act, after: 1)
    driver.run(60)
    #expect(driver.scene.name == "pause")
    driver.press(.enter)
    driver.run(until: { $0.scene.name == "game" }, limit: 1)
    guard let game = driver.scene as? GameScene else { return #expect(Bool(false), "The game goes on") }
    let left = game.match.remaining(at: game.matchTime)
    #expect((left - 4).magnitude < 0.02, "\(left) s left")
    // The guard of a resumed game takes nothing off either.
    let resumed = driver.time
    driver.run(until: { $0.recorder.timedUp == 1 }, limit: 10)
    #expect((driver.time - resumed - left - 0.3).magnitude < 0.02)
  }

  @Test func `A slow photo uses no time, and the clock starts once it is on screen`() {
    let recorder = Recorder()
    let picture = SceneDriver.game(.shipped(), recorder).match?.card.picture ?? PictureID(0)
    let slow = Recorder()
    slow.states[picture] = .waiting
    let driver = SceneDriver.game(.shipped(), slow)
    driver.press(.digit(1), after: 1)
    driver.run(3)
    #expect(driver.scene.awaitsPhoto)
    #expect(driver.match?.phase == .closed)
    #expect(driver.match?.remaining(at: driver.time) == 5)
    #expect(slow.answered == 0 && slow.shown == [] && slow.soundNames == [])
    #expect(driver.drawing().photos == [])
    #expect(driver.drawing().shows("Loading the picture …"))
    slow.states[picture] = .ready(slow.photo)
    driver.goLive()
    #expect(!driver.scene.awaitsPhoto)
    #expect(driver.drawing().photos.map(\.alpha) == [1])
    #expect(!driver.drawing().shows("Loading the picture …"))
    let live = driver.time
    driver.run(until: { $0.recorder.timedUp == 1 }, limit: 10)
    #expect((driver.time - live - 5).magnitude < 0.01)
  }

  @Test func `A photo that is there at once shows no sign of loading`() {
    let driver = SceneDriver.game()
    while !driver.isLive, driver.time < 5 {
      driver.step()
      #expect(!driver.drawing().graphics.contains { $0.name == "loading" })
    }
  }

  /// What a run at a frame rate heard, saw and logged.
  private struct Run: Equatable {
    var events: [Recorder.Entry<MatchEvent>]
    var sounds: [Recorder.Entry<SoundCue>]
    var drawings: [String]
  }

  private func run(at rate: Int64, pressing key: Key?) -> Run {
    let driver = SceneDriver.game()
    var fixed = FixedStep()
    var drawings: [String] = []
    if let key { driver.press(key, after: 3.1) }
    for index in 0...(rate * 8) {
      let frame = fixed.frame(at: index * 1_000_000_000 / rate)
      for _ in 0..<frame.steps { driver.step() }
      // All of the rates have a frame at each half second.
      if index * 2 % rate == 0 { drawings.append(driver.drawing(alpha: frame.alpha).description) }
    }
    return Run(events: driver.recorder.events, sounds: driver.recorder.sounds, drawings: drawings)
  }

  @Test(arguments: [30, 144, 1_000] as [Int64], [nil, .digit(1), .digit(2)] as [Key?])
  func `The same game comes of the same hands at any frame rate`(_ rate: Int64, _ key: Key?) {
    let expected = run(at: 60, pressing: key)
    let actual = run(at: rate, pressing: key)
    #expect(actual.events == expected.events)
    #expect(actual.sounds == expected.sounds)
    #expect(actual.drawings == expected.drawings)
    #expect(actual.drawings.count == 17)
    #expect(actual.events.contains { key == nil ? $0.value == .timedUp : $0.time > 3.09 && $0.time < 3.11 })
  }

  @Test(arguments: [(5_002, 1), (5_004, 0)])
  func `Within a step the time of the press decides`(_ milliseconds: Int, _ answered: Int) {
    // The deadline falls into the middle of a step.
    var config = Configuration.shipped()
    config.game.seconds = 5.003
    let driver = SceneDriver.live(config)
    driver.act(.clickRight, after: Double(milliseconds) / 1_000)
    driver.run(6)
    #expect(driver.recorder.answered == answered)
    #expect(driver.recorder.timedUp == 1 - answered)
  }

  @Test func `From live to time up are five seconds`() {
    let driver = SceneDriver.live()
    let live = driver.time
    driver.run(until: { $0.recorder.timedUp == 1 }, limit: 10)
    #expect((driver.time - live - 5).magnitude < 0.01)
  }
}
