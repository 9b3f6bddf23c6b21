/// What a message is about.
package enum MessageKind: UInt8, Sendable, CaseIterable {
  /// Decoder to game, once, first: what it is and what holds it.
  case hello = 1
  /// Game to decoder: decode this.
  case request = 2
  /// Decoder to game: the request was read whole; from here on a death is the photo's doing.
  case began = 3
  /// Decoder to game: the answer, followed by the pixels.
  case picture = 4
  /// Decoder to game: the answer when there is no picture.
  case refusal = 5
}
