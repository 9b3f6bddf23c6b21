import DecoderProtocol

/// What a request comes to.
struct DecodedPicture {
  /// What is known about it.
  let info: PictureInfo
  /// Its pixels.
  let pixels: Pixels
}
