/// How much memory reading a picture takes, by its header: what the libraries were measured to take, rounded up.
enum MemoryNeed {
  /// In bytes. `jpeg` is the header of a JPEG; `bands` and `bytesPerBand` describe the stored pixels.
  static func bytes(
    _ format: PictureFormat, width: Int, height: Int, bands: Int, bytesPerBand: Int, isInterlaced: Bool,
    jpeg: JPEGHeader?
  ) -> Int {
    let pixels = width * height
    let rows = width * 64 * max(4, bands * bytesPerBand)
    let own =
      switch format {
      // Sixteen bits a coefficient, all of them when there is more than one scan.
      case .jpeg: jpeg.map { $0.isProgressive ? $0.coefficientCount * 2 : 0 } ?? 0
      case .png: isInterlaced ? pixels * bands * bytesPerBand : 0
      case .webp: pixels * 8
      // The canvas and its copy, and up to as much again when the photo is looked at twice: 19 measured.
      case .gif: pixels * 20
      // A TIFF may hold all its rows in one strip.
      case .tiff: pixels * bands * bytesPerBand
      // The file, the pixels, and the copy that libvips points at.
      case .bmp: pixels * 12
      // The planes, the interleaved copy, and what a second look adds: 10 measured.
      case .heif: pixels * 4 * bytesPerBand * 3
      // Floating point in groups, and the whole picture in bytes: 8 measured.
      case .jpegXL: pixels * 12
      case .svg, .webPage, .foreign, .unknown: 0
      }
    return own + rows
  }
}
