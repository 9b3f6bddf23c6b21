import DecoderProtocol

/// A picture that the game wants, and how soon.
package struct PhotoRequest: Equatable, Hashable, Sendable {
  /// What to decode, and how.
  package var decode: DecodeRequest
  /// How soon.
  package var priority: PhotoPriority

  /// Asks for `decode`.
  package init(_ decode: DecodeRequest, priority: PhotoPriority = .readAhead) {
    self.decode = decode
    self.priority = priority
  }
}
