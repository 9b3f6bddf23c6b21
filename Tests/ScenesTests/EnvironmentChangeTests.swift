import Geometry
import Media
import Motion
import Rules
import SceneTestKit
import Testing

@testable import Scenes

/// What the owner changes while a screen is on is seen there at once, and nothing of the game is lost.
@Suite struct EnvironmentChangeTests {
  /// A screen, and how to come to it.
  struct Screen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reach: @Sendable (SceneDriver) -> Void

    init(_ name: String, _ reach: @escaping @Sendable (SceneDriver) -> Void) {
      testDescription = name
      self.reach = reach
    }
  }

  static let screens = [
    Screen("splash") { _ in },
    Screen("intro") {
      $0.run(until: { $0.scene.name == "intro" })
      $0.run(1)
    },
    Screen("rules") { $0.run(until: { $0.scene.name == "rules" && $0.scene.takesInput }) },
    Screen("game") { begin($0) },
    Screen("pause") {
      begin($0)
      $0.press(.escape)
      $0.run(1)
    },
    Screen("reveal") {
      begin($0)
      $0.finish(.right)
    },
    Screen("results") { driver in
      begin(driver)
      while driver.scene.name != "results" { driver.play(.right) }
      driver.run(3)
    },
  ]

  private static func begin(_ driver: SceneDriver) {
    driver.run(until: { $0.scene.name == "rules" && $0.scene.takesInput })
    driver.press(.enter)
    driver.run(until: { $0.isLive })
    driver.run(1)
  }

  private static func driver() -> SceneDriver {
    var config = Configuration.shipped()
    config.game.pictures = 2
    return SceneDriver(
      config: config, recorder: Recorder(), splash: AnimationSceneTests.splash,
      intro: timeline("intro of {title}"), first: GameFlow.start)
  }

  private static func timeline(_ text: String, duration: Double = 3, cues: [Timeline.Cue] = []) -> Timeline {
    Timeline(
      duration: duration, canvas: Size(1280, 720), background: .black,
      layers: [
        .init(
          name: "name", content: .text(.init(text: text, font: "display", size: 60, colour: .white)),
          position: Track(Point(640, 360)))
      ], cues: cues)
  }

  /// What each screen says and what it is called in the configuration.
  private static func changed(_ config: Configuration) -> Configuration {
    var config = config
    config.title = "Other title"
    config.company = "Other company"
    config.strings.paused = "Other pause"
    config.strings.question = "Other question"
    config.strings.resultOf = "other {total}"
    config.strings.continueLabel = "Other continue"
    config.colours.ink = Colour(1, 2, 3)
    for index in config.answers.indices { config.answers[index].label = "Other \(index)" }
    for index in config.tiers.indices { config.tiers[index].title = "Other tier" }
    return config
  }

  private static let words = [
    "splash": "Other company", "intro": "intro of Other title", "rules": "Other title",
    "game": "Other question", "pause": "Other pause", "reveal": "Other continue", "results": "Other tier",
  ]

  @Test(arguments: screens)
  func `A changed word and colour are seen in the next frame`(_ screen: Screen) throws {
    let driver = Self.driver()
    screen.reach(driver)
    #expect(driver.scene.name == screen.testDescription)
    let word = try #require(Self.words[screen.testDescription])
    #expect(!driver.drawing().shows(word))
    let match = driver.match
    driver.environment.config = Self.changed(driver.environment.config)
    let drawing = driver.drawing()
    #expect(drawing.shows(word))
    if !["splash", "intro"].contains(screen.testDescription) {
      let inks = drawing.seenTexts.flatMap { $0.spans.map(\.colour) }
      #expect(inks.contains { ($0.red, $0.green, $0.blue) == (1, 2, 3) })
    }
    #expect(driver.scene.name == screen.testDescription)
    driver.step()
    #expect(driver.match?.score == match?.score && driver.match?.card == match?.card)
    #expect(driver.match?.number == match?.number && driver.match?.phase == match?.phase)
  }

  @Test func `Answers get their new labels on the buttons in the middle of a picture`() {
    let driver = Self.driver()
    Self.begin(driver)
    driver.environment.config = Self.changed(driver.environment.config)
    for index in 0..<4 { #expect(driver.drawing().shows("Other \(index)")) }
  }

  @Test func `The reveal says the new phrase`() {
    let driver = Self.driver()
    Self.begin(driver)
    driver.finish(.wrong)
    for index in 0..<4 { driver.environment.config.answers[index].phrase = "a new phrase" }
    #expect(driver.drawing().shows("It was a new phrase"))
  }

  @Test func `A game that began with more answers is played and leaves without a trap`() {
    let driver = Self.driver()
    Self.begin(driver)
    driver.environment.config.answers.removeLast(2)
    _ = driver.drawing()
    driver.finish(.wrong)
    _ = driver.drawing()
    driver.press(.escape)
    driver.run(0.5)
    driver.press(.down)
    driver.press(.down)
    driver.press(.enter)
    driver.run(0.1)
    _ = driver.drawing()
    #expect(driver.match?.answerCount == 2, "the new game has the new answers")
  }

  @Test func `The picture that runs keeps its clock and the next one has the new`() {
    let driver = Self.driver()
    Self.begin(driver)
    driver.environment.config.game.seconds = 9
    #expect(driver.match?.secondsPerPicture == 5)
    driver.run(until: { $0.recorder.timedUp == 1 }, limit: 4.1)
    #expect(driver.recorder.timedUp == 1)
    driver.run(1.5)
    driver.press(.enter)
    driver.run(until: { $0.isLive })
    #expect(driver.match?.secondsPerPicture == 9)
  }

  @Test func `A changed animation goes on where the old one was`() {
    let driver = Self.driver()
    driver.run(1)
    let cues = [Timeline.Cue(0.5, "before.wav"), .init(1.2, "after.wav")]
    driver.environment.splash = Self.timeline("new", duration: 2, cues: cues)
    driver.step()
    #expect(driver.drawing().shows("new"))
    driver.run(0.9)
    #expect(driver.scene.name == "splash")
    let heard = driver.recorder.sounds.map(\.value)
    #expect(!heard.contains(.file("before.wav", cue: "splash")))
    #expect(heard.contains(.file("after.wav", cue: "splash")))
    driver.run(0.2)
    #expect(driver.scene.name == "intro")
  }

  @Test func `An animation that got shorter than its time ends`() {
    let driver = Self.driver()
    driver.run(1.5)
    driver.environment.splash = Self.timeline("short", duration: 1)
    driver.run(0.1)
    #expect(driver.scene.name == "intro")
  }

  @Test func `An animation that is gone is played to its end`() {
    let driver = Self.driver()
    driver.run(1)
    driver.environment.splash = nil
    driver.run(0.9)
    #expect(driver.scene.name == "splash" && driver.drawing().shows("YOUR STUDIO"))
  }

  @Test func `The owner's own rules take the place of the cards`() {
    let driver = Self.driver()
    driver.run(until: { $0.scene.name == "rules" && $0.scene.takesInput })
    driver.environment.hasRulesGraphic = true
    #expect(!driver.drawing().places(of: "rules").isEmpty && driver.drawing().places(of: "card").isEmpty)
  }

  @Test func `A changed photo is shown in the frame of its new shape`() throws {
    let driver = Self.driver()
    Self.begin(driver)
    let before = try #require(driver.drawing().photos.first)
    driver.recorder.photo = PhotoInfo(size: PixelSize(600, 1_200), crop: Rect(0.6, 0.6, 0.2, 0.2))
    driver.step()
    let after = try #require(driver.drawing().photos.first)
    #expect(after.rect != before.rect && after.rect.height > after.rect.width)
    #expect(driver.isLive)
  }
}
