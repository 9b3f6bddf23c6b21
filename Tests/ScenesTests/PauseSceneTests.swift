import Geometry
import Rules
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct PauseSceneTests {
  private func paused() -> SceneDriver {
    let driver = SceneDriver.live()
    driver.press(.escape, after: 1)
    driver.run(1.5)
    return driver
  }

  /// The places of the menu's buttons.
  private func menu(_ driver: SceneDriver) -> [Rect] {
    var list = DrawList()
    driver.scene.draw(into: &list, FrameContext(viewport: driver.viewport))
    return list.graphics.filter { ["button-play", "button-quiet"].contains($0.name) }.map(\.rect)
  }

  /// Whether nothing of the photo can be seen: an opaque cover over the whole frame comes after it.
  private func isCovered(_ driver: SceneDriver, alpha: Double = 0) -> Bool {
    let commands = driver.drawing(alpha: alpha).commands
    let frame = GameLayout(driver.viewport, answers: 4).frame
    let cover = commands.lastIndex { command in
      if case .graphic(.named("pause-cover"), frame, fit: .stretch, tint: .white, rotation: 0, clip: nil) =
        command
      {
        return true
      }
      return false
    }
    let photo = commands.lastIndex { command in
      if case .photo(_, _, let clip, _) = command { return frame.contains(clip) }
      return false
    }
    guard let cover, let photo else { return false }
    return cover > photo
  }

  @Test(arguments: [Act.key(.escape), .key(.p), .loseFocus, .comeBackFromSuspend])
  func `A pause covers the photo from its first frame on and is said in words`(_ act: Act) {
    let driver = SceneDriver.live()
    driver.act(act, after: 1)
    driver.run(until: { $0.scene.name == "pause" }, limit: 2)
    for alpha in [0, 0.5, 0.99] { #expect(isCovered(driver, alpha: alpha)) }
    driver.run(0.5)
    #expect(isCovered(driver))
    #expect(driver.drawing().shows("Paused"))
    #expect(driver.recorder.soundNames.contains("pause"))
  }

  @Test func `A pause of the reveal covers the photo too`() {
    let driver = SceneDriver.live()
    driver.finish(.right)
    driver.press(.p)
    driver.run(0.1)
    #expect(driver.scene.name == "pause")
    #expect(isCovered(driver))
  }

  @Test func `A pause before the photo has come is possible, and the photo waits behind it`() {
    let driver = SceneDriver.game()
    driver.send(.interrupted, after: 0.1)
    driver.run(10)
    #expect(driver.scene.name == "pause")
    #expect(driver.recorder.opened == 0 && driver.recorder.shown == [])
    driver.press(.enter)
    driver.run(2)
    #expect(driver.recorder.opened == 1)
  }

  @Test func `The clock's sound stops with it`() {
    let driver = paused()
    let heard = driver.recorder.soundNames.count
    driver.run(30)
    #expect(driver.recorder.soundNames.count == heard)
    #expect(driver.recorder.timedUp == 0)
  }

  @Test(arguments: [Key.escape, .p, .enter, .space])
  func `A key goes on with the same picture`(_ key: Key) {
    let driver = paused()
    let picture = driver.recorder.dealt.last
    driver.press(key)
    driver.run(0.5)
    #expect(driver.match?.card == picture)
    #expect(driver.recorder.scenes == ["pause", "game"])
    #expect(driver.recorder.soundNames.contains("resume"))
    driver.act(.clickRight)
    driver.run(0.1)
    #expect(driver.match?.score == 1)
    #expect(driver.recorder.shown.count == 1, "A picture is shown once, whatever pauses come")
  }

  @Test func `The cover opens before the game goes on`() {
    let driver = paused()
    driver.press(.enter)
    driver.run(0.05)
    #expect(driver.scene.name == "game")
    #expect(driver.drawing().places(of: "pause-cover").count == 1)
    driver.run(0.4)
    #expect(driver.drawing().places(of: "pause-cover") == [])
  }

  @Test func `Losing the keyboard while the cover opens pauses again`() {
    let driver = paused()
    driver.press(.enter)
    driver.send(.interrupted, after: 0.1)
    driver.run(5)
    #expect(driver.scene.name == "pause")
    #expect(isCovered(driver))
  }

  @Test func `Restart deals a new game`() {
    let driver = paused()
    let first = driver.recorder.dealt
    driver.recorder.seed = 99
    driver.press(.tab(backwards: false))
    driver.press(.tab(backwards: false), after: 0.1)
    driver.press(.enter, after: 0.2)
    driver.run(1)
    #expect(driver.scene.name == "game")
    #expect(driver.match?.number == 1 && driver.match?.score == 0)
    #expect(driver.recorder.dealt.count == first.count + 1)
    #expect(driver.recorder.dealt.last != first.last)
  }

  @Test func `The paused picture stays covered on its way out`() {
    let driver = paused()
    let pills = menu(driver)
    driver.click(pills[1].center)
    driver.run(0.02)
    #expect(driver.scene.name == "game" && driver.recorder.dealt.count == 2)
    while let photo = driver.drawing().photos.first, driver.time < 10 {
      let covers = driver.drawing().graphics.filter { $0.name == "pause-cover" }
      #expect(covers.count == 1)
      #expect(covers.allSatisfy { $0.rect.contains(photo.clip) })
      #expect(driver.drawing().shows("Paused"))
      // The next game's own photo comes when the old one is long gone.
      if driver.recorder.shown.count > 1 { break }
      driver.step()
    }
    #expect(driver.recorder.shown.count == 1 && driver.drawing().photos == [])
  }

  @Test func `Quit in the pause menu quits`() {
    let driver = paused()
    driver.press(.tab(backwards: true))
    driver.press(.enter, after: 0.1)
    driver.run(0.5)
    #expect(driver.stack.hasQuit)
  }

  @Test func `Each button of the menu can be clicked where it stands`() {
    for (button, outcome) in [(0, "game"), (1, "game"), (2, "quit")] {
      let driver = paused()
      let pills = menu(driver)
      #expect(pills.count == 3)
      driver.click(pills[button].center)
      driver.run(0.5)
      #expect(driver.stack.hasQuit == (outcome == "quit"))
      #expect(driver.recorder.dealt.count == (button == 1 ? 2 : 1))
    }
  }

  @Test func `The menu asks nothing of the outside but its sounds`() {
    var effects = Effects.unimplemented
    var sounds = 0
    effects.play = { _ in sounds += 1 }
    let environment = Environment(config: .shipped(), effects: effects)
    var scene = PauseScene(environment: environment, answers: 4)
    let viewport = Viewport(1280, 720)
    func step(_ inputs: [Input]) -> [SceneCommand] {
      scene.update(Step(duration: 1, inputs: inputs.map { TimedInput($0) }, viewport: viewport))
    }
    #expect(step([]).isEmpty)
    var list = DrawList()
    scene.draw(into: &list, FrameContext(viewport: viewport))
    #expect(list.shows("Paused"))
    #expect(step([.key(.enter, isRepeat: false)]).count == 1 && sounds == 1)
  }

  @Test func `An answer and a pause in the same instant: the answer counts`() {
    let driver = SceneDriver.live()
    driver.act(.clickRight, after: 1)
    driver.act(.loseFocus, after: 1)
    driver.run(1.5)
    #expect(driver.scene.name == "reveal")
    #expect(driver.match?.score == 1)
  }

  @Test func `Answers below the pause menu cannot be pressed`() {
    let driver = paused()
    for answer in GameLayout(driver.viewport, answers: 4).answers { driver.click(answer.center) }
    driver.press(.digit(1))
    driver.run(1)
    #expect(driver.recorder.answered == 0)
    #expect(driver.scene.name == "pause")
  }
}
