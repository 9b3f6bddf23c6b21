extension FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Whether the path starts at the root of the file system.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The path of `name` in this folder; `name` itself when it is absolute or this path is empty.
  package func appending(_ name: FilePath) -> FilePath {
    if name.isAbsolute || bytes.isEmpty { return name }
    if name.bytes.isEmpty { return self }
    return FilePath(bytes: bytes.last == Self.slash ? bytes + name.bytes : bytes + [Self.slash] + name.bytes)
  }

  /// The path of `name` in this folder; `name` itself when it is absolute or this path is empty.
  package func appending(_ name: String) -> FilePath { appending(FilePath(name)) }

  /// The last part, without slashes at the end.
  package var name: FilePath { FilePath(bytes: Array(trimmed[nameStart...])) }

  /// The folder the path lies in; "." for a bare name and "/" for the root.
  package var parent: FilePath {
    var end = nameStart
    if end == 0 { return FilePath(trimmed.isEmpty && isAbsolute ? "/" : ".") }
    while end > 1, bytes[end - 1] == Self.slash { end -= 1 }
    return FilePath(bytes: Array(bytes[..<end]))
  }

  /// The name without its extension; a leading dot belongs to the stem.
  package var stem: FilePath {
    let name = name.bytes
    guard let dot = name.lastIndex(of: Self.dot), dot > 0 else { return FilePath(bytes: name) }
    return FilePath(bytes: Array(name[..<dot]))
  }

  /// What follows the name's last dot, ASCII letters in lower case; empty when there is none.
  package var fileExtension: String {
    let name = name.bytes
    guard let dot = name.lastIndex(of: Self.dot), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...].map(Self.lowercased), as: UTF8.self)
  }

  /// The path as text, nil when it is not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// What is left of the path under `folder`, nil when it lies elsewhere.
  package func relative(to folder: FilePath) -> FilePath? {
    var prefix = folder.bytes
    if prefix.last != Self.slash { prefix.append(Self.slash) }
    guard bytes.count > prefix.count, bytes.starts(with: prefix) else { return nil }
    return FilePath(bytes: Array(bytes[prefix.count...]))
  }

  /// Calls `body` with the path as the system's calls take it.
  package func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    var terminated = bytes
    terminated.append(0)
    return unsafe terminated.withUnsafeBytes { buffer in
      // An array with one byte at least has an address.
      let start = unsafe buffer.baseAddress.unsafelyUnwrapped
      return unsafe body(start.assumingMemoryBound(to: CChar.self))
    }
  }

  /// An ASCII letter in lower case; any other byte as it is.
  package static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  /// The bytes without slashes at the end.
  private var trimmed: ArraySlice<UInt8> {
    var end = bytes.count
    while end > 0, bytes[end - 1] == Self.slash { end -= 1 }
    return bytes[..<end]
  }

  /// Where the last part begins.
  private var nameStart: Int {
    guard let slash = trimmed.lastIndex(of: Self.slash) else { return 0 }
    return slash + 1
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as it can be shown on one line: what is not UTF-8, control letters, letters that turn the direction
  /// of writing and backslashes are escaped.
  package var description: String { Escaping.escaped(bytes) }
}
