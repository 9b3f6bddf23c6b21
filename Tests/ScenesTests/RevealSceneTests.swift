import Geometry
import Media
import Motion
import Rules
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct RevealSceneTests {
  /// A driver whose first picture has just ended.
  private func revealing(_ outcome: Outcome, _ recorder: Recorder? = nil) -> SceneDriver {
    let driver = SceneDriver.live(.shipped(), recorder)
    switch outcome {
    case .right: driver.act(.clickRight, after: 1)
    case .wrong: driver.act(.clickWrong, after: 1)
    case .timeUp: break
    }
    driver.run(until: { $0.scene.name == "reveal" }, limit: 7)
    return driver
  }

  @Test(arguments: [
    Rect(0.3, 0.3, 0.15, 0.2), Rect(0, 0, 0.1, 0.1), Rect(0.85, 0.8, 0.15, 0.2), Rect(0.4, 0.9, 0.2, 0.1),
  ])
  func `The crop's bounds grow to the whole photo, which stands still`(_ crop: Rect) throws {
    let recorder = Recorder()
    recorder.photo = PhotoInfo(size: PixelSize(1200, 900), crop: crop)
    let driver = revealing(.right, recorder)
    let first = try #require(driver.drawing().photos.first)
    #expect(first.rect == driver.layout.place(PixelSize(1200, 900)))
    var last = GameLayout.crop(crop, of: first.rect)
    let start = driver.time
    while driver.time < start + 1.2 {
      for alpha in [0, 0.5] {
        let photos = driver.drawing(alpha: alpha).photos
        #expect(photos.count == 1)
        let photo = try #require(photos.first)
        #expect(photo.rect == first.rect)
        #expect(photo.clip.contains(last) && photo.rect.contains(photo.clip))
        #expect(photo.clip == photo.clip.snapped, "Edges stay sharp")
        last = photo.clip
      }
      driver.step()
    }
    #expect(last == first.rect)
  }

  @Test(arguments: [
    Viewport(1280, 720), Viewport(640, 480), Viewport(844, 390), Viewport(480, 270), Viewport(390, 844),
  ])
  func `A label, however long, keeps clear of the note under it`(_ viewport: Viewport) throws {
    let driver = SceneDriver.live(viewport: viewport)
    driver.act(.clickWrong, after: 1)
    driver.run(until: { $0.scene.name == "reveal" }, limit: 7)
    var heights: Set<Double> = []
    for wait in [0.05, 0.1, 2] {
      driver.run(wait)
      let texts = driver.drawing().seenTexts
      let notes = texts.filter { ["Right answer", "Your answer"].contains($0.spans[0].text) }
      #expect(notes.count == 2)
      for note in notes {
        let label = try #require(
          texts.last { $0.maximumLines == 2 && $0.box.x == note.box.x && $0.box.y < note.box.y })
        #expect(driver.layout.answers.contains { $0.contains(note.box) })
        if wait == 2 { #expect(label.box.maxY <= note.box.minY + 0.01) }
        heights.insert(label.box.height)
      }
    }
    #expect(heights.count == 1, "A label that moves does not get smaller on its way")
  }

  @Test func `The growing takes nine tenths of a second and starts where the crop was`() throws {
    let driver = SceneDriver.live()
    let before = try #require(driver.drawing().photos.first)
    driver.act(.clickWrong, after: 1)
    driver.run(until: { $0.scene.name == "reveal" }, limit: 7)
    let start = driver.time
    #expect(driver.drawing().photos == [before])
    driver.run(until: { $0.drawing().photos.first.map { $0.clip == $0.rect } ?? false }, limit: 3)
    // The bounds land softly: the last whole pixel comes a little before the end.
    #expect(driver.time - start > 0.5 && driver.time - start < 0.91)
  }

  @Test(arguments: [
    (Outcome.right, "Right!", "stamp-right", "right"), (.wrong, "Wrong!", "stamp-wrong", "wrong"),
    (.timeUp, "Time's up!", "stamp-time", "time-up"),
  ])
  func `A stamp says how it went, in a graphic, a word and a sound`(
    _ outcome: Outcome, _ word: String, _ graphic: String, _ sound: String
  ) throws {
    let driver = revealing(outcome)
    let start = driver.time
    #expect(!driver.drawing().shows(word))
    driver.run(1.5)
    let drawing = driver.drawing()
    #expect(drawing.shows(word))
    #expect(drawing.graphics.filter { $0.name.hasPrefix("stamp") }.map(\.name) == [graphic])
    let landed = try #require(driver.recorder.time(of: sound))
    #expect((landed - start - 0.75).magnitude < 0.02)
  }

  @Test(arguments: [
    Rect(0.05, 0.05, 0.2, 0.2), Rect(0.7, 0.05, 0.2, 0.2), Rect(0.05, 0.7, 0.2, 0.2),
    Rect(0.7, 0.7, 0.2, 0.2),
  ])
  func `The stamp keeps away from where the crop was`(_ crop: Rect) throws {
    let recorder = Recorder()
    recorder.photo = PhotoInfo(size: PixelSize(1200, 900), crop: crop)
    let driver = revealing(.wrong, recorder)
    driver.run(1.5)
    let drawing = driver.drawing()
    let stamp = try #require(drawing.places(of: "stamp-wrong").first)
    let outline = try #require(drawing.places(of: "crop-outline").first)
    let middle = driver.layout.place(PixelSize(1200, 900)).center
    #expect((stamp.midX < middle.x) != (outline.midX < middle.x))
    #expect((stamp.midY < middle.y) != (outline.midY < middle.y))
    #expect(!stamp.intersects(outline))
    #expect(driver.layout.frame.contains(stamp))
  }

  @Test func `After a right answer its button alone has a mark and a word`() {
    let driver = revealing(.right)
    driver.run(1)
    let drawing = driver.drawing()
    let own = driver.layout.answers[driver.rightAnswer]
    #expect(drawing.places(of: "button-right") == [own])
    #expect(drawing.places(of: "mark-tick").allSatisfy { own.contains($0) })
    #expect(drawing.places(of: "mark-tick").count == 1)
    #expect(drawing.places(of: "button-wrong") == [] && drawing.places(of: "mark-cross") == [])
    #expect(drawing.shows("Right answer") && !drawing.shows("Your answer"))
  }

  @Test func `After a wrong answer both buttons say what they are`() {
    let driver = revealing(.wrong)
    driver.run(1)
    let drawing = driver.drawing()
    let (right, wrong) = (
      driver.layout.answers[driver.rightAnswer], driver.layout.answers[driver.wrongAnswer]
    )
    #expect(drawing.places(of: "button-right") == [right])
    #expect(drawing.places(of: "button-wrong") == [wrong])
    #expect(drawing.places(of: "mark-tick").map { right.contains($0) } == [true])
    #expect(drawing.places(of: "mark-cross").map { wrong.contains($0) } == [true])
    #expect(drawing.shows("Right answer") && drawing.shows("Your answer"))
  }

  @Test func `After time is up the right button is shown, and none is blamed`() {
    let driver = revealing(.timeUp)
    driver.run(1)
    let drawing = driver.drawing()
    #expect(drawing.places(of: "button-right") == [driver.layout.answers[driver.rightAnswer]])
    #expect(drawing.places(of: "button-wrong") == [])
    #expect(drawing.shows("Right answer") && !drawing.shows("Your answer"))
    #expect(drawing.shows("0/30"))
  }

  @Test func `The heading says what it was, in the owner's words`() {
    let phrases = ["an animal", "food", "a vehicle", "Building"]
    for outcome in [Outcome.right, .wrong, .timeUp] {
      for seed in 1...8 as ClosedRange<UInt64> {
        let recorder = Recorder()
        recorder.seed = seed
        let driver = revealing(outcome, recorder)
        driver.run(1)
        let answer = driver.rightAnswer
        let words =
          outcome == .right
          ? Words.capitalised(phrases[answer])
          : answer == 3 ? "It was: Building" : "It was \(phrases[answer])"
        #expect(driver.drawing().shows(words), "\(outcome): \(driver.drawing().texts)")
        #expect(!driver.drawing().shows("What is it?"))
      }
    }
  }

  @Test func `The score counts when the stamp lands`() {
    let driver = revealing(.right)
    #expect(driver.drawing().shows("0/30"))
    driver.run(0.7)
    #expect(driver.drawing().shows("0/30"))
    driver.run(0.1)
    #expect(driver.drawing().shows("1/30"))
    let swollen = driver.drawing().seenTexts.first { $0.spans.first?.text == "1" }?.zoom ?? 0
    driver.run(1)
    let still = driver.drawing().seenTexts.first { $0.spans.first?.text == "1" }?.zoom ?? 0
    #expect(swollen > 1 && still == 1)
  }

  @Test func `Nothing goes on by itself`() {
    let driver = revealing(.wrong)
    driver.run(60)
    #expect(driver.scene.name == "reveal")
    #expect(driver.match?.number == 1)
    // A still screen is a still drawing: nothing is redrawn for nothing.
    let drawing = driver.drawing()
    driver.run(0.5)
    #expect(driver.drawing() == drawing)
  }

  @Test(arguments: [Act.clickContinue, .key(.enter), .key(.space)])
  func `Continue goes on to the next picture`(_ act: Act) {
    let driver = revealing(.wrong)
    driver.run(2)
    #expect(driver.drawing().shows("Continue"))
    driver.act(act)
    driver.run(1)
    #expect(driver.scene.name == "game")
    #expect(driver.match?.number == 2)
    #expect(driver.drawing().texts.first == "Picture #2")
    #expect(!driver.drawing().shows("Continue"))
  }

  @Test(arguments: [Act.clickRight, .clickWrong, .key(.digit(1)), .key(.other), .key(.tab(backwards: false))])
  func `What is not Continue does not go on`(_ act: Act) {
    let driver = revealing(.wrong)
    driver.run(2)
    driver.act(act)
    driver.run(2)
    #expect(driver.scene.name == "reveal")
    #expect(driver.match?.score == 0)
  }

  @Test func `The caption and its maker stand under the photo once it has landed`() {
    let recorder = Recorder()
    recorder.photo.caption = "A heron at dawn"
    recorder.photo.credit = "Jo Field, CC BY"
    let driver = revealing(.right, recorder)
    #expect(!driver.drawing().shows("A heron at dawn"))
    driver.run(2)
    #expect(driver.drawing().shows("A heron at dawn") && driver.drawing().shows("Jo Field, CC BY"))
  }

  @Test func `Sounds come in the order of what is seen`() {
    let driver = SceneDriver.live()
    driver.act(.clickRight, after: 3.2)
    driver.run(6)
    #expect(
      driver.recorder.soundNames == ["tick", "tick", "tick", "tick-last", "press", "reveal", "right"])
    let late = SceneDriver.live()
    late.run(8)
    #expect(
      late.recorder.soundNames == [
        "tick", "tick", "tick", "tick-last", "tick-last", "tick-last", "tick-last", "reveal", "time-up",
      ])
  }

  @Test func `A reveal without length shows the whole photo at once`() {
    var config = Configuration.shipped()
    config.durations.reveal = 0
    config.durations.buttons = 0
    let driver = SceneDriver.live(config)
    driver.act(.clickRight, after: 1)
    driver.run(1.02)
    #expect(driver.scene.name == "reveal")
    #expect(driver.drawing().photos.map(\.clip) == driver.drawing().photos.map(\.rect))
    driver.run(0.3)
    driver.act(.clickContinue)
    driver.run(0.1)
    #expect(driver.match?.number == 2)
  }
}
