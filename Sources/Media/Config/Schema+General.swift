extension Schema {
  /// How the game goes, and what it is made of.
  static let general: [Field<Configuration>] = [
    Field("title", .text(\.title), "The game's name: title of the window and of the rules."),
    Field("company", .text(\.company, .orEmpty), "The name under the graphic of the first screen."),
    Field("answers", .part(.answers), "The answers, in the order of their buttons."),
    Field(
      "theme", .optionalText(\.theme, "a folder"),
      "A folder of graphics, sounds and animations that replace the shipped ones of the same name; `theme` beside the config file when there is one."
    ),
    Field("graphics", .part(.graphics), "Graphics, where one differs from what the theme gives."),
    Field("sounds", .part(.sounds), "Sounds, where one differs from what the theme gives."),
    Field("animations", .part(.animations), "Animations, where one differs from what the theme gives."),
    Field("results", .part(.results), "What the last screen says, by the part of right answers."),
    Field(
      "packs", .part(.packs),
      "Folders of more packs to choose from, or packs themselves, beside those that are installed; read from the file that the game is started with."
    ),
    Field("credits", .part(.credits), "Who made the game: lines of the credits, before those of the photos."),

    Field("game.pictures", .whole(\.game.pictures, 1...1000), "Pictures in a game, if as many are there."),
    Field("game.seconds", .number(\.game.seconds, 0.5...600), "Time to answer, in seconds."),
    Field(
      "game.guardSeconds", .number(\.game.guardSeconds, 0...3),
      "A press within this time after the screen changed is dropped: it was meant for the screen before."),

    Field(
      "crop.difficulty", .choice(\.crop.difficulty.word, Configuration.Difficulty.words),
      "How hard the game is: easy shows twice as much of a photo as normal, hard half as much."),
    Field(
      "crop.area", .optionalNumber(\.crop.area, 0.001...1),
      "The part of the photo's area that is shown, instead of the difficulty's: "
        + Configuration.Difficulty.allCases.map { "\($0.area.plain) if \($0.rawValue)" }
        .joined(separator: ", ") + "."),
    Field(
      "crop.minimumSide", .number(\.crop.minimumSide, 0.01...1),
      "Least side of the crop, as a part of the frame's height."),

    Field("window.width", .whole(\.window.width, 320...16384), "Width in pixels."),
    Field("window.height", .whole(\.window.height, 240...16384), "Height in pixels."),
    Field("window.fullScreen", .flag(\.window.fullScreen), "Whether the game starts on the full screen."),

    Field("audio.volume", .number(\.audio.volume, 0...1), "Loudness of all sounds: 1 is full."),
    Field("audio.muted", .flag(\.audio.muted), "Whether the game starts without sound."),

    Field("limits.megapixels", .number(\.limits.megapixels, 1...2000), "Largest photo, in megapixels."),
    Field("limits.fileMegabytes", .number(\.limits.fileMegabytes, 1...4096), "Largest file, in megabytes."),
    Field(
      "limits.memoryMegabytes", .number(\.limits.memoryMegabytes, 256...1200),
      "Memory that reading one photo may take, in megabytes; the reading program itself has 1500."),
    Field("limits.seconds", .number(\.limits.seconds, 1...120), "Time that reading one photo may take."),

    Field(
      "licences.required", .flag(\.licences.required),
      "Whether every picture must have a credit and a licence: `closeup check` then names those that lack one."
    ),

    Field("durations.hover", .number(\.durations.hover, 0...5), "A button lights up under the pointer."),
    Field("durations.buttons", .number(\.durations.buttons, 0...5), "Buttons come and go."),
    Field("durations.screens", .number(\.durations.screens, 0...5), "One screen gives way to the next."),
    Field("durations.reveal", .number(\.durations.reveal, 0...10), "The crop grows into the whole photo."),
  ]
}
