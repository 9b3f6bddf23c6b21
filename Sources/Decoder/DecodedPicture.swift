import DecoderProtocol
import Geometry

/// What a request comes to.
struct DecodedPicture {
  /// What is known about it.
  private(set) var info: PictureInfo
  /// Its pixels.
  let pixels: Pixels
  /// The file that is handed over instead of the pixels.
  private(set) var file: [UInt8]?

  /// The picture that was drawn, on `ground` where there is one.
  init(_ drawn: Pixels, _ header: PictureHeader, _ study: PictureStudy?, ground: Colour?) {
    var hasAlpha = header.hasAlpha && drawn.hasClearPart
    if hasAlpha, let ground {
      drawn.flatten(on: ground)
      hasAlpha = false
    }
    pixels = drawn
    info = PictureInfo(
      size: drawn.size, originalSize: header.size, frameCount: header.frameCount,
      frameDelays: header.frameDelays, hasAlpha: hasAlpha, crop: study?.crop, loopCount: header.loopCount,
      facts: study?.facts, candidates: study?.candidates ?? [])
  }

  /// Hands the picture drawn over as a JPEG.
  mutating func encode(quality: Int) throws(Refusal) {
    let bytes = try PictureEncoder.jpeg(pixels, quality: quality, ground: .white)
    info.hasAlpha = false
    info.encoding = PictureEncoding(kind: .jpeg, byteCount: bytes.count)
    file = bytes
  }

  /// Hands over a copy of the whole picture, of `size`.
  mutating func hand(over copy: PictureCopy, _ size: PixelSize) {
    info.size = size
    info.encoding = PictureEncoding(kind: copy.kind, byteCount: copy.bytes.count)
    file = copy.bytes
  }

  /// Lends the bytes that are handed over.
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    if let file { return unsafe file.withUnsafeBytes { bytes in unsafe body(bytes) } }
    return unsafe pixels.withUnsafeBytes { bytes in unsafe body(bytes) }
  }
}
