import Geometry
import Media
import Rules
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct LayoutTests {
  static let windows = [
    (640, 480), (800, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (390, 844),
    (360, 640), (768, 1024), (1080, 1920), (640, 640),
  ].map { Viewport($0.0, $0.1) }

  /// Photos of every shape, with crops in the middle and in corners.
  static let photos = [
    PhotoInfo(size: PixelSize(1200, 900), crop: Rect(0.3, 0.3, 0.15, 0.2)),
    PhotoInfo(size: PixelSize(900, 1600), crop: Rect(0.87, 0.9, 0.13, 0.1)),
    PhotoInfo(size: PixelSize(20_000, 200), crop: Rect(0.001, 0, 0.01, 1)),
    PhotoInfo(size: PixelSize(4, 16_000), crop: Rect(0, 0.99, 1, 0.01)),
    PhotoInfo(size: PixelSize(1, 1), crop: Rect(0.999, 0.999, 0.001, 0.001)),
  ]

  @Test(arguments: windows, 2...4)
  func `The parts of the game stand inside the window, apart from each other`(
    _ viewport: Viewport, _ answers: Int
  ) {
    let layout = GameLayout(viewport, answers: answers)
    #expect(layout.answers.count == answers)
    var parts = [
      ("frame", layout.frame), ("Continue", layout.continueButton), ("question", layout.question),
      ("count", layout.count), ("score", layout.score), ("hint", layout.continueHint),
      ("pause", layout.pauseButton),
    ]
    parts += layout.answers.enumerated().map { ("answer \($0 + 1)", $1) }
    for (index, (name, rect)) in parts.enumerated() {
      #expect(viewport.bounds.contains(rect), "\(name) \(rect)")
      #expect(rect == rect.snapped && !rect.isEmpty, "\(name) \(rect)")
      for (other, place) in parts.dropFirst(index + 1) {
        #expect(!rect.intersects(place), "\(name) \(rect) and \(other) \(place)")
      }
    }
    #expect(viewport.bounds.contains(layout.pauseHint))
    let target = layout.pauseTarget
    #expect(viewport.bounds.contains(target) && target.contains(layout.pauseButton), "\(target)")
    #expect(target.width >= max(44, viewport.points(44)) && target.height == target.width, "\(target)")
    for place in layout.answers + [layout.question, layout.continueButton, layout.frame] {
      #expect(!target.intersects(place), "\(target) and \(place)")
    }
  }

  @Test(arguments: windows, 2...4)
  func `The frame is large enough to see something in`(_ viewport: Viewport, _ answers: Int) {
    let frame = GameLayout(viewport, answers: answers).frame
    let least = 0.35 * min(viewport.size.width, viewport.size.height)
    #expect(frame.width >= least && frame.height >= least, "\(frame)")
  }

  @Test(arguments: windows, photos)
  func `A photo lies in the frame and its crop in the photo, on whole pixels`(
    _ viewport: Viewport, _ info: PhotoInfo
  ) {
    let layout = GameLayout(viewport, answers: 4)
    let photo = layout.place(info.size)
    let crop = GameLayout.crop(info.crop, of: photo)
    #expect(layout.frame.contains(photo))
    #expect(photo.contains(crop))
    #expect(photo == photo.snapped && crop == crop.snapped)
    #expect(crop.width >= 1 && crop.height >= 1)
  }

  @Test(arguments: windows, photos)
  func `Nothing but the crop is seen before the answer`(_ viewport: Viewport, _ info: PhotoInfo) throws {
    let recorder = Recorder()
    recorder.photo = info
    let driver = SceneDriver.live(.shipped(), recorder, viewport: viewport)
    let photo = try #require(driver.drawing().photos.first)
    #expect(photo.clip == GameLayout.crop(info.crop, of: photo.rect))
    driver.finish(.wrong)
    let whole = try #require(driver.drawing().photos.first)
    #expect(whole.rect == photo.rect && whole.clip == photo.rect)
  }

  @Test(arguments: windows, 2...4)
  func `Answers stand in the same place before and after the answer`(
    _ viewport: Viewport, _ answers: Int
  ) {
    let driver = SceneDriver.live(.shipped(answers: answers), viewport: viewport)
    driver.run(0.5)
    let before = driver.drawing().places(of: "button")
    #expect(before == GameLayout(viewport, answers: answers).answers)
    driver.press(.digit(1))
    driver.run(until: { $0.scene.name == "reveal" }, limit: 1)
    for _ in 0..<150 {
      #expect(driver.drawing().places(of: "button") == before)
      driver.step()
    }
    driver.press(.enter)
    driver.run(1)
    #expect(driver.scene.name == "game")
    #expect(driver.drawing().places(of: "button") == before)
  }

  /// Every screen of the game at a size, by its name.
  private func screens(_ viewport: Viewport, _ answers: Int = 4) -> [(String, DrawList)] {
    let config = Configuration.shipped(answers: answers)
    let rules = SceneDriver.rules(config, viewport: viewport)
    let recorder = Recorder(answers: answers, picturesEach: 20)
    recorder.photo.caption = "A heron at dawn"
    recorder.photo.credit = "Jo Field, CC BY"
    recorder.isSilent = true
    let game = SceneDriver.live(config, recorder, viewport: viewport)
    var screens = [("rules", rules.drawing()), ("game", game.drawing())]
    game.press(.escape)
    game.run(1)
    screens.append(("pause", game.drawing()))
    game.press(.enter)
    game.run(1)
    game.finish(.wrong)
    game.run(1)
    screens.append(("reveal", game.drawing()))
    let last = SceneDriver.live(
      config, Recorder(answers: answers, picturesEach: 1), viewport: viewport)
    for _ in 0..<answers { last.play(.right) }
    last.run(3)
    screens.append(("results", last.drawing()))
    return screens
  }

  @Test(arguments: windows)
  func `Type is never under twelve pixels, and stands inside the window`(_ viewport: Viewport) {
    for (name, drawing) in screens(viewport) {
      #expect(!drawing.seenTexts.isEmpty)
      for text in drawing.seenTexts {
        #expect(text.size >= 12, "\(name): \(text.spans.map(\.text))")
        #expect(viewport.bounds.contains(text.box), "\(name): \(text.spans.map(\.text)) in \(text.box)")
      }
    }
  }

  @Test(arguments: windows)
  func `Buttons of the menus stand inside the window, apart from each other`(_ viewport: Viewport) {
    for (name, drawing) in screens(viewport) {
      let buttons = drawing.graphics.filter {
        ["button-play", "button-quiet", "button-main"].contains($0.name)
      }
      for (index, button) in buttons.enumerated() {
        #expect(viewport.bounds.contains(button.rect), "\(name): \(button)")
        for other in buttons.dropFirst(index + 1) {
          #expect(!button.rect.intersects(other.rect), "\(name): \(button) and \(other)")
        }
      }
    }
  }

  @Test(arguments: windows, [1, 12, 30, 100, 300])
  func `A mark for every picture finds its place on the results`(_ viewport: Viewport, _ pictures: Int) {
    let layout = ResultsLayout(viewport, pictures: pictures)
    let marks = (0..<pictures).map { layout.mark($0) }
    for (index, mark) in marks.enumerated() {
      #expect(viewport.bounds.contains(mark) && !mark.isEmpty, "\(mark)")
      #expect(![layout.text, layout.again, layout.ring].contains { $0.intersects(mark) }, "\(index) \(mark)")
      if index > 0 { #expect(!mark.intersects(marks[index - 1])) }
    }
  }
}
