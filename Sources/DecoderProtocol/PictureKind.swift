/// The formats of pictures that are read.
package enum PictureKind: UInt8, Equatable, Hashable, Sendable, CaseIterable {
  case jpeg = 1
  case png = 2
  case gif = 3
  case webp = 4
  case tiff = 5
  case bmp = 6
  /// HEIC and its relatives.
  case heif = 7
  case avif = 8
  case jpegXL = 9
  case svg = 10

  /// The ends of file names that go with the format, without the dot, the usual one first.
  package var fileExtensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif", "mpo"]
    case .png: ["png"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .tiff: ["tif", "tiff"]
    case .bmp: ["bmp", "dib"]
    case .heif: ["heic", "heif", "hif"]
    case .avif: ["avif"]
    case .jpegXL: ["jxl"]
    case .svg: ["svg"]
    }
  }
}
