import CLinux
import Glibc
import Synchronization

/// Reads and writes whole files, and looks into folders.
package enum Files {
  /// What `path` is, links followed; nil when there is nothing of that name.
  package static func info(_ path: FilePath) throws(FileError) -> FileInfo? {
    var raw = stat()
    guard unsafe path.withCString({ unsafe stat($0, &raw) }) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError(.inspect, path, code: errno)
    }
    return FileInfo(raw)
  }

  /// Whether a file (not a folder, not a pipe) of that name can be seen.
  package static func isFile(_ path: FilePath) -> Bool { kind(of: path) == .file }

  /// Whether a folder of that name can be seen.
  package static func isFolder(_ path: FilePath) -> Bool { kind(of: path) == .folder }

  /// The bytes of a file of `limit` bytes at most; a pipe or a device is refused and never waited for.
  package static func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK the opening of a pipe waits for a writer.
    let descriptor = try Descriptor(path, O_RDONLY | O_NONBLOCK, .open)
    let info = try descriptor.info()
    guard info.kind == .file else { throw FileError(unreadable: path, info.kind) }
    guard info.size <= Int64(limit) else { throw FileError(.read, path, code: EFBIG) }
    // One byte more than the size said: a file that grows meanwhile is still read to its end.
    var bytes = [UInt8](repeating: 0, count: Int(info.size) + 1)
    var count = 0
    while true {
      if count == bytes.count {
        guard count <= limit else { throw FileError(.read, path, code: EFBIG) }
        bytes.append(contentsOf: repeatElement(0, count: max(4096, count)))
      }
      let got = try descriptor.read(into: &bytes, from: count)
      if got == 0 { break }
      count += got
    }
    guard count <= limit else { throw FileError(.read, path, code: EFBIG) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// The first `count` bytes of a file, or as many as it has.
  package static func head(_ path: FilePath, count: Int) throws(FileError) -> [UInt8] {
    let descriptor = try Descriptor(path, O_RDONLY | O_NONBLOCK, .open)
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = try descriptor.read(into: &bytes, from: filled)
      if got == 0 { break }
      filled += got
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  /// Replaces a file as a whole: whoever reads it, at any time and after any crash, finds the old or the new bytes.
  ///
  /// Written to a file of its own beside it, flushed, renamed over it, and the folder flushed. `isExact` is whether
  /// the permission bits are as given, whatever the user's mask.
  package static func writeAtomically(
    _ bytes: [UInt8], to path: FilePath, mode: UInt32 = 0o600, isExact: Bool = false
  ) throws(FileError) {
    var file = try AtomicFile(path, mode: mode, isExact: isExact)
    try file.append(bytes)
    try file.commit()
  }

  /// Whether this user may change the file's contents.
  /// - Throws: Why not.
  static func checkWritable(_ path: FilePath) throws(FileError) {
    _ = try Descriptor(path, O_WRONLY | O_NONBLOCK, .write)
  }

  /// Renames over what may be there.
  package static func rename(_ path: FilePath, to target: FilePath) throws(FileError) {
    let result = unsafe path.withCString { from in
      unsafe target.withCString { to in unsafe Glibc.rename(from, to) }
    }
    guard result == 0 else { throw FileError(.rename, path, code: errno) }
  }

  /// Makes a folder and those above it that are missing.
  package static func makeFolder(_ path: FilePath, mode: UInt32 = 0o700) throws(FileError) {
    if unsafe path.withCString({ unsafe mkdir($0, mode) }) == 0 { return }
    let code = errno
    if code == EEXIST, isFolder(path) { return }
    guard code == ENOENT, path.parent != path else { throw FileError(.create, path, code: code) }
    try makeFolder(path.parent, mode: mode)
    if unsafe path.withCString({ unsafe mkdir($0, mode) }) == 0 { return }
    // Another process may have been quicker.
    guard errno == EEXIST, isFolder(path) else { throw FileError(.create, path, code: errno) }
  }

  /// The names in a folder, without "." and "..", in order of bytes.
  package static func names(in folder: FilePath) throws(FileError) -> [FilePath] {
    let reader = try FolderReader(folder)
    var names: [FilePath] = []
    while let name = try reader.next() { names.append(FilePath(bytes: name)) }
    return names.sorted()
  }

  /// The path without links, "." and "..", from the root; nil when there is nothing of that name.
  package static func realPath(_ path: FilePath) -> FilePath? {
    guard let raw = unsafe path.withCString({ unsafe realpath($0, nil) }) else { return nil }
    defer { unsafe free(raw) }
    return FilePath(bytes: unsafe Array(UnsafeRawBufferPointer(start: raw, count: strlen(raw))))
  }

  private static func kind(of path: FilePath) -> FileInfo.Kind? {
    do throws(FileError) { return try info(path)?.kind } catch { return nil }
  }

  /// A name no other process and no other call uses; hidden, so that no scan takes it for the owner's.
  static func temporaryName(for path: FilePath) -> FilePath {
    let number = temporaryCounter.wrappingAdd(1, ordering: .relaxed).newValue
    let suffix = Array(".\(getpid())-\(number).tmp".utf8)
    return path.parent.appending(FilePath(bytes: Array(".".utf8) + path.name.bytes.prefix(200) + suffix))
  }

  private static let temporaryCounter = Atomic<Int>(0)
}
