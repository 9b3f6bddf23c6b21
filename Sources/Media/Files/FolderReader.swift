import CLinux
import Glibc

/// The C library's open folder; `FolderReader` alone holds one and closes it.
@safe private struct DirectoryStream {
  let pointer: OpaquePointer
}

/// The names in a folder, one after the other, as the system gives them (readdir(3)).
struct FolderReader: ~Copyable {
  private let stream: DirectoryStream
  private let path: FilePath
  /// For calls that take a name in this folder.
  let descriptor: Int32

  init(_ path: FilePath) throws(FileError) {
    let raw = unsafe path.withCString { unsafe closeup_open_folder($0) }
    guard raw >= 0 else { throw FileError(.list, path, code: errno) }
    guard let stream = unsafe fdopendir(raw) else {
      let code = errno
      close(raw)
      throw FileError(.list, path, code: code)
    }
    self.stream = unsafe DirectoryStream(pointer: stream)
    self.path = path
    descriptor = raw
  }

  deinit {
    unsafe closedir(stream.pointer)
  }

  /// The next name as bytes, "." and ".." left out; nil at the end.
  func next() throws(FileError) -> [UInt8]? {
    var name: [UInt8] = []
    return try appendNext(to: &name) == nil ? nil : name
  }

  /// Appends the next name to `names`, without a zero at its end, and tells what the folder knows of its kind; nil
  /// at the end.
  func appendNext(to names: inout [UInt8]) throws(FileError) -> EntryKind? {
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream.pointer) else {
        if errno != 0 { throw FileError(.list, path, code: errno) }
        return nil
      }
      // The name may be longer than the declared array: it is read by address, never copied with the structure.
      let start = unsafe UnsafeRawPointer(entry).advanced(by: Self.nameOffset)
      let count = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
      let name = unsafe UnsafeRawBufferPointer(start: start, count: count)
      if unsafe isDots(name) { continue }
      unsafe names.append(contentsOf: name)
      switch Int(unsafe entry.pointee.d_type) {
      case Int(DT_REG): return .file
      case Int(DT_DIR): return .folder
      default: return .unknown
      }
    }
  }

  /// What the open folder itself is.
  func info() throws(FileError) -> FileInfo {
    var raw = stat()
    guard unsafe fstat(descriptor, &raw) == 0 else { throw FileError(.inspect, path, code: errno) }
    return FileInfo(raw)
  }

  /// What a name in the folder is, links followed; an `errno` value when it cannot be told.
  ///
  /// - Parameters:
  ///   - names: bytes that hold the name with a zero after it.
  ///   - start: where in `names` it begins.
  /// - Returns: what it is, or why that cannot be told.
  func info(of names: [UInt8], at start: Int) -> Result<FileInfo, Errno> {
    var raw = stat()
    let result = unsafe names.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { letters in
        guard let base = letters.baseAddress else { return Int32(-1) }
        return unsafe fstatat(descriptor, base + start, &raw, 0)
      }
    }
    return result == 0 ? .success(FileInfo(raw)) : .failure(Errno(code: errno))
  }

  /// Whether a name in the folder may be read by this user (faccessat(2) with the effective user).
  func isReadable(_ names: [UInt8], at start: Int) -> Bool {
    unsafe names.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { letters in
        guard let base = letters.baseAddress else { return false }
        return unsafe faccessat(descriptor, base + start, R_OK, AT_EACCESS) == 0
      }
    }
  }

  /// What a folder's list says about a name without a look at the thing itself.
  enum EntryKind {
    case file
    case folder
    /// A link, a pipe, or a file system that does not tell.
    case unknown
  }

  /// The reason a name could not be looked at.
  struct Errno: Error {
    var code: Int32
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19

  private func isDots(_ name: UnsafeRawBufferPointer) -> Bool {
    let dot = UInt8(ascii: ".")
    return unsafe (name.count == 1 && name[0] == dot)
      || (name.count == 2 && name[0] == dot && name[1] == dot)
  }
}
