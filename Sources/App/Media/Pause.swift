import Glibc

/// Waits where there is nothing to be notified of.
enum Pause {
  /// Gives other threads a millisecond.
  static func briefly() { usleep(1_000) }
}
