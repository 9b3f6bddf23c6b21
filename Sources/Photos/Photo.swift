import DecoderProtocol
import Geometry

/// A decoded picture: its pixels at the size drawn, and what is known about it.
package struct Photo: Sendable {
  /// Sizes, frames and crop.
  package let info: PictureInfo
  /// RGBA, rows from the top without gaps.
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
}
