import Glibc

/// Writes to the program's standard output and standard error.
enum Terminal {
  static func print(_ text: String) { write(text + "\n", to: 1) }

  static func warn(_ text: String) { write(text + "\n", to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
