import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Photos

/// Random damage, for a while: `scripts/fuzz` runs it longer. What fails names its seed; with that in
/// `CLOSEUP_FUZZ_SEED` the run starts with the very same case.
@Suite(.serialized) struct FuzzTests {
  /// Seconds for all three together.
  private static let seconds =
    ProcessInfo.processInfo.environment["CLOSEUP_FUZZ_SECONDS"].flatMap { Double($0) } ?? 54
  private static let firstSeed =
    ProcessInfo.processInfo.environment["CLOSEUP_FUZZ_SEED"].flatMap { UInt64($0) }
    ?? UInt64(Date().timeIntervalSince1970 * 1_000) << 20

  /// Runs cases until their part of the time is over; how many there were.
  private func repeating(part: Double, _ run: (UInt64) throws -> Void) rethrows -> Int {
    let end = ContinuousClock.now + .seconds(Self.seconds * part)
    var count = 0
    while ContinuousClock.now < end {
      try run(Self.firstSeed &+ UInt64(count))
      count += 1
    }
    return count
  }

  private static let pictures: [[UInt8]] = {
    let folder = URL(fileURLWithPath: String(decoding: Bench.fixture(""), as: UTF8.self))
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let names = (files?.allObjects as? [URL] ?? []).map(\.path).sorted()
    let bytes = names.compactMap { FileManager.default.contents(atPath: $0) }
    return bytes.map { [UInt8]($0) }.filter { !$0.isEmpty && $0.count < 120_000 && $0.first != 0x7B }
  }()

  // MARK: Pictures

  private static let limits = DecodeLimits(
    megapixels: 60, fileMegabytes: 4, memoryMegabytes: 200, seconds: 4)
  /// What the decoder takes without a photo, and its libraries' tables, in MB.
  private static let decoderItself = 150.0

  @Test func damagedPicturesNeverHangNorFillMemory() throws {
    #expect(Self.pictures.count > 30)
    var policy = Bench.quick
    policy.takeUpMilliseconds = 20_000
    policy.graceMilliseconds = 10_000
    let service = PhotoService(policy: policy)
    let file = Bench.scratch.appendingPathComponent("fuzzed")
    var (shown, crashes) = (0, 0)
    let count = try repeating(part: 0.6) { seed in
      var mutator = PictureMutator(seed: seed)
      let bytes = mutator.damage(Self.pictures[mutator.below(Self.pictures.count)])
      try Data(bytes).write(to: file)
      var request = DecodeRequest(
        path: Array(file.path.utf8), box: PixelSize(1 + mutator.below(300), 1 + mutator.below(300)),
        limits: Self.limits)
      if mutator.below(2) == 0 { request.crop = CropRequest(seed: seed) }
      if mutator.below(8) == 0 { request.frame = mutator.below(20) }
      request.inspects = mutator.below(2) == 0
      request.candidates = mutator.below(20)
      if mutator.below(3) == 0 { request.output = mutator.below(2) == 0 ? .copy : .jpeg(quality: 80) }
      let id = service.request(PhotoRequest(request))
      // Three attempts, each within its limit and the decoder's own grace.
      guard let result = service.waitForResult(milliseconds: 3 * 16_000), result.id == id else {
        return keep(bytes, seed, "no answer")
      }
      switch result.outcome {
      case .success(let photo):
        shown += 1
        if photo.pixels.count != photo.info.byteCount || request.inspects != (photo.info.facts != nil) {
          keep(bytes, seed, "\(photo.pixels.count) bytes, \(photo.info)")
        }
        // A copy has the picture's own size.
        if request.output == .copy { break }
        let fits = photo.size.width <= request.box.width && photo.size.height <= request.box.height
        let touches = photo.size.width == request.box.width || photo.size.height == request.box.height
        if !fits || !touches {
          keep(bytes, seed, "\(photo.size) for a box of \(request.box)")
        }
        if let rect = photo.crop?.rect, !Rect.unit.contains(rect) {
          keep(bytes, seed, "crop \(rect)")
        }
      case .failure(let failure):
        if failure.code == .crashed { crashes += 1 }
        if failure.code == .tooSlow { keep(bytes, seed, failure.sentence) }
        if failure.code == .decoderUnavailable || failure.sentence.count < 20 {
          keep(bytes, seed, "\(failure.code): \(failure.sentence)")
        }
      }
      if let peak = Self.peak(of: service.status.processID),
        peak > Double(Self.limits.memoryMegabytes) + Self.decoderItself
      {
        keep(bytes, seed, "the decoder took \(peak) MB")
        kill(service.status.processID ?? 0, SIGKILL)
      }
    }
    print("Fuzz: \(count) pictures, \(shown) shown, \(crashes) deaths by a picture, first \(Self.firstSeed)")
    #expect(count > 50 && shown > 0)
    #expect(service.fatal == nil)
  }

