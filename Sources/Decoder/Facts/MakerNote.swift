/// The part of an EXIF block that each camera maker fills as it likes; only what names the one camera is looked for.
/// The layouts are those that ExifTool documents.
struct MakerNote {
  /// Whether a serial number or an owner's name is in it.
  let hasSerialNumber: Bool

  /// How a maker lays its note out.
  private struct Layout {
    /// How it begins.
    var signature: [UInt8]
    /// Where its directory starts, from the note's start.
    var directory: Int
    /// Where a header of its own starts, from which offsets count; nil when they count as in the block around.
    var header: Int?
    /// Whether offsets count from the note's start though it has no header.
    var countsFromStart = false
    /// The order of bytes, where it is not that of the block around.
    var isBigEndian: Bool?
    /// The fields that name a camera or its owner.
    var tags: Set<Int>
    /// A directory below, and the fields there.
    var below: (tag: Int, tags: Set<Int>)?
  }

  private static let layouts = [
    Layout(
      signature: Array("Nikon\0\u{2}".utf8), directory: 0, header: 10, tags: [0x001D, 0x00A0]),
    Layout(signature: Array("Panasonic\0\0\0".utf8), directory: 12, tags: [0x0025, 0x8012]),
    Layout(
      signature: Array("OLYMPUS\0II".utf8), directory: 12, countsFromStart: true, isBigEndian: false,
      tags: [0x0404], below: (0x2010, [0x0101, 0x0202])),
    Layout(
      signature: Array("OM SYSTEM\0\0\0II".utf8), directory: 16, countsFromStart: true, isBigEndian: false,
      tags: [0x0404], below: (0x2010, [0x0101, 0x0202])),
    Layout(
      signature: Array("OLYMP\0".utf8), directory: 8, tags: [0x0404], below: (0x2010, [0x0101, 0x0202])),
    Layout(
      signature: Array("FUJIFILM".utf8), directory: 12, countsFromStart: true, isBigEndian: false,
      tags: [0x0010]),
    Layout(signature: Array("AOC\0".utf8), directory: 6, tags: [0x0229, 0x022E]),
    // Canon begins with its directory; so may others whose fields of these numbers are something else, which then
    // counts as a number too many rather than one too few.
    Layout(signature: [], directory: 0, tags: [0x0009, 0x000C, 0x0096]),
  ]

  /// Looks into the note that `field` of `block` holds.
  init(_ field: TIFFField, in block: TIFFReader) {
    let layout = Self.layouts.first { field.bytes.starts(with: $0.signature) }
    guard let layout else {
      hasSerialNumber = false
      return
    }
    var reader = TIFFReader(isBigEndian: layout.isBigEndian ?? block.isBigEndian, bytes: block.bytes)
    var start = field.place + layout.directory
    if let header = layout.header {
      guard let own = TIFFReader(field.bytes.dropFirst(header)) else {
        hasSerialNumber = false
        return
      }
      (reader, start) = (own, own.start)
    } else if layout.countsFromStart {
      reader = TIFFReader(isBigEndian: reader.isBigEndian) { offset, count in
        guard offset >= 0, offset <= field.bytes.count else { return [] }
        return Array(field.bytes.dropFirst(offset).prefix(count))
      }
      start = layout.directory
    }
    let wanted = layout.below.map { layout.tags.union([$0.tag]) } ?? layout.tags
    var fields = reader.directory(at: start, wanted: wanted)
    if let below = layout.below, let entry = fields.removeValue(forKey: below.tag) {
      // Old notes hold the directory itself, new ones its offset.
      let place = entry.type == 4 || entry.type == 13 ? entry.integer : entry.place
      for field in reader.directory(at: place, wanted: below.tags) { fields[-field.key] = field.value }
    }
    hasSerialNumber = fields.values.contains { $0.saysSomething }
  }
}
