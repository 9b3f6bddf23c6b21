/// What a photo may cost; what is over is refused by its header, before memory is taken.
package struct DecodeLimits: Equatable, Hashable, Sendable {
  /// Largest picture, in millions of pixels.
  package var megapixels: Int
  /// Largest file, in MB (1,000,000 bytes).
  package var fileMegabytes: Int
  /// Most memory that decoding may need, in MB, as reckoned from the header.
  package var memoryMegabytes: Int
  /// Longest time, in seconds.
  package var seconds: Int

  /// Limits from four whole numbers.
  package init(megapixels: Int, fileMegabytes: Int, memoryMegabytes: Int, seconds: Int) {
    self.megapixels = megapixels
    self.fileMegabytes = fileMegabytes
    self.memoryMegabytes = memoryMegabytes
    self.seconds = seconds
  }

  /// Room for every camera on sale (150 megapixels) and for long panoramas, inside the decoder's address space.
  package static let standard = DecodeLimits(
    megapixels: 250, fileMegabytes: 256, memoryMegabytes: 800, seconds: 10)

  func write(to writer: inout ByteWriter) {
    for value in [megapixels, fileMegabytes, memoryMegabytes, seconds] {
      writer.put(UInt32(clamping: value))
    }
  }

  init(from reader: inout ByteReader) throws(WireError) {
    self.init(megapixels: 0, fileMegabytes: 0, memoryMegabytes: 0, seconds: 0)
    megapixels = Int(try reader.integer(UInt32.self))
    fileMegabytes = Int(try reader.integer(UInt32.self))
    memoryMegabytes = Int(try reader.integer(UInt32.self))
    seconds = Int(try reader.integer(UInt32.self))
    guard (1...3_600).contains(seconds) else { throw .badValue("seconds") }
    guard [megapixels, fileMegabytes, memoryMegabytes].allSatisfy({ (1...1_000_000).contains($0) }) else {
      throw .badValue("limits")
    }
  }
}
