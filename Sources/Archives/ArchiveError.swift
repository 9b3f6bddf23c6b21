import CArchive
import Media

/// A call of libarchive that failed: its name, and the library's words.
package struct ArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The C function.
  package var call: String
  /// What the library says, on one line.
  package var message: String

  init(_ call: String, _ message: String) {
    self.call = call
    self.message = message
  }

  init(_ call: String, _ archive: OpaquePointer?) {
    let text = unsafe archive.flatMap { unsafe archive_error_string($0) }
    var words = unsafe text.map { unsafe String(cString: $0) } ?? "no reason is given"
    while words.last?.isNewline == true { words.removeLast() }
    self.init(call, Escaping.shown(words.utf8))
  }

  package var description: String { "\(message) (\(call))" }
}
