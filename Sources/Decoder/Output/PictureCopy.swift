import DecoderProtocol
import Geometry

/// Makes a copy of a picture that can be given away: the picture and nothing else, in a format that every reader knows.
///
/// Where the file already is in such a format and upright, its parts are handed on without those that are not the
/// picture, and not a pixel changes. All else is drawn at its own size and encoded anew.
struct PictureCopy {
  /// The quality of JPEGs that are encoded anew: differences cannot be seen, and a file is about as large as the camera's.
  private static let quality = 92

  /// The file's format.
  let kind: PictureKind
  let bytes: [UInt8]

  /// The picture's own parts; nil when it must be encoded anew.
  init?(stripping file: borrowing PhotoFile, _ format: PictureFormat, isUpright: Bool, jpeg: JPEGHeader?)
    throws(Refusal)
  {
    let kind: PictureKind
    let strip: ([UInt8]) -> [UInt8]?
    switch format {
    // Few readers know four colours, or the codings that patents kept away.
    case .jpeg where isUpright && jpeg?.isPlain ?? false: (kind, strip) = (.jpeg, JPEGStripper.strip)
    case .png where isUpright: (kind, strip) = (.png, PNGStripper.strip)
    case .webp where isUpright: (kind, strip) = (.webp, WebPStripper.strip)
    case .gif: (kind, strip) = (.gif, GIFStripper.strip)
    case .svg: (kind, strip) = (.svg, { $0 })
    default: return nil
    }
    guard let bytes = strip(try file.contents()) else { return nil }
    (self.kind, self.bytes) = (kind, bytes)
  }

  /// A file of these pixels: a PNG where parts are clear, else a JPEG.
  init(_ pixels: Pixels) throws(Refusal) {
    if pixels.hasClearPart {
      (kind, bytes) = (.png, try PictureEncoder.png(pixels))
    } else {
      (kind, bytes) = (.jpeg, try PictureEncoder.jpeg(pixels, quality: Self.quality, ground: .white))
    }
  }
}
