import DecoderProtocol
import Geometry

/// What is known of a picture before its pixels are read.
struct PictureHeader {
  /// The size, upright.
  let size: PixelSize
  /// Frames of an animation; 1 for a photo.
  let frameCount: Int
  /// How long each frame stays, in milliseconds; empty for a photo.
  let frameDelays: [Int]
  /// Bands as stored.
  let bands: Int
  /// Bytes of a band as stored.
  let bytesPerBand: Int
  /// Whether there may be clear parts.
  let hasAlpha: Bool
  /// Whether rows come in several passes.
  let isInterlaced: Bool
  /// Which frame: options for the loader.
  let options: String
  /// How often an animation plays; 0 for without end.
  var loopCount = 1
  /// What the file says of itself, where that is wanted.
  let metadata: FileMetadata?
  /// The format.
  let kind: PictureKind
}
