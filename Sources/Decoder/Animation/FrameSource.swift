import DecoderProtocol

/// Gives the frames of an animation, whole and in order.
protocol FrameSource: AnyObject {
  /// Bytes of a pixel, as stored.
  var bands: Int { get }

  /// The next frame, rows from the top without gaps; its pixels need not be there when it `isPassedOver`.
  func next(isPassedOver: Bool) throws(Refusal) -> FetchedPixels
}
