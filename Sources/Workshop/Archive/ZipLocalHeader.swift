import Media

/// The header in front of an entry's data: it has to say what the directory says.
enum ZipLocalHeader {
  /// Where the entry ends: its header, its data, and the sums that may follow.
  ///
  /// - Parameters:
  ///   - entry: what the directory says.
  ///   - next: where the next entry or the directory begins.
  ///   - file: the archive.
  ///   - source: how long it is.
  /// - Returns: `next`, or less when bytes remain.
  /// - Throws: a refusal when the header and the directory disagree.
  static func end(
    of entry: ZipLayout.Entry, before next: UInt64, _ file: borrowing Descriptor, _ source: ZipSource
  ) throws -> UInt64 {
    let fixed = ByteField(try source.read(file, entry.offset, 30)[...])
    let nameCount = Int(fixed.integer(at: 26, as: UInt16.self))
    let extraCount = Int(fixed.integer(at: 28, as: UInt16.self))
    guard fixed.integer(at: 0, as: UInt32.self) == 0x0403_4B50 else {
      throw PackRefusal(entry: entry.name, "is not where the directory says")
    }
    let rest = ByteField(try source.read(file, entry.offset + 30, UInt64(nameCount + extraCount))[...])
    let name = rest.slice(0, nameCount)
    guard Array(name) == entry.name + (entry.isFolder ? [UInt8(ascii: "/")] : []) else {
      throw PackRefusal(entry: entry.name, "has another name at its data, \"\(PackRefusal.shown(name))\"")
    }
    var sizes = try ZipExtras(rest.slice(nameCount, extraCount), of: name).sizes
    let follows = entry.flags & 0x0008 != 0
    let sum = fixed.integer(at: 14, as: UInt32.self)
    let size = try sizes.value(fixed.integer(at: 22), of: name)
    let packed = try sizes.value(fixed.integer(at: 18), of: name)
    // Sizes that follow the data may be missing here, and may not be others.
    let isSame = sum == entry.sum && size == entry.size && packed == entry.packedSize
    let isMissing =
      follows && (sum == 0 || sum == entry.sum) && (size == 0 || size == entry.size)
      && (packed == 0 || packed == entry.packedSize)
    guard fixed.integer(at: 6, as: UInt16.self) == entry.flags,
      (fixed.integer(at: 8, as: UInt16.self) == 8) == entry.isCompressed, isSame || isMissing
    else {
      throw PackRefusal(entry: entry.name, "has other sizes or flags at its data than in the directory")
    }
    let start = entry.offset + 30 + UInt64(nameCount + extraCount)
    guard entry.packedSize <= source.size, start <= next, entry.packedSize <= next - start else {
      throw PackRefusal(entry: entry.name, "overlaps what comes after it")
    }
    let end = start + entry.packedSize
    return follows ? try sumsEnd(entry, end, next, file, source) : end
  }

  /// The record behind the data: with or without a signature, with short or long sizes.
  private static func sumsEnd(
    _ entry: ZipLayout.Entry, _ start: UInt64, _ next: UInt64, _ file: borrowing Descriptor,
    _ source: ZipSource
  ) throws -> UInt64 {
    let count = next - start
    guard [12, 16, 20, 24].contains(count) else {
      throw PackRefusal(entry: entry.name, "overlaps what comes after it, or lies about its size")
    }
    var record = ByteField(try source.read(file, start, count)[...])
    if count == 16 || count == 24 {
      guard record.integer(at: 0, as: UInt32.self) == 0x0807_4B50 else { throw fault(entry) }
      record = ByteField(record.bytes.dropFirst(4))
    }
    let isLong = count >= 20
    let packed: UInt64 = isLong ? record.integer(at: 4) : UInt64(record.integer(at: 4, as: UInt32.self))
    let size: UInt64 = isLong ? record.integer(at: 12) : UInt64(record.integer(at: 8, as: UInt32.self))
    guard record.integer(at: 0, as: UInt32.self) == entry.sum, packed == entry.packedSize, size == entry.size
    else { throw fault(entry) }
    return next
  }

  private static func fault(_ entry: ZipLayout.Entry) -> PackRefusal {
    PackRefusal(entry: entry.name, "lies about its size")
  }
}
