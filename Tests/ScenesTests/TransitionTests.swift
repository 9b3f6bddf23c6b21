import Geometry
import Media
import SceneTestKit
import Testing

@testable import Scenes

/// How one screen gives way to the next.
@Suite struct TransitionTests {
  private func leaving() -> SceneDriver {
    let driver = SceneDriver.rules()
    driver.press(.enter)
    driver.run(0.01)
    return driver
  }

  @Test func `Both screens are seen on the way, only the new one at the end`() {
    let driver = leaving()
    driver.run(0.2)
    #expect(driver.drawing().shows("Play") && driver.drawing().shows("Picture #1"))
    driver.run(0.25)
    #expect(!driver.drawing().shows("Play") && driver.drawing().shows("Picture #1"))
  }

  @Test func `Both travel the same way while one fades into the other`() throws {
    let driver = leaving()
    func look(_ text: String) -> (x: Double, alpha: UInt8)? {
      driver.drawing().seenTexts.first { $0.spans.map(\.text).joined() == text }
        .map { ($0.box.x, $0.spans[0].colour.alpha) }
    }
    let places = RulesLayout(driver.viewport, hasGraphic: false)
    var old = (x: places.title.x, alpha: UInt8(255))
    var new: (x: Double, alpha: UInt8)?
    for _ in 0..<55 {
      if let title = look("Closeup") {
        #expect(title.x <= old.x && title.alpha <= old.alpha)
        old = title
      }
      if let count = look("Picture #1") {
        if let before = new { #expect(count.x <= before.x && count.alpha >= before.alpha) }
        new = count
      }
      driver.step()
    }
    #expect(old.x < places.title.x && old.alpha < 60)
    #expect(new?.x == driver.layout.count.x && new?.alpha == 255)
  }

  @Test func `The wall behind stands still`() {
    let driver = leaving()
    for _ in 0..<50 {
      let walls = driver.drawing().graphics.filter { $0.name == "background" }
      #expect(walls.map(\.rect) == [driver.viewport.bounds])
      #expect(walls.map(\.tint) == [.white])
      driver.step()
    }
  }

  @Test func `Only the new screen gets input`() {
    let driver = leaving()
    let quit = RulesLayout(driver.viewport, hasGraphic: false).quit
    driver.click(quit.center, after: 0.1)
    driver.press(.enter, after: 0.15)
    driver.press(.p, after: 0.2)
    driver.run(1)
    #expect(!driver.stack.hasQuit)
    #expect(driver.stack.names == ["game", "pause"])
    #expect(driver.recorder.dealt.count == 1)
  }

  @Test func `An overlay lies over its scene, which gets neither time nor input`() {
    let driver = SceneDriver.live()
    driver.press(.p)
    driver.run(0.5)
    #expect(driver.stack.names == ["game", "pause"])
    let game = driver.drawing().texts
    #expect(game.contains("Picture #1") && game.contains("Paused"))
    let drawn = driver.drawing()
    driver.press(.digit(1))
    driver.run(5)
    #expect(driver.drawing() == drawn)
  }

  @Test func `Screens without a way between them are cut`() {
    var config = Configuration.shipped()
    config.durations.screens = 0
    let driver = SceneDriver.rules(config)
    driver.press(.enter)
    driver.run(0.02)
    #expect(driver.drawing().shows("Picture #1") && !driver.drawing().shows("Play"))
  }

  @Test func `A game without movements or guards can be played`() {
    var config = Configuration.shipped()
    config.durations = .init()
    (config.durations.hover, config.durations.buttons) = (0, 0)
    (config.durations.screens, config.durations.reveal) = (0, 0)
    config.game.guardSeconds = 0
    let driver = SceneDriver.game(config, Recorder(picturesEach: 1, one: 1))
    for _ in 0..<4 {
      while !driver.isLive, driver.time < 60 {
        driver.step()
        #expect(!driver.drawing(alpha: 0.5).description.contains("nan"))
      }
      driver.finish(.right)
      #expect(!driver.drawing(alpha: 0.5).description.contains("nan"))
      driver.press(.enter)
      driver.run(0.02)
    }
    #expect(driver.scene.name == "results")
    #expect(driver.match?.score == 4)
  }
}
