import CLinux
import Glibc

/// Tries, inside the sandbox, what must not work, and says what came of it: `name errno` lines, 0 for a success.
enum SelfTest {
  /// Which measures are tried: all, or one of the two that overlap.
  enum Measures: String {
    case all = "--try-sandbox"
    case landlock = "--try-landlock"
    case filter = "--try-filter"
  }

  /// What the hidden options ask for.
  static func wanted(_ arguments: [String]) -> Measures? {
    arguments.lazy.compactMap { Measures(rawValue: $0) }.first
  }

  /// One line an attempt.
  static func run() -> String {
    let attempts: [(String, Int32)] = unsafe [
      ("socket", closeup_try_socket()),
      ("write", closeup_try_write("closeup-decoder-was-here")),
      ("fork", closeup_try_fork()),
      ("trace", closeup_try_trace()),
      ("kill", closeup_try_kill_parent()),
      ("run", closeup_try_run("/bin/true")),
    ]
    return attempts.map { "\($0.0) \($0.1)\n" }.joined()
  }
}
