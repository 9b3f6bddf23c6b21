import DecoderProtocol

/// Why talking to a decoder ended.
enum LinkError: Error, Equatable {
  /// It is gone.
  case closed
  /// It did not answer in time.
  case timedOut
  /// The service is being shut down.
  case stopped
  /// What it said makes no sense.
  case garbled(WireError)
  /// There is no memory for the picture.
  case noMemory
}