  /// Notes a failure, and keeps its picture.
  private func keep(_ bytes: [UInt8], _ seed: UInt64, _ what: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("closeup-fuzz-\(seed)")
    try? Data(bytes).write(to: file)
    Issue.record("CLOSEUP_FUZZ_SEED=\(seed): \(what); the picture is \(file.path)")
  }

  /// Most memory that a process has had, in MB.
  private static func peak(of process: Int32?) -> Double? {
    guard let process, let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map {
      $0 / 1_024
    }
  }

  // MARK: Requests

  @Test func whateverTheDecoderIsAskedItAnswersOrEnds() throws {
    let count = repeating(part: 0.25) { seed in
      var random = PictureMutator(seed: seed)
      var stream: [UInt8] = []
      for number in 0...random.below(6) {
        var request = Bench.request(
          Bench.fixture("photos/png-adam7.png"), PixelSize(1 + random.below(80), 1 + random.below(80)),
          seconds: 5)
        if random.below(2) == 0 { request.crop = CropRequest(seed: seed) }
        request.inspects = random.below(2) == 0
        request.candidates = random.below(65)
        request.output = [.pixels, .jpeg(quality: 1 + random.below(100)), .copy][random.below(3)]
        var message = MessageHeader.message(.request, id: UInt32(number), payload: request.payload)
        // Mostly the fields: after a damaged header there is nothing more to be understood.
        let isHeader = random.below(8) == 0
        for _ in 0..<random.below(4) {
          let at = isHeader ? random.below(24) : 24 + random.below(message.count - 24)
          message[at] = UInt8(random.below(256))
        }
        if random.below(16) == 0 { message.removeLast(random.below(message.count)) }
        stream += message
      }
      if random.below(8) == 0 { stream = (0..<random.below(3_000)).map { _ in UInt8(random.below(256)) } }
      let talk = DecoderTalk(saying: stream, seconds: 60)
      #expect(talk.problem == nil, "CLOSEUP_FUZZ_SEED=\(seed)")
    }
    print("Fuzz: \(count) streams of requests, first \(Self.firstSeed)")
    #expect(count > 5)
  }

  // MARK: Answers

  @Test func whateverADecoderAnswersTheClientGoesOn() throws {
    let file = Bench.scratch.appendingPathComponent("answers")
    let program = try Bench.decoder("parrot", "exec cat '\(file.path)'")
    var policy = Bench.quick
    policy.decodeAttempts = 1
    policy.startAttempts = 2
    let info = PictureInfo(
      size: PixelSize(5, 4), originalSize: PixelSize(50, 40), frameCount: 2, frameDelays: [100, 90],
      hasAlpha: true, crop: CropChoice(rect: Rect(0.1, 0.1, 0.3, 0.3), score: 1),
      facts: PictureFacts(format: .gif, caption: "Caption", credit: "Credit"),
      candidates: [CropChoice(rect: Rect(0.4, 0.1, 0.3, 0.3), score: 1)])
    var shown = 0
    let count = try repeating(part: 0.15) { seed in
      var random = PictureMutator(seed: seed)
      var stream = MessageHeader.message(
        .hello, id: 0, payload: DecoderHello(enforced: [], library: "8").payload)
      stream += MessageHeader.message(.began, id: 1)
      if random.below(3) == 0 {
        stream += MessageHeader.message(.refusal, id: 1, payload: Refusal(.damaged, "Damaged.").payload)
      } else {
        stream += MessageHeader.message(.picture, id: 1, payload: info.payload, pixelCount: info.byteCount)
        stream += (0..<info.byteCount).map { UInt8(truncatingIfNeeded: $0) }
      }
      for _ in 0..<random.below(4) { stream[random.below(stream.count)] = UInt8(random.below(256)) }
      if random.below(8) == 0 { stream = random.damage(stream) }
      try Data(stream).write(to: file)
      let service = PhotoService(program: program, policy: policy)
      service.request(PhotoRequest(Bench.request(Array("x".utf8), PixelSize(64, 64), seconds: 1)))
      guard let result = service.waitForResult(milliseconds: 30_000) else {
        Issue.record("CLOSEUP_FUZZ_SEED=\(seed): no result")
        return
      }
      if let photo = result.photo {
        shown += 1
        #expect(
          photo.size.width <= 64 && photo.size.height <= 64
            && photo.pixels.count == photo.size.width * photo.size.height * 4, "CLOSEUP_FUZZ_SEED=\(seed)")
      }
      service.shutdown()
    }
    print("Fuzz: \(count) streams of answers, \(shown) pictures of them, first \(Self.firstSeed)")
    #expect(count > 20 && shown > 0)
  }
}
