import Geometry
import Media
import Motion
import Testing

@testable import Scenes

/// Messages over the scenes: how they come, stack, fold and go.
@Suite struct ToastTests {
  private let colours = Configuration.Colours()
  private let long = Toast(
    .warning, "config.json, line 3",
    detail: "A comma belongs here, and none is there. Write one. Until that is mended the one before is used."
  )

  private func drawing(_ stack: ToastStack, _ viewport: Viewport = Viewport(1280, 720)) -> DrawList {
    var list = DrawList()
    stack.draw(into: &list, FrameContext(viewport: viewport), colours)
    return list
  }

  /// The plates from the newest to the oldest.
  private func plates(_ list: DrawList) -> [Rect] {
    // Each is drawn twice, so that nothing shines through.
    let all = list.places(of: "card")
    return stride(from: 0, to: all.count, by: 2).map { all[$0] }
  }

  private func stack(_ toasts: (Toast, Double?)..., after seconds: Double = 1) -> ToastStack {
    var stack = ToastStack()
    for (index, (toast, stays)) in toasts.enumerated() { stack.show(toast, as: "\(index)", for: stays) }
    for _ in 0..<Int(seconds * FixedStep.rate) { stack.update(FixedStep.duration) }
    return stack
  }

  @Test func `A message comes in, stays for its time and goes`() {
    var stack = stack((Toast(.info, "Reloaded"), 2), after: 0)
    #expect(drawing(stack).commands.isEmpty)
    stack.update(0.1)
    let coming = drawing(stack).seenTexts.first?.spans.first?.colour.alpha ?? 0
    #expect(coming > 0 && coming < 255)
    stack.update(1)
    #expect(drawing(stack).texts == ["Reloaded"])
    #expect(drawing(stack).seenTexts.first?.spans.first?.colour.alpha == 255)
    stack.update(0.88)
    stack.update(0.05)
    #expect(stack.toasts.isEmpty && !drawing(stack).texts.isEmpty, "it fades")
    stack.update(0.2)
    #expect(drawing(stack).commands.isEmpty)
  }

  @Test func `What is not mended stays, folds to a line once it was read, and goes when it is mended`() {
    var stack = stack((long, nil))
    let open = plates(drawing(stack))[0]
    #expect(drawing(stack).texts == [long.title, long.detail])
    for _ in 0..<100 { stack.update(0.1) }
    let folded = plates(drawing(stack))[0]
    #expect(drawing(stack).texts == [long.title])
    #expect(folded.height < open.height && folded.width <= open.width && folded.maxY == open.maxY)
    for _ in 0..<1_000 { stack.update(1) }
    #expect(stack.toasts == [long])
    stack.remove("0")
    stack.update(1)
    #expect(drawing(stack).commands.isEmpty)
  }

  @Test func `The same key gets the new words and their time`() {
    var stack = stack((Toast(.info, "one"), 2), after: 1.5)
    stack.show(Toast(.info, "two"), as: "0", for: 2)
    stack.update(1)
    #expect(drawing(stack).texts == ["two"])
  }

  @Test func `A message that comes back while it leaves stays`() {
    var stack = stack((long, nil))
    stack.remove("0")
    stack.update(0.05)
    stack.show(long, as: "0", for: nil)
    stack.update(1)
    #expect(drawing(stack).texts == [long.title, long.detail])
  }

  @Test func `Three at most stand over each other and the older ones are folded`() {
    let stack = stack((long, nil), (long, nil), (long, nil), (Toast(.info, "newest"), 5))
    let places = plates(drawing(stack))
    #expect(places.count == 3 && stack.toasts.count == 4)
    for (one, other) in zip(places, places.dropFirst()) { #expect(other.maxY < one.minY) }
    #expect(drawing(stack).texts == ["newest", long.title, long.title])
  }

  @Test(arguments: [
    Viewport(1280, 720), Viewport(1920, 1080), Viewport(640, 480), Viewport(3440, 1440),
  ])
  func `A message covers neither frame nor buttons`(_ viewport: Viewport) {
    let layout = GameLayout(viewport, answers: 4)
    let short = plates(drawing(stack((Toast(.info, "Reloaded config.json"), 5)), viewport))[0]
    #expect(short.minY >= layout.frame.maxY && short.maxY <= viewport.size.height)
    #expect(short.maxX < layout.continueButton.minX)
    // What has to be read reaches into the frame by a line at most, for some seconds.
    let tall = plates(drawing(stack((long, nil)), viewport))[0]
    #expect(layout.frame.maxY - tall.minY < layout.frame.height * 0.1)
    #expect(layout.answers.allSatisfy { $0.intersection(tall).isEmpty })
    let rules = RulesLayout(viewport, hasGraphic: false)
    #expect(rules.play.intersection(short).isEmpty && rules.quit.intersection(short).isEmpty)
  }

  @Test(arguments: [Viewport(390, 844), Viewport(320, 568), Viewport(720, 1280)])
  func `In a tall window it stands at the top`(_ viewport: Viewport) {
    let place = plates(drawing(stack((Toast(.info, "Reloaded config.json"), 5)), viewport))[0]
    #expect(place.maxY <= GameLayout(viewport, answers: 4).frame.minY)
    #expect(viewport.bounds.intersection(place) == place)
    let tall = plates(drawing(stack((long, nil)), viewport))[0]
    #expect(viewport.bounds.intersection(tall) == tall && tall.height > place.height)
  }

  @Test(arguments: [
    ("theme/background.png", 40), ("/home/somebody/pictures/games/big-cats/theme/background.png", 40),
    ("a-name-that-is-far-too-long-to-be-read-by-anyone.jpeg", 20), ("/a/b/c/d/e/f", 5),
  ])
  func `A path that is too long loses its middle`(_ path: String, _ limit: Int) {
    let result = Toast.shortened(path, to: limit)
    if path.count <= limit { return #expect(result == path) }
    let ends = result.split(separator: "…")
    #expect(result.count == limit && ends.count == 2, "\(result)")
    #expect(path.hasPrefix(ends[0]) && path.hasSuffix(ends[1]))
  }

  @Test func `The file's name stays whole where there is room for it`() {
    let short = Toast.shortened("/home/somebody/pictures/games/big-cats/theme/background.png", to: 40)
    #expect(short.hasPrefix("/home/") && short.hasSuffix("/background.png") && short.count == 40, "\(short)")
  }
}
