import CLinux
import Glibc

/// An open file that closes itself.
package struct Descriptor: ~Copyable {
  /// The number that the system knows it by.
  package let raw: Int32
  private let path: FilePath

  /// Opens `path` (open(2), always close-on-exec); `operation` names the attempt in the error.
  package init(
    _ path: FilePath, _ flags: Int32, mode: UInt32 = 0, _ operation: FileError.Operation
  ) throws(FileError) {
    raw = unsafe path.withCString { unsafe closeup_open($0, flags, mode) }
    self.path = path
    guard raw >= 0 else { throw FileError(operation, path, code: errno) }
  }

  /// Another number for a file that is open, such as a standard stream.
  package init(duplicating raw: Int32) throws(FileError) {
    self.raw = closeup_duplicate(raw)
    path = FilePath("/dev/fd/\(raw)")
    guard self.raw >= 0 else { throw FileError(.open, path, code: errno) }
  }

  deinit {
    if raw >= 0 { close(raw) }
  }

  package func info() throws(FileError) -> FileInfo {
    var status = stat()
    guard unsafe fstat(raw, &status) == 0 else { throw FileError(.inspect, path, code: errno) }
    return FileInfo(status)
  }

  /// Reads what fits after the first `offset` bytes of `bytes`; 0 at the file's end.
  package func read(into bytes: inout [UInt8], from offset: Int) throws(FileError) -> Int {
    while true {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(raw, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if got >= 0 { return got }
      if errno != EINTR { throw FileError(.read, path, code: errno) }
    }
  }

  /// Reads what fits into `bytes` from the file's byte `offset` on (pread(2)); 0 at the file's end.
  package func read(into bytes: inout [UInt8], at offset: Int64) throws(FileError) -> Int {
    while true {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(raw, buffer.baseAddress, buffer.count, off_t(offset))
      }
      if got >= 0 { return got }
      if errno != EINTR { throw FileError(.read, path, code: errno) }
    }
  }

  package func write(_ bytes: [UInt8]) throws(FileError) { try write(bytes[...]) }

  package func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let wrote = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(raw, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      }
      if wrote >= 0 { done += wrote } else if errno != EINTR { throw FileError(.write, path, code: errno) }
    }
  }

  /// Sets the permission bits (fchmod(2)).
  func setMode(_ mode: UInt32) throws(FileError) {
    guard fchmod(raw, mode_t(mode)) == 0 else { throw FileError(.write, path, code: errno) }
  }

  /// Waits until the disk has it (fsync(2)).
  package func flush() throws(FileError) {
    guard fsync(raw) == 0 else { throw FileError(.write, path, code: errno) }
  }
}
