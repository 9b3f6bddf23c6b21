import Geometry

/// Everything the owner can set, with the defaults as shipped.
///
/// One table (`Schema`) names each key, its default, its limits and its sentence for the manual; this is what the
/// table fills. Lengths are in pixels of a 1280×720 window and grow with the window; times are in seconds.
package struct Configuration: Equatable, Sendable {
  /// The game's name: window title, rules screen, `{title}`.
  package var title = "Closeup"
  /// The name under the splash's graphic: `{company}`.
  package var company = "YOUR STUDIO"
  package var answers: [Answer] = []
  /// A folder of graphics, sounds and animations that replace the shipped ones by name; nil for the shipped theme.
  package var theme: String?
  package var game = Game()
  package var crop = Crop()
  package var window = Window()
  package var audio = Audio()
  package var colours = Colours()
  package var durations = Durations()
  package var fonts = Fonts()
  package var strings = Strings()
  /// Graphics by name (`GraphicName`), where one differs from what the theme folder gives.
  package var graphics: [String: Graphic] = [:]
  /// Sound files by name (`SoundName`), likewise.
  package var sounds: [String: String] = [:]
  /// Animation files or folders by name: `splash`, `intro`.
  package var animations: [String: String] = [:]
  /// From the lowest to the highest.
  package var tiers = Tier.shipped
  package var limits = Limits()
  /// Folders of more packs to choose from, or packs themselves.
  package var packs: [FilePath] = []
  /// Lines of the credits screen before those of the photos; an empty one is a gap.
  package var credits: [String] = []
  package var licences = Licences()

  package init() {}

  /// The answer of a button; one without a label for a button of a game that began when there were more answers.
  package func answer(_ index: Int) -> Answer {
    answers.indices.contains(index) ? answers[index] : Answer(label: "")
  }

  /// One of the two to four answers.
  package struct Answer: Equatable, Sendable {
    package var label: String
    /// The label in a sentence ("a building"); nil when the owner gave none.
    package var phrase: String?
    /// Picture folders, as bytes: a file's name need not be UTF-8.
    package var pictures: [FilePath]

    package init(label: String, phrase: String? = nil, pictures: [FilePath] = []) {
      self.label = label
      self.phrase = phrase
      self.pictures = pictures
    }
  }

  package struct Game: Equatable, Sendable {
    package var pictures = 30
    package var seconds = 5.0
    /// Presses this close to the one that changed the screen are dropped.
    package var guardSeconds = 0.3

    package init() {}
  }

  package struct Crop: Equatable, Sendable {
    package var difficulty = Difficulty.normal
    /// Part of the photo's area that is shown, 0…1; nil to let the difficulty decide.
    package var area: Double?
    /// Least side of the crop, as a part of the frame's height.
    package var minimumSide = 0.08

    package init() {}

    /// Part of the photo's area that is shown, 0…1.
    package var shownArea: Double { area ?? difficulty.area }
  }

  /// How much of a photo there is to guess from.
  package enum Difficulty: String, CaseIterable, Sendable {
    case easy
    case normal
    case hard

    /// Part of the photo's area, 0…1: each shows half of what the one before it does.
    package var area: Double {
      switch self {
      case .easy: 0.08
      case .normal: 0.04
      case .hard: 0.02
      }
    }

    /// The word in the file.
    var word: String {
      get { rawValue }
      set { self = Difficulty(rawValue: newValue) ?? self }
    }

    static var words: [String] { allCases.map(\.rawValue) }
  }

  package struct Window: Equatable, Sendable {
    package var width = 1280
    package var height = 720
    package var fullScreen = false

    package init() {}
  }

  package struct Audio: Equatable, Sendable {
    /// 0…1.
    package var volume = 1.0
    package var muted = false

    package init() {}
  }

  /// Colours by role.
  package struct Colours: Equatable, Sendable {
    package var wall = Colour(0x13, 0x0B, 0x22)
    package var wallLight = Colour(0x3A, 0x23, 0x53)
    package var ink = Colour(0xFF, 0xF4, 0xE3)
    package var muted = Colour(0xB9, 0xA9, 0xC9)
    /// Words on the light buttons.
    package var inkOnLight = Colour(0x23, 0x15, 0x39)
    /// Words on the right and the wrong stamp and button.
    package var inkOnOutcome = Colour(0xFF, 0xFF, 0xFF)
    package var accent = Colour(0xFF, 0xB5, 0x2E)
    /// The timer's last two seconds.
    package var warning = Colour(0xFF, 0x6F, 0x61)
    package var right = Colour(0x1B, 0x80, 0x56)
    package var rightLight = Colour(0x7B, 0xF0, 0xB4)
    package var wrong = Colour(0xBB, 0x3B, 0x36)
    package var wrongLight = Colour(0xFF, 0x8A, 0x80)
    /// The border of crop and print, and the glow around them.
    package var border = Colour(0xFF, 0xF4, 0xE3)
    package var glow = Colour(0xFF, 0xE9, 0xC9)
    /// Under the clear parts of photos with alpha.
    package var photoGround = Colour(0xF6, 0xED, 0xE2)
    /// One for each answer, in order.
    package var answer1 = Colour(0xFF, 0x6F, 0x61)
    package var answer2 = Colour(0xFF, 0xB5, 0x2E)
    package var answer3 = Colour(0x22, 0xBF, 0xA9)
    package var answer4 = Colour(0x8B, 0x7B, 0xFF)

    package init() {}

    package var answers: [Colour] { [answer1, answer2, answer3, answer4] }
  }

  package struct Durations: Equatable, Sendable {
    package var hover = 0.12
    package var buttons = 0.25
    package var screens = 0.4
    package var reveal = 0.9

    package init() {}
  }

  /// Font files, or families by name that fontconfig knows.
  package struct Fonts: Equatable, Sendable {
    package var display = "Quicksand:bold"
    package var label = "Quicksand:bold"
    package var small = "Lato"

    package init() {}
  }

  /// A graphic of the theme.
  package struct Graphic: Equatable, Sendable {
    package var file: String
    /// For graphics that stretch: the part of each side, 0…0.5, that keeps its shape; nil for the shipped value.
    package var slice: Double?
    /// For graphics that stretch: how large that part is on screen; nil for the shipped value.
    package var corner: Double?
    /// For graphics that stretch: how far they reach beyond their place, for a shadow or a glow; nil for the shipped
    /// value.
    package var outset: Double?

    package init(file: String, slice: Double? = nil, corner: Double? = nil, outset: Double? = nil) {
      self.file = file
      self.slice = slice
      self.corner = corner
      self.outset = outset
    }
  }

  /// What the results screen shows from a score on.
  package struct Tier: Equatable, Sendable {
    /// Least part of right answers, 0…1.
    package var from: Double
    package var title: String
    /// Second line; may be empty.
    package var text: String
    /// A graphic's file, nil for the theme's `result-N`.
    package var graphic: String?
    /// A sound's file, nil for the theme's `result-N`.
    package var sound: String?

    package init(
      from: Double, title: String, text: String = "", graphic: String? = nil, sound: String? = nil
    ) {
      self.from = from
      self.title = title
      self.text = text
      self.graphic = graphic
      self.sound = sound
    }

    /// Guessing alone gets a quarter right: praise starts above 12 of 30.
    package static let shipped = [
      Tier(from: 0, title: "A first look", text: "Every picture is a new chance"),
      Tier(from: 0.26, title: "Warming up", text: "Your eye is finding its way"),
      Tier(from: 0.43, title: "Good eye!", text: "You saw more than most"),
      Tier(from: 0.66, title: "Sharp eyes!", text: "Little escapes you"),
      Tier(from: 0.86, title: "Picture perfect!", text: "Hardly a thing escapes you"),
    ]
  }

  /// What a photo may cost.
  package struct Limits: Equatable, Sendable {
    package var megapixels = 300.0
    package var fileMegabytes = 500.0
    /// Memory that decoding one photo may take.
    package var memoryMegabytes = 1200.0
    package var seconds = 15.0

    package init() {}
  }

  /// What must be known of a picture before it may be shown in public.
  package struct Licences: Equatable, Sendable {
    package var required = false

    package init() {}
  }

  /// Every word on screen. `{name}` is filled in.
  package struct Strings: Equatable, Sendable {
    package var tagline = "What is in the picture?"
    package var lookTitle = "Look"
    package var lookText = "A small piece of a photo, right where it belongs"
    package var guessTitle = "Guess"
    /// `{answers}` and `{seconds}` as words or digits.
    package var guessText = "{answers} answers to choose from, {seconds} seconds on the clock"
    package var seeTitle = "See"
    package var seeText = "The whole photo opens up. A right guess is one point"
    package var play = "Play"
    package var quit = "Quit"
    package var pictureCount = "{count} pictures, one point each"
    package var pictureCountOne = "One picture, one point"
    package var pictureCountNone = "None of the pictures can be shown"
    package var picture = "Picture #{number}"
    package var score = "{score}/{total}"
    package var question = "What is it?"
    package var right = "Right!"
    package var wrong = "Wrong!"
    package var timeUp = "Time's up!"
    /// Heading after a right answer, when the answer has a phrase, and when it has none.
    package var itIs = "{Phrase}"
    package var itIsLabel = "{label}"
    package var itWas = "It was {phrase}"
    package var itWasLabel = "It was: {label}"
    package var yourAnswer = "Your answer"
    package var rightAnswer = "Right answer"
    package var continueLabel = "Continue"
    package var continueHint = "Enter or Space"
    package var pauseHint = "Esc  Pause"
    package var paused = "Paused"
    package var resume = "Resume"
    package var restart = "Restart"
    package var loading = "Loading the picture …"
    package var soundOff = "Sound off"
    package var resultOf = "of {total}"
    package var playAgain = "Play again"
    package var differentPictures = "{count} different pictures"
    package var choosePack = "Packs"
    package var packCount = "{count} pictures"
    package var packCountOne = "One picture"
    package var packCounting = "Counting the pictures …"
    package var packBroken = "Cannot be played"
    package var credits = "Credits"
    package var back = "Back"
    /// The last line of the credits; may be empty.
    package var creditsEnd = "Made with Closeup"
    package var samePictures = "{count} pictures"
    package var skipHint = "Press any key"
    /// The numbers two to ten as words, for `{answers}` and `{seconds}`; others are shown as digits.
    package var numbers = "two three four five six seven eight nine ten"

    package init() {}
  }
}
