import Geometry
import Rules
import SceneTestKit
import Testing

@testable import Scenes

/// Presses that were meant for the screen before do nothing on the one that came.
@Suite struct GuardTests {
  @Test func `Clock and buttons go live together, once the crop is on screen`() throws {
    let driver = SceneDriver.game()
    // Somebody hammers on a key from the first moment on.
    for hundredth in 0..<300 { driver.press(.digit(1), after: Double(hundredth) / 100) }
    while driver.recorder.opened == 0, driver.time < 3 {
      driver.step()
      #expect(driver.recorder.answered == 0)
    }
    let opened = driver.time
    #expect(driver.drawing().photos.map(\.alpha) == [1])
    #expect(driver.match?.remaining(at: 0) == 5)
    driver.run(until: { $0.recorder.answered == 1 }, limit: 1)
    // The first press after it counts: at most a hundredth, and the step it falls into.
    #expect(driver.time - opened < 0.02)
  }

  @Test func `The first picture waits for the screen to arrive, the next ones come at once`() {
    let driver = SceneDriver.game()
    driver.goLive()
    #expect((driver.time - 0.7).magnitude < 0.02)
    driver.finish(.right)
    driver.press(.enter)
    let pressed = driver.time
    driver.run(0.1)
    driver.goLive()
    #expect((driver.time - pressed - 0.42).magnitude < 0.03)
  }

  @Test(arguments: [0.0, 0.1, 0.29])
  func `Right after the answer a press goes nowhere`(_ delay: Double) {
    let driver = SceneDriver.live()
    driver.act(.clickRight, after: 0.5)
    driver.act(.clickContinue, after: 0.5 + delay)
    driver.act(.key(.space), after: 0.5 + delay)
    driver.run(0.51 + delay)
    #expect(driver.recorder.time(of: "right") == nil, "The stamp lands in its own time")
    driver.run(60)
    #expect(driver.match?.number == 1)
    #expect(driver.scene.name == "reveal")
  }

  @Test(arguments: [Act.clickContinue, .key(.enter), .key(.space), .clickWrong])
  func `An impatient press lands the reveal, the next one goes on`(_ act: Act) {
    let driver = SceneDriver.live()
    driver.act(.clickRight, after: 0.5)
    driver.act(act, after: 1)
    driver.run(1.01)
    #expect(driver.recorder.time(of: "right") != nil)
    #expect(driver.drawing().photos.map(\.clip) == [driver.drawing().photos.first?.rect])
    #expect(driver.match?.number == 1)
    driver.act(.clickContinue, after: 0.5)
    driver.run(0.6)
    #expect(driver.match?.number == 2)
    #expect(driver.recorder.soundNames.count { $0 == "right" } == 1)
  }

  @Test func `A double click that lands the reveal does not go on too`() {
    let driver = SceneDriver.live()
    driver.act(.clickRight, after: 0.5)
    driver.act(.clickContinue, after: 1)
    driver.act(.clickContinue, after: 1.2)
    driver.run(10)
    #expect(driver.match?.number == 1)
  }

  @Test func `A key that resumes the reveal does not press Continue too`() {
    let driver = SceneDriver.live()
    driver.finish(.wrong)
    driver.press(.p)
    driver.run(0.5)
    #expect(driver.scene.name == "pause")
    driver.press(.enter)
    driver.press(.enter, after: 0.2)
    driver.run(10)
    #expect(driver.scene.name == "reveal")
    #expect(driver.match?.number == 1)
    // Continue was there before the pause, and still is.
    driver.press(.enter)
    driver.run(0.1)
    #expect(driver.match?.number == 2)
  }

  @Test func `A resumed game drops presses until it goes on`() {
    let driver = SceneDriver.live()
    driver.press(.escape, after: 0.5)
    driver.press(.enter, after: 2)
    driver.act(.clickRight, after: 2.2)
    driver.run(2.28)
    #expect(driver.scene.name == "game")
    #expect(driver.recorder.answered == 0)
    driver.act(.clickRight, after: 0.1)
    driver.run(0.15)
    #expect(driver.recorder.answered == 1)
  }

  @Test(arguments: [Key.escape, .p, .enter, .space])
  func `The press that opened the pause does not close it`(_ key: Key) {
    let driver = SceneDriver.live()
    driver.press(.escape, after: 0.5)
    driver.press(key, after: 0.7)
    driver.run(2)
    #expect(driver.scene.name == "pause")
    driver.press(key)
    driver.run(0.1)
    #expect(driver.scene.name == "game")
  }

  @Test func `Play again waits for the hand that pressed Continue`() {
    let driver = SceneDriver.live(.shipped(), Recorder(picturesEach: 0, one: 1))
    driver.finish(.right)
    driver.press(.enter)
    driver.press(.enter, after: 0.1)
    driver.run(2)
    #expect(driver.scene.name == "results")
  }
}

extension Recorder {
  /// A supply of `one` pictures for the first answer and `count` for each other.
  convenience init(picturesEach count: Int, one: Int) {
    self.init(answers: 4, picturesEach: count)
    supply = Supply(pictures: [(0..<one).map { PictureID(1_000 + $0) }] + supply.pictures.dropFirst())
    pictureCount = one + 3 * count
  }
}
