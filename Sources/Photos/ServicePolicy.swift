/// How patient a `PhotoService` is with its decoder.
package struct ServicePolicy: Equatable, Sendable {
  /// How often a photo may be the death of a decoder before it is given up.
  package var decodeAttempts = 3
  /// How often in a row a decoder may fail to start before none is tried any more.
  package var startAttempts = 5
  /// How long a decoder may take to start, in milliseconds.
  package var startMilliseconds = 15_000
  /// The pause after the first failed start, in milliseconds; it doubles with each.
  package var pauseMilliseconds = 50
  /// What is added to a request's own limit before a decoder counts as hung, in milliseconds.
  package var graceMilliseconds = 3_000

  /// The usual patience.
  package init() {}
}
