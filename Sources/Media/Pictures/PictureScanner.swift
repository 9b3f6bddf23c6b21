/// Finds the pictures in the answers' folders.
///
/// Links are followed; a folder is visited once for each answer, however many links lead to it, and so no loop holds
/// a scan. A file counts once: under two answers it plays as the first. The answers take turns, a folder each, so that
/// a game can begin long before the end; the order is the same in every run: folders and names by bytes.
package struct PictureScanner: Sendable {
  private let answers: [Answer]
  /// Whether the columns `hidden` and `answer` of the tables count.
  private let heedsNotes: Bool
  private let isThorough: Bool

  /// An answer as the scan sees it.
  private struct Answer: Sendable {
    var label: String
    var folders: [FilePath]
  }

  /// Prepares a scan. Without `heedsNotes` each picture counts for its folder's answer, hidden or not; a thorough
  /// scan looks at every file, and tells of each by itself instead of once a folder.
  package init(_ answers: [Configuration.Answer], heedsNotes: Bool = true, isThorough: Bool = false) {
    self.heedsNotes = heedsNotes
    self.isThorough = isThorough
    self.answers = answers.map { Answer(label: $0.label, folders: $0.pictures) }
  }

  /// Scans on the calling thread and hands over what was found in portions, the first one soon.
  ///
  /// - Parameters:
  ///   - isCancelled: asked before each folder.
  ///   - found: a portion for `PictureTable.append(contentsOf:)`, and what there is to tell.
  /// - Returns: whether the scan came to its end.
  @discardableResult
  package func scan(isCancelled: () -> Bool = { false }, found: (PictureTable, [Issue]) -> Void) -> Bool {
    var scan = FolderScan(
      answers: answers.map { ($0.label, $0.folders) }, heedsNotes: heedsNotes, isThorough: isThorough)
    var portion = Self.firstPortion
    while scan.hasMore {
      if isCancelled() { return false }
      scan.step()
      if scan.pending.count >= portion {
        let part = scan.takePending()
        found(part.table, part.issues)
        portion = Self.portion
      }
    }
    scan.finish()
    let part = scan.takePending()
    found(part.table, part.issues)
    return true
  }

  /// Scans to the end and returns everything at once.
  package func scanAll() -> (table: PictureTable, issues: [Issue]) {
    var table = PictureTable(answers: answers.count)
    var issues: [Issue] = []
    scan { portion, new in
      table.append(contentsOf: portion)
      issues += new
    }
    return (table, issues)
  }

  /// Pictures: enough for a first game, and then few enough to append between two frames.
  private static let firstPortion = 200
  private static let portion = 2000
}
