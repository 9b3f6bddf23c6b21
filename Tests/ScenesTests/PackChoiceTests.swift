import Geometry
import Media
import Motion
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct PackChoiceTests {
  private func recorder(_ count: Int, current: Int = 0) -> Recorder {
    let recorder = Recorder()
    recorder.packs = PackChoice.made(count, current: current)
    return recorder
  }

  private func layout(_ driver: SceneDriver) throws -> PackRowLayout {
    try #require(
      RulesLayout(driver.viewport, hasGraphic: false, packs: driver.recorder.packs.entries.count).packs)
  }

  /// The title under the mark of the chosen card.
  private func selected(_ driver: SceneDriver) -> String? {
    let drawing = driver.drawing()
    guard let mark = drawing.places(of: "focus").first else { return nil }
    return drawing.seenTexts.first { mark.contains($0.box.center) }?.spans[0].text
  }

  @Test func `One pack is no choice`() {
    let alone = SceneDriver.rules(.shipped(), recorder(1)).drawing()
    #expect(alone == SceneDriver.rules().drawing())
  }

  @Test func `Cards show title, number and four photos`() {
    let recorder = recorder(2)
    recorder.packs.entries[0].pictureCount = 1
    recorder.packs.entries[1].pictureCount = nil
    let drawing = SceneDriver.rules(.shipped(), recorder).drawing()
    #expect(drawing.shows("Pack 1") && drawing.shows("One picture"))
    #expect(drawing.shows("Pack 2") && drawing.shows("Counting the pictures …"))
    #expect(drawing.thumbnails.count == 8)
    #expect(drawing.places(of: "mark-tick").count == 1, "the chosen one is marked by more than a colour")
  }

  @Test(
    arguments: [
      Viewport(640, 480), Viewport(390, 844), Viewport(844, 390), Viewport(1280, 720), Viewport(3840, 2160),
      Viewport(1000, 1000),
    ], [2, 3, 50])
  func `What is pressed stays in place and nothing overlaps`(_ viewport: Viewport, _ count: Int) throws {
    for hasGraphic in [false, true] {
      let plain = RulesLayout(viewport, hasGraphic: hasGraphic)
      let layout = RulesLayout(viewport, hasGraphic: hasGraphic, packs: count)
      #expect(layout.play == plain.play && layout.quit == plain.quit && layout.note == plain.note)
      let row = try #require(layout.packs)
      let parts = [layout.title, row.place] + (hasGraphic ? [layout.graphic] : layout.cards)
      for (index, part) in (parts + [layout.play, layout.note]).enumerated() {
        #expect(viewport.bounds.contains(part), "\(part)")
        for other in (parts + [layout.play, layout.note]).dropFirst(index + 1) {
          #expect(!part.inset(by: 0.5).intersects(other), "\(part) \(other)")
        }
      }
      for index in [0, count - 1] {
        #expect(row.window.contains(row.card(index, offset: row.centred(index))), "\(index) of \(count)")
      }
    }
  }

  @Test func `Left and right choose, and the pack is opened when the choice has settled`() {
    let driver = SceneDriver.rules(.shipped(), recorder(5))
    driver.press(.right)
    driver.press(.right, after: 0.1)
    driver.run(0.2)
    #expect(selected(driver) == "Pack 3")
    #expect(driver.recorder.chosen == [], "who pages on does not read each pack")
    driver.run(0.5)
    #expect(driver.recorder.chosen == [2])
    driver.press(.left)
    driver.run(1)
    #expect(driver.recorder.chosen == [2, 1])
    #expect(driver.scene.name == "rules")
  }

  @Test func `Coming back to the pack that is open calls the other off`() {
    let driver = SceneDriver.rules(.shipped(), recorder(5, current: 1))
    driver.press(.right)
    driver.run(0.6)
    driver.press(.left)
    driver.run(0.6)
    #expect(driver.recorder.chosen == [2, 1])
  }

  @Test func `The ends hold`() {
    let driver = SceneDriver.rules(.shipped(), recorder(3))
    driver.press(.left)
    driver.run(0.5)
    #expect(selected(driver) == "Pack 1")
    driver.press(.end)
    driver.press(.right)
    driver.run(0.5)
    #expect(selected(driver) == "Pack 3")
    driver.press(.home)
    driver.run(0.5)
    #expect(selected(driver) == "Pack 1")
  }

  @Test func `A click chooses the card that it began and ended on`() throws {
    let driver = SceneDriver.rules(.shipped(), recorder(3))
    let layout = try layout(driver)
    let second = layout.card(1, offset: 0)
    driver.send(.pointerDown(layout.card(2, offset: 0).center))
    driver.send(.pointerUp(Point(4, 4)))
    driver.run(0.6)
    #expect(driver.recorder.chosen == [])
    driver.click(second.center)
    driver.run(0.6)
    #expect(driver.recorder.chosen == [1])
  }

  @Test func `Fifty packs are paged through by keys, arrows, wheel and drag`() throws {
    let driver = SceneDriver.rules(.shipped(), recorder(50))
    let layout = try layout(driver)
    driver.click(try #require(layout.forth).center)
    driver.run(1)
    #expect(!driver.drawing().shows("Pack 1"))
    #expect(driver.drawing().shows("Pack 5"))
    driver.send(.wheel(dx: 0, dy: -10))
    driver.run(1)
    #expect(driver.drawing().shows("Pack 15"))
    let start = layout.window.center
    driver.send(.pointerDown(start))
    driver.send(.pointerMoved(Point(start.x - 2 * layout.pitch, start.y)), after: 0.1)
    driver.send(.pointerUp(Point(start.x - 2 * layout.pitch, start.y)), after: 0.2)
    driver.run(1)
    #expect(driver.drawing().shows("Pack 17"))
    #expect(driver.recorder.chosen == [], "moving the row chooses nothing")
    driver.press(.pageDown)
    driver.run(1)
    #expect(selected(driver) == "Pack 4", "keys go on from the chosen one, and bring it back")
    driver.press(.end)
    driver.run(3)
    #expect(selected(driver) == "Pack 50")
    #expect(driver.drawing().thumbnails.count <= 4 * 7, "what is out of sight asks for no photo")
  }

  @Test func `Play waits for a pack that was just chosen`() {
    let driver = SceneDriver.rules(.shipped(), recorder(3))
    driver.press(.right)
    driver.press(.enter, after: 0.05)
    driver.run(0.2)
    #expect(driver.recorder.chosenToPlay == [1])
    #expect(driver.scene.name == "rules")
    driver.run(1)
    #expect(driver.recorder.chosen == [], "it is opened once")
  }

  @Test func `A pack that was chosen to be played plays as soon as it is counted`() {
    let recorder = recorder(3, current: 1)
    recorder.pictureCount = nil
    let driver = SceneDriver(config: .shipped(), recorder: recorder) {
      GameFlow.chosenPack($0, plays: true)
    }
    driver.run(0.5)
    #expect(driver.scene.name == "rules")
    recorder.pictureCount = 80
    driver.run(0.1)
    #expect(driver.scene.name == "game")
  }

  @Test func `A pack that cannot be opened gives the choice back`() {
    let recorder = recorder(3)
    let driver = SceneDriver.rules(.shipped(), recorder)
    driver.press(.right)
    driver.press(.enter, after: 0.05)
    driver.run(0.5)
    recorder.packs.entries[1].isBroken = true
    driver.run(0.5)
    #expect(selected(driver) == "Pack 1")
    #expect(driver.drawing().shows("Cannot be played"))
    driver.press(.right)
    driver.run(0.5)
    #expect(selected(driver) == "Pack 3", "it is passed over")
    #expect(driver.scene.name == "rules", "and nothing is played")
  }

  @Test func `Packs that come or go leave the chosen one chosen`() {
    let recorder = recorder(3, current: 1)
    let driver = SceneDriver.rules(.shipped(), recorder)
    recorder.packs.entries.insert(PackChoice.Entry(title: "Another"), at: 0)
    recorder.packs.current = 2
    recorder.packs.edition += 1
    driver.run(1)
    #expect(selected(driver) == "Pack 2")
    #expect(recorder.chosen == [])
  }

  @Test func `The results lead back to the choice`() {
    let recorder = Recorder(picturesEach: 1)
    recorder.packs = PackChoice.made(2)
    let driver = SceneDriver.game(.shipped(), recorder)
    for _ in 1...4 { driver.play(.right) }
    driver.run(2)
    #expect(driver.scene.name == "results")
    for input in driver.scene.press("packs", in: driver.viewport) { driver.send(input) }
    driver.run(1)
    #expect(driver.scene.name == "rules")
  }

  @Test(arguments: SnapshotTests.allWindows) func `Looks as it did`(_ window: SnapshotTests.Window) throws {
    let few = SceneDriver.rules(.shipped(), recorder(3, current: 1), viewport: window.viewport)
    try Snapshot.expect(few.drawing(), "packs-three-\(window.name)")
    let many = SceneDriver.rules(.shipped(), recorder(50, current: 20), viewport: window.viewport)
    try Snapshot.expect(many.drawing(), "packs-fifty-\(window.name)")
  }
}

extension PackChoice {
  /// `count` packs with photos that are nowhere.
  static func made(_ count: Int, current: Int = 0) -> PackChoice {
    PackChoice(
      entries: (1...count).map { number in
        Entry(
          title: "Pack \(number)", pictureCount: 10 * number,
          pictures: (1...4).map { FilePath("/p\(number)/\($0).jpg") })
      }, current: current)
  }
}

extension DrawList {
  /// Files of small photos that can be seen.
  var thumbnails: [FilePath] {
    commands.compactMap { command in
      if case .thumbnail(let file, _, clip: _, alpha: _) = command { return file }
      return nil
    }
  }
}

extension SnapshotTests {
  /// The two sizes of the design, and the smallest ones.
  static let allWindows =
    windows + [
      Window(name: "small", viewport: Viewport(640, 480)), Window(name: "flat", viewport: Viewport(844, 390)),
    ]
}
