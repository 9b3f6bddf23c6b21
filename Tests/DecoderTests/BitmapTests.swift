import DecoderProtocol
import Geometry
import Testing

@testable import Decoder

@Suite struct BitmapTests {
  /// A bitmap with a BITMAPINFOHEADER.
  private func bitmap(
    _ width: Int32, _ height: Int32, bits: UInt16, compression: UInt32 = 0, between: [UInt8] = [],
    _ pixels: [UInt8]
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.putRaw(Array("BM".utf8))
    writer.put(UInt32(54 + between.count + pixels.count))
    writer.put(UInt32(0))
    writer.put(UInt32(54 + between.count))
    writer.put(UInt32(40))
    writer.put(UInt32(bitPattern: width))
    writer.put(UInt32(bitPattern: height))
    writer.put(UInt16(1))
    writer.put(bits)
    writer.put(compression)
    for _ in 0..<5 { writer.put(UInt32(0)) }
    return writer.bytes + between + pixels
  }

  private let palette: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 9, 8, 7, 0]
  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  private func rgba(_ bytes: [UInt8]) throws -> [UInt8] {
    var reader = try BitmapReader(bytes)
    return try reader.rgba()
  }

  @Test func colourBottomUpAndTopDown() throws {
    let rows: [UInt8] = [0, 0, 255, 0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0]
    #expect(try rgba(bitmap(2, 2, bits: 24, rows)) == blue + red + red + green)
    #expect(try rgba(bitmap(2, -2, bits: 24, rows)) == red + green + blue + red)
  }

  @Test func paletteOfOneFourAndEightBits() throws {
    #expect(try rgba(bitmap(2, 1, bits: 8, between: palette, [0, 2, 0, 0])) == red + blue)
    #expect(try rgba(bitmap(3, 1, bits: 4, between: palette, [0x01, 0x20, 0, 0])) == red + green + blue)
    #expect(
      try rgba(bitmap(2, 1, bits: 1, between: Array(palette.prefix(8)), [0x40, 0, 0, 0])) == red + green)
  }

  @Test func masksWithAndWithoutAlpha() throws {
    let pixel: [UInt8] = [0x00, 0xF8, 0xE0, 0x07]
    let masks: [UInt8] = [0, 0xF8, 0, 0, 0xE0, 0x07, 0, 0, 0x1F, 0, 0, 0]
    #expect(try rgba(bitmap(2, 1, bits: 16, compression: 3, between: masks, pixel)) == red + green)
    #expect(try rgba(bitmap(1, 1, bits: 32, [0, 0, 255, 0])) == red)
  }

  @Test func runLengths() throws {
    // Two of colour 1, then a literal of three, end of line, end.
    let runs: [UInt8] = [2, 1, 0, 3, 2, 0, 1, 0, 0, 0, 0, 1]
    #expect(
      try rgba(bitmap(5, 1, bits: 8, compression: 1, between: palette, runs))
        == green + green + blue + red + green)
    // Moves and runs that leave the picture must not leave its memory.
    let wild: [UInt8] = [255, 1, 0, 2, 200, 200, 255, 2, 0, 1]
    #expect(try rgba(bitmap(3, 2, bits: 8, compression: 1, between: palette, wild)).count == 24)
  }

  @Test func cutOrImpossibleOnesAreRefused() {
    #expect(throws: Refusal.self) { try rgba(bitmap(40, 40, bits: 24, [1, 2, 3])) }
    #expect(throws: Refusal.self) { try rgba(bitmap(0, 4, bits: 24, [1, 2, 3])) }
    #expect(throws: Refusal.self) { try rgba(bitmap(4, 4, bits: 7, [1, 2, 3])) }
    #expect(throws: Refusal.self) {
      try rgba(bitmap(4, 4, bits: 8, compression: 1, between: palette, [4, 1]))
    }
  }

  @Test func throughTheWholeDecoder() throws {
    let row: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0]
    let picture = try Fixtures.decode(
      try Fixtures.file("a.jpg", bitmap(2, 1, bits: 24, row)), PixelSize(8, 4))
    #expect(picture.info.size == PixelSize(8, 4) && picture.pixel(7, 3) == [255, 0, 0, 255])
    let huge = try Fixtures.file("huge.bmp", bitmap(60_000, 60_000, bits: 24, row))
    #expect(Fixtures.refusal(huge)?.code == .tooLarge)
  }
}
