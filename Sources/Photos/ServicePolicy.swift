/// How patient a `PhotoService` is with its decoder.
package struct ServicePolicy: Equatable, Sendable {
  /// How often a photo may be the death of a decoder before it is given up.
  package var decodeAttempts = 3
  /// How often in a row a decoder may fail to start, or to take a photo up, before none is tried any more.
  package var startAttempts = 5
  /// How often in a row decoders may be killed from outside before that counts like a failure of their own.
  package var killings = 40
  /// How often in a row decoders may answer with nonsense before none is tried any more: one photo can bring a
  /// decoder to it, but not photo after photo.
  package var nonsenseAnswers = 10
  /// How long a decoder may take to start, in milliseconds: on a cold and busy disk its libraries take seconds.
  package var startMilliseconds = 10_000
  /// How long decoders may be silent in all, while they start or are to take a photo up, before none is tried any
  /// more, in milliseconds; an answer ends the count. Nobody waits longer for the sentence that says so.
  package var silenceMilliseconds = 20_000
  /// How long a decoder may take to say that it begins with a photo, in milliseconds; it does so at once, and one
  /// that does not has been stopped.
  package var takeUpMilliseconds = 5_000
  /// The pause after the first failed start, in milliseconds; it doubles with each.
  package var pauseMilliseconds = 50
  /// What is added to a request's own limit before a decoder counts as hung, in milliseconds.
  package var graceMilliseconds = 3_000

  /// The usual patience.
  package init() {}
}
