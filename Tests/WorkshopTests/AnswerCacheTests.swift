import DecoderProtocol
import Foundation
import Media
import Testing

@testable import Workshop

/// A second check decodes nothing, and never believes what it should not.
@Suite struct AnswerCacheTests {
  private let pack: DraftPack
  private let file: FilePath

  init() throws {
    pack = try DraftPack()
    try pack.copy("photos/jpeg-truncated-half.jpg", to: "Cats/broken.jpg")
    file = FilePath(pack.url.deletingLastPathComponent().appendingPathComponent("cache/answers").path)
  }

  private var bytes: [UInt8] {
    get throws { try Files.read(file, limit: 1 << 20) }
  }

  @Test func aSecondCheckFindsTheSameWithoutTheDecoder() throws {
    let first = try pack.check(cache: file)
    #expect(first.cachedCount == 0 && first.photos.count == 5)
    let second = try pack.check(cache: file)
    #expect(second.cachedCount == 5)
    #expect(second.findings == first.findings)
    #expect(second.photos.map(\.crop) == first.photos.map(\.crop))
    #expect(second.photos.map(\.size) == first.photos.map(\.size))
  }

  /// The bytes count, not where they lie; but a crop depends on the photo's name in the pack.
  @Test func aPackThatMovedIsKnownAgain() throws {
    _ = try pack.check(cache: file)
    let other = try DraftPack()
    try other.copy("photos/jpeg-truncated-half.jpg", to: "Cats/broken.jpg")
    #expect(try other.check(cache: file).cachedCount == 5)
  }

  @Test func otherSettingsAskAgain() throws {
    try pack.configure()
    _ = try pack.check(cache: file)
    #expect(try pack.check(cache: file).cachedCount == 5)
    try pack.configure(#""crop": {"difficulty": "hard"}"#)
    #expect(try pack.check(cache: file).cachedCount == 0)
    try pack.write("Cats/metadata.csv", "file_name,crop\na.svg,0.1 0.1 0.2 0.2\n")
    #expect(try pack.check(cache: file).cachedCount == 4)
  }

  @Test func aChangedPhotoIsAskedForAgain() throws {
    _ = try pack.check(cache: file)
    try pack.write("Cats/a.svg", Drawing.rich(99))
    #expect(try pack.check(cache: file).cachedCount == 4)
  }

  @Test(arguments: ["cut", "changed", "empty", "other"])
  func aDamagedFileIsAsGoodAsNone(damage: String) throws {
    let first = try pack.check(cache: file)
    var bytes = try bytes
    switch damage {
    case "cut": bytes.removeLast(20)
    case "changed": bytes[bytes.count / 2] ^= 1
    case "empty": bytes = []
    default: bytes = Array("closeup check 9\n".utf8) + bytes.dropFirst(16)
    }
    try Files.writeAtomically(bytes, to: file)
    let second = try pack.check(cache: file)
    #expect(second.cachedCount == 0)
    #expect(second.findings == first.findings)
    #expect(try pack.check(cache: file).cachedCount == 5)
  }

  /// A folder that cannot be written costs time and nothing else.
  @Test func noPlaceForTheFileIsNoFault() throws {
    try pack.write("../blocked", "a file where a folder should be")
    let blocked = FilePath(
      pack.url.deletingLastPathComponent().appendingPathComponent("blocked/answers").path)
    let report = try pack.check(cache: blocked)
    #expect(report.photos.count == 5 && report.cachedCount == 0)
  }

  /// What was used last is kept, and the file does not grow for ever.
  @Test func onlySoManyAnswersAreKept() throws {
    func key(_ number: UInt64) -> ContentDigest { ContentDigest(high: number, low: number) }
    let answer = AnswerCache.Answer.failure(Refusal(.damaged, "It is damaged. Copy it again."))
    var cache = AnswerCache(file: file, capacity: 3)
    for number in 1...3 { cache.keep(answer, for: key(UInt64(number))) }
    cache.save()
    cache = AnswerCache(file: file, capacity: 3)
    #expect(cache.answer(for: key(1)) == answer)
    for number in 4...5 { cache.keep(answer, for: key(UInt64(number))) }
    cache.save()
    cache = AnswerCache(file: file, capacity: 3)
    let kept = (1...5).filter { cache.answer(for: key(UInt64($0))) != nil }
    #expect(kept == [1, 4, 5])
  }

  /// What may be otherwise next time is not kept: a slow machine, a decoder that died.
  @Test(arguments: [RefusalCode.tooSlow, .crashed, .decoderUnavailable, .missing, .unreadable])
  func passingFaultsAreForgotten(code: RefusalCode) throws {
    var cache = AnswerCache(file: file)
    let key = ContentDigest(high: 1, low: 2)
    cache.keep(.failure(Refusal(code, "Not now. Try again.")), for: key)
    #expect(cache.answer(for: key) == nil)
  }
}
