import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Photos

/// The client with the real decoder.
@Suite(.serialized) struct RealDecoderTests {
  @Test func aPhotoComesWithItsPixels() throws {
    let service = PhotoService()
    var request = Bench.request(Bench.fixture("photos/png-adam7.png"), PixelSize(192, 128))
    request.crop = CropRequest(seed: 7)
    let id = service.request(PhotoRequest(request))
    let result = try #require(service.waitForResult(milliseconds: 10_000))
    #expect(result.id == id)
    let photo = try #require(result.photo)
    #expect(photo.size == PixelSize(192, 128))
    #expect(photo.info.originalSize == PixelSize(96, 64))
    #expect(photo.pixels.count == 192 * 128 * 4)
    #expect((0..<4).map { photo.pixels[(10 * 192 + 20) * 4 + $0] } == [220, 40, 40, 255])
    #expect(photo.crop != nil)
    #expect(service.poll().isEmpty)
  }

  @Test func filesFactsAndFramesComeOutOfTheSandbox() throws {
    let service = PhotoService()
    var request = Bench.request(Bench.fixture("photos/IMG_0001.HEIC"), PixelSize(40, 40))
    (request.inspects, request.output) = (true, .copy)
    request.crop = CropRequest(seed: 1)
    request.candidates = 3
    let copy = try service.decodeNow(request)
    #expect(copy.info.facts?.format == .heif && copy.info.encoding?.kind == .jpeg)
    #expect(copy.size == copy.info.originalSize && copy.bytes.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(copy.info.candidates.count <= 3)
    request.output = .jpeg(quality: 80)
    #expect(try service.decodeNow(request).bytes.suffix(2) == [0xFF, 0xD9])
    let clear = Bench.request(Bench.fixture("photos/png-grey-alpha8.png"))
    var png = clear
    png.output = .copy
    #expect(try service.decodeNow(png).info.encoding?.kind == .png)
    for name in ["photos/gif-animated.gif", "photos/webp-animated.webp"] {
      var frame = Bench.request(Bench.fixture(name))
      let count = try service.decodeNow(frame).info.frameCount
      #expect(count > 1)
      for index in 1..<count {
        frame.frame = index
        #expect(try service.decodeNow(frame).info.frameCount == count)
      }
    }
    #expect(service.status.starts == 1)
  }

