/// What the press's records of a picture tell (IPTC-NAA Information Interchange Model 4).
struct IPTCRecords {
  private(set) var captions: [String] = []
  private(set) var titles: [String] = []
  /// Those who made it.
  private(set) var makers: [String] = []
  /// Those who provide it.
  private(set) var providers: [String] = []
  private(set) var rights: [String] = []

  /// Reads a block as libvips hands it over: the records, or Photoshop's resources around them.
  init(_ block: [UInt8]) {
    let photoshop = Array("Photoshop 3.0\0".utf8)
    let records = block.starts(with: photoshop) ? Self.resource(block, from: photoshop.count) : block[...]
    var index = records.startIndex
    while index + 5 <= records.endIndex, records[index] == 0x1C {
      let (record, number) = (records[index + 1], records[index + 2])
      let length = Int(records[index + 3]) << 8 | Int(records[index + 4])
      // Lengths above 32,767 have a form of their own, which no text needs.
      guard length < 0x8000, index + 5 + length <= records.endIndex else { return }
      if record == 2 { take(number, records[index + 5..<index + 5 + length]) }
      index += 5 + length
    }
  }

  private mutating func take(_ number: UInt8, _ bytes: ArraySlice<UInt8>) {
    // Which letters a file is in is announced, often wrongly: they are told by themselves.
    let text = MetadataText.decode(bytes)
    switch number {
    case 5: titles.append(text)
    case 80: makers.append(text)
    case 110: providers.append(text)
    case 116: rights.append(text)
    case 120: captions.append(text)
    default: break
    }
  }

  /// Photoshop's resource of the records: "8BIM", number, padded name, length, padded bytes.
  private static func resource(_ block: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    var index = start
    while index + 12 <= block.count, block[index..<index + 4].elementsEqual("8BIM".utf8) {
      let number = TIFFReader.integer(block[index + 4..<index + 6], true)
      let name = Int(block[index + 6]) + 1
      let head = index + 6 + name + name % 2
      guard head + 4 <= block.count else { return [] }
      let length = TIFFReader.integer(block[head..<head + 4], true)
      guard head + 4 + length <= block.count else { return [] }
      if number == 0x0404 { return block[head + 4..<head + 4 + length] }
      index = head + 4 + length + length % 2
    }
    return []
  }
}
