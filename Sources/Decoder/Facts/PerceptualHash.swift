import Geometry
import Glibc

/// Sixty-four bits that look alike for pictures that look alike: the signs of the lowest frequencies of its lightness.
///
/// The picture becomes 32 × 32 means whatever its size and shape; of their cosine transform the 64 lowest frequencies
/// but the mean are kept, and each gives a bit: above the median of all, or not. Size, compression and
/// brightness change few of them.
struct PerceptualHash {
  /// Cells along a side.
  private static let side = 32
  /// The frequencies kept: across and down, the lowest first.
  private static let frequencies: [(Int, Int)] = (1..<side).lazy.flatMap { sum in
    (0...sum).map { sum % 2 == 0 ? ($0, sum - $0) : (sum - $0, $0) }
  }.prefix(64).map { $0 }
  private static let cosines: [Float] = (0..<side).flatMap { frequency in
    (0..<side).map { place in
      Float(cos(Double.pi * Double(frequency) * (Double(place) + 0.5) / Double(side)))
    }
  }

  /// The hash.
  let bits: UInt64
  /// The mean of all pixels.
  let meanColour: Colour

  /// Looks at a picture in RGBA, its clear parts on `ground`.
  @unsafe init(rgba: UnsafeRawBufferPointer, size: PixelSize, ground: Colour) {
    precondition(rgba.count >= size.width * size.height * 4, "too few pixels")
    let cells = unsafe Self.cells(rgba, size, ground)
    let mean = cells.reduce(SIMD4<Float>.zero, +) / Float(cells.count)
    func channel(_ value: Float) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
    meanColour = Colour(channel(mean.x), channel(mean.y), channel(mean.z))
    let lightness = cells.map { 0.299 * $0.x + 0.587 * $0.y + 0.114 * $0.z }
    bits = Self.hash(lightness)
  }

  private static func hash(_ cells: [Float]) -> UInt64 {
    // Across first: each row's frequencies, as many as are needed.
    let needed = (frequencies.map { max($0.0, $0.1) }.max() ?? 0) + 1
    var rows = [Float](repeating: 0, count: side * needed)
    for y in 0..<side {
      for frequency in 0..<needed {
        var sum: Float = 0
        for x in 0..<side { sum += cells[y * side + x] * cosines[frequency * side + x] }
        rows[y * needed + frequency] = sum
      }
    }
    let values = frequencies.map { across, down -> Float in
      (0..<side).reduce(0) { $0 + rows[$1 * needed + across] * cosines[down * side + $1] }
    }
    // A plain picture has nothing but rounding in its frequencies: it gets no bits at all.
    guard let most = values.map(\.magnitude).max(), most > 16 else { return 0 }
    let sorted = values.sorted()
    let median = (sorted[31] + sorted[32]) / 2
    return values.enumerated().reduce(0) { $1.element > median ? $0 | 1 << UInt64($1.offset) : $0 }
  }

  /// Means of 32 × 32 parts; of a smaller picture some are the same pixel.
  @unsafe private static func cells(_ rgba: UnsafeRawBufferPointer, _ size: PixelSize, _ ground: Colour)
    -> [SIMD4<
      Float
    >]
  {
    let under = SIMD4(Float(ground.red), Float(ground.green), Float(ground.blue), 255)
    var cells: [SIMD4<Float>] = []
    cells.reserveCapacity(side * side)
    for row in 0..<side {
      let rows = part(row, of: size.height)
      for column in 0..<side {
        let columns = part(column, of: size.width)
        var sum = SIMD4<UInt32>.zero
        var clear = SIMD4<Float>.zero
        for y in rows {
          for x in columns {
            let pixel = unsafe rgba.loadUnaligned(
              fromByteOffset: (y * size.width + x) * 4, as: SIMD4<UInt8>.self)
            if pixel.w == 255 {
              sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
            } else {
              let alpha = Float(pixel.w) / 255
              clear += SIMD4<Float>(pixel) * alpha + under * (1 - alpha)
            }
          }
        }
        cells.append((SIMD4<Float>(sum) + clear) / Float(rows.count * columns.count))
      }
    }
    return cells
  }

  /// The pixels of a part along a side, at least one.
  private static func part(_ index: Int, of length: Int) -> Range<Int> {
    let start = index * length / side
    return start..<max(start + 1, (index + 1) * length / side)
  }
}
