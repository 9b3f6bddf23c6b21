import Glibc
import Media

/// Reads pieces of a zip file, and never past its end.
struct ZipSource {
  /// Bytes.
  let size: UInt64

  /// The bytes from `offset` on.
  func read(_ file: borrowing Descriptor, _ offset: UInt64, _ count: UInt64) throws -> [UInt8] {
    guard offset <= size, count <= size - offset else { throw ZipLayout.damaged("it ends too early") }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    var done = 0
    while done < bytes.count {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(
          file.raw, buffer.baseAddress?.advanced(by: done), buffer.count - done, off_t(offset) + off_t(done))
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else {
        throw PackRefusal("the file cannot be read: \(got == 0 ? "it was cut off" : FileError.reason(errno))")
      }
      done += got
    }
    return bytes
  }
}
