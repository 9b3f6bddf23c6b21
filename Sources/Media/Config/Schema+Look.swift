extension Schema {
  /// Fonts and colours.
  static let look: [Field<Configuration>] = [
    Field("fonts.display", .text(\.fonts.display), "Titles and large numbers."),
    Field("fonts.label", .text(\.fonts.label), "Buttons and headings."),
    Field("fonts.small", .text(\.fonts.small), "Small print."),

    Field("colours.wall", .colour(\.colours.wall), "The ground of every screen."),
    Field("colours.wallLight", .colour(\.colours.wallLight), "The light on it."),
    Field("colours.ink", .colour(\.colours.ink), "Words on the wall."),
    Field("colours.muted", .colour(\.colours.muted), "Words that keep back."),
    Field("colours.inkOnLight", .colour(\.colours.inkOnLight), "Words on the light buttons."),
    Field(
      "colours.inkOnOutcome", .colour(\.colours.inkOnOutcome),
      "Words on the right and the wrong stamp and button."),
    Field("colours.accent", .colour(\.colours.accent), "The timer, and what leads on."),
    Field("colours.warning", .colour(\.colours.warning), "The timer's last two seconds."),
    Field("colours.right", .colour(\.colours.right), "The right answer's button and stamp."),
    Field("colours.rightLight", .colour(\.colours.rightLight), "The same as words on the wall."),
    Field("colours.wrong", .colour(\.colours.wrong), "A wrong answer's button and stamp."),
    Field("colours.wrongLight", .colour(\.colours.wrongLight), "The same as words on the wall."),
    Field("colours.border", .colour(\.colours.border), "The border of crop and print."),
    Field("colours.glow", .colour(\.colours.glow), "The glow around them."),
    Field("colours.photoGround", .colour(\.colours.photoGround), "Under the clear parts of photos."),
    Field("colours.answer1", .colour(\.colours.answer1), "The first answer."),
    Field("colours.answer2", .colour(\.colours.answer2), "The second answer."),
    Field("colours.answer3", .colour(\.colours.answer3), "The third answer."),
    Field("colours.answer4", .colour(\.colours.answer4), "The fourth answer."),
  ]
}
