import Geometry

/// A photo boiled down to some ten thousand cells, and sums over any rectangle of them in constant time.
///
/// Clear parts are seen as they are shown: as the ground, so that a plain shape has an outline. They have no colour of
/// their own to tell, though.
/// The cells depend on the photo only, not on the size it was drawn at: each is the mean of the pixels it covers.
struct DetailMap: Sendable {
  /// How many cells there are, about: 128 × 96 for a photo of 4 : 3.
  static let cellCount = 12_288.0
  /// Most cells along a side.
  static let sideLimit = 1_024

  /// What is summed over a rectangle.
  struct Sums: Equatable, Sendable {
    /// Opacity: what is not ground.
    var cover: Float = 0
    /// Steepness of lightness and colour.
    var detail: Float = 0
    /// How much of the area shows any structure.
    var structure: Float = 0
    var lightness: Float = 0
    var lightnessSquared: Float = 0
    /// Distance from grey, of what is not ground.
    var chroma: Float = 0
    /// Distance from the photo's mean colour, of what is not ground.
    var saliency: Float = 0

    static func + (a: Sums, b: Sums) -> Sums { combine(a, b, 1) }
    static func - (a: Sums, b: Sums) -> Sums { combine(a, b, -1) }

    private static func combine(_ a: Sums, _ b: Sums, _ k: Float) -> Sums {
      Sums(
        cover: a.cover + k * b.cover, detail: a.detail + k * b.detail,
        structure: a.structure + k * b.structure, lightness: a.lightness + k * b.lightness,
        lightnessSquared: a.lightnessSquared + k * b.lightnessSquared, chroma: a.chroma + k * b.chroma,
        saliency: a.saliency + k * b.saliency)
    }
  }

  /// Cells across and down.
  let grid: PixelSize
  /// Sums over everything left of and above a corner; one more corner than cells each way.
  private var table: [Sums]

  /// The cells for a photo of this size: about square, never more than its pixels.
  static func gridSize(for photo: PixelSize) -> PixelSize {
    let aspect = Double(photo.width) / Double(photo.height)
    let width = (cellCount * aspect).squareRoot().rounded()
    let height = (cellCount / aspect).squareRoot().rounded()
    return PixelSize(
      min(photo.width, max(1, min(sideLimit, Int(width)))),
      min(photo.height, max(1, min(sideLimit, Int(height)))))
  }

  /// Whether a picture of the whole photo is large enough to make cells of that do not depend on its size: two pixels
  /// a cell each way, or as many as the photo has.
  static func isEnough(_ size: PixelSize, grid: PixelSize, photo: PixelSize) -> Bool {
    size.width >= min(photo.width, 2 * grid.width) && size.height >= min(photo.height, 2 * grid.height)
  }

  /// The size to draw a photo at for its cells only.
  static func sourceSize(grid: PixelSize, photo: PixelSize) -> PixelSize {
    PixelSize(min(photo.width, 4 * grid.width), min(photo.height, 4 * grid.height))
  }

  /// Looks at a picture in RGBA, at least as large as the grid each way, on `ground`.
  @unsafe init(rgba: UnsafeRawBufferPointer, size: PixelSize, grid: PixelSize, ground: Colour) {
    let cells = unsafe CellAverages.cells(rgba: rgba, size: size, grid: grid)
    self.init(cells: cells, grid: grid, ground: ground)
  }

  /// Looks at cells: red, green, blue (0…1, not multiplied) and opacity (0…1).
  init(cells: [SIMD4<Float>], grid: PixelSize, ground: Colour) {
    precondition(cells.count == grid.width * grid.height, "the cells do not fill the grid")
    self.grid = grid
    let ground = SIMD4(Float(ground.red), Float(ground.green), Float(ground.blue), 0) / 255
    let colours = cells.map { cell -> SIMD4<Float> in
      let opacity = cell.w
      let cell = cell * opacity + ground * (1 - opacity)
      let lightness = 0.299 * cell.x + 0.587 * cell.y + 0.114 * cell.z
      return SIMD4(lightness, cell.z - lightness, cell.x - lightness, opacity)
    }
    let cover = max(1e-6, colours.reduce(0) { $0 + $1.w })
    let mean = colours.reduce(SIMD4<Float>.zero) { $0 + $1 * $1.w } / cover
    table = [Sums](repeating: Sums(), count: (grid.width + 1) * (grid.height + 1))
    for y in 0..<grid.height {
      var row = Sums()
      for x in 0..<grid.width {
        row = row + Self.sums(colours, grid, x, y, mean)
        table[(y + 1) * (grid.width + 1) + x + 1] = table[y * (grid.width + 1) + x + 1] + row
      }
    }
  }

  private static func sums(
    _ colours: [SIMD4<Float>], _ grid: PixelSize, _ x: Int, _ y: Int, _ mean: SIMD4<Float>
  )
    -> Sums
  {
    func cell(_ x: Int, _ y: Int) -> SIMD4<Float> {
      colours[min(grid.height - 1, max(0, y)) * grid.width + min(grid.width - 1, max(0, x))]
    }
    let here = cell(x, y)
    let (left, right, above, below) = (cell(x - 1, y), cell(x + 1, y), cell(x, y - 1), cell(x, y + 1))
    let opaque = min(here.w, min(min(left.w, right.w), min(above.w, below.w)))
    let across = (right - left) * 0.5
    let down = (below - above) * 0.5
    let squares = across * across + down * down
    // What is in a picture tells more than its outline, which is all that a plain shape has: that counts half.
    let detail = (squares.x + 0.5 * (squares.y + squares.z)).squareRoot() * (0.5 + 0.5 * opaque)
    let away = here - mean
    return Sums(
      cover: here.w, detail: detail, structure: detail / (detail + 0.02),
      lightness: here.x, lightnessSquared: here.x * here.x,
      chroma: (here.y * here.y + here.z * here.z).squareRoot() * here.w,
      saliency: (away.x * away.x + 2 * (away.y * away.y + away.z * away.z)).squareRoot() * here.w)
  }

  /// The sums over cells `x0..<x1` by `y0..<y1`.
  func sums(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Sums {
    let width = grid.width + 1
    return table[y1 * width + x1] + table[y0 * width + x0] - table[y0 * width + x1] - table[y1 * width + x0]
  }

  /// The sums over the whole photo.
  var total: Sums { sums(0, 0, grid.width, grid.height) }
}
