import CLinux
import Glibc

/// A file that is written piece by piece and takes its name only as a whole: until `commit`, and when that never
/// comes, what was there stays.
package struct AtomicFile: ~Copyable {
  private let path: FilePath
  private let temporary: FilePath
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []
  private var isCommitted = false

  /// Bytes that are collected for one call.
  private static let chunk = 1 << 20

  /// Begins a file beside the one of that name. `isExact` is whether the permission bits are as given, whatever the
  /// user's mask.
  package init(_ path: FilePath, mode: UInt32 = 0o666, isExact: Bool = false) throws(FileError) {
    let temporary = Files.temporaryName(for: path)
    let opened = try Descriptor(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode, .create)
    if isExact { try opened.setMode(mode & 0o7777) }
    self.path = path
    self.temporary = temporary
    descriptor = opened
  }

  deinit {
    if !isCommitted { _ = unsafe temporary.withCString { unsafe unlink($0) } }
  }

  /// Adds bytes at the end.
  package mutating func append(_ bytes: some Sequence<UInt8>) throws(FileError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.chunk { try drain() }
  }

  /// Flushes all that was added, and gives the file its name.
  package mutating func commit() throws(FileError) {
    try drain()
    try descriptor.flush()
    try Files.rename(temporary, to: path)
    isCommitted = true
    do throws(FileError) {
      try Descriptor(path.parent, O_RDONLY | O_DIRECTORY, .open).flush()
    } catch {
      // The file is in place: a file system that cannot flush a folder is no reason to fail.
    }
  }

  private mutating func drain() throws(FileError) {
    try descriptor.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
