import Glibc

/// Tells whether two open files are one, and unchanged.
struct FileIdentity: Equatable {
  private let numbers: [Int]

  /// From what the system says of an open file.
  init(_ facts: stat) {
    numbers = [
      Int(truncatingIfNeeded: facts.st_dev), Int(truncatingIfNeeded: facts.st_ino), facts.st_size,
      facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec, facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec,
    ]
  }
}
