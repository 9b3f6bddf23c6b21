import Media

/// Writes a path as a shell takes it.
enum ShellWord {
  /// The path itself, in single quotation marks where it holds more than letters, digits and `-_./`.
  static func quoted(_ path: FilePath) -> String {
    let isPlain = path.bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if isPlain, !path.bytes.isEmpty { return path.description }
    let parts = path.description.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}
