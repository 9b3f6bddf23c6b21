/// A folder whose files are watched.
package struct WatchedFolder: Hashable, Sendable {
  package var path: FilePath
  /// Whether the folders in it are watched too, links followed, as a scan for pictures does.
  package var isRecursive: Bool

  package init(_ path: FilePath, isRecursive: Bool = false) {
    self.path = path
    self.isRecursive = isRecursive
  }
}
