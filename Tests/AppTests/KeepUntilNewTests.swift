import DecoderProtocol
import Foundation
import Geometry
import Media
import Photos
import Rules
import SDLKit
import Scenes
import Testing

@testable import App

/// What is on screen stays there until what the owner changed is decoded, and for good when that is broken.
@Suite struct KeepUntilNewTests {
  private let folder: TemporaryFolder
  private let service: PhotoService
  private let renderer: Renderer

  init() throws {
    folder = try TemporaryFolder()
    service = PhotoService(
      program: Array(RunningGame.programs.appendingPathComponent("closeup-decoder").path.utf8))
    renderer = try Renderer(offscreen: PixelSize(64, 64))
  }

  /// Writes a picture of one colour.
  private func write(_ name: String, _ colour: Colour) throws {
    var image = PixelImage(size: PixelSize(40, 30))
    for y in 0..<30 { for x in 0..<40 { image[x, y] = colour } }
    try image.savePNG(to: Array(folder.path(name).utf8))
  }

  /// Hands over results until a condition holds; whether it did within ten seconds.
  private func wait(_ take: (PhotoResult) -> Bool, until holds: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while !holds(), Date() < end {
      if let result = service.waitForResult(milliseconds: 100) { _ = take(result) }
    }
    return holds()
  }

  /// The colour in a texture's middle.
  private func colour(_ texture: Texture?) throws -> Colour? {
    guard let texture else { return nil }
    renderer.clear(.black)
    renderer.draw(texture, destination: Rect(0, 0, 64, 64))
    return try renderer.readPixels()[32, 32]
  }

  // MARK: Graphics

  private final class Words {
    var kept: [String] = []
    var fallen: [String] = []
    var renewed: [GraphicSource] = []
    var fallsBack = false
  }

  private func store(_ words: Words) -> GraphicStore {
    let file = FilePath(folder.path("a.png"))
    let store = GraphicStore(
      service: service, renderer: renderer,
      files: GraphicFiles(
        path: { _ in file },
        fallBack: { _, sentence in
          words.fallen.append(sentence)
          return words.fallsBack
        }, report: { _, sentence in words.fallen.append(sentence) },
        keep: { _, sentence in words.kept.append(sentence) }, limits: { DecodeLimits(Configuration.Limits()) }
      ))
    store.renewed = { words.renewed.append($0) }
    return store
  }

  private let source = GraphicSource.named("star")
  private let size = PixelSize(20, 15)

  private func graphic(_ store: GraphicStore) -> Texture? {
    let texture = store.texture(source, size, .stretch)
    store.endFrame()
    return texture
  }

  @Test func aGraphicStaysUntilTheNewOneIsThere() throws {
    let (red, blue) = (Colour(255, 0, 0), Colour(0, 0, 255))
    try write("a.png", red)
    let words = Words()
    let store = store(words)
    #expect(wait(store.take) { graphic(store) != nil })
    #expect(try colour(graphic(store)) == red)
    try write("a.png", blue)
    store.renew([source]) { $0 == source }
    #expect(store.isWaiting)
    #expect(try colour(graphic(store)) == red, "the old one is gone before the new one is there")
    #expect(wait(store.take) { !words.renewed.isEmpty })
    #expect(try colour(graphic(store)) == blue)
    #expect(words.renewed == [source] && words.kept == [] && words.fallen == [])
    #expect(!store.isWaiting && !store.wantsAnotherFrame)
  }

  @Test func aBrokenGraphicKeepsTheOldOneAndIsTriedAgainWhenItChanges() throws {
    let (red, blue) = (Colour(255, 0, 0), Colour(0, 0, 255))
    try write("a.png", red)
    let words = Words()
    let store = store(words)
    #expect(wait(store.take) { graphic(store) != nil })
    try folder.write("a.png", "no picture")
    store.renew([source]) { $0 == source }
    #expect(wait(store.take) { !words.kept.isEmpty })
    #expect(try colour(graphic(store)) == red)
    // In a size that it was never drawn in, too; and nobody asks again and again.
    #expect(try colour(store.texture(source, PixelSize(33, 22), .stretch)) == red)
    store.endFrame()
    #expect(!store.isWaiting && !store.wantsAnotherFrame)
    #expect(words.kept.count == 1 && words.fallen == [] && words.renewed == [])
    try write("a.png", blue)
    store.renew([source]) { $0 == source }
    #expect(wait(store.take) { !words.renewed.isEmpty })
    #expect(try colour(graphic(store)) == blue)
  }

