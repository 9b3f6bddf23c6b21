import Geometry
import Media
import Motion
import Rules
import SceneTestKit
import Testing

@testable import Scenes

@Suite struct CreditsSceneTests {
  /// A game of four pictures that was played to its results; pictures by what is known of them.
  private func results(
    _ words: [PictureCredit], lines: [String] = [], viewport: Viewport = Viewport(1280, 720)
  ) -> SceneDriver {
    var config = Configuration.shipped()
    config.credits = lines
    let recorder = Recorder(picturesEach: 1)
    for (index, words) in words.enumerated() where !words.isEmpty {
      recorder.credits[PictureID(index)] = PhotoCredit(file: FilePath("/photos/\(index).jpg"), words: words)
    }
    let driver = SceneDriver.game(config, recorder, viewport: viewport)
    while driver.scene.name != "results" { driver.play(.right) }
    driver.run(2)
    return driver
  }

  private func credits(
    _ words: [PictureCredit], lines: [String] = [], viewport: Viewport = Viewport(1280, 720)
  ) -> SceneDriver {
    let driver = results(words, lines: lines, viewport: viewport)
    press("credits", driver)
    driver.run(0.5)
    return driver
  }

  private func press(_ name: String, _ driver: SceneDriver) {
    let inputs = driver.scene.press(name, in: driver.viewport)
    #expect(!inputs.isEmpty, "there is no \(name)")
    for input in inputs { driver.send(input) }
    driver.run(0.05)
  }

  private static let known = (0..<4).map { index in
    PictureCredit(caption: "Caption \(index)", credit: index % 2 == 0 ? "Ada" : "Grace", licence: "CC0")
  }

  /// Where a line of words stands.
  private func place(_ words: String, _ driver: SceneDriver) -> Double? {
    driver.drawing().seenTexts.first { $0.spans[0].text == words }?.box.y
  }

  @Test func `Without anything to say there is no button`() {
    let driver = results([])
    #expect(!driver.drawing().shows("Credits"))
    #expect(driver.scene.press("credits", in: driver.viewport).isEmpty)
    #expect(!results([], lines: [""]).drawing().shows("Credits"))
  }

