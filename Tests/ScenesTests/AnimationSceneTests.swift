import Geometry
import Media
import Motion
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct AnimationSceneTests {
  static let splash = Timeline(
    duration: 2, canvas: Size(1280, 720), background: .black,
    layers: [
      .init(
        name: "name",
        content: .text(.init(text: "{company}", font: "display", size: 60, colour: .white)),
        position: Track(Point(640, 360)))
    ], cues: [.init(0, "sting.wav"), .init(1.5, "late.wav")])
  static let intro = Timeline(
    duration: 3, canvas: Size(1280, 720), background: .white,
    layers: [
      .init(name: "picture", content: .image(path: "wall.svg", size: Size(100, 50)), position: Track(.zero))
    ])

  private func driver(_ recorder: Recorder = Recorder()) -> SceneDriver {
    SceneDriver(
      config: .shipped(), recorder: recorder, splash: AnimationSceneTests.splash,
      intro: AnimationSceneTests.intro, first: GameFlow.start)
  }

  @Test func `Splash, intro and rules follow each other by themselves`() {
    let driver = driver()
    #expect(driver.scene.name == "splash")
    driver.run(1.99)
    #expect(driver.scene.name == "splash")
    driver.run(0.02)
    #expect(driver.scene.name == "intro")
    driver.run(2.97)
    #expect(driver.scene.name == "intro")
    driver.run(0.05)
    #expect(driver.scene.name == "rules")
    driver.run(60)
    #expect(driver.scene.name == "rules", "Rules stay until the player plays")
    #expect(driver.recorder.scenes == ["intro", "rules"])
  }

  @Test func `An owner without animations starts with the rules`() {
    let none = SceneDriver(config: .shipped(), recorder: Recorder(), first: GameFlow.start)
    #expect(none.scene.name == "rules")
    let only = SceneDriver(
      config: .shipped(), recorder: Recorder(), intro: AnimationSceneTests.intro, first: GameFlow.start)
    #expect(only.scene.name == "intro")
  }

  @Test(arguments: [
    Input.key(.space, isRepeat: false), .key(.other, isRepeat: false), .key(.escape, isRepeat: false),
    .pointerDown(Point(3, 3)),
  ])
  func `One press skips one animation`(_ input: Input) {
    let driver = driver()
    driver.send(input, after: 0.31)
    driver.run(0.35)
    #expect(driver.scene.name == "intro")
    driver.run(0.6)
    #expect(driver.scene.name == "intro")
    driver.send(input)
    driver.run(0.1)
    #expect(driver.scene.name == "rules")
  }

  @Test(arguments: [
    Input.key(.space, isRepeat: true), .pointerMoved(Point(3, 3)), .pointerUp(Point(3, 3)), .pointerGone,
    .interrupted,
  ])
  func `What is no press skips nothing`(_ input: Input) {
    let driver = driver()
    driver.send(input, after: 1)
    driver.run(1.5)
    #expect(driver.scene.name == "splash")
  }

  @Test func `A press that comes too early, or twice, skips no more than one`() {
    let driver = driver()
    driver.press(.space, after: 0.1)
    driver.run(0.9)
    #expect(driver.scene.name == "splash")
    driver.press(.space)
    driver.press(.space, after: 0.2)
    driver.run(1)
    #expect(driver.scene.name == "intro")
  }

  @Test func `Its sounds come at their times, and fade when it goes`() {
    let driver = driver()
    driver.run(1.9)
    #expect(
      driver.recorder.sounds.map(\.value) == [
        .file("sting.wav", cue: "splash"), .file("late.wav", cue: "splash"),
      ])
    let times = driver.recorder.sounds.map(\.time)
    #expect(times[0] < 0.01 && (times[1] - 1.5).magnitude < 0.01)
    #expect(driver.recorder.hushes == 0)
    driver.run(0.2)
    #expect(driver.recorder.hushes == 1)
  }

  @Test func `Pictures that come late are waited for, but not for ever`() {
    for (arrives, ends) in [(1.0, 4.0), (100, 6)] {
      let recorder = Recorder()
      recorder.unloaded = ["wall.svg"]
      let driver = SceneDriver(
        config: .shipped(), recorder: recorder, intro: AnimationSceneTests.intro, first: GameFlow.start)
      driver.run(arrives < 10 ? arrives : 0)
      if arrives < 10 { recorder.unloaded = [] }
      driver.run(until: { $0.scene.name == "rules" }, limit: 20)
      #expect((driver.time - ends).magnitude < 0.03)
    }
  }

  @Test func `A press skips pictures that do not come`() {
    let recorder = Recorder()
    recorder.unloaded = ["wall.svg"]
    let driver = SceneDriver(
      config: .shipped(), recorder: recorder, intro: AnimationSceneTests.intro, first: GameFlow.start)
    driver.press(.enter, after: 0.1)
    driver.run(0.5)
    #expect(driver.scene.name == "intro")
    driver.press(.enter)
    driver.run(0.1)
    #expect(driver.scene.name == "rules")
  }

  @Test func `A moving picture plays to its end and shows each frame for its time`() {
    let recorder = Recorder()
    recorder.movies = [.file("m.gif"): .ready(Movie(delays: [0.5, 1, 3.5], loops: 0))]
    let movie = Timeline(
      duration: 1, canvas: Size(100, 100),
      layers: [.init(name: "m", content: .movie(path: "m.gif", size: Size(10, 10)), position: Track(.zero))])
    let driver = SceneDriver(
      config: .shipped(), recorder: recorder, splash: movie, first: GameFlow.start)
    for (until, frame) in [(0.4, 0), (0.6, 1), (1.4, 1), (1.6, 2), (4.9, 2)] {
      driver.run(until - driver.time)
      let sources = driver.drawing().commands.compactMap { command -> GraphicSource? in
        if case .graphic(let source, _, fit: _, tint: _, rotation: _, clip: _) = command { return source }
        return nil
      }
      #expect(sources == [.file("m.gif", frame: frame)], "at \(until)")
    }
    driver.run(0.2)
    #expect(driver.scene.name == "rules")
  }

  @Test func `A tall window shows the layers made for it, and waits for no others`() {
    var timeline = AnimationSceneTests.intro
    timeline.portrait = Timeline.Stage(
      canvas: Size(100, 200),
      layers: [
        .init(
          name: "tall", content: .image(path: "tall.svg", size: Size(100, 50)),
          position: Track(Point(50, 100)))
      ])
    for (viewport, drawn, other, place) in [
      (Viewport(1280, 720), "wall.svg", "tall.svg", Rect(-50, -25, 100, 50)),
      (Viewport(400, 800), "tall.svg", "wall.svg", Rect(0, 300, 400, 200)),
    ] {
      let recorder = Recorder()
      recorder.unloaded = [other]
      let driver = SceneDriver(
        config: .shipped(), recorder: recorder, viewport: viewport, intro: timeline, first: GameFlow.start)
      driver.run(timeline.duration - 0.1)
      let graphics = driver.drawing().commands.compactMap { command -> (GraphicSource, Rect)? in
        if case .graphic(let source, let rect, fit: _, tint: _, rotation: _, clip: _) = command {
          return (source, rect)
        }
        return nil
      }
      #expect(graphics.map(\.0) == [.file(drawn)])
      #expect(graphics.map(\.1) == [place])
      driver.run(0.2)
      #expect(driver.scene.name == "rules", "It waited for \(other), which is not drawn")
    }
  }

  @Test func `The company's name stands in the splash`() {
    var config = Configuration.shipped()
    config.company = "Lighthouse Works"
    let driver = SceneDriver(
      config: config, recorder: Recorder(), splash: AnimationSceneTests.splash, first: GameFlow.start)
    driver.run(1)
    #expect(driver.drawing().texts == ["Lighthouse Works"])
  }
}
