import Geometry
import Rules
import SceneTestKit
import Testing

@testable import Scenes

/// The button that pauses, for whoever has no keys.
@Suite struct PauseButtonTests {
  static let windows = [
    Viewport(640, 480), Viewport(1280, 720), Viewport(2560, 1080), Viewport(390, 844), Viewport(768, 1024),
  ]

  /// The ring around the button, when it has the focus.
  private func hasFocus(_ driver: SceneDriver) -> Bool {
    driver.drawing().places(of: "focus-pill").contains { $0.intersects(driver.layout.pauseButton) }
  }

  @Test(arguments: windows)
  func `A press pauses the game and is no answer`(_ viewport: Viewport) throws {
    let driver = SceneDriver.live(viewport: viewport)
    let mark = try #require(driver.drawing().places(of: "mark-pause").first)
    driver.click(mark.center, after: 1)
    driver.run(1.5)
    #expect(driver.scene.name == "pause" && driver.recorder.answered == 0)
    #expect(driver.recorder.soundNames.count { $0 == "pause" } == 1)
    driver.press(.enter)
    driver.run(1)
    #expect(driver.scene.name == "game" && driver.recorder.dealt.count == 1)
  }

  @Test func `A press at the edge of a finger's room pauses, one beside it does not`() {
    let layout = GameLayout(Viewport(640, 480), answers: 4)
    for (distance, scene) in [(21.0, "pause"), (24, "game")] {
      let driver = SceneDriver.live(viewport: layout.viewport)
      driver.click(layout.pauseButton.center + Point(-distance, 0))
      driver.run(0.1)
      #expect(driver.scene.name == scene)
    }
  }

  @Test func `It pauses before the answers are live`() {
    let waiting = SceneDriver.game()
    waiting.click(waiting.layout.pauseButton.center, after: 0.1)
    waiting.run(0.2)
    #expect(waiting.scene.name == "pause")

    let resumed = SceneDriver.live()
    resumed.press(.escape)
    resumed.run(1)
    resumed.press(.enter)
    resumed.click(resumed.layout.pauseButton.center, after: 0.1)
    resumed.run(0.2)
    #expect(resumed.scene.name == "pause")
  }

  @Test(arguments: [0.02, 0.4, 3])
  func `A press in the reveal pauses it and neither hurries it nor goes on`(_ seconds: Double) {
    let driver = SceneDriver.live()
    driver.press(.digit(driver.rightAnswer + 1))
    driver.run(until: { $0.scene.name == "reveal" })
    driver.run(seconds)
    let before = driver.recorder.soundNames
    driver.click(driver.layout.pauseButton.center)
    driver.run(1)
    #expect(driver.scene.name == "pause")
    #expect(driver.recorder.soundNames == before + ["pause"])
    driver.press(.escape)
    driver.run(0.1)
    #expect(driver.scene.name == "reveal" && driver.recorder.dealt.count == 1)
  }

  @Test func `The keys of the answers do not reach it`() {
    for key in [Key.digit(1), .digit(2), .digit(3), .digit(4), .enter, .space] {
      let driver = SceneDriver.live()
      driver.press(key)
      driver.run(0.3)
      #expect(driver.scene.name != "pause")
    }
    let driver = SceneDriver.live()
    for key in [Key.up, .up, .right, .up, .left, .up, .right, .right, .up] {
      driver.press(key)
      driver.run(0.05)
      #expect(!hasFocus(driver), "\(key)")
    }
    driver.press(.enter)
    driver.run(0.1)
    #expect(driver.recorder.answered == 1 && driver.scene.name == "reveal")
    for key in [Key.up, .left, .right, .up] {
      driver.press(key)
      driver.run(0.05)
      #expect(!hasFocus(driver), "\(key)")
    }
  }

  @Test func `Tab finds it after the answers, and Enter then pauses`() {
    let driver = SceneDriver.live()
    for _ in 0..<4 {
      driver.press(.tab(backwards: false))
      driver.run(0.05)
      #expect(!hasFocus(driver))
    }
    driver.press(.tab(backwards: false))
    driver.run(0.05)
    #expect(hasFocus(driver))
    driver.press(.enter)
    driver.run(0.1)
    #expect(driver.scene.name == "pause" && driver.recorder.answered == 0)
  }

  @Test func `It lights up under the pointer, and forgets it in the pause`() {
    let driver = SceneDriver.live()
    let place = driver.layout.pauseButton
    func shines() -> Bool { driver.drawing().places(of: "pill-shine").contains { $0.intersects(place) } }
    driver.run(0.1)
    #expect(!shines())
    driver.send(.pointerMoved(place.center))
    driver.run(0.5)
    #expect(shines() && driver.recorder.soundNames.contains("hover"))
    driver.click(place.center)
    driver.run(1)
    driver.press(.escape)
    driver.run(1)
    #expect(driver.scene.name == "game" && !shines())
    #expect(driver.drawing().places(of: "button-quiet") == [place])
  }

  @Test func `An answer and the button in one step: what came first counts`() {
    for (answer, pause, scene) in [(0.001, 0.002, "reveal"), (0.002, 0.001, "pause")] {
      let driver = SceneDriver.live()
      driver.press(.digit(1), after: answer)
      driver.click(driver.layout.pauseButton.center, after: pause)
      driver.run(0.1)
      #expect(driver.scene.name == scene)
    }
  }

  @Test func `The star stands as far from any score`() throws {
    for pictures in [1, 20] {
      let driver = SceneDriver.live(.shipped(), Recorder(picturesEach: pictures))
      let star = try #require(driver.drawing().places(of: "star").first)
      let score = try #require(driver.drawing().seenTexts.first { $0.spans.first?.text == "0" })
      #expect(score.alignment == .leading && score.box.minX - star.maxX == 12)
    }
  }
}
