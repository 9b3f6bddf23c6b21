import CArchive
import Glibc
import Media

/// Reads the entries of a zip archive one after the other: no other format, and no filter around it.
@safe package struct ZipReader: ~Copyable {
  private let archive: OpaquePointer
  private let letters = LetterSet()

  /// An entry, as the library understands it.
  package struct Entry: Equatable, Sendable {
    /// What it would become.
    package enum Kind: Equatable, Sendable {
      case file
      case folder
      /// A link, a device, a pipe.
      case other
    }

    /// The path's bytes.
    package var name: [UInt8]
    package var kind: Kind
    /// Bytes, as far as known.
    package var size: Int64?
  }

  /// Begins at the start of an open file, which must stay open.
  package init(_ file: borrowing Descriptor) throws(ArchiveError) {
    unsafe archive = try Self.open(file)
  }

  private static func open(_ file: borrowing Descriptor) throws(ArchiveError) -> OpaquePointer {
    guard let archive = unsafe archive_read_new() else {
      throw ArchiveError("archive_read_new", "no memory")
    }
    do throws(ArchiveError) {
      try unsafe check(
        "archive_read_support_format_zip_seekable", archive, archive_read_support_format_zip_seekable(archive)
      )
      try unsafe check("archive_read_open_fd", archive, archive_read_open_fd(archive, file.raw, block))
    } catch {
      unsafe archive_read_free(archive)
      throw error
    }
    return unsafe archive
  }

  deinit {
    unsafe archive_read_free(archive)
  }

  /// The next entry; nil at the end. What the library only warns of is an error here.
  package mutating func next() throws(ArchiveError) -> Entry? {
    var raw: OpaquePointer?
    let result = unsafe archive_read_next_header(archive, &raw)
    if result == ARCHIVE_EOF { return nil }
    guard result == ARCHIVE_OK, let entry = unsafe raw else {
      throw unsafe ArchiveError("archive_read_next_header", archive)
    }
    guard let path = unsafe archive_entry_pathname(entry) else {
      throw ArchiveError("archive_entry_pathname", "the name cannot be read")
    }
    let isLink = unsafe archive_entry_hardlink(entry) != nil || archive_entry_symlink(entry) != nil
    let kind: Entry.Kind =
      switch unsafe archive_entry_filetype(entry) {
      case Self.regular where !isLink: .file
      case Self.directory where !isLink: .folder
      default: .other
      }
    return Entry(
      name: unsafe Array(UnsafeRawBufferPointer(start: path, count: strlen(path))), kind: kind,
      size: unsafe archive_entry_size_is_set(entry) != 0 ? unsafe archive_entry_size(entry) : nil)
  }

  /// Hands over the entry's bytes, piece by piece and without gaps; checks the sum that the archive holds.
  package mutating func read<Failure: Error>(
    _ take: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(ReadError<Failure>) {
    var expected: Int64 = 0
    while true {
      var start: UnsafeRawPointer?
      var count = 0
      var offset: Int64 = 0
      let result = unsafe archive_read_data_block(archive, &start, &count, &offset)
      if result == ARCHIVE_EOF { return }
      guard result == ARCHIVE_OK else {
        throw .archive(unsafe ArchiveError("archive_read_data_block", archive))
      }
      guard offset == expected else {
        throw .archive(ArchiveError("archive_read_data_block", "the data has gaps"))
      }
      if count == 0 { continue }
      expected += Int64(count)
      let piece = unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
      do throws(Failure) { try take(piece[...]) } catch { throw .taker(error) }
    }
  }

  /// Why an entry was not read to its end.
  package enum ReadError<Failure: Error>: Error {
    case archive(ArchiveError)
    /// Whoever took the bytes gave up.
    case taker(Failure)
  }

  private static func check(
    _ call: String, _ archive: OpaquePointer, _ result: Int32
  ) throws(ArchiveError) {
    guard result == ARCHIVE_OK else { throw unsafe ArchiveError(call, archive) }
  }

  private static let block = 1 << 17
  // AE_IFREG and AE_IFDIR are casts, which Swift does not see.
  private static let regular: mode_t = 0o100_000
  private static let directory: mode_t = 0o040_000
}
