/// How a picture ended.
package enum Outcome: String, Equatable, Sendable {
  case right
  case wrong
  case timeUp
}

/// What happened in the game; sound, animation and the log react to it, the rules know none of these.
package enum MatchEvent: Equatable, Sendable {
  /// A picture came up, its number counting from 1.
  case dealt(Deck.Card, number: Int)
  /// A picture could not be shown and another one, or none, stands in its place.
  case replaced(PictureID, with: PictureID?)
  /// Clock and buttons went live.
  case opened
  /// The clock passed one of its marks; `last` in the final two seconds.
  case ticked(remaining: Double, last: Bool)
  case answered(choice: Int, right: Bool)
  case timedUp
  case finished(score: Int, total: Int)
}
