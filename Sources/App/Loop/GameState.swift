import DecoderProtocol
import Geometry
import Media
import Motion
import Photos
import Rules
import SDLKit
import Scenes
import Workshop

/// What outlives a single game: the owner's pictures, what was shown of them, and where chance stands.
final class GameState {
  let setup: GameSetup
  private let mixer: Mixer
  var library: Library
  /// The pictures of answers that the owner has changed, for the next game.
  var nextLibrary: (answers: [Configuration.Answer], library: Library)?
  /// Called when pictures and answers have become others: what is kept by a picture's number is void.
  var answersChanged: () -> Void = {}
  private let keeper: MemoryKeeper
  var notes = PictureNotes()
  private var seeds: SeededRandom
  private var gameSeed: UInt64 = 0
  /// Pictures that turned out to be none: they are not dealt again.
  var bad: Set<PictureID> = []
  /// What is to be said of the pictures that were decoded.
  private var credits: [PictureID: PictureCredit] = [:]
  private var hasBegun = false
  /// What the last scan had to tell.
  var scanIssues: [Issue] = []

  init(_ setup: GameSetup, mixer: Mixer) {
    self.setup = setup
    self.mixer = mixer
    library = Library(setup.config.answers)
    keeper = MemoryKeeper(setup.memory, pack: setup.pack, report: setup.report)
    seeds = SeededRandom(seed: setup.options.seed ?? UInt64.random(in: .min ... .max))
  }

  /// Tells the log whose pictures and sounds it is told of from now on.
  func begin() {
    setup.log?.labels = setup.config.answers.map(\.label)
    setup.log?.path = { [unowned self] picture in
      library.table.contains(picture) ? library.table.path(of: picture) : FilePath("")
    }
    setup.log?.sound = { [setup] cue in setup.theme.sound(cue) }
  }

  /// Takes in what the threads beside the game found.
  func update() {
    library.update()
    for issue in library.takeIssues() {
      scanIssues.append(issue)
      setup.report(issue)
    }
    if library.isComplete { keeper.search(library.table) }
    keeper.update()
  }

  /// Waits until a game can be dealt, or it is certain that none can: with a seed, until all folders are read.
  func awaitPictures() {
    if setup.options.seed != nil { library.finish() }
    update()
    while pictureCount == nil, obstacle == nil {
      Pause.briefly()
      update()
    }
  }

  func close() { keeper.close() }

  /// Everything that the scenes are given.
  func environment(
    photos: PhotoDesk, graphics: GraphicStore, board: SoundBoard, thumbnails: ThumbnailStore
  ) -> Environment {
    let log = setup.log
    let packs = setup.packs
    let effects = Effects(
      play: {
        log?.write($0)
        board.play($0)
      },
      hush: { board.hush() },
      want: { photos.want($0, $1) },
      photo: { photos.state(of: $0) },
      movie: { graphics.movie($0) },
      isLoaded: { graphics.isLoaded($0) },
      markShown: { [unowned self] in keeper.markShown(library.table.picture($0)) },
      newGame: { [unowned self] in newGame() },
      pictureCount: { [unowned self] in pictureCount },
      soundIsOff: { [unowned self] in mixer.isMuted || mixer.reason != nil },
      log: { log?.write($0) },
      packs: { packs.choice(without: thumbnails.failed) },
      choosePack: { packs.choose($0, plays: $1) },
      credit: { [unowned self] picture in
        credits[picture].map { PhotoCredit(file: library.table.path(of: picture), words: $0) }
      })
    return Environment(
      config: setup.config, splash: setup.splash, intro: setup.intro,
      hasRulesGraphic: setup.theme.hasRulesGraphic, effects: effects)
  }

  /// Why no game can begin; known when the folders are read.
  var obstacle: StartError? {
    guard library.isComplete, library.hasErrors, !hasBegun else { return nil }
    return StartError("there is no game until the errors above are mended")
  }

  /// How many pictures there are to deal from; nil until it is certain that a game can be played.
  var pictureCount: Int? {
    if library.isComplete {
      return library.hasErrors && !hasBegun
        ? nil : library.table.available - bad.count(where: library.table.isThere)
    }
    // A slow disk need not be read to its end: what is there makes a game.
    let isEnough =
      setup.options.seed == nil && library.table.available >= setup.config.game.pictures
      && library.answersWithPictures == setup.config.answers.count
    return isEnough ? library.table.available : nil
  }

  private func newGame() -> NewGame {
    for issue in settleAnswers(waiting: true) ?? [] { setup.report(issue) }
    if setup.options.seed != nil { library.finish() }
    hasBegun = true
    gameSeed = seeds.next()
    keeper.beginGame()
    let table = library.table
    let pictures = (0..<table.answerCount).map { answer in
      bad.isEmpty ? table.ids(ofAnswer: answer) : table.ids(ofAnswer: answer).filter { !bad.contains($0) }
    }
    let history = keeper.history(of: table)
    return NewGame(
      supply: Supply(
        pictures: pictures, timesShown: history.timesShown, previousGame: history.previousGame),
      seed: gameSeed)
  }

  /// For the desk of photos.
  var photoSource: PhotoSource {
    PhotoSource(
      request: { [unowned self] picture, box in
        guard library.table.isThere(picture) else { return nil }
        let config = setup.config
        let path = library.table.path(of: picture)
        let note = note(of: picture)
        let name = path.relative(to: setup.pack.root) ?? path
        var decode = DecodeRequest(
          photo: path, box: box, config,
          crop: CropRequest(config.crop, note, seed: CropRequest.seed(name, game: gameSeed)))
        decode.inspects = true
        return decode
      },
      info: { [unowned self] picture, info in
        let words = PictureCredit(note(of: picture), photo: PictureCredit(info.facts))
        credits[picture] = words
        return PhotoInfo(words, info)
      },
      report: { [unowned self] picture, sentence, isLost in
        if isLost { bad.insert(picture) }
        setup.report(
          Issue(
            .warning, .fileUnreadable, path: library.table.path(of: picture), sentence,
            advice: isLost ? "another picture is shown in its place" : "the one before stays on screen"))
      })
  }

  /// What the owner wrote about a picture.
  func note(of picture: PictureID) -> PictureNote? {
    defer { for issue in notes.takeIssues() { setup.report(issue) } }
    return notes.note(of: picture, in: library.table)
  }
}

extension PhotoInfo {
  /// What the scenes are told of a photo: what is said of it, and what the decoder found.
  init(_ words: PictureCredit, _ info: PictureInfo) {
    self.init(
      size: info.originalSize, crop: info.crop?.rect ?? Rect(0.4, 0.4, 0.2, 0.2),
      caption: words.caption, credit: words.source)
  }
}

extension PictureCredit {
  /// What a photo says of itself.
  init(_ facts: PictureFacts?) {
    self.init(
      caption: facts?.caption ?? "", credit: facts?.credit ?? "", licence: facts?.licence ?? "")
  }
}
