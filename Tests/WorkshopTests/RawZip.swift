import Archives
import Foundation
import Media

@testable import Workshop

/// A zip file written byte by byte, so that everything in it can be wrong.
struct RawZip {
  struct Entry {
    var name: [UInt8]
    /// As they stand in the file.
    var data: [UInt8]
    var method: UInt16 = 0
    var flags: UInt16 = 0x0800
    var sum: UInt32
    var size: UInt32
    var packedSize: UInt32
    /// Unix kind and rights.
    var mode: UInt32 = 0o100_644
    var disk: UInt16 = 0
    var extra: [UInt8] = []
    var localExtra: [UInt8] = []
    var localName: [UInt8]?
    var localSize: UInt32?
    /// Bytes between this entry and the one before.
    var gap: [UInt8] = []
    /// Lies on the data of the entry before.
    var isOnTop = false
    /// Is in the directory alone.
    var isListedOnly = false

    init(_ name: String, _ data: [UInt8] = Array("picture".utf8)) { self.init(bytes: Array(name.utf8), data) }

    init(bytes name: [UInt8], _ data: [UInt8] = Array("picture".utf8)) {
      self.name = name
      self.data = data
      sum = RawZip.sum(data)
      size = UInt32(data.count)
      packedSize = size
      if name.last == UInt8(ascii: "/") { mode = 0o040_755 }
    }

    init(_ name: String, text: String) { self.init(name, Array(text.utf8)) }

    /// Really compressed.
    init(_ name: String, deflated bytes: [UInt8]) throws {
      self.init(name, try RawZip.deflated(bytes))
      method = 8
      sum = RawZip.sum(bytes)
      size = UInt32(bytes.count)
    }

    func with(_ change: (inout Entry) -> Void) -> Entry {
      var entry = self
      change(&entry)
      return entry
    }
  }

  var entries: [Entry]
  var before: [UInt8] = []
  var after: [UInt8] = []
  var note: [UInt8] = []
  var disk: UInt16 = 0
  /// Added to what the end says of the directory's place.
  var shift: UInt32 = 0

  static let manifest = Entry("closeup.json", text: "{\"format\": 1, \"title\": \"Evil\", \"pictures\": 2}")
  static let config = Entry(
    "config.json",
    text: "{\"answers\": [{\"label\": \"A\", \"pictures\": \"a\"}, {\"label\": \"B\", \"pictures\": \"b\"}]}")
  static let pictures = [Entry("a/1.jpg"), Entry("b/1.jpg", Array("another".utf8))]

  /// A good pack, and what is added to it.
  init(_ more: Entry...) { entries = [Self.manifest, Self.config] + Self.pictures + more }

  init(only entries: [Entry]) { self.entries = entries }

  func with(_ change: (inout RawZip) -> Void) -> RawZip {
    var zip = self
    change(&zip)
    return zip
  }

  /// The file.
  var bytes: [UInt8] {
    var out = before
    var directory: [UInt8] = []
    var offset = out.count
    for entry in entries {
      out += entry.gap
      if !entry.isOnTop { offset = out.count }
      let localName = entry.localName ?? entry.name
      if !entry.isOnTop, !entry.isListedOnly {
        out +=
          Self.numbers(0x0403_4B50 as UInt32) + Self.numbers(20, entry.flags, entry.method, 0, 0x21 as UInt16)
        out += Self.numbers(entry.sum, entry.packedSize, entry.localSize ?? entry.size)
        out += Self.numbers(UInt16(localName.count), UInt16(entry.localExtra.count))
        out += localName + entry.localExtra + entry.data
      }
      directory +=
        Self.numbers(0x0201_4B50 as UInt32) + Self.numbers(0x0314, 20, entry.flags, entry.method, 0, 0x21)
      directory += Self.numbers(entry.sum, entry.packedSize, entry.size)
      directory += Self.numbers(
        UInt16(entry.name.count), UInt16(entry.extra.count), 0, entry.disk, 0 as UInt16)
      directory += Self.numbers(
        entry.mode << 16 | (entry.mode & 0o170_000 == 0o040_000 ? 0x10 : 0), UInt32(offset))
      directory += entry.name + entry.extra
    }
    let start = UInt32(out.count) + shift
    let count = UInt16(entries.count)
    return out + directory + Self.numbers(0x0605_4B50 as UInt32) + Self.numbers(disk, disk, count, count)
      + Self.numbers(UInt32(directory.count), start) + Self.numbers(UInt16(note.count)) + note + after
  }

  /// Little-endian.
  static func numbers<Value: FixedWidthInteger>(_ values: Value...) -> [UInt8] {
    values.flatMap { value in
      (0..<MemoryLayout<Value>.size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
  }

  /// CRC-32, as zip takes it.
  static func sum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  /// What libarchive makes of the bytes.
  static func deflated(_ bytes: [UInt8]) throws -> [UInt8] {
    let scratch = try Scratch()
    let path = scratch("x.zip")
    let file = try Descriptor(path, O_RDWR | O_CREAT, mode: 0o600, .create)
    var writer = try ZipWriter(file)
    try writer.add("x", bytes, isCompressed: true)
    try writer.finish()
    let layout = try ZipLayout(file, limits: PackLimits())
    let zip = try Files.read(path, limit: 1 << 24)
    let start = 30 + Int(zip[26]) + Int(zip[28]) + Int(zip[29]) * 256
    return Array(zip[start..<start + Int(layout.entries[0].packedSize)])
  }
}
