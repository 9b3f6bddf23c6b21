import CArchive
import Glibc
import Media

/// Writes a zip archive: the same entries give the same bytes on every machine, at any time.
///
/// Entries have no times, no owners, and the rights of plain files.
@safe package struct ZipWriter: ~Copyable {
  private let archive: OpaquePointer
  private let letters = LetterSet()

  /// Begins an archive in an open file, which must stay open.
  package init(_ file: borrowing Descriptor) throws(ArchiveError) {
    unsafe archive = try Self.open(file)
  }

  private static func open(_ file: borrowing Descriptor) throws(ArchiveError) -> OpaquePointer {
    guard let archive = unsafe archive_write_new() else {
      throw ArchiveError("archive_write_new", "no memory")
    }
    do throws(ArchiveError) {
      try unsafe check("archive_write_set_format_zip", archive, archive_write_set_format_zip(archive))
      // No padding of the last block: a zip ends with its directory.
      try unsafe check(
        "archive_write_set_bytes_in_last_block", archive, archive_write_set_bytes_in_last_block(archive, 1))
      try unsafe check("archive_write_open_fd", archive, archive_write_open_fd(archive, file.raw))
    } catch {
      unsafe archive_write_free(archive)
      throw error
    }
    return unsafe archive
  }

  deinit {
    unsafe archive_write_free(archive)
  }

  /// Begins a file of exactly `count` bytes, which `write` then gives.
  ///
  /// - Parameters:
  ///   - name: its path in the archive.
  ///   - count: its length in bytes.
  ///   - isCompressed: whether it is worth the time to compress it; photos and Ogg files are compressed already.
  /// - Throws: the library's words when the header cannot be written.
  package mutating func begin(_ name: String, count: Int, isCompressed: Bool) throws(ArchiveError) {
    if isCompressed {
      try unsafe Self.check(
        "archive_write_zip_set_compression_deflate", archive,
        archive_write_zip_set_compression_deflate(archive))
    } else {
      try unsafe Self.check(
        "archive_write_zip_set_compression_store", archive, archive_write_zip_set_compression_store(archive))
    }
    guard let entry = unsafe archive_entry_new() else { throw ArchiveError("archive_entry_new", "no memory") }
    defer { unsafe archive_entry_free(entry) }
    unsafe archive_entry_copy_pathname(entry, name)
    unsafe archive_entry_set_mode(entry, Self.mode)
    unsafe archive_entry_set_size(entry, Int64(count))
    try unsafe Self.check("archive_write_header", archive, archive_write_header(archive, entry))
  }

  /// Adds to the file that was begun.
  package mutating func write(_ bytes: ArraySlice<UInt8>) throws(ArchiveError) {
    if bytes.isEmpty { return }
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe archive_write_data(archive, buffer.baseAddress, buffer.count)
    }
    guard count == bytes.count else { throw unsafe ArchiveError("archive_write_data", archive) }
  }

  /// A whole file.
  package mutating func add(_ name: String, _ bytes: [UInt8], isCompressed: Bool) throws(ArchiveError) {
    try begin(name, count: bytes.count, isCompressed: isCompressed)
    try write(bytes[...])
  }

  /// Writes the directory at the archive's end.
  package consuming func finish() throws(ArchiveError) {
    try unsafe Self.check("archive_write_close", archive, archive_write_close(archive))
  }

  private static func check(
    _ call: String, _ archive: OpaquePointer, _ result: Int32
  ) throws(ArchiveError) {
    // ARCHIVE_WARN: it was not done as asked, such as a name that cannot be written.
    guard result == ARCHIVE_OK else { throw unsafe ArchiveError(call, archive) }
  }

  /// A plain file, rw-r--r--.
  private static let mode: mode_t = 0o100_644
}
