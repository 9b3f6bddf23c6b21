import Geometry
import Media
import Motion
import Rules

/// A sound to play.
package enum SoundCue: Equatable, Hashable, Sendable {
  /// A sound of the theme, by its name.
  case named(String)
  /// A file that a timeline or a tier names; `cue` is what it sounds for.
  case file(String, cue: String)
}

/// A picture as far as the scenes know it.
package struct PhotoInfo: Equatable, Sendable {
  /// Pixels of the upright photo.
  package var size: PixelSize
  /// The crop, in fractions of the photo.
  package var crop: Rect
  package var caption: String
  /// Who made it, and under which licence.
  package var credit: String

  package init(size: PixelSize, crop: Rect, caption: String = "", credit: String = "") {
    self.size = size
    self.crop = crop
    self.caption = caption
    self.credit = credit
  }
}

/// Where a photo stands on its way to the screen.
package enum PhotoState: Equatable, Sendable {
  case waiting
  case ready(PhotoInfo)
  /// It cannot be shown; the message has been given to the owner.
  case failed
}

/// What is known of a picture that may move.
package enum MovieState: Equatable, Sendable {
  case waiting
  case ready(Movie)
  case failed
}

/// What is written to the event log.
package enum LogEntry: Equatable, Sendable {
  case scene(String)
  case match(MatchEvent)
  /// A new game: its pictures in the order of play.
  case deal([Deck.Card])
  /// A picture is on screen: its crop in fractions of the upright photo, and where all of it and its crop are drawn,
  /// in pixels.
  case picture(number: Int, Deck.Card, crop: Rect, photoRect: Rect, cropRect: Rect)
  /// How a picture ended; seconds are those of its clock. Nothing was chosen when time was up.
  case answer(choice: Int?, Outcome, seconds: Double)
  case score(Int, total: Int)
  /// How a game ended; the tier counts from 1.
  case result(score: Int, total: Int, tier: Int)
}

/// What the scenes make happen outside of themselves, as a struct of closures.
package struct Effects {
  package var play: (SoundCue) -> Void
  /// Lets sounds fade that belong to the screen that was.
  package var hush: () -> Void
  /// Asks for photos in the box of the frame, in pixels: the first is on screen or about to be, the others are next.
  package var want: ([PictureID], PixelSize) -> Void
  package var photo: (PictureID) -> PhotoState
  /// How a graphic moves.
  package var movie: (GraphicSource) -> MovieState
  /// Whether the picture file of a timeline can be drawn, or never will be.
  package var isLoaded: (String) -> Bool
  /// Remembers that a picture was shown.
  package var markShown: (PictureID) -> Void
  /// What there is to deal from now, a new seed, and the start of a new game in the memory of what was shown.
  package var newGame: () -> NewGame
  /// How many pictures a game has; nil while the folders are still being read.
  package var pictureCount: () -> Int?
  /// Whether nothing is heard: muted, or no device.
  package var soundIsOff: () -> Bool
  package var log: (LogEntry) -> Void
  /// The packs there are to choose from.
  package var packs: () -> PackChoice
  /// Opens another pack, by its place: the rules of its game take this game's place once it is read. When it `plays`, a
  /// game of it begins at once.
  package var choosePack: (_ index: Int, _ plays: Bool) -> Void
  /// What is known of a picture that was shown, for the credits.
  package var credit: (PictureID) -> PhotoCredit?

  package init(
    play: @escaping (SoundCue) -> Void,
    hush: @escaping () -> Void,
    want: @escaping ([PictureID], PixelSize) -> Void,
    photo: @escaping (PictureID) -> PhotoState,
    movie: @escaping (GraphicSource) -> MovieState,
    isLoaded: @escaping (String) -> Bool,
    markShown: @escaping (PictureID) -> Void,
    newGame: @escaping () -> NewGame,
    pictureCount: @escaping () -> Int?,
    soundIsOff: @escaping () -> Bool,
    log: @escaping (LogEntry) -> Void,
    packs: @escaping () -> PackChoice = { .none },
    choosePack: @escaping (Int, Bool) -> Void = { _, _ in },
    credit: @escaping (PictureID) -> PhotoCredit? = { _ in nil }
  ) {
    self.play = play
    self.hush = hush
    self.want = want
    self.photo = photo
    self.movie = movie
    self.isLoaded = isLoaded
    self.markShown = markShown
    self.newGame = newGame
    self.pictureCount = pictureCount
    self.soundIsOff = soundIsOff
    self.log = log
    self.packs = packs
    self.choosePack = choosePack
    self.credit = credit
  }

  /// Does nothing, and knows no picture.
  package static var silent: Effects {
    Effects(
      play: { _ in }, hush: {}, want: { _, _ in }, photo: { _ in .waiting }, movie: { _ in .failed },
      isLoaded: { _ in true },
      markShown: { _ in }, newGame: { NewGame(supply: Supply(pictures: []), seed: 0) },
      pictureCount: { nil }, soundIsOff: { false }, log: { _ in })
  }

  /// Traps at any use: a test overrides just what it expects.
  package static var unimplemented: Effects {
    Effects(
      play: { _ in fatalError("Effects.play is not expected here") },
      hush: { fatalError("Effects.hush is not expected here") },
      want: { _, _ in fatalError("Effects.want is not expected here") },
      photo: { _ in fatalError("Effects.photo is not expected here") },
      movie: { _ in fatalError("Effects.movie is not expected here") },
      isLoaded: { _ in fatalError("Effects.isLoaded is not expected here") },
      markShown: { _ in fatalError("Effects.markShown is not expected here") },
      newGame: { fatalError("Effects.newGame is not expected here") },
      pictureCount: { fatalError("Effects.pictureCount is not expected here") },
      soundIsOff: { fatalError("Effects.soundIsOff is not expected here") },
      log: { _ in fatalError("Effects.log is not expected here") },
      packs: { fatalError("Effects.packs is not expected here") },
      choosePack: { _, _ in fatalError("Effects.choosePack is not expected here") },
      credit: { _ in fatalError("Effects.credit is not expected here") })
  }
}

/// What a new game starts from.
package struct NewGame: Sendable {
  package var supply: Supply
  package var seed: UInt64

  package init(supply: Supply, seed: UInt64) {
    self.supply = supply
    self.seed = seed
  }
}

/// What every scene is given: the owner's settings, the two animations, and the way to the outside.
///
/// There is one for all scenes, and they keep nothing of it: what changes here is seen on screen at once.
package final class Environment {
  package var config: Configuration
  package var splash: Timeline?
  package var intro: Timeline?
  /// Whether the owner gave one graphic that explains all the rules.
  package var hasRulesGraphic: Bool
  package var effects: Effects
  /// Where a game leads back to that was only tried; nil for the results and the end of the program.
  package var home: (() -> any Scene)?

  package init(
    config: Configuration, splash: Timeline? = nil, intro: Timeline? = nil, hasRulesGraphic: Bool = false,
    effects: Effects
  ) {
    self.config = config
    self.splash = splash
    self.intro = intro
    self.hasRulesGraphic = hasRulesGraphic
    self.effects = effects
  }
}
