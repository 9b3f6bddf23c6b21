/// The graphics a theme may give; the raw value is the file's name without its extension.
package enum GraphicName: String, CaseIterable, Sendable {
  case background
  case frame
  case timerTrack = "timer-track"
  case timerLight = "timer-light"
  case timerHead = "timer-head"
  case cropEdge = "crop-edge"
  case cropGlow = "crop-glow"
  case cropOutline = "crop-outline"
  case printEdge = "print-edge"
  case printShadow = "print-shadow"
  case button
  case buttonEdge = "button-edge"
  case buttonShine = "button-shine"
  case buttonRight = "button-right"
  case buttonWrong = "button-wrong"
  case buttonPlay = "button-play"
  case buttonMain = "button-main"
  case buttonQuiet = "button-quiet"
  case focus
  case focusPill = "focus-pill"
  case pillShine = "pill-shine"
  case keyCap = "key-cap"
  case card
  case stampRight = "stamp-right"
  case stampWrong = "stamp-wrong"
  case stampTime = "stamp-time"
  case shape1 = "shape-1"
  case shape2 = "shape-2"
  case shape3 = "shape-3"
  case shape4 = "shape-4"
  case markTick = "mark-tick"
  case markCross = "mark-cross"
  case markTime = "mark-time"
  case markPause = "mark-pause"
  case star
  case rulesLook = "rules-look"
  case rulesGuess = "rules-guess"
  case rulesSee = "rules-see"
  /// Replaces the three cards of the rules screen; no theme needs it.
  case rules
  case result1 = "result-1"
  case result2 = "result-2"
  case result3 = "result-3"
  case result4 = "result-4"
  case result5 = "result-5"
  case loading
  case soundOff = "sound-off"
  case pauseCover = "pause-cover"
  case logo
  case icon

  /// The shape of an answer, from 0.
  package static func shape(_ answer: Int) -> GraphicName {
    let shapes: [GraphicName] = [.shape1, .shape2, .shape3, .shape4]
    return shapes[min(max(0, answer), shapes.count - 1)]
  }

  /// The picture of a result tier, from 0 for the lowest.
  package static func result(_ tier: Int) -> GraphicName {
    let results: [GraphicName] = [.result1, .result2, .result3, .result4, .result5]
    return results[min(max(0, tier), results.count - 1)]
  }

  /// How it is drawn when the owner says nothing else.
  package var style: GraphicStyle { GraphicStyle.table[self] ?? .whole }
}
