/// What a request hands over.
package enum PictureOutput: Equatable, Hashable, Sendable {
  /// RGBA rows of the picture drawn.
  case pixels
  /// The picture drawn (box, fit, ground, frame) as a JPEG file of this quality, 1…100.
  case jpeg(quality: Int)
  /// The whole picture at its own size, whatever the box, upright, as a file that every reader knows, with nothing in
  /// it that the file said of itself but its colour profile.
  case copy

  func write(to writer: inout ByteWriter) {
    switch self {
    case .pixels: Self.write(0, 0, to: &writer)
    case .jpeg(let quality): Self.write(1, UInt8(clamping: quality), to: &writer)
    case .copy: Self.write(2, 0, to: &writer)
    }
  }

  private static func write(_ code: UInt8, _ quality: UInt8, to writer: inout ByteWriter) {
    writer.put(code)
    writer.put(quality)
  }

  init(from reader: inout ByteReader) throws(WireError) {
    let code = try reader.integer(UInt8.self)
    let quality = Int(try reader.integer(UInt8.self))
    switch code {
    case 0: self = .pixels
    case 1:
      guard (1...100).contains(quality) else { throw .badValue("quality") }
      self = .jpeg(quality: quality)
    case 2: self = .copy
    default: throw .badValue("output")
    }
  }
}