  @Test func aGraphicThatDidNotChangeIsNotDecodedAgain() throws {
    try write("a.png", Colour(255, 0, 0))
    let store = store(Words())
    #expect(wait(store.take) { graphic(store) != nil })
    store.renew([]) { _ in false }
    #expect(!store.isWaiting)
  }

  @Test func aGraphicThatIsNotOnScreenIsTried() throws {
    try folder.write("a.png", "no picture")
    let words = Words()
    let store = store(words)
    store.renew([source]) { $0 == source }
    #expect(wait(store.take) { !words.fallen.isEmpty }, "nobody is told that it is broken")
  }

  // MARK: Photos

  private final class Told {
    var reports: [(String, Bool)] = []
    var renewed: [PictureID] = []
    var isThere = true
  }

  private func desk(_ told: Told) -> PhotoDesk {
    let path = Array(folder.path("a.png").utf8)
    let desk = PhotoDesk(
      service: service,
      source: PhotoSource(
        request: { _, box in
          told.isThere
            ? DecodeRequest(path: path, box: box, limits: DecodeLimits(Configuration.Limits())) : nil
        },
        info: { _, info in PhotoInfo(size: info.originalSize, crop: Rect(0.1, 0.1, 0.1, 0.1)) },
        report: { told.reports.append(($1, $2)) }))
    desk.renewed = { told.renewed.append($0) }
    return desk
  }

  private let picture = PictureID(3)
  private let box = PixelSize(40, 30)

  private func isReady(_ desk: PhotoDesk) -> Bool {
    if case .ready = desk.state(of: picture) { return true }
    return false
  }

  /// A desk that shows a red picture.
  private func shown(_ told: Told) throws -> PhotoDesk {
    try write("a.png", Colour(255, 0, 0))
    let desk = desk(told)
    desk.want([picture], box)
    try #require(wait({ desk.take($0, renderer: renderer) }) { isReady(desk) })
    return desk
  }

  @Test func aPhotoStaysUntilTheNewOneIsThere() throws {
    let told = Told()
    let desk = try shown(told)
    try write("a.png", Colour(0, 0, 255))
    desk.renew([picture])
    #expect(isReady(desk))
    #expect(try colour(desk.texture(of: picture)) == Colour(255, 0, 0))
    // The scene goes on asking for it in every step.
    desk.want([picture], box)
    #expect(wait({ desk.take($0, renderer: renderer) }) { told.renewed == [picture] })
    #expect(try colour(desk.texture(of: picture)) == Colour(0, 0, 255))
    #expect(told.reports.isEmpty)
  }

  @Test func aBrokenPhotoKeepsTheOldOne() throws {
    let told = Told()
    let desk = try shown(told)
    try folder.write("a.png", "no picture")
    desk.renew([picture])
    #expect(wait({ desk.take($0, renderer: renderer) }) { !told.reports.isEmpty })
    #expect(isReady(desk))
    #expect(try colour(desk.texture(of: picture)) == Colour(255, 0, 0))
    #expect(told.reports.count == 1 && !told.reports[0].1, "it is lost for the deal")
  }

  @Test func aPhotoThatIsGoneStaysInSightAndOneThatWaitsIsReplaced() throws {
    let told = Told()
    let desk = try shown(told)
    let next = PictureID(4)
    desk.want([picture, next], box)
    told.isThere = false
    desk.lose([picture, next])
    #expect(desk.texture(of: picture) != nil)
    #expect(desk.state(of: next) == .failed)
    desk.want([PictureID(5)], box)
    #expect(desk.state(of: PictureID(5)) == .failed, "one that is still to come")
    // It is back while it is on screen.
    desk.want([picture, next], box)
    told.isThere = true
    desk.renew([picture, next])
    desk.want([picture, next], box)
    #expect(desk.texture(of: picture) != nil)
    #expect(wait({ desk.take($0, renderer: renderer) }) { desk.state(of: next) != .waiting && isReady(desk) })
  }

  @Test func aPhotoThatWasBadIsTriedAgain() throws {
    let told = Told()
    try folder.write("a.png", "no picture")
    let desk = desk(told)
    desk.want([picture], box)
    #expect(wait({ desk.take($0, renderer: renderer) }) { desk.state(of: picture) == .failed })
    try write("a.png", Colour(255, 0, 0))
    desk.renew([picture])
    desk.want([picture], box)
    #expect(wait({ desk.take($0, renderer: renderer) }) { isReady(desk) })
  }
}
