/// What changes about a file when somebody writes or replaces it: a cheap sign that its bytes may be others.
package struct FileStamp: Equatable, Hashable, Sendable {
  /// Bytes.
  package var size: Int64
  /// Nanoseconds since 1970 of the last change.
  package var modified: Int64
  /// A file that was renamed over another has its own.
  package var identity: FileIdentity

  init(_ info: FileInfo) {
    size = info.size
    modified = info.modified
    identity = info.identity
  }

  /// The stamp of a file, links followed; nil when no file of that name can be seen.
  package static func of(_ path: FilePath) -> FileStamp? {
    do throws(FileError) {
      guard let info = try Files.info(path), info.kind == .file else { return nil }
      return FileStamp(info)
    } catch {
      return nil
    }
  }
}
