import Foundation
import Testing

@testable import Media

/// A folder of its own for each test; it goes when the test ends.
final class TemporaryFolder {
  let path: FilePath

  init() {
    var template = Array("/tmp/closeup-media-XXXXXX\0".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let name = mkdtemp(base) else {
        preconditionFailure("no folder in /tmp")
      }
      return FilePath(String(cString: name))
    }
    // Another user's eyes are tried on it, too.
    _ = path.withCString { chmod($0, 0o755) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.description)
  }

  func callAsFunction(_ name: String) -> FilePath { path.appending(name) }

  /// Writes a file and makes the folders it lies in.
  @discardableResult
  func write(_ name: FilePath, _ bytes: [UInt8] = Array("picture".utf8)) throws -> FilePath {
    let file = path.appending(name)
    try Files.makeFolder(file.parent, mode: 0o755)
    let descriptor = try Descriptor(file, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644, .create)
    try descriptor.write(bytes)
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String = "picture") throws -> FilePath {
    try write(FilePath(name), Array(text.utf8))
  }

  func link(_ name: String, to target: String) {
    let file = path.appending(name)
    #expect(file.withCString { file in symlink(target, file) } == 0)
  }

  func makeFolder(_ name: String) throws {
    try Files.makeFolder(path.appending(name), mode: 0o755)
  }

  func makePipe(_ name: String) {
    #expect(path.appending(name).withCString { mkfifo($0, 0o644) } == 0)
  }
}

/// Codes in order, for tables.
func codes(_ issues: [Issue]) -> [Issue.Code] { issues.map(\.code) }

/// Not the one of Swift Testing.
typealias Issue = Media.Issue
