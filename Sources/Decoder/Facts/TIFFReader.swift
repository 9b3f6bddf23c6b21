/// Reads the directories of fields that TIFF files, EXIF blocks and many maker notes are made of (TIFF 6.0, section 2).
struct TIFFReader {
  /// Most fields of a directory that are looked at.
  private static let fieldLimit = 512
  /// Longest value that is read, in bytes.
  private static let valueLimit = 1 << 16

  /// Gives up to so many bytes from an offset on, counted from where offsets count.
  let bytes: (_ offset: Int, _ count: Int) -> [UInt8]
  /// Whether numbers have their highest byte first.
  let isBigEndian: Bool
  /// Where the first directory is; 0 when there is none.
  private(set) var start = 0

  /// Reads the header; nil when it is none.
  init?(bytes: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    let head = bytes(0, 8)
    guard head.count == 8 else { return nil }
    switch (head[0], head[1]) {
    case (0x49, 0x49): isBigEndian = false
    case (0x4D, 0x4D): isBigEndian = true
    default: return nil
    }
    self.bytes = bytes
    // Some makers' notes count on with another number than 42.
    start = Self.integer(head[4..<8], isBigEndian)
  }

  /// Reads a block in memory.
  init?(_ block: ArraySlice<UInt8>) {
    self.init { offset, count in
      guard offset >= 0, offset <= block.count else { return [] }
      return Array(block.dropFirst(offset).prefix(count))
    }
  }

  /// Reads directories without a header, in a known order of bytes.
  init(isBigEndian: Bool, bytes: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    self.isBigEndian = isBigEndian
    self.bytes = bytes
  }

  /// The wanted fields of the directory at `offset`.
  func directory(at offset: Int, wanted: Set<Int>) -> [Int: TIFFField] {
    guard offset > 0 else { return [:] }
    let head = bytes(offset, 2)
    guard head.count == 2 else { return [:] }
    let count = min(Self.integer(head[...], isBigEndian), Self.fieldLimit)
    let table = bytes(offset + 2, count * 12)
    var fields: [Int: TIFFField] = [:]
    for index in 0..<table.count / 12 {
      let entry = table[index * 12..<index * 12 + 12]
      let tag = Self.integer(entry.prefix(2), isBigEndian)
      guard wanted.contains(tag), fields[tag] == nil else { continue }
      let type = Self.integer(entry.dropFirst(2).prefix(2), isBigEndian)
      guard let width = TIFFField.width(of: type) else { continue }
      let length = Self.integer(entry.dropFirst(4).prefix(4), isBigEndian) * width
      let place = Self.integer(entry.suffix(4), isBigEndian)
      let value =
        length <= 4 ? Array(entry.dropFirst(8).prefix(length)) : bytes(place, min(length, Self.valueLimit))
      fields[tag] = TIFFField(
        type: type, bytes: value, isBigEndian: isBigEndian,
        place: length <= 4 ? offset + 10 + index * 12 : place)
    }
    return fields
  }

  static func integer(_ bytes: ArraySlice<UInt8>, _ isBigEndian: Bool) -> Int {
    isBigEndian
      ? bytes.reduce(0) { $0 << 8 | Int($1) } : bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
