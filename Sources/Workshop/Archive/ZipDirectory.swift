import Media

/// Where a zip's directory is, and how many entries it has.
struct ZipDirectory {
  let start: UInt64
  let size: UInt64
  let count: UInt64

  /// The record at the very end of every zip.
  private static let endCount: UInt64 = 22
  /// The two that stand before it in a large one.
  private static let locatorCount: UInt64 = 20
  private static let largeEndCount: UInt64 = 56
  /// Bytes of an entry in the directory: its numbers, a path, and times or owners that some programs add.
  private static let entryRoom: UInt64 = 2_048

  init(_ file: borrowing Descriptor, _ source: ZipSource, limits: PackLimits) throws {
    guard source.size >= Self.endCount else { throw PackRefusal("it is no pack: it is too short for a zip") }
    let endStart = source.size - Self.endCount
    let end = ByteField(try source.read(file, endStart, Self.endCount)[...])
    guard end.integer(at: 0, as: UInt32.self) == 0x0605_4B50, end.integer(at: 20, as: UInt16.self) == 0 else {
      throw try Self.otherEnd(file, source)
    }
    var numbers = [
      UInt64(end.integer(at: 4, as: UInt16.self)), UInt64(end.integer(at: 6, as: UInt16.self)),
      UInt64(end.integer(at: 8, as: UInt16.self)), UInt64(end.integer(at: 10, as: UInt16.self)),
      UInt64(end.integer(at: 12, as: UInt32.self)), UInt64(end.integer(at: 16, as: UInt32.self)),
    ]
    var directoryEnd = endStart
    if let large = try Self.largeEnd(file, source, endStart) {
      // Where the small record has room for a number, it has to be the same.
      let widest: [UInt64] = [0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF_FFFF, 0xFFFF_FFFF]
      for index in numbers.indices where numbers[index] != large.numbers[index] {
        guard numbers[index] == widest[index] else { throw ZipLayout.damaged("its two ends disagree") }
      }
      numbers = large.numbers
      directoryEnd = large.start
    }
    guard numbers[0] == 0, numbers[1] == 0, numbers[2] == numbers[3] else {
      throw PackRefusal("it is one part of several; only whole files are read")
    }
    count = numbers[3]
    size = numbers[4]
    start = numbers[5]
    guard count > 0 else { throw PackRefusal("it is empty") }
    guard count <= UInt64(limits.entries) else {
      throw PackRefusal("it holds \(count) files; a pack holds \(limits.entries) at most")
    }
    guard size <= count * Self.entryRoom else { throw ZipLayout.damaged("its directory is too long") }
    guard size <= directoryEnd, start == directoryEnd - size else {
      throw ZipLayout.damaged("its directory is not where it says")
    }
  }

  /// The record of a zip with more than 65,535 entries or 4 GB, and where it begins; nil when there is none.
  private static func largeEnd(
    _ file: borrowing Descriptor, _ source: ZipSource, _ endStart: UInt64
  ) throws -> (start: UInt64, numbers: [UInt64])? {
    guard endStart >= locatorCount + largeEndCount else { return nil }
    let locator = ByteField(try source.read(file, endStart - locatorCount, locatorCount)[...])
    guard locator.integer(at: 0, as: UInt32.self) == 0x0706_4B50 else { return nil }
    let start = endStart - locatorCount - largeEndCount
    let record = ByteField(try source.read(file, start, largeEndCount)[...])
    guard locator.integer(at: 8, as: UInt64.self) == start, locator.integer(at: 4, as: UInt32.self) == 0,
      record.integer(at: 0, as: UInt32.self) == 0x0606_4B50,
      record.integer(at: 4, as: UInt64.self) == largeEndCount - 12
    else { throw ZipLayout.damaged("its end is not whole") }
    return (
      start,
      [
        UInt64(record.integer(at: 16, as: UInt32.self)), UInt64(record.integer(at: 20, as: UInt32.self)),
        record.integer(at: 24), record.integer(at: 32), record.integer(at: 40), record.integer(at: 48),
      ]
    )
  }

  /// Why a file does not end as a pack does: it is something else, was cut off, or goes on.
  private static func otherEnd(_ file: borrowing Descriptor, _ source: ZipSource) throws -> PackRefusal {
    let head = try source.read(file, 0, 4)
    guard head.starts(with: [0x50, 0x4B]) else { return PackRefusal("it is no pack: it is not a zip file") }
    let room = min(source.size, 66_000)
    let tail = try source.read(file, source.size - room, room)
    let hasEnd = tail.indices.contains { tail[$0...].starts(with: [0x50, 0x4B, 0x05, 0x06]) }
    return hasEnd
      ? ZipLayout.damaged("something follows its end")
      : PackRefusal("the file is cut off; copy or download it again")
  }
}
