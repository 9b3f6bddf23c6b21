import Geometry

/// What an owner wrote about a picture in `metadata.csv`.
package struct PictureNote: Equatable, Sendable {
  package var caption: String?
  package var credit: String?
  package var licence: String?
  /// Where the crop is to be, in fractions of the upright picture.
  package var crop: Rect?
  /// Parts the crop should keep away from, likewise.
  package var avoid: [Rect]

  package init(
    caption: String? = nil, credit: String? = nil, licence: String? = nil, crop: Rect? = nil,
    avoid: [Rect] = []
  ) {
    self.caption = caption
    self.credit = credit
    self.licence = licence
    self.crop = crop
    self.avoid = avoid
  }
}
