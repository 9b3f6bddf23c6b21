import Media
import Motion
import Rules
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct MovieTests {
  @Test(arguments: [
    (-1.0, 0), (0, 0), (0.49, 0), (0.5, 1), (1.49, 1), (1.5, 2), (4.99, 2), (5, 2), (100, 2),
  ])
  func `Played once, the last frame stays`(_ time: Double, _ frame: Int) {
    #expect(Movie(delays: [0.5, 1, 3.5], loops: 0).frame(at: time) == frame)
  }

  @Test(arguments: [
    // Rounds that it plays, the time, and the frame counted on.
    (1, 4.9, 2), (1, 5.1, 2), (2, 5.1, 3), (2, 9.9, 5), (2, 50, 5), (0, 5.1, 3), (0, 5_000.6, 3_001),
    (0, -3, 0),
  ])
  func `It plays as often as its file says`(_ loops: Int, _ time: Double, _ position: Int) {
    #expect(Movie(delays: [0.5, 1, 3.5], loops: loops).position(at: time) == position)
  }

  @Test func `A picture of one frame does not move`() {
    let still = Movie(delays: [0.1], loops: 0)
    #expect(!still.moves && still.position(at: 9) == 0 && still.frame(at: 9) == 0)
    #expect(!Movie(delays: []).moves && Movie(delays: []).frame(at: 1) == 0)
  }

  /// What lies behind the results.
  private func graphic(_ driver: SceneDriver) -> String? {
    driver.drawing().commands.lazy.compactMap { command -> String? in
      if case .graphic(let source, let rect, fit: .cover, tint: _, rotation: _, clip: _) = command,
        rect == driver.viewport.bounds
      {
        return "\(source)"
      }
      return nil
    }.last
  }

  @Test func `A result's graphic moves once the screen stands`() {
    var config = Configuration.shipped()
    config.game.pictures = 2
    let driver = SceneDriver.game(config)
    let movie = Movie(delays: [0.5, 0.5, 1], loops: 2)
    driver.recorder.movies = [.named("result-3"): .ready(movie)]
    driver.play(.right)
    driver.play(.wrong)
    driver.run(until: { $0.scene.name == "results" }, limit: 2)
    let start = driver.time
    func at(_ seconds: Double) -> String? {
      driver.run(start + config.durations.screens + seconds - driver.time)
      return graphic(driver)
    }
    #expect(at(0.1) == "result-3 frame 0")
    #expect(at(0.6) == "result-3 frame 1")
    #expect(at(1.9) == "result-3 frame 2")
    // The second round, and its end.
    #expect(at(2.1) == "result-3 frame 3")
    #expect(at(30) == "result-3 frame 5")
  }

  @Test func `Until it is known to move, and when it does not, it stands still`() {
    for state in [MovieState.waiting, .failed, .ready(Movie(delays: [0.1], loops: 0))] {
      var config = Configuration.shipped()
      config.game.pictures = 1
      config.tiers = [Configuration.Tier(from: 0, title: "All", graphic: "own.webp")]
      let driver = SceneDriver.game(config)
      driver.recorder.movies = [.file("own.webp"): state]
      driver.play(.right)
      driver.run(until: { $0.scene.name == "results" }, limit: 2)
      driver.run(2)
      #expect(graphic(driver) == "\"own.webp\"")
      driver.recorder.movies = [.file("own.webp"): .ready(Movie(delays: [1, 1], loops: 0))]
      #expect(graphic(driver)?.hasPrefix("\"own.webp\"") == true)
      driver.run(1)
      #expect(graphic(driver)?.hasPrefix("\"own.webp\" frame") == true)
    }
  }
}
