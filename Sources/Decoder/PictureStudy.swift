import DecoderProtocol
import Geometry

/// What is found by looking at a whole picture: its crops, and what tells it from others.
struct PictureStudy {
  private(set) var crop: CropChoice?
  private(set) var candidates: [CropChoice] = []
  private(set) var facts: PictureFacts?

  /// Looks at the whole picture, drawn large enough.
  init(_ source: Pixels, _ header: PictureHeader, _ request: DecodeRequest) {
    let ground = request.ground ?? .white
    if let wanted = request.crop {
      let grid = DetailMap.gridSize(for: header.size)
      let map = unsafe source.withUnsafeBytes { bytes in
        unsafe DetailMap(rgba: bytes, size: source.size, grid: grid, ground: ground)
      }
      let chooser = CropChooser(map: map, photo: header.size)
      let chosen = chooser.choose(wanted)
      crop = chosen
      if request.candidates > 0 { candidates = chooser.propose(request.candidates, besides: chosen, wanted) }
    }
    if request.inspects, let metadata = header.metadata {
      let hash = unsafe source.withUnsafeBytes { bytes in
        unsafe PerceptualHash(rgba: bytes, size: source.size, ground: ground)
      }
      facts = PictureFacts(
        format: header.kind, caption: metadata.caption, credit: metadata.credit, licence: metadata.licence,
        hasPosition: metadata.hasPosition, hasSerialNumber: metadata.hasSerialNumber,
        isUpright: metadata.isUpright, perceptualHash: hash.bits, meanColour: hash.meanColour)
    }
  }
}
