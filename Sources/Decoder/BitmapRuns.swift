import DecoderProtocol
import Geometry

/// Undoes a bitmap's run-length coding (BI_RLE8 and BI_RLE4).
struct BitmapRuns {
  private let bytes: [UInt8]
  private let size: PixelSize
  private let isNibbles: Bool
  private var position: Int
  private var row = 0
  private var column = 0
  private var result: [UInt8]
  private let isTopDown: Bool

  /// Starts at the pixels of `reader`.
  init(reader: BitmapReader) {
    bytes = reader.bytes
    size = reader.size
    isNibbles = reader.bitsPerPixel == 4
    isTopDown = reader.isTopDown
    position = reader.pixelOffset
    result = [UInt8](repeating: 0, count: size.width * size.height)
  }

  /// Palette indices, rows from the top; what the runs skip has index 0.
  mutating func indices() throws(Refusal) -> [UInt8] {
    while row < size.height {
      let count = try next()
      let value = try next()
      if count > 0 {
        for index in 0..<Int(count) { put(half(value, index)) }
        continue
      }
      switch value {
      case 0: (row, column) = (row + 1, 0)
      case 1: return result
      case 2:
        column += Int(try next())
        row += Int(try next())
      default: try literal(Int(value))
      }
    }
    return result
  }

  private mutating func literal(_ count: Int) throws(Refusal) {
    let byteCount = isNibbles ? (count + 1) / 2 : count
    for index in 0..<byteCount {
      let value = try next()
      put(half(value, 0))
      if isNibbles, index * 2 + 1 < count { put(half(value, 1)) }
    }
    // Literal runs end on whole words.
    if byteCount % 2 == 1 { _ = try next() }
  }

  private func half(_ value: UInt8, _ index: Int) -> UInt8 {
    guard isNibbles else { return value }
    return index % 2 == 0 ? value >> 4 : value & 15
  }

  private mutating func put(_ index: UInt8) {
    if column < size.width, row < size.height {
      result[(isTopDown ? row : size.height - 1 - row) * size.width + column] = index
    }
    column += 1
  }

  private mutating func next() throws(Refusal) -> UInt8 {
    guard position < bytes.count else { throw Sentences.truncated }
    defer { position += 1 }
    return bytes[position]
  }
}
