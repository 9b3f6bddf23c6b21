import Geometry
import Rules

/// A photo of the deal as it hangs in the frame.
struct PhotoPlacement: Equatable {
  let picture: PictureID
  let info: PhotoInfo
  let photo: Rect
  let crop: Rect

  init(_ picture: PictureID, _ info: PhotoInfo, _ layout: GameLayout) {
    self.picture = picture
    self.info = info
    photo = layout.place(info.size)
    crop = GameLayout.crop(info.crop, of: photo)
  }

  /// Whether the crop sits in the left, and in the upper half of the frame.
  func isLeft(in frame: Rect) -> Bool { crop.midX < frame.midX }
  func isUpper(in frame: Rect) -> Bool { crop.midY < frame.midY }
}
