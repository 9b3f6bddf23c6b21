extension Schema {
  /// Every word on screen, in the order in which a player meets them.
  static let words: [Field<Configuration>] = [
    word("tagline", \.strings.tagline, [], "Under the title."),
    word("lookTitle", \.strings.lookTitle, [], "Rules, first card: title."),
    word("lookText", \.strings.lookText, [], "Rules, first card: text."),
    word("guessTitle", \.strings.guessTitle, [], "Rules, second card: title."),
    word("guessText", \.strings.guessText, ["answers", "seconds"], "Rules, second card: text."),
    word("seeTitle", \.strings.seeTitle, [], "Rules, third card: title."),
    word("seeText", \.strings.seeText, [], "Rules, third card: text."),
    word("play", \.strings.play, [], "The button that starts a game."),
    word("quit", \.strings.quit, [], "The button that ends the program."),
    word("pictureCount", \.strings.pictureCount, ["count"], "How long a game is."),
    word("pictureCountOne", \.strings.pictureCountOne, ["count"], "The same for a game of one picture."),
    word("pictureCountNone", \.strings.pictureCountNone, [], "Instead, when no picture can be shown."),
    word("picture", \.strings.picture, ["number", "total"], "Which picture it is."),
    word("score", \.strings.score, ["score", "total"], "Right answers so far."),
    word("question", \.strings.question, [], "Over the buttons."),
    word("right", \.strings.right, [], "Stamp of a right answer."),
    word("wrong", \.strings.wrong, [], "Stamp of a wrong answer."),
    word("timeUp", \.strings.timeUp, [], "Stamp when the time is over."),
    word("itIs", \.strings.itIs, ["phrase", "Phrase", "label"], "After a right answer that has a phrase."),
    word("itIsLabel", \.strings.itIsLabel, ["label"], "After a right answer that has none."),
    word("itWas", \.strings.itWas, ["phrase", "Phrase", "label"], "After a wrong answer: with a phrase."),
    word("itWasLabel", \.strings.itWasLabel, ["label"], "After a wrong answer: without one."),
    word("yourAnswer", \.strings.yourAnswer, [], "At the player's answer."),
    word("rightAnswer", \.strings.rightAnswer, [], "At the right answer."),
    word("continueLabel", \.strings.continueLabel, [], "The button to the next picture."),
    word("continueHint", \.strings.continueHint, [], "The keys for it."),
    word("pauseHint", \.strings.pauseHint, [], "The key for a pause."),
    word("paused", \.strings.paused, [], "Title of the pause."),
    word("resume", \.strings.resume, [], "The button back to the game."),
    word("restart", \.strings.restart, [], "The button to a new game."),
    word("loading", \.strings.loading, [], "While a picture is being read."),
    word("soundOff", \.strings.soundOff, [], "When there is no sound."),
    word("resultOf", \.strings.resultOf, ["total"], "Results: after the number of right answers."),
    word("playAgain", \.strings.playAgain, [], "Results: the button to a new game."),
    word("differentPictures", \.strings.differentPictures, ["count"], "Results: what a new game brings."),
    word("samePictures", \.strings.samePictures, ["count"], "Results: what a new game brings."),
    word(
      "choosePack", \.strings.choosePack, [],
      "Results: the button to the choice of packs, when there are several."),
    word("packCount", \.strings.packCount, ["count"], "Choice of packs: how many pictures a pack has."),
    word("packCountOne", \.strings.packCountOne, ["count"], "The same for a pack of one picture."),
    word("packCounting", \.strings.packCounting, [], "Instead, until they are counted."),
    word("packBroken", \.strings.packBroken, [], "Instead, when the pack turned out to be broken."),
    word("credits", \.strings.credits, [], "Results: the button to the credits, and their title."),
    word("back", \.strings.back, [], "Credits: the button back to the results."),
    word("creditsEnd", \.strings.creditsEnd, [], "Credits: the last line."),
    word("skipHint", \.strings.skipHint, [], "While an animation plays."),
    word("numbers", \.strings.numbers, [], "Two to ten as words; others are shown as digits."),
  ]

  /// Every word on screen, as `configuration` has it.
  package static func texts(of configuration: Configuration) -> [String] {
    words.compactMap { field in
      if case .text(let path, _) = field.kind { configuration[keyPath: path] } else { nil }
    }
  }

  private static func word(
    _ key: String, _ path: WritableKeyPath<Configuration, String> & Sendable, _ names: [String],
    _ about: String
  ) -> Field<Configuration> {
    Field("strings.\(key)", .text(path, .words(names)), about)
  }
}
