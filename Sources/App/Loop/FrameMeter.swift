import Glibc
import SDLKit

/// What frames cost: processor time of the loop's thread, and how late they were.
final class FrameMeter {
  private let log: EventLog?
  private var cpuStart: UInt64 = 0
  private var cpu: [Double] = []
  private var hasDrawn = false
  private var idle: [Double] = []
  private var lastDrawn: UInt64 = 0
  private var late = 0
  private var loading = 0
  private var hasPresented = false

  /// Milliseconds between two drawn frames from which the later one is late: one and a half of 60 in a second.
  private static let lateMilliseconds = 25.0

  init(log: EventLog?) {
    self.log = log
  }

  func begin() {
    cpuStart = FrameMeter.threadTime
    hasDrawn = false
  }

  func drew() {
    hasDrawn = true
    let now = Clock.monotonic
    let gap = Double(now - lastDrawn) / 1e6
    // Longer gaps are still screens, where nothing is drawn.
    if lastDrawn > 0, gap > FrameMeter.lateMilliseconds, gap < 120 { late += 1 }
    lastDrawn = now
  }

  /// Notes that a frame is on screen. The first one's moment is logged, for whoever knows when the program started.
  func presented() {
    guard !hasPresented else { return }
    hasPresented = true
    log?.write("firstFrame", [("monotonicMilliseconds", Double(Clock.monotonic) / 1e6)])
  }

  /// Notes that nothing has changed for so long that the loop slows down.
  func rests() {
    log?.write("rests", [("frames", Double(cpu.count))])
  }

  /// Closes a frame, drawn or not; `isLoading` when the player waits for a photo in it.
  func end(isLoading: Bool) {
    if isLoading { loading += 1 }
    let spent = Double(FrameMeter.threadTime - cpuStart) / 1e6
    if hasDrawn { cpu.append(spent) } else { idle.append(spent) }
  }

  /// Prints median, 99th percentile and late frames.
  func report() {
    let drawn = cpu.sorted()
    let still = idle.sorted()
    func at(_ part: Double, _ values: [Double]) -> Double {
      values.isEmpty ? 0 : values[min(values.count - 1, Int(Double(values.count) * part))]
    }
    let numbers: [(String, Double)] = [
      ("frames", Double(drawn.count)), ("medianMilliseconds", at(0.5, drawn)),
      ("p99Milliseconds", at(0.99, drawn)),
      ("worstMilliseconds", drawn.last ?? 0), ("lateFrames", Double(late)),
      ("loadingFrames", Double(loading)),
      ("stillFrames", Double(still.count)), ("stillMedianMilliseconds", at(0.5, still)),
    ]
    log?.write("measure", numbers)
    Terminal.print(numbers.map { "\($0.0) \(($0.1 * 1_000).rounded() / 1_000)" }.joined(separator: "  "))
  }

  private static var threadTime: UInt64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
