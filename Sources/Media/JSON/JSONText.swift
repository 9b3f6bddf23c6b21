/// A text's bytes and where its lines begin.
package struct JSONText: Equatable, Sendable {
  package let path: FilePath
  /// As in the file, without a byte order mark.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8], path: FilePath) {
    self.bytes = bytes
    self.path = path
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Line and column of a byte, both from 1; columns count letters (Unicode scalars).
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[lineStarts[low]..<min(max(offset, lineStarts[low]), bytes.count)]
    // Bytes that continue a letter do not count.
    return (low + 1, before.count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// What stands there, for a message: on one line and not longer than a few words.
  func excerpt(_ range: Range<Int>) -> String {
    let longest = 40
    let clipped = range.clamped(to: 0..<bytes.count)
    var end = min(clipped.upperBound, clipped.lowerBound + longest)
    while end < clipped.upperBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Escaping.shown(bytes[clipped.lowerBound..<end]) + (end < clipped.upperBound ? "…" : "")
  }

  /// An issue at a byte of the text.
  func issue(
    _ severity: Issue.Severity, _ code: Issue.Code, at offset: Int, _ message: String, advice: String = ""
  ) -> Issue {
    let (line, column) = position(of: offset)
    return Issue(severity, code, path: path, line: line, column: column, message, advice: advice)
  }
}
