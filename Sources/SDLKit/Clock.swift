import Glibc

/// The system's clocks, in nanoseconds.
package enum Clock {
  /// Time since the start that never jumps and stops in a suspend (`CLOCK_MONOTONIC`).
  package static var monotonic: UInt64 { read(CLOCK_MONOTONIC) }

  /// Time since the start that goes on in a suspend (`CLOCK_BOOTTIME`).
  package static var boot: UInt64 { read(CLOCK_BOOTTIME) }

  /// Sleeps until the monotonic clock shows `deadline`; returns at once when it is past.
  ///
  /// The deadline is absolute (`clock_nanosleep` with `TIMER_ABSTIME`), so that a frame limiter does not drift.
  package static func sleep(until deadline: UInt64) {
    var time = timespec(
      tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
    while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  /// What a clock of the system's shows.
  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
