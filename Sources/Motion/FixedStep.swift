/// Cuts real time into equal steps of game time.
///
/// The game's logic sees nothing but steps of 1/120 s, so that it comes out the same at any frame rate.
package struct FixedStep: Equatable, Sendable {
  /// Steps in a second.
  package static let rate = 120.0
  /// Seconds of game time in a step.
  package static let duration = 1 / rate
  /// Nanoseconds that one frame can bring at most: a longer one (a dragged window, a slow disk) is cut.
  package static let longestFrame: Int64 = 250_000_000
  /// Nanoseconds from which a gap is no slow frame but a suspended machine or a stopped process.
  package static let gap: Int64 = 1_000_000_000

  /// What a frame brings.
  package struct Frame: Equatable, Sendable {
    /// Steps to take.
    package var steps: Int
    /// The clock, in nanoseconds, at the end of the first of them.
    package var firstStepEnd: Int64
    /// How far time stands into the step after, 0…1.
    package var alpha: Double
    /// Whether the machine slept or the process stood still: the game pauses, and no time is lost.
    package var resumedAfterGap: Bool
  }

  private var last: Int64?
  /// Nanoseconds, in 120ths so that no rounding adds up.
  private var owed: Int64 = 0

  package init() {}

  /// The steps due at `now`, the clock's nanoseconds. The first call only starts the clock.
  package mutating func frame(at now: Int64) -> Frame {
    let stepTicks: Int64 = 1_000_000_000  // one step in 120ths of a nanosecond
    guard let before = last else {
      last = now
      return Frame(steps: 0, firstStepEnd: now, alpha: 0, resumedAfterGap: false)
    }
    last = now
    let elapsed = max(0, now - before)
    if elapsed > FixedStep.gap {
      return Frame(steps: 0, firstStepEnd: now, alpha: alpha, resumedAfterGap: true)
    }
    owed += min(elapsed, FixedStep.longestFrame) * 120
    let steps = owed / stepTicks
    owed -= steps * stepTicks
    let lastStepEnd = now - owed / 120
    let firstStepEnd = lastStepEnd - max(0, steps - 1) * stepTicks / 120
    return Frame(steps: Int(steps), firstStepEnd: firstStepEnd, alpha: alpha, resumedAfterGap: false)
  }

  /// The clock's nanoseconds at the end of step `index` of `frame`.
  package static func end(ofStep index: Int, in frame: Frame) -> Int64 {
    frame.firstStepEnd + Int64(index) * 1_000_000_000 / 120
  }

  private var alpha: Double { Double(owed) / 1_000_000_000 }
}
