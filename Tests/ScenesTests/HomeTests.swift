import Geometry
import Media
import Rules
import SceneTestKit
import Testing

@testable import Scenes

/// A game that was only tried leads back to where it was tried from.
@Suite struct HomeTests {
  private struct Home: Scene {
    let name = "home"
    let backdrop = Backdrop.wall
    let takesInput = true
    mutating func update(_ step: Step) -> [SceneCommand] { [] }
    func draw(into list: inout DrawList, _ frame: FrameContext) {}
  }

  private func driver(_ recorder: Recorder) -> SceneDriver {
    SceneDriver(config: .shipped(), recorder: recorder) { environment in
      let environment = environment
      environment.home = { Home() }
      return GameFlow.game(environment)
    }
  }

  @Test func afterItsLastPicture() {
    let recorder = Recorder(picturesEach: 0)
    recorder.supply.pictures[1] = [PictureID(6)]
    let driver = driver(recorder)
    driver.run(until: { $0.scene.takesInput })
    driver.press(.digit(2))
    driver.run(until: { $0.scene.name == "reveal" && $0.scene.takesInput })
    driver.press(.enter)
    driver.run(1)
    #expect(driver.scene.name == "home")
  }

  @Test func whenItIsLeft() {
    let driver = driver(Recorder())
    driver.run(until: { $0.scene.takesInput })
    driver.press(.escape)
    driver.run(1)
    #expect(driver.scene.name == "pause")
    for input in driver.scene.press("quit", in: driver.viewport) { driver.send(input) }
    driver.run(1)
    #expect(driver.scene.name == "home")
    #expect(!driver.stack.hasQuit)
  }

  @Test func whenItsPictureCannotBeShown() {
    let recorder = Recorder(picturesEach: 0)
    recorder.supply.pictures[0] = [PictureID(0)]
    recorder.states[PictureID(0)] = .failed
    let driver = driver(recorder)
    driver.run(2)
    #expect(driver.scene.name == "home")
  }
}
