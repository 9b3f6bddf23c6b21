/// How a moving picture plays.
package struct Movie: Equatable, Sendable {
  /// Seconds from the start at which each frame ends.
  private let ends: [Double]
  /// How often it plays; 0 for without end.
  package let loops: Int

  /// A picture whose frames stay for `delays` seconds each, which plays `loops` times.
  package init(delays: [Double], loops: Int = 1) {
    var end = 0.0
    ends = delays.map { delay in
      end += delay
      return end
    }
    self.loops = loops
  }

  package var frameCount: Int { ends.count }

  /// Whether there is more than one frame.
  package var moves: Bool { ends.count > 1 }

  /// Seconds that it takes to play once.
  package var length: Double { ends.last ?? 0 }

  /// The frame at `time` when it plays once; the last one stays.
  package func frame(at time: Double) -> Int {
    // The first frame that has not ended.
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return max(0, min(low, ends.count - 1))
  }

  /// The frame at `time` when it plays as often as it wants to, counted on from round to round; the very last one stays.
  package func position(at time: Double) -> Int {
    guard moves, length > 0, time > 0 else { return 0 }
    let round = (time / length).rounded(.down)
    if loops > 0, round >= Double(loops) { return frameCount * loops - 1 }
    return Int(min(round, 1e9)) * frameCount + frame(at: time - round * length)
  }
}
