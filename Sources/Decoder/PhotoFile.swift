import CLinux
import DecoderProtocol
import Glibc

/// An open file that was made sure to be one, and its first bytes.
struct PhotoFile: ~Copyable {
  /// Open for reading.
  let descriptor: Int32
  /// Which file it is.
  let identity: FileIdentity
  /// Its size in bytes, not 0.
  let byteCount: Int
  /// Up to `PictureFormat.headCount` bytes from its start.
  let head: [UInt8]

  /// Opens `path`; never waits on a pipe, never opens a device for good.
  init(path: [UInt8], limits: DecodeLimits) throws(Refusal) {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    let descriptor = unsafe closeup_open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY, 0)
    guard descriptor >= 0 else { throw Self.refusal(errno) }
    do throws(Refusal) {
      var facts = stat()
      guard unsafe fstat(descriptor, &facts) == 0 else { throw Self.refusal(errno) }
      guard facts.st_mode & S_IFMT == S_IFREG else { throw Sentences.notAFile }
      guard facts.st_size > 0 else { throw Sentences.empty }
      guard facts.st_size <= limits.fileMegabytes * 1_000_000 else {
        throw Sentences.tooManyBytes(facts.st_size, limit: limits.fileMegabytes)
      }
      head = try Self.bytes(of: descriptor, at: 0, count: min(PictureFormat.headCount, facts.st_size))
      byteCount = facts.st_size
      identity = FileIdentity(facts)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// `count` bytes from `offset` on, fewer at the file's end.
  func bytes(at offset: Int, count: Int) throws(Refusal) -> [UInt8] {
    try Self.bytes(of: descriptor, at: offset, count: min(count, max(0, byteCount - offset)))
  }

  /// The whole file, followed by `suffix`.
  func contents(followedBy suffix: [UInt8] = []) throws(Refusal) -> [UInt8] {
    try bytes(at: 0, count: byteCount) + suffix
  }

  /// Up to `count` bytes from `offset` on, none where the file cannot be read: for what a picture can do without.
  static func contents(of descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
    do throws(Refusal) { return try bytes(of: descriptor, at: offset, count: count) } catch { return [] }
  }

  private static func bytes(of descriptor: Int32, at offset: Int, count: Int) throws(Refusal) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, offset + filled)
      }
      if got > 0 {
        filled += got
      } else if got == 0 {
        break
      } else if errno != EINTR {
        throw refusal(errno)
      }
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  private static func refusal(_ number: Int32) -> Refusal {
    switch number {
    case ENOENT, ENOTDIR: Sentences.missing
    case EACCES, EPERM: Sentences.unreadable
    // A socket, or a device without a driver; a link that leads to itself is no file either.
    case ENXIO, ENODEV, ELOOP: Sentences.notAFile
    default: Sentences.readError(number, unsafe String(cString: strerror(number)))
    }
  }
}