  @Test func aRefusalComesWithASentence() throws {
    let service = PhotoService()
    #expect(throws: PhotoFailure.self) {
      try service.decodeNow(Bench.request(Bench.fixture("misnamed/zero-bytes.jpg")))
    }
    do {
      _ = try service.decodeNow(Bench.request(Bench.fixture("misnamed/web-page.jpg")))
      Issue.record("a web page came out as a picture")
    } catch {
      #expect(error.code == .notAPicture && error.sentence.contains("web page"))
    }
    // A refusal is an answer: the decoder goes on.
    #expect(try service.decodeNow(Bench.request(Bench.fixture("photos/png-1x1.png"))).size.width == 64)
    #expect(service.status.starts == 1)
  }

  @Test func theDecoderSaysWhatHoldsIt() throws {
    let service = PhotoService()
    _ = try service.decodeNow(Bench.request(Bench.fixture("photos/png-1x1.png")))
    let hello = try #require(service.status.hello)
    let known: Enforcement = [
      .resourceLimits, .lowPriority, .parentDeath, .noNewPrivileges, .systemCallFilter,
    ]
    #expect(hello.enforced.isSuperset(of: known))
    #expect(hello.library.hasPrefix("8."))
    let id = try #require(service.status.processID)
    let status = try String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
    let limits = try String(contentsOfFile: "/proc/\(id)/limits", encoding: .utf8)
    #expect(limits.contains("Max address space         1500000000"))
    // Its three streams, and the copy of the answers' one.
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd")
    #expect(descriptors.count <= 8)
    let environment = try Data(contentsOf: URL(fileURLWithPath: "/proc/\(id)/environ"))
    #expect(String(decoding: environment, as: UTF8.self).contains("MALLOC_ARENA_MAX=2"))
  }

  @Test func aDecoderKilledInIdlenessIsReplaced() throws {
    let service = PhotoService()
    let request = Bench.request(Bench.fixture("photos/jpeg-progressive.jpg"))
    for round in 1...5 {
      #expect(try service.decodeNow(request).size == PixelSize(96, 64))
      #expect(service.status.starts == round)
      kill(try #require(service.status.processID), SIGKILL)
    }
  }

  @Test func aDecoderThatIsStoppedCountsAsHung() throws {
    let service = PhotoService(policy: Bench.quick)
    let request = Bench.request(Bench.fixture("photos/jpeg-progressive.jpg"), seconds: 1)
    _ = try service.decodeNow(request)
    kill(try #require(service.status.processID), SIGSTOP)
    // The write goes through, no answer comes: the decoder is replaced, and the photo comes from the next one.
    #expect(try service.decodeNow(request).size == PixelSize(96, 64))
    #expect(service.status.starts == 2)
  }

  @Test func aThousandDeathsLeaveNothingBehind() throws {
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    let before = try descriptors()
    var processes: [Int32] = []
    for _ in 0..<30 {
      let service = PhotoService()
      _ = try service.decodeNow(Bench.request(Bench.fixture("photos/png-1x1.png")))
      processes.append(try #require(service.status.processID))
      service.shutdown()
      service.shutdown()
    }
    // Other tests run beside this one: a leak would be three descriptors a service.
    #expect(try descriptors() < before + 40)
    for process in processes {
      #expect(kill(process, 0) == -1 && errno == ESRCH, "\(process) is still there")
    }
  }

  @Test func shutdownDoesNotWaitForAPhoto() throws {
    let service = PhotoService()
    _ = try service.decodeNow(Bench.request(Bench.fixture("photos/png-1x1.png")))
    kill(try #require(service.status.processID), SIGSTOP)
    service.request(PhotoRequest(Bench.request(Bench.fixture("photos/png-1x1.png"))))
    let start = ContinuousClock.now
    service.shutdown()
    #expect(ContinuousClock.now - start < .seconds(2))
    // Whoever asks afterwards does not wait for ever.
    #expect(throws: PhotoFailure.self) {
      try service.decodeNow(Bench.request(Bench.fixture("photos/png-1x1.png")))
    }
  }

  @Test func damagedFilesOfAllKindsAreSurvived() throws {
    let service = PhotoService()
    var random = Shuffler(state: 20)
    let names = [
      "photos/IMG_0001.HEIC", "photos/avif.avif", "photos/webp-animated.webp", "photos/gif-animated.gif",
      "photos/png-rgb16.png", "photos/jpeg-progressive.jpg", "photos/jpeg-cmyk-adobe.jpg",
      "photos/exif-orientation-6.jpg", "photos/icc-red-green-swapped.jpg",
    ]
    var wanted: Set<RequestID> = []
    for round in 0..<180 {
      var bytes = try Bench.contents(names[round % names.count])
      for _ in 0..<1 + random.below(8) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if random.below(4) == 0 { bytes.removeLast(random.below(bytes.count)) }
      let url = Bench.scratch.appendingPathComponent("fuzz-\(round)")
      try Data(bytes).write(to: url)
      wanted.insert(service.request(PhotoRequest(Bench.request(Array(url.path.utf8), PixelSize(64, 64)))))
    }
    while !wanted.isEmpty {
      let result = try #require(service.waitForResult(milliseconds: 30_000), "\(wanted.count) never came")
      #expect(wanted.remove(result.id) != nil)
      if let photo = result.photo { #expect(photo.pixels.count == photo.size.width * photo.size.height * 4) }
      if let failure = result.failure {
        #expect(failure.sentence.count > 20 && failure.code != .decoderUnavailable)
      }
    }
  }
}
