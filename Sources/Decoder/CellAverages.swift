import Geometry

/// Makes a picture small by exact area means.
enum CellAverages {
  /// A cell's colour (0…1, not multiplied with alpha) and opacity, rows from the top.
  @unsafe static func cells(rgba: UnsafeRawBufferPointer, size: PixelSize, grid: PixelSize) -> [SIMD4<Float>]
  {
    precondition(rgba.count >= size.width * size.height * 4, "too few pixels")
    precondition(
      size.width >= grid.width && size.height >= grid.height, "the picture is smaller than the grid")
    var result = [SIMD4<Float>](repeating: .zero, count: grid.width * grid.height)
    var line = [SIMD4<Float>](repeating: .zero, count: grid.width)
    let spans = spans(size.width, grid.width)
    let stepDown = Double(grid.height) / Double(size.height)
    for y in 0..<size.height {
      unsafe average(UnsafeRawBufferPointer(rebasing: rgba[(y * size.width * 4)...]), spans, into: &line)
      // A row of pixels lies in one row of cells, or across the line between two.
      let top = Double(y) * stepDown
      let bottom = top + stepDown
      let cell = min(grid.height - 1, Int(top))
      let below = min(grid.height - 1, Int(bottom))
      let lower = below > cell ? Float(bottom - Double(below)) : 0
      let upper = Float(stepDown) - lower
      for x in 0..<grid.width {
        result[cell * grid.width + x] += line[x] * upper
        if lower > 0 { result[below * grid.width + x] += line[x] * lower }
      }
    }
    return result.map { sum in
      guard sum.w > 1e-4 else { return SIMD4(0, 0, 0, 0) }
      let colour = sum / sum.w
      return SIMD4(colour.x, colour.y, colour.z, min(1, sum.w))
    }
  }

  /// Which pixels a cell covers: the first and last, and how much of each.
  private struct Span {
    var first: Int
    var last: Int
    var firstShare: Float
    var lastShare: Float
    var scale: Float
  }

  private static func spans(_ pixels: Int, _ cells: Int) -> [Span] {
    let step = Double(pixels) / Double(cells)
    return (0..<cells).map { cell in
      let start = Double(cell) * step
      let end = min(Double(pixels), start + step)
      let first = Int(start)
      let last = min(pixels - 1, Int(end))
      let firstShare = first == last ? end - start : Double(first + 1) - start
      return Span(
        first: first, last: last, firstShare: Float(firstShare),
        lastShare: Float(first == last ? 0 : end - Double(last)), scale: Float(1 / step))
    }
  }

  @unsafe private static func average(
    _ row: UnsafeRawBufferPointer, _ spans: [Span], into line: inout [SIMD4<Float>]
  ) {
    for (index, span) in spans.enumerated() {
      var sum = unsafe pixel(row, span.first) * span.firstShare
      var x = span.first + 1
      while x < span.last {
        unsafe sum += pixel(row, x)
        x += 1
      }
      if span.lastShare > 0 { unsafe sum += pixel(row, span.last) * span.lastShare }
      line[index] = sum * span.scale
    }
  }

  /// A pixel with its colour multiplied by its alpha, 0…1.
  @unsafe @inline(__always) private static func pixel(_ row: UnsafeRawBufferPointer, _ x: Int) -> SIMD4<Float>
  {
    let bytes = unsafe row.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
    var value = SIMD4<Float>(bytes) * (1 / 255)
    if bytes.w != 255 {
      let alpha = value.w
      value *= alpha
      value.w = alpha
    }
    return value
  }
}
