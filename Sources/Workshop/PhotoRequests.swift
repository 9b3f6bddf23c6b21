import DecoderProtocol
import Geometry
import Media

extension DecodeRequest {
  /// A photo of the owner's as the game shows it: whole, fitted into `box`, its clear parts on the photo ground.
  package init(photo: FilePath, box: PixelSize, _ config: Configuration, crop: CropRequest?) {
    self.init(
      path: photo.bytes, box: box, fit: .contain, ground: config.colours.photoGround, crop: crop,
      limits: DecodeLimits(config.limits))
  }
}

extension CropRequest {
  /// Photos are fitted into this frame when the least side of a crop is reckoned: the frame of a 1280×720 window, so
  /// that the window's size changes no crop.
  private static let referenceFrame = PixelSize(800, 540)

  /// The crop that the owner wants: as large as set, and where the note says.
  package init(_ crop: Configuration.Crop, _ note: PictureNote?, seed: UInt64) {
    self.init(
      areaFraction: crop.shownArea, minimumSide: crop.minimumSide, frame: Self.referenceFrame, seed: seed,
      pinned: note?.crop, avoid: note?.avoid ?? [])
  }

  /// The same for the same photo and game, on every machine: from its name in the pack, not from where that lies.
  package static func seed(_ name: FilePath, game: UInt64) -> UInt64 {
    // FNV-1a.
    let hash = name.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return hash ^ game
  }
}

extension DecodeLimits {
  /// The owner's limits, as whole numbers.
  package init(_ limits: Configuration.Limits) {
    func whole(_ value: Double) -> Int { max(1, Int(min(1_000_000, value.rounded(.up)))) }
    self.init(
      megapixels: whole(limits.megapixels), fileMegabytes: whole(limits.fileMegabytes),
      memoryMegabytes: whole(limits.memoryMegabytes), seconds: min(3_600, whole(limits.seconds)))
  }
}
