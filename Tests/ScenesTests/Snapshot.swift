import Foundation
import Testing

@testable import Scenes

/// Drawings as text, kept beside the tests: what a screen looks like cannot change unseen.
///
/// With `CLOSEUP_RECORD=1` in the environment they are written anew; look at the difference before you commit it.
enum Snapshot {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")

  /// Compares a drawing with the one that is kept; what differs is written next to it and printed.
  static func expect(
    _ drawing: DrawList, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let kept = folder.appendingPathComponent("\(name).txt")
    let found = folder.appendingPathComponent("\(name).actual.txt")
    let actual = drawing.description + "\n"
    if ProcessInfo.processInfo.environment["CLOSEUP_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try actual.write(to: kept, atomically: true, encoding: .utf8)
    }
    let expected = (try? String(contentsOf: kept, encoding: .utf8)) ?? ""
    guard expected != actual else {
      try? FileManager.default.removeItem(at: found)
      return
    }
    try actual.write(to: found, atomically: true, encoding: .utf8)
    Issue.record(
      "\(name) is not drawn as kept; see \(found.lastPathComponent)\n\(difference(expected, actual))",
      sourceLocation: sourceLocation)
  }

  /// The lines that one of the two has and the other has not.
  private static func difference(_ expected: String, _ actual: String) -> String {
    let (old, new) = (expected.split(separator: "\n"), actual.split(separator: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }.joined(separator: "\n")
  }
}
