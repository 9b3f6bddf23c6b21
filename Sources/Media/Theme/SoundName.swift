/// The sounds a theme may give; the raw value is the file's name without its extension.
package enum SoundName: String, CaseIterable, Sendable {
  case splash
  case intro
  case tick
  /// Those of the last two seconds.
  case tickLast = "tick-last"
  case right
  case wrong
  case timeUp = "time-up"
  case reveal
  case press
  case hover
  case score
  case pause
  case resume
  case result1 = "result-1"
  case result2 = "result-2"
  case result3 = "result-3"
  case result4 = "result-4"
  case result5 = "result-5"

  /// The sound of a result tier, from 0 for the lowest.
  package static func result(_ tier: Int) -> SoundName {
    let results: [SoundName] = [.result1, .result2, .result3, .result4, .result5]
    return results[min(max(0, tier), results.count - 1)]
  }
}
