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
  /// Whether the picture is never dealt.
  package var isHidden: Bool
  /// The label of the answer that it belongs to; nil for the one of its folder.
  package var answer: String?

  package init(
    caption: String? = nil, credit: String? = nil, licence: String? = nil, crop: Rect? = nil,
    avoid: [Rect] = [], isHidden: Bool = false, answer: String? = nil
  ) {
    self.caption = caption
    self.credit = credit
    self.licence = licence
    self.crop = crop
    self.avoid = avoid
    self.isHidden = isHidden
    self.answer = answer
  }
}
