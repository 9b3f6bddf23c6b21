import Motion
import Testing

@Suite struct FixedStepTests {
  static let second: Int64 = 1_000_000_000

  /// Steps that come of the clock's values, frame by frame.
  private func frames(at times: some Sequence<Int64>) -> [FixedStep.Frame] {
    var fixed = FixedStep()
    return times.map { fixed.frame(at: $0) }
  }

  /// The times of frames for `seconds`, each up to `jitter` of a frame late, the last one not.
  private func clock(_ rate: Int64, seconds: Int64, jitter: Double, from start: Int64) -> [Int64] {
    let count = rate * seconds
    return (0...count).map { index in
      let even = index * FixedStepTests.second / rate
      let late = index == 0 || index == count ? 0 : Double((index * 7_919) % 101) / 101 * jitter
      return start + even + Int64(late * Double(FixedStepTests.second) / Double(rate))
    }
  }

  @Test(arguments: [30, 60, 75, 144, 1_000] as [Int64], [0, 0.3, 0.9])
  func `Five seconds are 600 steps at any frame rate, even or not`(_ rate: Int64, _ jitter: Double) {
    let frames = frames(at: clock(rate, seconds: 5, jitter: jitter, from: 77_123_456_789))
    #expect(frames.reduce(0) { $0 + $1.steps } == 600)
    #expect(frames.allSatisfy { (0..<1).contains($0.alpha) && !$0.resumedAfterGap })
  }

  @Test func `The first frame only starts the clock`() {
    #expect(frames(at: [5_000_000_000]).map(\.steps) == [0])
  }

  @Test func `An hour of 59.94 frames a second does not drift`() {
    var fixed = FixedStep()
    var steps = 0
    var now: Int64 = 0
    while now < 3_600 * FixedStepTests.second {
      steps += fixed.frame(at: now).steps
      now += 16_683_333
    }
    now = 3_600 * FixedStepTests.second
    steps += fixed.frame(at: now).steps
    #expect(steps == 3_600 * 120)
  }

  @Test(arguments: [30, 60, 144] as [Int64])
  func `Steps end one after the other, a 120th of a second apart, none in the future`(_ rate: Int64) {
    let times = clock(rate, seconds: 2, jitter: 0.5, from: 1_000)
    var ends: [Int64] = []
    for (frame, now) in zip(frames(at: times), times) {
      ends += (0..<frame.steps).map { FixedStep.end(ofStep: $0, in: frame) }
      #expect((ends.last ?? 0) <= now)
    }
    let distances = zip(ends, ends.dropFirst()).map { $1 - $0 }
    #expect(distances.allSatisfy { (8_333_332...8_333_335).contains($0) })
  }

  @Test(
    arguments: [
      // Milliseconds between two frames, the steps they bring, and whether it was a gap.
      (0, 0, false), (4, 0, false), (9, 1, false), (250, 30, false), (251, 30, false), (600, 30, false),
      (1_000, 30, false), (1_001, 0, true), (28_800_000, 0, true), (-50, 0, false),
    ] as [(Int64, Int, Bool)])
  func `A slow frame is cut, a gap brings nothing and says so`(_ wait: Int64, _ steps: Int, _ isGap: Bool) {
    let frame = frames(at: [FixedStepTests.second, FixedStepTests.second + wait * 1_000_000])[1]
    #expect(frame.steps == steps)
    #expect(frame.resumedAfterGap == isGap)
  }

  @Test func `After a gap time goes on as before`() {
    let frames = frames(at: [0, 4_000_000, 9_000_000_000, 9_004_400_000])
    // 4 ms and 4.4 ms make a step: the first was not lost, the gap did not count.
    #expect(frames.map(\.steps) == [0, 0, 0, 1])
    #expect(frames.map(\.resumedAfterGap) == [false, false, true, false])
  }

  @Test func `Alpha says how far the next step has come`() {
    let frame = frames(at: [0, 12_500_000])[1]
    #expect(frame.steps == 1)
    #expect((frame.alpha - 0.5).magnitude < 1e-9)
  }
}
