import DecoderProtocol
import Geometry
import Media
import Motion
import Photos
import Rules
import SDLKit
import Scenes
import Workshop

/// The running game: the scenes, and all that they need, wired together.
///
/// Whoever owns it calls `step` with time and inputs and `draw` when something is to be seen: a window's loop, or a
/// run without a window. There is no other difference between the two.
final class Game {
  let setup: GameSetup
  private(set) var stack: SceneStack
  let renderer: Renderer
  private let service: PhotoService
  let graphics: GraphicStore
  private let photos: PhotoDesk
  private let texts: TextStore
  private let fonts: TextRenderer
  private let thumbnails: ThumbnailStore
  private let painter: SceneRenderer
  private let board: SoundBoard
  private let mixer: Mixer
  private let state: GameState
  private let messages: Messages
  /// Follows what the owner changes, when asked to.
  private let live: LiveReload?
  private var lastList: DrawList?
  private var drawnGeneration = 0
  private var missingTold = 0
  var viewport: Viewport

  /// - Parameters:
  ///   - setup: what it is made of.
  ///   - renderer: who draws.
  ///   - mixer: who is heard.
  ///   - density: pixels in a point of the screen.
  ///   - predecessor: the game of another pack whose place it takes.
  /// - Throws: when there is no font.
  init(
    _ setup: GameSetup, renderer: Renderer, mixer: Mixer, density: Double, after predecessor: Game? = nil
  ) throws(SDLError) {
    self.setup = setup
    self.renderer = renderer
    self.mixer = mixer
    viewport = Viewport(renderer.size, density: density)
    service = setup.service
    let state = GameState(setup, mixer: mixer)
    self.state = state
    graphics = GraphicStore(
      service: service, renderer: renderer, files: setup.theme.graphicFiles, after: predecessor?.graphics)
    photos = PhotoDesk(service: service, source: state.photoSource)
    let maximum = renderer.info.maxTextureSide
    if let predecessor {
      fonts = predecessor.fonts
    } else {
      fonts = TextRenderer(
        fonts: try FontBook(), maximumSide: maximum > 0 ? min(maximum, 8_192) : 8_192)
    }
    thumbnails =
      predecessor?.thumbnails
      ?? ThumbnailStore(
        service: service, renderer: renderer, ground: setup.config.colours.photoGround,
        limits: DecodeLimits(setup.config.limits))
    texts = TextStore(renderer: renderer, text: fonts, patterns: setup.theme.fontPatterns)
    painter = SceneRenderer(
      renderer: renderer, graphics: graphics, photos: photos, texts: texts, thumbnails: thumbnails,
      style: setup.theme.style)
    board = SoundBoard(
      mixer: mixer, preload: setup.theme.soundsInOrder, files: setup.theme.sound, report: setup.report)
    let environment = state.environment(
      photos: photos, graphics: graphics, board: board, thumbnails: thumbnails)
    let messages = Messages(log: setup.log)
    self.messages = messages
    let parts = LiveReload.Parts(
      setup: setup, state: state, environment: environment, graphics: graphics, photos: photos, texts: texts,
      board: board, mixer: mixer, messages: messages)
    live = setup.watch.map { LiveReload($0, parts) }
    let first =
      predecessor != nil
      ? GameFlow.chosenPack(environment, plays: setup.plays)
      : setup.options.skipsIntro ? GameFlow.rules(environment) : GameFlow.start(environment)
    stack = SceneStack(first, environment: environment)
    live?.iconChanged = { [weak self] in self?.requestIcon() }
    if predecessor == nil { begin() }
  }

  /// From now on this game is on screen.
  private func begin() {
    state.begin()
    setup.log?.write(.scene(stack.top.name))
  }

  /// Whether the game stands still until a photo is there: one that can be repeated loses no step to the decoder.
  var standsStill: Bool { setup.options.isRepeatable && stack.awaitsPhoto }

  /// Whether a picture's turn has come and its photo has not.
  var isLoading: Bool { stack.top is GameScene && stack.awaitsPhoto }

  /// Waits until a game can be dealt: for runs that must not depend on the disk's speed.
  func awaitPictures() {
    setup.packs.finish()
    state.awaitPictures()
  }

  /// Takes one step of game time.
  func step(_ inputs: [TimedInput]) {
    setup.log?.time += FixedStep.duration
    messages.update(FixedStep.duration)
    stack.update(Step(duration: FixedStep.duration, inputs: inputs, viewport: viewport))
    prefetchResult()
  }

  /// Takes in what came from the decoder and from the scan.
  func receive() {
    for result in service.poll() { take(result) }
    state.update()
    openNewPack()
    setup.packs.update()
    live?.update(isPlaying: stack.names.contains { $0 == "game" || $0 == "reveal" })
    board.preloadNext()
  }

  /// Shows a message over every scene for a moment.
  func show(_ message: String) { messages.show(message) }

  /// Tells what became of a file that was dropped on the window, or given at the start. The pack takes this one's place
  /// as soon as packs can be chosen; when a game is being played, it is only offered there later.
  func take(_ news: InstallDesk.News) {
    let isBefore = ["splash", "intro", "rules"].contains(stack.top.name)
    let (toast, seconds) = news.toast(isChosen: isBefore)
    messages.show(toast, as: "install", for: seconds)
    guard case .installed(let pack) = news else { return }
    if isBefore { newPack = pack.folder } else { setup.packs.refresh() }
  }

  /// A pack that was installed, until it can be chosen.
  private var newPack: FilePath?