  @Test func `A caption, a credit, a licence or a line of the makers is enough`() {
    let one = [PictureCredit](repeating: PictureCredit(), count: 3)
    for words in [
      PictureCredit(caption: "x"), PictureCredit(credit: "x"), PictureCredit(licence: "x"),
    ] { #expect(results(one + [words]).drawing().shows("Credits")) }
    #expect(results([], lines: ["Idea: Ada"]).drawing().shows("Credits"))
  }

  @Test func `Photos stand under the names of their makers`() throws {
    let driver = credits(Self.known, lines: ["Idea: Ada"])
    #expect(driver.scene.name == "credits")
    var words: [String] = []
    var files: [FilePath] = []
    for _ in 0..<80 {
      let drawing = driver.drawing()
      words += drawing.texts.filter { !words.contains($0) }
      files += drawing.thumbnails.filter { !files.contains($0) }
      driver.run(0.5)
    }
    #expect(files.count == 4)
    // In the order in which they come into sight.
    #expect(words.filter { $0 != "CC0" && $0 != "Back" }.first == "Credits")
    #expect(words.contains("Idea: Ada") && words.last == "Made with Closeup")
    for (name, captions) in [("Ada", [0, 2]), ("Grace", [1, 3])] {
      let start = try #require(words.firstIndex(of: name))
      let own = words[start...].dropFirst().filter { $0.hasPrefix("Caption") }.prefix(2)
      #expect(Set(own) == Set(captions.map { "Caption \($0)" }))
    }
  }

  @Test func `Pictures of which nothing is known are not named`() {
    let driver = credits([PictureCredit(), PictureCredit(credit: "Ada"), PictureCredit(), PictureCredit()])
    #expect(driver.drawing().thumbnails == [FilePath("/photos/1.jpg")])
  }

  @Test func `It scrolls by itself to its end and rests there`() throws {
    let driver = credits(Self.known)
    let start = try #require(place("Credits", driver))
    driver.run(4)
    #expect(try #require(place("Credits", driver)) < start - 50)
    driver.run(60)
    let end = try #require(place("Made with Closeup", driver))
    #expect((200...500).contains(end))
    let rested = driver.drawing()
    driver.run(5)
    #expect(driver.drawing() == rested)
    #expect(driver.scene.name == "credits")
  }

  @Test func `Wheel, drag and keys move it and it waits for the player`() throws {
    let driver = credits(Self.known)
    let start = try #require(place("Credits", driver))
    driver.send(.wheel(dx: 0, dy: -1))
    driver.run(1)
    let wheeled = try #require(place("Credits", driver))
    #expect((80...130).contains(start - wheeled))
    driver.run(1)
    #expect(place("Credits", driver) == wheeled, "it does not pull away under the hand")
    driver.send(.pointerDown(Point(600, 300)))
    driver.send(.pointerMoved(Point(600, 340)), after: 0.1)
    driver.run(0.2)
    #expect(try #require(place("Credits", driver)) > wheeled + 30)
    driver.send(.pointerUp(Point(600, 340)))
    driver.press(.end)
    driver.run(2)
    #expect(place("Made with Closeup", driver) != nil)
    driver.press(.home)
    driver.run(2)
    #expect(try #require(place("Credits", driver)) >= start - 2)
    driver.press(.down)
    driver.run(1)
    #expect(try #require(place("Credits", driver)) < start - 50)
  }

  @Test(arguments: [Key.escape, .enter, .space]) func `A key goes back to the results`(_ key: Key) {
    let driver = credits(Self.known)
    driver.press(key)
    driver.run(0.5)
    #expect(driver.scene.name == "results")
    driver.press(.enter)
    driver.run(0.2)
    #expect(driver.scene.name == "game", "and the next game begins from there")
  }

  @Test func `The button goes back`() {
    let driver = credits(Self.known)
    press("back", driver)
    driver.run(0.5)
    #expect(driver.scene.name == "results")
    #expect(driver.drawing().shows("Play again"))
  }

  @Test func `It comes and goes over the results`() {
    let driver = results(Self.known)
    press("credits", driver)
    driver.run(0.05)
    #expect(driver.drawing().shows("Play again"), "they are seen through it")
    driver.run(0.5)
    #expect(!driver.drawing().shows("Play again"))
  }

  @Test(arguments: [Viewport(1280, 720), Viewport(390, 844)])
  func `A thousand photos are laid out and only those in sight are drawn`(_ viewport: Viewport) {
    let photos = (0..<1000).map {
      PhotoCredit(file: FilePath("/\($0)"), words: PictureCredit(caption: "\($0)", credit: "\($0 % 7)"))
    }
    let groups = Dictionary(grouping: photos, by: \.words.credit).sorted { $0.key < $1.key }
    let layout = CreditsLayout(
      viewport, [], groups.map { (name: $0.key, photos: $0.value) }, title: "Credits", end: "End")
    let placed = layout.blocks.filter {
      if case .photo = $0.item { return true }
      return false
    }
    #expect(placed.count == 1000)
    for (one, next) in zip(placed, placed.dropFirst()) { #expect(!one.rect.intersects(next.rect)) }
    #expect(placed.allSatisfy { $0.rect.minX >= 0 && $0.rect.maxX <= viewport.size.width })
  }

  @Test(arguments: SnapshotTests.allWindows) func `Looks as it did`(_ window: SnapshotTests.Window) throws {
    var words = Self.known
    words[3] = PictureCredit(caption: "Nobody knows who took this one at the old harbour")
    let driver = credits(words, lines: ["Photos: 7b", "", "Idea: Ada"], viewport: window.viewport)
    try Snapshot.expect(driver.drawing(), "credits-\(window.name)")
    driver.press(.escape)
    driver.run(2)
    try Snapshot.expect(driver.drawing(), "results-credits-\(window.name)")
  }
}
