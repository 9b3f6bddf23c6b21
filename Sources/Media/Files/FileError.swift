import CLinux
import Glibc

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
  /// What there was where a file is needed, when that is why.
  private var found: FileInfo.Kind?

  package init(_ operation: Operation, _ path: FilePath, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// For what is no file and cannot be read as one.
  init(unreadable path: FilePath, _ kind: FileInfo.Kind) {
    self.init(.read, path, code: kind == .folder ? EISDIR : EINVAL)
    found = kind
  }

  /// The system's words for `code`, or what was found where a file is needed.
  package var reason: String {
    switch found {
    case .pipe: "it is a pipe, and a file is needed"
    // Of the others only devices can be opened.
    case .other: "it is a device, and a file is needed"
    case .file, .folder, nil: Self.reason(code)
    }
  }

  package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }

  /// The system's words for an `errno` value.
  package static func reason(_ code: Int32) -> String {
    unsafe String(cString: closeup_errno_text(code))
  }
}
