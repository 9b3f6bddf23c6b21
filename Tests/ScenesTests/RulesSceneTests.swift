import Geometry
import Media
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct RulesSceneTests {
  private func places(_ driver: SceneDriver) -> RulesLayout {
    RulesLayout(driver.viewport, hasGraphic: false)
  }

  private func focus(_ driver: SceneDriver) -> [Rect] { driver.drawing().places(of: "focus-pill") }

  @Test(arguments: [Key.enter, .space])
  func `A key plays`(_ key: Key) {
    let driver = SceneDriver.rules()
    driver.press(key)
    driver.run(0.1)
    #expect(driver.scene.name == "game")
    #expect(driver.recorder.soundNames == ["press"])
  }

  @Test func `A click on Play plays when it is let go there`() {
    let driver = SceneDriver.rules()
    let play = places(driver).play
    driver.send(.pointerDown(play.center))
    driver.run(0.2)
    #expect(driver.scene.name == "rules")
    driver.send(.pointerUp(Point(3, 3)))
    driver.run(0.2)
    #expect(driver.scene.name == "rules", "A press that is dragged away is taken back")
    driver.click(play.center)
    driver.run(0.1)
    #expect(driver.scene.name == "game")
  }

  @Test func `A click on Quit quits, one beside the buttons does nothing`() {
    let driver = SceneDriver.rules()
    driver.click(Point(5, 5))
    driver.run(0.5)
    #expect(driver.scene.name == "rules" && !driver.stack.hasQuit)
    driver.click(places(driver).quit.center)
    driver.run(0.1)
    #expect(driver.stack.hasQuit)
  }

  @Test func `Until the pictures are known Play waits`() {
    let recorder = Recorder()
    recorder.pictureCount = nil
    let driver = SceneDriver.rules(.shipped(), recorder)
    #expect(driver.drawing().shows("Loading the picture …"))
    let pale = driver.drawing().graphics.first { $0.name == "button-play" }?.tint.alpha
    #expect((pale ?? 255) < 200)
    driver.press(.enter)
    driver.click(places(driver).play.center)
    driver.run(1)
    #expect(driver.scene.name == "rules")
    recorder.pictureCount = 80
    driver.run(0.1)
    #expect(driver.drawing().shows("30 pictures, one point each"))
    #expect(driver.drawing().graphics.first { $0.name == "button-play" }?.tint.alpha == 255)
    driver.press(.enter)
    driver.run(0.1)
    #expect(driver.scene.name == "game")
  }

  @Test(arguments: [
    (0, "None of the pictures can be shown"), (1, "One picture, one point"),
    (12, "12 pictures, one point each"),
    (30, "30 pictures, one point each"), (100_000, "30 pictures, one point each"),
  ])
  func `The rules say how many pictures a game has`(_ pool: Int, _ note: String) {
    let recorder = Recorder()
    recorder.pictureCount = pool
    #expect(SceneDriver.rules(.shipped(), recorder).drawing().shows(note))
  }

  @Test func `A pool of twelve pictures makes a game of twelve`() {
    let driver = SceneDriver.rules(.shipped(), Recorder(picturesEach: 3, one: 3))
    driver.press(.enter)
    driver.run(1)
    #expect(driver.match?.total == 12)
    #expect(driver.drawing().shows("0/12"))
  }

  @Test(arguments: [
    (2, 5.0, "Two answers to choose from, five seconds on the clock"),
    (3, 10, "Three answers to choose from, ten seconds on the clock"),
    (4, 7.5, "Four answers to choose from, 7.5 seconds on the clock"),
    (4, 12, "Four answers to choose from, 12 seconds on the clock"),
  ])
  func `The rules say how many answers and seconds there are`(
    _ answers: Int, _ seconds: Double, _ text: String
  ) {
    var config = Configuration.shipped(answers: answers)
    config.game.seconds = seconds
    #expect(SceneDriver.rules(config).drawing().shows(text))
  }

  @Test func `Tab and arrows move the focus, and it shows`() {
    let driver = SceneDriver.rules()
    let (play, quit) = (places(driver).play, places(driver).quit)
    #expect(focus(driver) == [])
    for (key, place) in [
      (Key.tab(backwards: false), play), (.tab(backwards: false), quit), (.tab(backwards: false), play),
      (.tab(backwards: true), quit), (.left, play), (.right, quit), (.right, quit), (.left, play),
    ] {
      driver.press(key)
      driver.run(0.5)
      // A focused button may stand a little higher or lower as it is hovered or pressed.
      #expect(focus(driver).map(\.center.x) == [place.center.x], "after \(key)")
    }
    driver.press(.tab(backwards: false))
    driver.press(.space, after: 0.1)
    driver.run(0.2)
    #expect(driver.stack.hasQuit)
  }

  @Test func `Escape goes to Quit but does not quit`() {
    let driver = SceneDriver.rules()
    driver.press(.escape)
    driver.run(1)
    #expect(!driver.stack.hasQuit)
    #expect(focus(driver) == [places(driver).quit])
    driver.press(.enter)
    driver.run(0.1)
    #expect(driver.stack.hasQuit)
  }

  @Test func `A focus that the pointer has hidden presses nothing`() {
    let driver = SceneDriver.rules()
    driver.press(.escape)
    driver.send(.pointerMoved(Point(5, 5)), after: 0.2)
    driver.run(0.5)
    #expect(focus(driver) == [])
    driver.press(.enter)
    driver.run(0.1)
    #expect(!driver.stack.hasQuit)
    #expect(driver.scene.name == "game")
  }

  @Test func `A held key plays once and quits nothing`() {
    let driver = SceneDriver.rules()
    driver.send(.key(.enter, isRepeat: true))
    driver.run(0.2)
    #expect(driver.scene.name == "rules", "A key that was down before does not press Play")
  }

  @Test func `The pointer over a button is heard once and seen`() {
    let driver = SceneDriver.rules()
    let play = places(driver).play
    for step in 0..<10 {
      driver.send(.pointerMoved(Point(play.midX + Double(step), play.midY)), after: Double(step) / 50)
    }
    driver.run(0.5)
    #expect(driver.recorder.soundNames == ["hover"])
    #expect(driver.drawing().graphics.contains { $0.name == "pill-shine" })
    driver.send(.pointerGone)
    driver.run(0.5)
    #expect(!driver.drawing().graphics.contains { $0.name == "pill-shine" })
  }

  @Test func `The owner's graphic takes the place of title and cards`() {
    let driver = SceneDriver(
      config: .shipped(), recorder: Recorder(), hasRulesGraphic: true, first: GameFlow.rules)
    let drawing = driver.drawing()
    #expect(drawing.places(of: "rules").count == 1)
    #expect(drawing.places(of: "card") == [])
    #expect(!drawing.shows("Closeup"))
    #expect(drawing.shows("Play"))
  }

  @Test func `Sound that is off is said in words on every screen`() {
    let recorder = Recorder()
    recorder.isSilent = true
    let driver = SceneDriver.rules(.shipped(), recorder)
    #expect(driver.drawing().shows("Sound off"))
    driver.press(.enter)
    driver.run(2)
    #expect(driver.drawing().shows("Sound off"))
    recorder.isSilent = false
    #expect(!driver.drawing().shows("Sound off"))
  }
}
