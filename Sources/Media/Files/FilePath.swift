/// A file's name as the file system knows it: bytes, which need not be UTF-8.
package struct FilePath: Equatable, Hashable, Sendable, Comparable {
  /// Without the closing zero.
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// By bytes: the same order on every machine and in every language.
  package static func < (a: FilePath, b: FilePath) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}
