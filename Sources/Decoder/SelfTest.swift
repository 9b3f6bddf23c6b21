import CLinux
import Glibc

/// Tries, inside the sandbox, what must not work, and says what came of it: `name errno` lines, 0 for a success.
enum SelfTest {
  /// The hidden option that asks for it.
  static let option = "--try-sandbox"

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
