import Media

/// What a zip file says is in it, and that it says so in one way only.
///
/// A zip names each entry twice, at its data and in the directory at the end, and readers differ in whom they believe; it
/// can hide data before, between and behind the entries. Only the plainest kind passes here: every byte of the file
/// belongs to exactly one entry or to the directory, and both places tell the same. `closeup pack` and the usual zip
/// programs write such files. (PKWARE's APPNOTE 6.3, sections 4.3 to 4.5.)
struct ZipLayout {
  /// An entry of the directory.
  struct Entry: Equatable {
    /// The path, without a folder's closing slash.
    var name: [UInt8]
    var isFolder: Bool
    var isCompressed: Bool
    var packedSize: UInt64
    var size: UInt64
    /// Where its local header is.
    var offset: UInt64
    var sum: UInt32
    var flags: UInt16
    /// Unix rights and kind; 0 where the maker knew none.
    var mode: UInt16
  }

  /// In the order of their data.
  private(set) var entries: [Entry] = []

  /// Reads the directory and each entry's own header; none of the data.
  init(_ file: borrowing Descriptor, limits: PackLimits) throws {
    let source = ZipSource(size: UInt64(max(0, try file.info().size)))
    let directory = try ZipDirectory(file, source, limits: limits)
    var rest = ByteField(try source.read(file, directory.start, directory.size)[...])
    for _ in 0..<directory.count { entries.append(try Self.entry(&rest)) }
    guard rest.count == 0 else { throw Self.damaged("its directory holds more than it says") }
    entries.sort { $0.offset < $1.offset }
    var end: UInt64 = 0
    for (index, entry) in entries.enumerated() {
      guard entry.offset == end else {
        throw PackRefusal(
          entry: entry.name, entry.offset < end ? "overlaps another entry" : "comes after bytes of no entry")
      }
      let next = index + 1 < entries.count ? entries[index + 1].offset : directory.start
      end = try ZipLocalHeader.end(of: entry, before: next, file, source)
    }
    guard end == directory.start else { throw Self.damaged("it holds bytes of no entry") }
  }

  static func damaged(_ what: String) -> PackRefusal {
    PackRefusal("the file is damaged or was tampered with: \(what)")
  }

  // MARK: The directory's entries

  /// Takes one entry off the directory.
  private static func entry(_ rest: inout ByteField) throws(PackRefusal) -> Entry {
    guard rest.count >= 46, rest.integer(at: 0, as: UInt32.self) == 0x0201_4B50 else {
      throw damaged("its directory ends too early")
    }
    let nameCount = Int(rest.integer(at: 28, as: UInt16.self))
    let extraCount = Int(rest.integer(at: 30, as: UInt16.self))
    let noteCount = Int(rest.integer(at: 32, as: UInt16.self))
    guard rest.count >= 46 + nameCount + extraCount + noteCount else {
      throw damaged("its directory ends too early")
    }
    let name = rest.slice(46, nameCount)
    let extras = try ZipExtras(rest.slice(46 + nameCount, extraCount), of: name)
    var sizes = extras.sizes
    let size = try sizes.value(rest.integer(at: 24), of: name)
    let packed = try sizes.value(rest.integer(at: 20), of: name)
    let offset = try sizes.value(rest.integer(at: 42), of: name)
    guard rest.integer(at: 34, as: UInt16.self) == 0 else {
      throw PackRefusal(entry: name, "lies in another part of the archive; only whole files are read")
    }
    let attributes = rest.integer(at: 38, as: UInt32.self)
    let entry = Entry(
      name: name.last == UInt8(ascii: "/") ? Array(name.dropLast()) : Array(name),
      isFolder: name.last == UInt8(ascii: "/"),
      isCompressed: try isCompressed(rest.integer(at: 10), name), packedSize: packed, size: size,
      offset: offset, sum: rest.integer(at: 16), flags: try flags(rest.integer(at: 8), name),
      mode: UInt16(truncatingIfNeeded: attributes >> 16))
    // A folder without a slash at the end, by the word of MS-DOS.
    guard entry.isFolder || attributes & 0x10 == 0 else {
      throw PackRefusal(entry: name, "is a file and a folder at once")
    }
    rest = ByteField(rest.bytes.dropFirst(46 + nameCount + extraCount + noteCount))
    return entry
  }

  private static func isCompressed(
    _ method: UInt16, _ name: ArraySlice<UInt8>
  ) throws(PackRefusal) -> Bool {
    switch method {
    case 0: return false
    case 8: return true
    default:
      throw PackRefusal(entry: name, "is packed by method \(method); only stored and deflated files are read")
    }
  }

  /// Bits 1 and 2 tell how hard the packer tried, 3 that the sizes follow the data, 11 that the name is UTF-8.
  private static func flags(_ flags: UInt16, _ name: ArraySlice<UInt8>) throws(PackRefusal) -> UInt16 {
    if flags & 0x2041 != 0 { throw PackRefusal(entry: name, "is encrypted") }
    if flags & ~0x080E != 0 { throw PackRefusal(entry: name, "uses a feature that no pack needs") }
    if flags & 0x0800 == 0, name.contains(where: { $0 >= 0x80 }) {
      throw PackRefusal(entry: name, "has a name that is not marked as UTF-8")
    }
    return flags
  }
}
