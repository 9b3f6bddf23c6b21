import Geometry
import Media
import Rules
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct GameSceneTests {
  @Test func `Only the crop of the photo is seen, where it sits in the whole`() throws {
    let recorder = Recorder()
    recorder.photo = PhotoInfo(size: PixelSize(1000, 1000), crop: Rect(0.25, 0.5, 0.2, 0.2))
    let driver = SceneDriver.live(.shipped(), recorder)
    let photo = try #require(driver.drawing().photos.first)
    #expect(driver.drawing().photos.count == 1)
    #expect(photo.rect.width == photo.rect.height)
    #expect((photo.clip.x - photo.rect.part(recorder.photo.crop).x).magnitude <= 0.5)
    #expect((photo.clip.width - photo.rect.width * 0.2).magnitude <= 1)
    #expect(photo.alpha == 1)
  }

  @Test func `The number counts down from five`() {
    let driver = SceneDriver.live()
    for (after, number) in [(0.5, "5"), (1.5, "4"), (2.5, "3"), (3.5, "2"), (4.5, "1")] {
      let fresh = SceneDriver.live()
      fresh.run(after)
      let numbers = fresh.drawing().seenTexts.filter { $0.font == .display }.map { $0.spans[0].text }
      #expect(numbers == [number], "\(after) s after the start")
    }
    #expect(driver.drawing().shows("What is it?"))
  }

  @Test func `The line around the frame gets shorter and warmer`() {
    let driver = SceneDriver.live()
    func line() -> (length: Double, tint: Colour?) {
      let clips = driver.drawing().commands.compactMap { command -> (Rect, Colour)? in
        if case .slices(.named("timer-light"), _, scale: _, tint: let tint, clip: let clip?) = command {
          return (clip, tint)
        }
        return nil
      }
      return (clips.reduce(0) { $0 + max($1.0.width, $1.0.height) }, clips.first?.1)
    }
    let whole = line()
    var previous = whole.length
    driver.run(0.5)
    for _ in 0..<8 {
      driver.run(0.5)
      let now = line()
      #expect(now.length < previous)
      previous = now.length
    }
    #expect(previous < whole.length * 0.25)
    let colours = Configuration.Colours()
    func hue(_ colour: Colour?) -> [UInt8] { colour.map { [$0.red, $0.green, $0.blue] } ?? [] }
    #expect(hue(whole.tint) == hue(colours.accent))
    #expect(hue(line().tint) == hue(colours.warning))
  }

  @Test(arguments: 2...4)
  func `Each answer can be clicked or typed, and nothing beside them`(_ count: Int) {
    for answer in 0..<count {
      for typed in [false, true] {
        let driver = SceneDriver.live(.shipped(answers: count))
        if typed {
          driver.press(.digit(answer + 1))
        } else {
          driver.click(driver.layout.answers[answer].center)
        }
        driver.run(0.02)
        #expect(driver.match?.choice == answer)
      }
    }
    let driver = SceneDriver.live(.shipped(answers: count))
    driver.press(.digit(count + 1))
    driver.press(.digit(0))
    driver.click(driver.layout.frame.center)
    driver.click(driver.layout.continueButton.center)
    for key in [Key.enter, .space, .other] { driver.press(key) }
    driver.run(0.5)
    #expect(driver.recorder.answered == 0)
  }

  @Test func `A pointer that comes to an answer is heard, a finger that taps it is not`() {
    let driver = SceneDriver.live()
    driver.send(.pointerMoved(driver.layout.answers[2].center), after: 0.1)
    driver.send(.pointerMoved(driver.layout.answers[2].center + Point(3, 0)), after: 0.2)
    driver.run(0.5)
    #expect(driver.recorder.soundNames == ["tick", "hover"])
    let tapped = SceneDriver.live()
    tapped.click(tapped.layout.answers[2].center, after: 0.1)
    tapped.run(0.2)
    #expect(tapped.recorder.soundNames == ["tick", "press", "reveal"])
  }

  @Test func `Arrows choose an answer and Enter gives it`() {
    let driver = SceneDriver.live()
    for key in [Key.down, .down, .down, .up] { driver.press(key, after: 0.1) }
    driver.run(0.2)
    #expect(driver.drawing().places(of: "focus") == [driver.layout.answers[1]])
    driver.press(.enter)
    driver.run(0.1)
    #expect(driver.match?.choice == 1)
  }

  @Test func `The earlier of a click and a key in one step counts`() {
    let driver = SceneDriver.live()
    driver.press(.digit(2), after: 1.003)
    driver.click(driver.layout.answers[0].center, after: 1.001)
    driver.run(1.1)
    #expect(driver.match?.choice == 0)
    #expect(driver.recorder.answered == 1)
  }

  @Test func `This photo and the next two are asked for, in the size of the frame`() {
    let driver = SceneDriver.live()
    driver.run(0.1)
    let ahead = driver.match.map { [$0.card] + $0.upcoming(2) }?.map(\.picture)
    #expect(driver.recorder.wanted == ahead)
    #expect(driver.recorder.wanted.count == 3)
    let frame = driver.layout.frame
    #expect(driver.recorder.wantedBox == PixelSize(Int(frame.width), Int(frame.height)))
    driver.finish(.right)
    #expect(driver.recorder.wanted == ahead)
    driver.press(.enter)
    driver.run(0.5)
    #expect(driver.recorder.wanted.first == ahead?[1])
    #expect(driver.recorder.wanted.count == 3)
    driver.viewport = Viewport(1920, 1080)
    driver.run(0.1)
    #expect(driver.recorder.wantedBox.height == Int(driver.layout.frame.height))
  }

  @Test func `Each picture is marked as shown once, when it is seen`() {
    let driver = SceneDriver.game(.shipped(), Recorder(picturesEach: 1, one: 1))
    driver.run(0.1)
    #expect(driver.recorder.shown == [])
    for outcome in [Outcome.right, .wrong, .timeUp, .right] { driver.play(outcome) }
    driver.run(1)
    #expect(driver.scene.name == "results")
    #expect(driver.recorder.shown == driver.recorder.dealt.map(\.picture))
    #expect(Set(driver.recorder.shown).count == 4)
  }

  @Test func `A photo that fails is replaced at no cost`() {
    let recorder = Recorder()
    let driver = SceneDriver.live(.shipped(), recorder)
    let bad = driver.match?.upcoming(1).first
    recorder.states[bad!.picture] = .failed
    driver.play(.right)
    driver.goLive()
    #expect(driver.match?.number == 2 && driver.match?.total == 30)
    #expect(driver.match?.card.picture != bad?.picture)
    #expect(driver.match?.card.answer == bad?.answer)
    #expect(driver.match?.remaining(at: 0) == 5 && driver.match?.outcomes == [.right])
    #expect(!recorder.shown.contains(bad!.picture))
    #expect(recorder.count { $0 == .replaced(bad!.picture, with: driver.match?.card.picture) } == 1)
    #expect(driver.drawing().photos.map(\.picture) == [driver.match!.card.picture])
  }

  @Test func `A photo that fails once it is on screen stays on screen`() {
    let driver = SceneDriver.live()
    let picture = driver.match!.card.picture
    driver.recorder.states[picture] = .failed
    driver.run(1)
    #expect(driver.match?.card.picture == picture)
    #expect(driver.drawing().photos.map(\.picture) == [picture])
    driver.act(.clickRight)
    driver.run(2)
    #expect(driver.drawing().photos.map(\.picture) == [picture])
    #expect(driver.match?.score == 1)
  }

  @Test func `When no photo can be shown the game goes back to the rules`() {
    let recorder = Recorder(picturesEach: 2, one: 2)
    for picture in recorder.supply.pictures.joined() { recorder.states[picture] = .failed }
    let driver = SceneDriver.game(.shipped(), recorder)
    driver.run(2)
    #expect(driver.scene.name == "rules")
    #expect(recorder.shown == [])
  }

  @Test func `When the rest cannot be shown the results count what was played`() {
    let recorder = Recorder(picturesEach: 1, one: 1)
    let driver = SceneDriver.live(.shipped(), recorder)
    for card in driver.match!.upcoming(3) { recorder.states[card.picture] = .failed }
    driver.play(.right)
    driver.run(3)
    #expect(driver.scene.name == "results")
    #expect(driver.match?.score == 1 && driver.match?.total == 1)
    #expect(driver.drawing().shows("of 1"))
  }

  @Test func `A window that changes its size carries photo, crop and buttons along`() throws {
    let driver = SceneDriver.live()
    driver.viewport = Viewport(390, 844)
    driver.run(0.1)
    let photo = try #require(driver.drawing().photos.first)
    #expect(driver.layout.frame.contains(photo.rect))
    #expect(photo.clip == GameLayout.crop(driver.recorder.photo.crop, of: photo.rect))
    driver.act(.clickRight)
    driver.run(0.1)
    #expect(driver.match?.score == 1)
  }

  @Test func `A whole game of thirty by keys`() throws {
    let driver = SceneDriver.rules()
    driver.press(.enter)
    driver.run(0.1)
    var expected: [Outcome] = []
    for number in 1...30 {
      let outcome: Outcome = number % 7 == 0 ? .timeUp : number % 3 == 0 ? .wrong : .right
      expected.append(outcome)
      driver.goLive()
      #expect(driver.match?.number == number)
      #expect(driver.drawing().shows("Picture #\(number)"))
      driver.finish(outcome)
      driver.press(.enter)
      driver.run(0.1)
    }
    driver.run(3)
    let score = expected.count { $0 == .right }
    let recorder = driver.recorder
    #expect(driver.scene.name == "results")
    #expect(driver.match?.outcomes == expected)
    #expect(driver.match?.score == score)
    #expect(recorder.dealt.count == 30 && Set(recorder.dealt).count == 30)
    #expect(recorder.opened == 30)
    #expect(recorder.answered == 26 && recorder.timedUp == 4)
    #expect(recorder.events.last?.value == .finished(score: score, total: 30))
    #expect(
      recorder.scenes
        == ["game"] + Array(repeating: ["reveal", "game"], count: 29).joined() + ["reveal", "results"])
    #expect(driver.drawing().shows("\(score)"))
  }
}
