import Glibc

/// A line on the terminal that tells how far something is; none where nobody watches.
struct ProgressBar {
  private let isShown = Terminal.isWatched
  private var lastLine = ""
  private var lastTime = 0.0

  /// Letters of the bar, and seconds between two looks of it.
  private static let width = 30
  private static let interval = 0.1

  /// Shows that `done` of `all` are done.
  mutating func show(_ done: Int, of all: Int) {
    guard isShown, all > 0 else { return }
    let now = ProgressBar.now
    guard now - lastTime >= ProgressBar.interval || done == all else { return }
    lastTime = now
    let full = done * ProgressBar.width / all
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: ProgressBar.width - full)
    let line = "\(bar) \(done) of \(all)"
    if line != lastLine { Terminal.rewriteLine(line) }
    lastLine = line
  }

  /// Takes the line away.
  mutating func clear() {
    if !lastLine.isEmpty { Terminal.rewriteLine("") }
    lastLine = ""
  }

  /// Seconds on a clock that only goes forward.
  private static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
