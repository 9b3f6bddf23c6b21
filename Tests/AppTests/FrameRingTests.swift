import DecoderProtocol
import Geometry
import Testing

@testable import App
@testable import Photos

/// Frames of moving pictures on their way to the screen.
@Suite struct FrameRingTests {
  /// Stands for the decoder: keeps what was asked for, in order, and answers when told to.
  private final class Desk {
    private(set) var asked: [(id: RequestID, frame: Int, size: PixelSize)] = []
    private(set) var answered: [Int] = []
    private(set) var cancelled = 0
    private var count: UInt32 = 0

    var requests: FrameRing.Requests {
      FrameRing.Requests(
        request: { [self] frame, size, _ in
          count += 1
          asked.append((RequestID(number: count), frame, size))
          return RequestID(number: count)
        },
        cancel: { [self] id in
          cancelled += 1
          asked.removeAll { $0.id == id }
        }, isWaiting: { [self] id in asked.dropFirst().contains { $0.id == id } })
    }

    /// Answers the first request.
    func answer(_ ring: FrameRing) {
      guard !asked.isEmpty else { return }
      let job = asked.removeFirst()
      answered.append(job.frame)
      guard let pixels = PixelBuffer(count: job.size.width * job.size.height * 4) else { return }
      let photo = Photo(info: PictureInfo(size: job.size, originalSize: job.size), pixels: pixels)
      #expect(ring.take(job.id, .success(photo)))
    }

    func answerAll(_ ring: FrameRing) { while !asked.isEmpty { answer(ring) } }

    func refuse(_ ring: FrameRing, _ code: RefusalCode) {
      let job = asked.removeFirst()
      #expect(ring.take(job.id, .failure(PhotoFailure(code, "No."))))
    }
  }

  private let size = PixelSize(1_280, 720)

  @Test func fiveMinutesTakeNoMoreThanTheBudgetAndEachFrameIsDecodedOnce() {
    let desk = Desk()
    let ring = FrameRing(frameCount: 9_000, loops: 1, requests: desk.requests)
    var most = 0
    for position in 0..<9_000 {
      ring.want(position, size, .stretch)
      desk.answerAll(ring)
      ring.want(position, size, .stretch)
      #expect(ring.shown == position)
      most = max(most, ring.byteCount)
    }
    // The texture takes a frame's bytes besides.
    #expect(most + 1_280 * 720 * 4 <= FrameRing.byteBudget)
    #expect(desk.answered == Array(0..<9_000))
    #expect(!ring.isWaiting && desk.asked.isEmpty)
  }

  @Test func twoFramesAreKeptHoweverLarge() {
    let large = PixelSize(7_680, 4_320)
    let desk = Desk()
    let ring = FrameRing(frameCount: 100, loops: 0, requests: desk.requests)
    ring.want(0, large, .cover)
    #expect(desk.asked.map(\.frame) == [0, 1])
    #expect(FrameRing.capacity(size) == 5)
  }

  @Test func aLateFrameHoldsTheOneBefore() {
    let desk = Desk()
    let ring = FrameRing(frameCount: 1_000, loops: 1, requests: desk.requests)
    ring.want(0, size, .stretch)
    #expect(ring.shown == nil && ring.isWaiting)
    desk.answer(ring)
    ring.want(0, size, .stretch)
    #expect(ring.shown == 0 && !ring.isWaiting)
    // Time goes on while the decoder has frame 1.
    ring.want(8, size, .stretch)
    #expect(ring.shown == 0 && ring.isWaiting)
    // What can no longer be in time is not decoded, but for the frame that is being decoded now.
    #expect(desk.asked.map(\.frame) == [1, 8, 9, 10, 11, 12])
    desk.answer(ring)
    ring.want(8, size, .stretch)
    #expect(ring.shown == 1)
    desk.answer(ring)
    ring.want(9, size, .stretch)
    #expect(ring.shown == 8)
    desk.answerAll(ring)
    ring.want(9, size, .stretch)
    #expect(ring.shown == 9)
    #expect(ring.byteCount <= FrameRing.byteBudget)
  }

  @Test func roundsFollowEachOtherAndTheLastFrameStays() {
    let desk = Desk()
    let ring = FrameRing(frameCount: 7, loops: 2, requests: desk.requests)
    var shown: [Int?] = []
    for position in 0..<16 {
      ring.want(position, size, .stretch)
      desk.answerAll(ring)
      ring.want(position, size, .stretch)
      shown.append(ring.shown)
    }
    #expect(shown == [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 6, 6])
    // Behind the end nothing is asked for.
    #expect(desk.answered == [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6])
  }

  @Test func aShortPictureIsDecodedOnce() {
    let desk = Desk()
    let ring = FrameRing(frameCount: 4, loops: 0, requests: desk.requests)
    for position in 0..<400 {
      ring.want(position, size, .stretch)
      desk.answerAll(ring)
      ring.want(position, size, .stretch)
      #expect(ring.shown == position % 4)
    }
    #expect(desk.answered == [0, 1, 2, 3])
  }

  @Test func anotherSizeDoesNotSendTheDecoderBack() {
    let desk = Desk()
    let ring = FrameRing(frameCount: 1_000, loops: 1, requests: desk.requests)
    ring.want(500, size, .stretch)
    desk.answerAll(ring)
    let small = PixelSize(640, 360)
    ring.want(501, small, .stretch)
    #expect(ring.shown == 501 && ring.photo?.size == size)
    #expect(desk.asked.allSatisfy { $0.frame > 504 && $0.size == small })
    // The frame that stays at the end comes in the new size.
    ring.want(999, size, .stretch)
    desk.answerAll(ring)
    ring.want(999, small, .stretch)
    #expect(ring.isWaiting)
    desk.answerAll(ring)
    ring.want(999, small, .stretch)
    #expect(ring.photo?.size == small && !ring.isWaiting)
  }

  @Test func aDamagedFrameEndsTheMovementAndAFarOneDoesNot() {
    let desk = Desk()
    let ring = FrameRing(frameCount: 1_000, loops: 1, requests: desk.requests)
    ring.want(0, size, .stretch)
    desk.answer(ring)
    for _ in 0..<3 {
      ring.want(900, size, .stretch)
      while !desk.asked.isEmpty { desk.refuse(ring, .tooSlow) }
      #expect(ring.failure == nil && ring.isWaiting)
    }
    ring.want(900, size, .stretch)
    desk.answer(ring)
    ring.want(900, size, .stretch)
    #expect(ring.shown == 900)
    desk.refuse(ring, .damaged)
    ring.want(905, size, .stretch)
    #expect(ring.failure?.code == .damaged && ring.shown == 900 && !ring.isWaiting)
  }

  @Test func whatIsClosedKeepsNothing() {
    let desk = Desk()
    let ring = FrameRing(frameCount: 50, loops: 0, requests: desk.requests)
    ring.want(0, size, .stretch)
    desk.answer(ring)
    ring.close()
    #expect(ring.byteCount == 0 && desk.asked.isEmpty && ring.photo == nil)
  }
}
