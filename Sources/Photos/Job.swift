import DecoderProtocol

/// A request on its way through the service.
struct Job: Sendable {
  let id: RequestID
  let request: PhotoRequest
  /// Its place among those of the same priority; one that failed goes to the end.
  var place: UInt64
  /// How many decoders died of it.
  var failures = 0
  /// What the last of them died of.
  var lastFailure: PhotoFailure?
  /// Who waits for just this one, instead of `poll`.
  var waiter: Waiter?
}
