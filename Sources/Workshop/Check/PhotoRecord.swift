import DecoderProtocol
import Geometry
import Media
import Rules

/// What a check keeps of a photo: some hundred and fifty bytes, so that a library of any size can be checked.
package struct PhotoRecord: Sendable {
  /// The photo, in the report's table.
  package let picture: PictureID
  /// The answer that is right for it, from 0.
  package let answer: Int
  /// Bytes of the file; 0 when it could not be looked at.
  package var byteCount: Int64 = 0
  /// The photo's own size, upright; nil when it cannot be shown.
  package var size: PixelSize?
  /// The format, by content; nil when it cannot be shown.
  package var format: PictureKind?
  /// What a player sees first, in the check's own game.
  package var crop: CropChoice?
  /// The file's bytes, told by samples of them.
  package var sample: ContentDigest?
  /// Alike for pictures that look alike.
  var perceptualHash: UInt64 = 0
  var meanColour = Colour.black

  init(picture: PictureID, answer: Int) {
    self.picture = picture
    self.answer = answer
  }

  /// Whether it can be shown.
  package var isShown: Bool { size != nil }
}

/// The words that go with a photo: the owner's in `metadata.csv`, else the file's own.
package struct PhotoWords: Equatable, Sendable {
  package var caption = ""
  package var credit = ""
  package var licence = ""

  package init(caption: String = "", credit: String = "", licence: String = "") {
    self.caption = caption
    self.credit = credit
    self.licence = licence
  }

  /// What the owner wrote, and where that is nothing what the file says.
  init(_ note: PictureNote?, _ facts: PhotoWords?) {
    caption = note?.caption ?? facts?.caption ?? ""
    credit = note?.credit ?? facts?.credit ?? ""
    licence = note?.licence ?? facts?.licence ?? ""
  }
}
