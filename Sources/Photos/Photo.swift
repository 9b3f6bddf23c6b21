import DecoderProtocol
import Geometry

/// A decoded picture: its pixels at the size drawn, or the file that was asked for, and what is known about it.
package struct Photo: Sendable {
  /// Sizes, frames and crop.
  package let info: PictureInfo
  /// RGBA, rows from the top without gaps; the bytes of the file where `info.encoding` names one.
  package let pixels: PixelBuffer

  /// A picture of `info.size` pixels.
  package init(info: PictureInfo, pixels: PixelBuffer) {
    precondition(pixels.count == info.byteCount, "the pixels do not fill the picture")
    self.info = info
    self.pixels = pixels
  }

  /// The size drawn.
  package var size: PixelSize { info.size }
  /// The part to be seen first, when one was asked for.
  package var crop: CropChoice? { info.crop }
  /// A copy of all bytes: those of the file, when one was asked for.
  package var bytes: [UInt8] { unsafe pixels.withUnsafeBytes { bytes in unsafe Array(bytes) } }
}
