import Glibc

/// A moment on the monotonic clock, in milliseconds.
struct Deadline: Sendable {
  private let moment: Int

  private static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  /// `milliseconds` from now.
  init(milliseconds: Int) {
    moment = Self.now + max(0, milliseconds)
  }

  /// How long until then, in milliseconds; 0 when it has passed.
  var remaining: Int { max(0, moment - Self.now) }

  /// What poll(2) takes: rounded up so that a wait never ends before its time.
  var timeout: Int32 { Int32(clamping: remaining == 0 ? 0 : remaining + 1) }

  /// Whether it has passed.
  var hasPassed: Bool { remaining == 0 }
}
