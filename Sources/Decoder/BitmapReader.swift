import DecoderProtocol
import Geometry

/// Reads Windows and OS/2 bitmaps. libvips knows them only through ImageMagick, whose two hundred other formats and
/// slow start are not worth one that is this small.
struct BitmapReader {
  /// The size in pixels.
  let size: PixelSize
  /// Whether pixels carry an alpha.
  let hasAlpha: Bool
  let bytes: [UInt8]
  let bitsPerPixel: Int
  let isTopDown: Bool
  let pixelOffset: Int
  private let compression: Int
  /// The palette, three bytes an entry: blue, green, red.
  private var palette: [(UInt8, UInt8, UInt8)] = []
  /// Where red, green, blue and alpha lie in a pixel of 16 or 32 bits.
  private var masks: [BitmapMask] = []

  /// Reads the headers.
  init(_ bytes: [UInt8]) throws(Refusal) {
    self.bytes = bytes
    let headerCount = Int(Self.integer(bytes, 14, 4))
    guard [12, 16, 40, 52, 56, 64, 108, 124].contains(headerCount) else { throw Sentences.damaged }
    guard bytes.count >= 14 + headerCount else { throw Sentences.truncated }
    let isCore = headerCount == 12
    let width = isCore ? Int(Self.integer(bytes, 18, 2)) : Int(Int32(bitPattern: Self.integer(bytes, 18, 4)))
    let height = isCore ? Int(Self.integer(bytes, 20, 2)) : Int(Int32(bitPattern: Self.integer(bytes, 22, 4)))
    guard width > 0, height != 0 else { throw Sentences.damaged }
    size = PixelSize(width, abs(height))
    isTopDown = height < 0
    bitsPerPixel = Int(Self.integer(bytes, isCore ? 24 : 28, 2))
    compression = headerCount >= 40 ? Int(Self.integer(bytes, 30, 4)) : 0
    pixelOffset = Int(Self.integer(bytes, 10, 4))
    guard [1, 4, 8, 16, 24, 32].contains(bitsPerPixel) else { throw Sentences.damaged }
    let isRunLength = compression == 1 && bitsPerPixel == 8 || compression == 2 && bitsPerPixel == 4
    let isMasked = (compression == 3 || compression == 6) && (bitsPerPixel == 16 || bitsPerPixel == 32)
    guard compression == 0 || isRunLength || isMasked else { throw Sentences.foreign }

    var alphaMask: UInt32 = 0
    if bitsPerPixel >= 16, bitsPerPixel != 24 {
      var plain: [UInt32] = bitsPerPixel == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
      if isMasked {
        // Behind the old header, inside the newer ones: the same place.
        plain = (0..<3).map { Self.integer(bytes, 54 + 4 * $0, 4) } + [0]
        if headerCount >= 56 || compression == 6 { plain[3] = Self.integer(bytes, 66, 4) }
      }
      alphaMask = plain[3]
      masks = plain.map { BitmapMask($0) }
    }
    hasAlpha = alphaMask != 0
    if bitsPerPixel <= 8 {
      let entry = isCore ? 3 : 4
      let start = 14 + headerCount
      let room = max(0, min(pixelOffset, bytes.count) - start) / entry
      for index in 0..<min(1 << bitsPerPixel, room) {
        let at = start + index * entry
        palette.append((bytes[at], bytes[at + 1], bytes[at + 2]))
      }
      guard !palette.isEmpty else { throw Sentences.damaged }
    }
  }

  /// The pixels in RGBA, rows from the top.
  mutating func rgba() throws(Refusal) -> [UInt8] {
    if compression == 1 || compression == 2 {
      var runs = BitmapRuns(reader: self)
      return expand(try runs.indices())
    }
    let stride = (size.width * bitsPerPixel + 31) / 32 * 4
    guard pixelOffset >= 26,
      bytes.count - pixelOffset >= stride * (size.height - 1) + (size.width * bitsPerPixel + 7) / 8
    else { throw Sentences.truncated }
    var result = [UInt8](repeating: 255, count: size.width * size.height * 4)
    for row in 0..<size.height {
      let start = pixelOffset + (isTopDown ? row : size.height - 1 - row) * stride
      for column in 0..<size.width {
        let target = (row * size.width + column) * 4
        switch bitsPerPixel {
        case 24:
          let at = start + column * 3
          (result[target], result[target + 1], result[target + 2]) = (bytes[at + 2], bytes[at + 1], bytes[at])
        case 16, 32:
          let value = Self.integer(bytes, start + column * bitsPerPixel / 8, bitsPerPixel / 8)
          for channel in 0..<(hasAlpha ? 4 : 3) { result[target + channel] = masks[channel].value(in: value) }
        default:
          let bit = column * bitsPerPixel
          let index = Int(bytes[start + bit / 8]) >> (8 - bitsPerPixel - bit % 8) & (1 << bitsPerPixel - 1)
          (result[target], result[target + 1], result[target + 2]) = colour(index)
        }
      }
    }
    return result
  }

  private func expand(_ indices: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 255, count: indices.count * 4)
    for (place, index) in indices.enumerated() {
      (result[place * 4], result[place * 4 + 1], result[place * 4 + 2]) = colour(Int(index))
    }
    return result
  }

  /// An index past the palette's end is black, as everywhere.
  private func colour(_ index: Int) -> (UInt8, UInt8, UInt8) {
    guard index < palette.count else { return (0, 0, 0) }
    return (palette[index].2, palette[index].1, palette[index].0)
  }

  /// A little-endian number; bytes that are not there count as 0.
  private static func integer(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> UInt32 {
    var value: UInt32 = 0
    for index in 0..<count where offset + index < bytes.count {
      value |= UInt32(bytes[offset + index]) << UInt32(8 * index)
    }
    return value
  }
}
