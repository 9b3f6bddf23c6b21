import Glibc

/// What the system says about a file.
package struct FileInfo: Equatable, Sendable {
  /// What kind of thing bears the name.
  package enum Kind: Equatable, Sendable {
    case file
    case folder
    case pipe
    /// A device, a socket, a link that was not followed.
    case other
  }

  package var kind: Kind
  /// Bytes.
  package var size: Int64
  /// Nanoseconds since 1970 of the last change.
  package var modified: Int64
  package var identity: FileIdentity
  /// Permission bits.
  package var mode: UInt32

  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFIFO: kind = .pipe
    default: kind = .other
    }
    size = Int64(raw.st_size)
    modified = Int64(raw.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(raw.st_mtim.tv_nsec)
    identity = FileIdentity(device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino))
    mode = UInt32(raw.st_mode)
  }
}

/// The one thing two names of the same file share.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
}
