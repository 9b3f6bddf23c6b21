import DecoderProtocol

/// What a service knows of its decoder, for logs and reports.
package struct ServiceStatus: Equatable, Sendable {
  /// What the running decoder, or the last one, said of itself.
  package var hello: DecoderHello?
  /// How many decoders were started.
  package var starts = 0
  /// How many requests were answered, with a picture or a refusal.
  package var answers = 0
  /// The running decoder's process; nil when there is none.
  package var processID: Int32?
  /// The end of what a decoder that died said on standard error.
  package var lastWords = ""
}
