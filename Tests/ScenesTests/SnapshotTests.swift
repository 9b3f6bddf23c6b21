import Geometry
import Media
import Motion
import Rules
import SceneTestKit
import Testing

@testable import Scenes

/// Every screen at the two sizes that it was designed in.
@Suite struct SnapshotTests {
  struct Window: Sendable, CustomTestStringConvertible {
    var name: String
    var viewport: Viewport
    var testDescription: String { name }
  }

  static let windows = [
    Window(name: "landscape", viewport: Viewport(1280, 720)),
    Window(name: "portrait", viewport: Viewport(390, 844)),
  ]

  private func live(_ window: Window) -> SceneDriver {
    let recorder = Recorder()
    recorder.photo.caption = "A heron at dawn"
    recorder.photo.credit = "Jo Field, CC BY"
    return .live(.shipped(), recorder, viewport: window.viewport)
  }

  @Test(arguments: windows) func splash(_ window: Window) throws {
    let driver = SceneDriver(
      config: .shipped(), recorder: Recorder(), viewport: window.viewport,
      splash: AnimationSceneTests.splash, first: GameFlow.start)
    driver.run(1)
    try Snapshot.expect(driver.drawing(), "splash-\(window.name)")
  }

  @Test(arguments: windows) func rules(_ window: Window) throws {
    try Snapshot.expect(SceneDriver.rules(viewport: window.viewport).drawing(), "rules-\(window.name)")
  }

  @Test(arguments: windows) func game(_ window: Window) throws {
    let driver = live(window)
    driver.run(1.75)
    try Snapshot.expect(driver.drawing(), "game-\(window.name)")
  }

  @Test(arguments: windows) func loading(_ window: Window) throws {
    let recorder = Recorder()
    for picture in recorder.supply.pictures.joined() { recorder.states[picture] = .waiting }
    let driver = SceneDriver.game(.shipped(), recorder, viewport: window.viewport)
    driver.run(2)
    try Snapshot.expect(driver.drawing(), "loading-\(window.name)")
  }

  @Test(arguments: windows) func revealUnderWay(_ window: Window) throws {
    let driver = live(window)
    driver.act(.clickRight, after: 1)
    driver.run(until: { $0.scene.name == "reveal" }, limit: 2)
    driver.run(0.2)
    try Snapshot.expect(driver.drawing(), "reveal-under-way-\(window.name)")
  }

  @Test(arguments: windows, [Outcome.right, .wrong, .timeUp])
  func reveal(_ window: Window, _ outcome: Outcome) throws {
    let driver = live(window)
    driver.finish(outcome)
    driver.run(1)
    try Snapshot.expect(driver.drawing(), "reveal-\(outcome.rawValue)-\(window.name)")
  }

  @Test(arguments: windows) func pause(_ window: Window) throws {
    let driver = live(window)
    driver.press(.escape)
    driver.run(1)
    try Snapshot.expect(driver.drawing(), "pause-\(window.name)")
  }

  @Test(arguments: windows) func results(_ window: Window) throws {
    let recorder = Recorder(picturesEach: 1, one: 1)
    let driver = SceneDriver.game(.shipped(), recorder, viewport: window.viewport)
    for outcome in [Outcome.right, .wrong, .timeUp, .right] { driver.play(outcome) }
    driver.run(3)
    #expect(driver.scene.name == "results")
    try Snapshot.expect(driver.drawing(), "results-\(window.name)")
  }
}
