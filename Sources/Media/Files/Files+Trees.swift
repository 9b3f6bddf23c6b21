import CLinux
import Glibc

// Whole folders: made, walked and removed.
extension Files {
  /// What bears the name: of a link, the link itself (lstat(2)); nil when there is nothing of that name.
  package static func entryInfo(_ path: FilePath) throws(FileError) -> FileInfo? {
    var raw = stat()
    guard unsafe path.withCString({ unsafe lstat($0, &raw) }) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError(.inspect, path, code: errno)
    }
    return FileInfo(raw)
  }

  /// Writes a file that is not there yet.
  package static func create(_ path: FilePath, _ bytes: [UInt8], mode: UInt32 = 0o666) throws(FileError) {
    try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode, .create).write(bytes)
  }

  /// Gives a file or folder its name, unless the name is taken; the error's code is `EEXIST` then.
  package static func place(_ path: FilePath, at target: FilePath) throws(FileError) {
    let result = unsafe path.withCString { from in
      unsafe target.withCString { to in unsafe closeup_rename_new(from, to) }
    }
    guard result == 0 else { throw FileError(.rename, path, code: errno) }
  }

  /// Removes a folder with all that is in it, or a file; links are removed and not followed.
  package static func removeTree(_ path: FilePath) throws(FileError) {
    guard let info = try entryInfo(path) else { return }
    guard info.kind == .folder else {
      guard unsafe path.withCString({ unsafe unlink($0) }) == 0 || errno == ENOENT else {
        throw FileError(.remove, path, code: errno)
      }
      return
    }
    for name in try names(in: path) { try removeTree(path.appending(name)) }
    guard unsafe path.withCString({ unsafe rmdir($0) }) == 0 || errno == ENOENT else {
      throw FileError(.remove, path, code: errno)
    }
  }

  /// Every file in a folder and below it, as paths from there, folder by folder in order of bytes; links are followed,
  /// and no folder is visited twice.
  ///
  /// - Parameters:
  ///   - folder: where to begin.
  ///   - isWanted: asked for the name of each file and folder.
  /// - Returns: paths that count from `folder`.
  /// - Throws: the system's reason when a folder cannot be read.
  package static func tree(
    in folder: FilePath, where isWanted: (FilePath) -> Bool = { _ in true }
  ) throws(FileError) -> [FilePath] {
    var visited: Set<FileIdentity> = []
    var files: [FilePath] = []
    var waiting = [FilePath(bytes: [])]
    while let next = waiting.popLast() {
      let place = next.bytes.isEmpty ? folder : folder.appending(next)
      guard let info = try info(place) else {
        if next.bytes.isEmpty { throw FileError(.list, folder, code: ENOENT) }
        continue
      }
      guard visited.insert(info.identity).inserted else { continue }
      var folders: [FilePath] = []
      for name in try names(in: place) where isWanted(name) {
        let path = next.appending(name)
        switch try self.info(place.appending(name))?.kind {
        case .file: files.append(path)
        case .folder: folders.append(path)
        case .pipe, .other, nil: break
        }
      }
      waiting.append(contentsOf: folders.reversed())
    }
    return files
  }

  /// Waits until everything that was written on the folder's file system is on its disk (syncfs(2)).
  package static func flushFileSystem(of folder: FilePath) throws(FileError) {
    let descriptor = try Descriptor(folder, O_RDONLY | O_DIRECTORY, .open)
    guard closeup_flush_file_system(descriptor.raw) == 0 else { throw FileError(.write, folder, code: errno) }
  }

  /// Waits until the names in the folder are on the disk.
  package static func flush(folder: FilePath) throws(FileError) {
    try Descriptor(folder, O_RDONLY | O_DIRECTORY, .open).flush()
  }

  /// How many bytes can still be written on the folder's file system (statvfs(3)).
  package static func freeBytes(at folder: FilePath) throws(FileError) -> Int64 {
    var raw = statvfs()
    guard unsafe folder.withCString({ unsafe statvfs($0, &raw) }) == 0 else {
      throw FileError(.inspect, folder, code: errno)
    }
    return Int64(clamping: UInt64(raw.f_bavail) &* UInt64(raw.f_frsize))
  }
}
