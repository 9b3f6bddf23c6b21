import Archives
import Glibc
import Media

/// Unpacks an archive from a stranger into an empty folder.
///
/// Everything that can be judged by the archive's directory is judged before a byte is written. libarchive then reads
/// the entries; what it says must be what the directory said, to the byte.
struct Unpacker {
  let folder: FilePath
  let limits: PackLimits

  /// Unpacks all, or throws; then some files may be there.
  func unpack(_ archive: borrowing Descriptor) throws {
    let contents = try PackContents(try ZipLayout(archive, limits: limits), limits: limits)
    let free = try Files.freeBytes(at: folder)
    guard contents.total <= UInt64(max(0, free)) else {
      throw PackRefusal(
        "its files take \(Self.megabytes(contents.total)), and only \(Self.megabytes(UInt64(max(0, free)))) are free"
      )
    }
    guard lseek(archive.raw, 0, SEEK_SET) == 0 else { throw PackRefusal("the file cannot be read") }
    var left = contents.entries
    do {
      var reader = try ZipReader(archive)
      while let entry = try reader.next() {
        let name = entry.name.last == UInt8(ascii: "/") ? Array(entry.name.dropLast()) : entry.name
        guard let known = left.removeValue(forKey: name) else {
          throw PackRefusal(entry: entry.name, "is not in the archive's directory")
        }
        guard entry.kind == (known.isFolder ? .folder : .file) else {
          throw PackRefusal(entry: name, "is a link or a device at its data")
        }
        if known.isFolder {
          try makeFolders(FilePath(bytes: name))
        } else {
          try write(known, &reader)
        }
      }
    } catch let error as ArchiveError {
      throw PackRefusal("the file is damaged: \(error.message)")
    }
    if let missing = left.keys.min(by: { $0.lexicographicallyPrecedes($1) }) {
      throw PackRefusal(entry: missing, "is in the archive's directory and nowhere else")
    }
  }

  private func write(_ entry: ZipLayout.Entry, _ reader: inout ZipReader) throws {
    let path = FilePath(bytes: entry.name)
    if path.parent != FilePath(".") { try makeFolders(path.parent) }
    let file = try Descriptor(
      folder.appending(path), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644, .create)
    var count: UInt64 = 0
    do throws(ZipReader.ReadError<any Error>) {
      try reader.read { piece throws(any Error) in
        count += UInt64(piece.count)
        guard count <= entry.size else { throw PackRefusal(entry: entry.name, "lies about its size") }
        try file.write(piece)
      }
    } catch {
      switch error {
      case .archive(let fault):
        throw PackRefusal(entry: entry.name, "cannot be unpacked: \(fault.message)")
      case .taker(let error): throw error
      }
    }
    guard count == entry.size else { throw PackRefusal(entry: entry.name, "lies about its size") }
  }

  /// Makes the folders of a path inside the folder, never the folder itself.
  private func makeFolders(_ path: FilePath) throws(FileError) {
    var place = folder
    for part in path.bytes.split(separator: UInt8(ascii: "/")) {
      place = place.appending(FilePath(bytes: Array(part)))
      guard unsafe place.withCString({ unsafe mkdir($0, 0o755) }) != 0 else { continue }
      guard errno == EEXIST else { throw FileError(.create, place, code: errno) }
    }
  }

  private static func megabytes(_ bytes: UInt64) -> String { "\((bytes + 999_999) / 1_000_000) MB" }
}
