import Glibc

/// Writes to the program's standard output and standard error.
enum Terminal {
  static func print(_ text: String) { write(text + "\n", to: 1) }

  static func warn(_ text: String) { write(text + "\n", to: 2) }

  /// Whether a person reads standard error as it comes.
  static var isWatched: Bool { isatty(2) == 1 }

  /// Puts `text` in place of the line that a call before left on standard error.
  static func rewriteLine(_ text: String) { write("\r\u{1B}[K" + text, to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
