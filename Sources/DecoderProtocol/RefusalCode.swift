/// Why there is no picture; stable, for code and logs. The sentence is for people.
package enum RefusalCode: String, Equatable, Hashable, Sendable, CaseIterable {
  /// There is no file of that name.
  case missing = "missing"
  /// The file may not be read.
  case unreadable = "unreadable"
  /// A folder, pipe, socket or device.
  case notAFile = "not-a-file"
  /// No bytes in it.
  case empty = "empty"
  /// Something else than a picture.
  case notAPicture = "not-a-picture"
  /// A picture of a kind that is not read here.
  case unsupported = "unsupported"
  /// Cut off.
  case truncated = "truncated"
  /// Damaged in some other way.
  case damaged = "damaged"
  /// Too many pixels, too many bytes, or too much memory to decode.
  case tooLarge = "too-large"
  /// Took longer than its limit.
  case tooSlow = "too-slow"
  /// The decoder died on it, again and again.
  case crashed = "crashed"
  /// The decoder cannot be started, or does not speak the protocol.
  case decoderUnavailable = "decoder-unavailable"
  /// The request itself was not understood.
  case badRequest = "bad-request"
}