  private func openNewPack() {
    guard let folder = newPack, stack.top.name == "rules" else { return }
    newPack = nil
    setup.packs.refresh(opening: folder)
  }

  /// The settings as they were before the owner changed them; nil when nothing changed since the last call.
  func takeOldSettings() -> Configuration? { live?.takeOldSettings() }

  /// Waits for the decoder: for runs that must not depend on its speed.
  func waitForDecoder(milliseconds: Int) {
    if let result = service.waitForResult(milliseconds: milliseconds) { take(result) }
  }

  private func take(_ result: PhotoResult) {
    // Without a decoder the game ends, with one sentence instead of one for each picture.
    guard service.fatal == nil else { return }
    if result.id == iconRequest {
      iconRequest = nil
      if case .success(let photo) = result.outcome { icon = photo.image }
      return
    }
    if photos.take(result, renderer: renderer) { return }
    if graphics.take(result) { return }
    if thumbnails.take(result) { return }
    successor?.take(result)
  }

  /// The game of another pack, while its first screen is not complete, and what it is made of.
  private var successor: Game?
  private var opened: PackDesk.Opened?

  /// Whether another pack was chosen and is not there yet.
  var isChangingPack: Bool { setup.packs.opening != nil }

  /// The game of the pack that was chosen, once it can be shown without a gap; nil before. This one is over then.
  func takeSuccessor() throws(SDLError) -> Game? {
    if let opened = setup.packs.takeOpened() {
      let next = try Game(
        setup.following(opened), renderer: renderer, mixer: mixer, density: viewport.density, after: self)
      next.prefetchGraphics()
      successor = next
      self.opened = opened
    }
    guard let next = successor, let opened else { return nil }
    guard setup.packs.opening == opened.place else {
      // Another choice was made meanwhile.
      (successor, self.opened) = (nil, nil)
      return nil
    }
    next.viewport = viewport
    next.state.update()
    if next.state.obstacle != nil {
      // Why was told when the folders were read.
      setup.packs.fail([])
      (successor, self.opened) = (nil, nil)
      return nil
    }
    // Drawn and not shown: that asks for everything it needs. This game is drawn over it.
    if next.draw(alpha: 0) { lastList = nil }
    guard next.pictureCount != nil, !next.awaitsGraphics else { return nil }
    (successor, self.opened) = (nil, nil)
    setup.packs.begin(opened)
    retire()
    setup.log?.write(opened.pack)
    next.begin()
    return next
  }

  /// Gives up what it still waits for, and writes what is to be remembered.
  private func retire() {
    graphics.removeAll()
    state.close()
  }

  private var iconRequest: RequestID?
  private var icon: PixelImage?

  /// The program's picture for the task bar, once when it came.
  func takeIcon() -> PixelImage? { icon.take() }

  /// Asks for the program's picture; `takeIcon` has it when it came.
  func requestIcon() {
    guard let file = setup.theme.icon else { return }
    let decode = DecodeRequest(
      path: file.bytes, box: PixelSize(128, 128), limits: DecodeLimits(setup.config.limits))
    iconRequest = service.request(PhotoRequest(decode, priority: .readAhead))
  }

  /// Whether graphics that were asked for are still on their way.
  var awaitsGraphics: Bool {
    graphics.isWaiting || graphics.wantsAnotherFrame || thumbnails.isWaiting
  }

  /// Why there is no game: no picture can be had at all, or the owner's folders hold no game.
  var fatal: StartError? { service.fatal.map { StartError($0.sentence) } ?? state.obstacle }

  /// How many pictures there are to deal from; nil until it is certain that a game can be played.
  var pictureCount: Int? { state.pictureCount }

  /// Draws, when there is something new to be seen; whether it did.
  func draw(alpha: Double, force: Bool = false) -> Bool {
    if renderer.generation != drawnGeneration {
      drawnGeneration = renderer.generation
      graphics.removeAll()
      photos.removeTextures()
      texts.removeAll()
      thumbnails.removeAll()
      lastList = nil
    }
    let frame = FrameContext(viewport: viewport, alpha: alpha)
    var list = stack.draw(frame)
    messages.stack.draw(into: &list, frame, setup.config.colours)
    let hasNews = graphics.takeNews()
    let hasPhotos = photos.takeNews() || thumbnails.takeNews()
    let hasChanges = live?.takeNews() == true
    guard force || hasNews || hasPhotos || hasChanges || list != lastList || graphics.wantsAnotherFrame else {
      return false
    }
    painter.draw(list, ground: setup.config.colours.wall)
    lastList = list
    tellMissingLetters()
    return true
  }

  /// What is on screen, as text.
  var drawing: String { lastList?.description ?? "" }

  /// Turns the sound on or off.
  func toggleMute() { mixer.isMuted.toggle() }

  private func tellMissingLetters() {
    for issue in texts.fontIssues {
      setup.report(
        Issue(
          .warning, .themeFile, path: FilePath(issue.pattern), "font: \(issue.reason)",
          advice: "correct fonts in config.json, or install the font"))
    }
    guard texts.missing.count > missingTold else { return }
    missingTold = texts.missing.count
    let letters = texts.missing.map { String(Character($0)) }.sorted().joined(separator: " ")
    setup.report(
      Issue(
        .warning, .themeName, "no installed font has these letters: \(letters)",
        advice: "install a font that has them (Debian: fonts-noto-core, fonts-noto-cjk) or choose other words"
      ))
  }

  /// Ends the decoder and writes what is still to be remembered.
  func close() {
    state.close()
    service.shutdown()
  }
}
