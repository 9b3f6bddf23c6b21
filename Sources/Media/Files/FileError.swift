import CLinux

/// A call on a file or folder that failed: what was tried, on what, and the system's reason.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried; the raw value goes into "cannot … ".
  package enum Operation: String, Sendable {
    case open
    case read
    case write
    case list
    case inspect
    case rename
    case remove
    case create
  }

  package var operation: Operation
  package var path: FilePath
  /// The value of `errno`.
  package var code: Int32

  package init(_ operation: Operation, _ path: FilePath, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The system's words for `code`.
  package var reason: String { Self.reason(code) }

  package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }

  /// The system's words for an `errno` value.
  package static func reason(_ code: Int32) -> String {
    unsafe String(cString: closeup_errno_text(code))
  }
}
