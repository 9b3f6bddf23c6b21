/// Every key of config.json. Reading, warnings, the manual and the commented example all come from this table.
package enum Schema {
  /// A list or map whose entries have fields of their own.
  package enum Part: String, CaseIterable, Sendable {
    case answers
    case results
    case graphics
    case sounds
    case animations
    case packs
    case credits

    /// What is allowed, in words.
    package var allowed: String {
      switch self {
      case .answers: "a list of 2 to 4 answers"
      case .results: "a list of results"
      case .graphics: "an object: a graphic's name, and its file or { file, slice, corner, outset }"
      case .sounds: "an object: a sound's name, and its file"
      case .animations: "an object: an animation's name, and its file or folder"
      case .packs: "a folder or a list of folders"
      case .credits: "a list of lines"
      }
    }

    /// The names that may stand in a map; empty for a list.
    package var names: [String] {
      switch self {
      case .answers, .results, .packs, .credits: []
      case .graphics: GraphicName.allCases.map(\.rawValue)
      case .sounds: SoundName.allCases.map(\.rawValue)
      case .animations: AnimationName.allCases.map(\.rawValue)
      }
    }
  }

  /// The objects of the file, in the manual's order, with a sentence each; "" is the file itself.
  package static let sections: [(key: String, about: String)] = [
    ("", "The game's name, its answers, and files that replace what is shipped."),
    ("game", "How a game goes."),
    ("crop", "The piece of the photo that is shown first."),
    ("window", "The window at the start."),
    ("audio", "Sound."),
    ("limits", "What a photo may cost; one that costs more is left out, with a warning."),
    ("licences", "What must be known of the pictures; nothing in the game itself depends on it."),
    ("durations", "How long movements take, in seconds; 0 turns one off."),
    ("fonts", "A font's file, as seen from the config file's folder, or a family the system knows."),
    ("colours", "Colours by role."),
    ("strings", "Every word on screen."),
  ]

  package static let fields: [Field<Configuration>] = general + look + words

  /// An answer's fields. `label` and `pictures` must be given, and have rules that `AnswerReader` knows.
  package static let answer: [Field<Configuration.Answer>] = [
    Field("label", .text(\.label), "The answer's name, on its button."),
    Field("phrase", .optionalText(\.phrase), "The name in a sentence: \"a building\"."),
  ]
  /// The answer's key that is no plain field: a folder or a list of folders.
  package static let pictures = (
    key: "pictures", allowed: "a folder or a list of folders",
    about: "Where its pictures are, subfolders included; paths count from the config file's folder."
  )

  package static let result: [Field<Configuration.Tier>] = [
    Field("from", .number(\.from, 0...1), "Least part of right answers: 0.5 is half; the first must be 0."),
    Field("title", .text(\.title), "The large words."),
    Field("text", .text(\.text, .orEmpty), "The line under them."),
    Field(
      "graphic", .optionalText(\.graphic, "a file"),
      "The picture, which may be a moving GIF or WebP, instead of the theme's result-N."),
    Field("sound", .optionalText(\.sound, "a file"), "The sound, instead of the theme's result-N."),
  ]

  package static let graphic: [Field<Configuration.Graphic>] = [
    Field("file", .text(\.file, .file), "The picture's file."),
    Field(
      "slice", .optionalNumber(\.slice, 0...0.5),
      "For graphics that stretch: the part of each side that keeps its shape."),
    Field(
      "corner", .optionalNumber(\.corner, 0...512),
      "For graphics that stretch: how large that part is, in pixels of a 1280×720 window."),
    Field(
      "outset", .optionalNumber(\.outset, 0...512),
      "For graphics that stretch: how far they reach beyond their place, for shadow and glow, in the same pixels."
    ),
  ]
}
