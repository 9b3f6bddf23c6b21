import Geometry
import Media
import Rules
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct ResultsSceneTests {
  /// The results of a game with these outcomes.
  private func results(_ outcomes: [Outcome], _ config: Configuration = .shipped()) -> SceneDriver {
    var config = config
    config.game.pictures = outcomes.count
    let driver = SceneDriver.game(config)
    for outcome in outcomes { driver.play(outcome) }
    driver.run(until: { $0.scene.name == "results" }, limit: 2)
    return driver
  }

  @Test(arguments: [
    // Right answers of 30, and the tier from 1 that they reach.
    (0, 1), (7, 1), (12, 2), (13, 3), (19, 3), (20, 4), (25, 4), (26, 5), (30, 5),
  ])
  func `A score of thirty reaches its tier`(_ score: Int, _ tier: Int) {
    #expect(ResultsScene.tier(score, of: 30, Configuration.Tier.shipped).1 == tier)
  }

  @Test(arguments: [
    (0, 1, 1), (1, 1, 5), (1, 2, 3), (2, 2, 5), (3, 12, 1), (5, 12, 2), (6, 12, 3), (8, 12, 4), (11, 12, 5),
    (43, 100, 3), (42, 100, 2), (66, 100, 4), (86, 100, 5), (0, 0, 1),
  ])
  func `A shorter or longer game goes by the part that was right`(_ score: Int, _ total: Int, _ tier: Int) {
    #expect(ResultsScene.tier(score, of: total, Configuration.Tier.shipped).1 == tier)
  }

  @Test func `The owner's own tiers count, however few`() {
    let tiers = [
      Configuration.Tier(from: 0, title: "Low"), .init(from: 0.1, title: "Tenth"),
      .init(from: 0.7, title: "High"),
    ]
    // A part that is not exact in binary is reached all the same.
    #expect(ResultsScene.tier(3, of: 30, tiers).0.title == "Tenth")
    #expect(ResultsScene.tier(21, of: 30, tiers).0.title == "High")
    #expect(ResultsScene.tier(20, of: 30, tiers).0.title == "Tenth")
    #expect(ResultsScene.tier(30, of: 30, []).1 == 1)
  }

  @Test(arguments: [
    ([Outcome.right, .right], 5, "Picture perfect!"), ([.right, .wrong], 3, "Good eye!"),
    ([.wrong, .timeUp], 1, "A first look"),
  ])
  func `Graphic, words and sound go by the score`(_ outcomes: [Outcome], _ tier: Int, _ title: String) {
    let driver = results(outcomes)
    driver.run(3)
    let drawing = driver.drawing()
    #expect(drawing.shows(title))
    #expect(drawing.graphics.filter { $0.name.hasPrefix("result-") }.map(\.name) == ["result-\(tier)"])
    #expect(drawing.places(of: "result-\(tier)") == [driver.viewport.bounds])
    #expect(driver.recorder.soundNames.last { $0 != "score" } == "result-\(tier)")
    #expect(driver.recorder.soundNames.count { $0.hasPrefix("result") } == 1)
  }

  @Test func `The owner's own graphic and sound take their place`() {
    var config = Configuration.shipped()
    config.tiers = [.init(from: 0, title: "Well", graphic: "well.png", sound: "well.ogg")]
    let driver = results([.right], config)
    driver.run(3)
    #expect(
      driver.recorder.sounds.map(\.value).last { $0 != .named("score") } == .file("well.ogg", cue: "result-1")
    )
    let first = driver.drawing().commands.dropFirst().first?.description ?? ""
    #expect(first.hasPrefix("graphic \"well.png\" 0 0 1280 720 cover"))
  }

  @Test(arguments: [
    ([Outcome.right, .wrong, .right, .right], 3...3), ([.wrong, .timeUp], 0...0),
    // Thirty in about a second run together.
    (Array(repeating: .right, count: 30), 8...14),
  ])
  func `Points are heard as they are counted up, no faster than can be told apart`(
    _ outcomes: [Outcome], _ expected: ClosedRange<Int>
  ) {
    let driver = results(outcomes)
    driver.run(3)
    let times = driver.recorder.sounds.filter { $0.value == .named("score") }.map(\.time)
    #expect(expected.contains(times.count), "\(times)")
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 > 0.079 }, "\(times)")
  }

  @Test func `Every picture has a mark of its own, by colour and by sign`() {
    let driver = results([.right, .wrong, .timeUp, .right, .timeUp, .right])
    driver.run(3)
    let drawing = driver.drawing()
    #expect(drawing.places(of: "mark-tick").count == 3)
    #expect(drawing.places(of: "mark-cross").count == 1)
    #expect(drawing.places(of: "mark-time").count == 2)
    let plates = drawing.graphics.filter { $0.name == "shape-3" }
    #expect(plates.count == 6)
    #expect(Set(plates.map(\.tint)).count == 3)
    #expect(plates.map(\.rect.x) == plates.map(\.rect.x).sorted(), "In the order of play")
  }

  @Test func `The score counts up to what it is and no further`() {
    let driver = results([.right, .right, .right, .wrong])
    driver.run(0.4)
    var shown: [String] = []
    for _ in 0..<300 {
      let number = driver.drawing().seenTexts.first { $0.font == .display }?.spans.first?.text ?? ""
      if shown.last != number { shown.append(number) }
      driver.step()
    }
    #expect(shown == ["0", "1", "2", "3"])
    #expect(driver.drawing().shows("of 4"))
  }

  @Test(arguments: [Key.enter, .space])
  func `Play again gives a new deal`(_ key: Key) {
    let driver = results([.right, .wrong, .right])
    let first = driver.recorder.dealt.map(\.picture)
    driver.recorder.seed = 4_711
    driver.run(1)
    driver.press(key)
    driver.run(1)
    #expect(driver.scene.name == "game")
    #expect(driver.match?.number == 1 && driver.match?.score == 0 && driver.match?.outcomes == [])
    for _ in 0..<3 { driver.play(.right) }
    let second = driver.recorder.dealt.map(\.picture).suffix(3)
    #expect(Array(second) != first)
    driver.run(3)
    #expect(driver.scene.name == "results")
    #expect(driver.match?.score == 3)
  }

  @Test(arguments: [(6, "3 different pictures"), (5, "3 pictures"), (3, "3 pictures"), (2, "2 pictures")])
  func `The note promises different pictures only where there are enough`(_ pool: Int, _ note: String) {
    let driver = results([.right, .wrong, .right])
    driver.recorder.pictureCount = pool
    driver.run(1)
    #expect(driver.drawing().shows(note))
  }

  @Test func `Escape goes to Quit, a click quits`() {
    let driver = results([.wrong])
    driver.run(1)
    driver.press(.escape)
    driver.run(0.5)
    #expect(!driver.stack.hasQuit && driver.scene.name == "results")
    #expect(driver.drawing().places(of: "focus-pill").count == 1)
    driver.click(ResultsLayout(driver.viewport, pictures: 1).quit.center)
    driver.run(0.1)
    #expect(driver.stack.hasQuit)
  }

  @Test func `Results stay until the player chooses`() {
    let driver = results([.timeUp])
    driver.run(60)
    #expect(driver.scene.name == "results")
    let drawing = driver.drawing()
    driver.run(1)
    #expect(driver.drawing() == drawing)
  }
}
