/// A frame of an animation as a picture, and the bytes that it points at.
struct AnimationFrame {
  /// The picture, which must not outlive the bytes.
  let picture: VipsPicture
  /// The bytes.
  let pixels: FetchedPixels
}
