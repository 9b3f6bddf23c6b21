import Media
import Rules
import SDLKit
import Scenes

/// Puts what the owner changes in place while the game goes on: nothing of the game is lost, and what is broken stays
/// what it was before, with a message on screen.
final class LiveReload {
  private let watch: PackWatch
  let parts: Parts
  private let news: ReloadNews
  /// Called when the program's own picture is another.
  var iconChanged: () -> Void = {}
  /// Files that were changed since the start: what is wrong with them is said on screen.
  private var touched: Set<FilePath> = []
  /// Why the configuration cannot be used as it is now.
  private var packIssues: [Issue] = []
  /// What is wrong with single files of `touched`.
  private var fileIssues: [Issue] = []
  private var answerIssues: [Issue] = []
  /// Whether what is reported just now has its own way to the screen.
  private var isTelling = false
  /// Files of pictures that changed, until the scan tells which of them are new or gone.
  private var changedPictures: Set<FilePath> = []
  /// Whether pictures of a deal are on.
  private var isPlaying = false
  private var hasNews = false
  /// The settings before, when they were changed: for whoever has the window.
  private var oldSettings: Configuration?

  /// What of the game is changed.
  struct Parts {
    let setup: GameSetup
    let state: GameState
    let environment: Environment
    let graphics: GraphicStore
    let photos: PhotoDesk
    let texts: TextStore
    let board: SoundBoard
    let mixer: Mixer
    let messages: Messages
  }

  /// Seconds that a warning stays on screen with which the game could go on.
  private static let warning = 10.0

  init(_ watch: PackWatch, _ parts: Parts) {
    self.watch = watch
    self.parts = parts
    news = ReloadNews(messages: parts.messages)
    // Weak: what outlives a game may still have something to say.
    parts.state.answersChanged = { [weak self] in
      guard let self else { return }
      parts.photos.removeAll()
      let answers = parts.setup.config.answers
      parts.environment.config.answers = answers
      news.add(note: "New answers: " + answers.map(\.label).joined(separator: ", "))
    }
    parts.setup.reporter.listener = { [weak self] issue in
      self?.hear(issue)
    }
    parts.graphics.renewed = { [weak self] source in
      if let self, let file = parts.setup.theme.path(source) { taken(file) }
    }
    parts.photos.renewed = { [weak self] picture in
      if let self { taken(parts.state.library.table.path(of: picture)) }
    }
  }

  /// Whether the screen is to be drawn anew although the scenes did not change.
  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  /// Takes in what changed since the last call; `isPlaying` while pictures of a deal are on.
  func update(isPlaying: Bool) {
    self.isPlaying = isPlaying
    for reload in watch.take() { adopt(reload) }
    if let found = parts.state.library.takeChange() { adopt(found.change, found.issues) }
    if !isPlaying, let issues = parts.state.settleAnswers() {
      answerIssues = tell(issues, insteadOf: answerIssues)
    }
  }

  /// The settings as they were before the last change; nil when nothing changed since the last call.
  func takeOldSettings() -> Configuration? {
    defer { oldSettings = nil }
    return oldSettings
  }

  // MARK: Messages

  private var root: FilePath { parts.setup.pack.root }

  /// A file is in use as it is now; `detail` says what of it is not.
  func taken(_ file: FilePath, detail: [String] = []) {
    parts.setup.log?.write(reloaded: file)
    news.add(Toast.name(file, root), detail: detail)
  }

  /// What is wrong with this file is said on screen.
  func touch(_ file: FilePath) { touched.insert(file) }

  /// Shows what turns out to be wrong with a changed file until it is mended, and for a while what is wrong with no
  /// file, such as letters that no font has.
  private func hear(_ issue: Issue) {
    guard !isTelling, !touched.isEmpty else { return }
    if let path = issue.path {
      guard touched.contains(path) else { return }
      fileIssues.append(issue)
    }
    let stays = issue.path == nil ? LiveReload.warning : nil
    parts.messages.show(Toast(issue, root: root), as: "\(issue)", for: stays)
  }

  /// Tells of issues that are new, and takes those from the screen that are mended.
  private func tell(_ new: [Issue], insteadOf old: [Issue]) -> [Issue] {
    isTelling = true
    defer { isTelling = false }
    for issue in old where !new.contains(issue) {
      parts.setup.reporter.forget(issue)
      parts.messages.remove("\(issue)")
    }
    for issue in new where !old.contains(issue) {
      parts.setup.report(issue)
      let stays = issue.severity == .error ? nil : LiveReload.warning
      parts.messages.show(Toast(issue, root: root), as: "\(issue)", for: stays)
    }
    return new
  }

  // MARK: Changes

  private func adopt(_ reload: Reload) {
    hasNews = true
    let files = reload.changed.union(reload.rewritten)
    touched.formUnion(files)
    let mended = fileIssues.filter { $0.path.map(files.contains) ?? true }
    fileIssues.removeAll { mended.contains($0) }
    _ = tell([], insteadOf: mended)
    isTelling = true
    for notice in reload.notices { parts.setup.report(notice) }
    isTelling = false

    switch reload.pack {
    case .success(let pack):
      packIssues = tell([], insteadOf: packIssues)
      adopt(prepared(pack), reload)
    case .failure(let error):
      let errors = error.issues.filter { $0.severity == .error }
      packIssues = tell(errors, insteadOf: packIssues)
      // The theme of the pack as it was may have changed all the same.
      adopt(parts.setup.pack, reload)
    }
    let pictures = parts.state.changedPictures(reload.changed, on: parts.photos)
    parts.photos.renew(pictures)
    let ofPictures = reload.changed.filter(isOfPictures)
    guard !ofPictures.isEmpty else { return }
    changedPictures.formUnion(ofPictures)
    parts.state.library.rescan()
  }

  private func adopt(_ change: PictureTable.Change, _ issues: [Issue]) {
    parts.state.scanIssues = tell(issues, insteadOf: parts.state.scanIssues)
    parts.photos.lose(change.gone)
    parts.photos.renew(change.added)
    news.addPictures(change.added.count, gone: change.gone.count)
    let table = parts.state.library.table
    // Those on the desk are told of when they are decoded.
    let told = Set((change.added + change.gone + parts.photos.pictures).map { table.path(of: $0) })
    for file in changedPictures.subtracting(told).sorted()
    where PictureNames.isPicture(file.name.bytes) && Files.isFile(file) {
      taken(file)
    }
    changedPictures = []
  }

  /// Whether a scan for pictures may find something else because of a change there.
  private func isOfPictures(_ path: FilePath) -> Bool {
    parts.setup.config.answers.contains { answer in
      answer.pictures.contains { path == $0 || path.relative(to: $0) != nil }
    }
  }

  private func adopt(_ pack: Pack, _ reload: Reload) {
    let old = parts.setup.config
    let rewritten = reload.rewritten
    let graphicsBefore = parts.setup.theme.files
    let issues = tell(pack.issues + reload.contents.issues, insteadOf: parts.setup.issues)
    let fonts = parts.setup.theme.fontPatterns
    parts.setup.adopt(pack, reload.contents, issues: issues) { rewritten.contains($0) }
    let config = parts.setup.config
    parts.environment.config = config
    parts.environment.splash = parts.setup.splash
    parts.environment.intro = parts.setup.intro
    parts.environment.hasRulesGraphic = parts.setup.theme.hasRulesGraphic
    renewGraphics(since: graphicsBefore, rewritten)
    renewSounds(since: graphicsBefore, rewritten)
    renewFonts(since: fonts, rewritten)
    if old.crop != config.crop || old.colours.photoGround != config.colours.photoGround
      || old.limits != config.limits
    {
      parts.state.bad = []
      parts.photos.renew(parts.photos.pictures)
    }
    if old.audio.volume != config.audio.volume { parts.mixer.volume = config.audio.volume }
    if old.audio.muted != config.audio.muted { parts.mixer.isMuted = config.audio.muted }
    if let file = pack.configFile, rewritten.contains(file), packIssues.isEmpty {
      taken(file, detail: later(old, config))
    } else {
      for sentence in later(old, config) { news.add(note: sentence) }
    }
    if old != config { oldSettings = oldSettings ?? old }
  }

  /// The pack with answers that the game can go on with: those with other folders, or more or fewer of them, wait until
  /// their pictures are known and for the next game; other labels do not.
  private func prepared(_ pack: Pack) -> Pack {
    let answers = pack.configuration.answers
    guard answers.map(\.pictures) != parts.setup.config.answers.map(\.pictures) else {
      parts.state.nextLibrary = nil
      parts.setup.log?.labels = answers.map(\.label)
      parts.state.library.adopt(answers)
      return pack
    }
    parts.state.prepare(answers)
    var pack = pack
    pack.configuration.answers = parts.setup.config.answers
    return pack
  }

  /// What does not change at once.
  private func later(_ old: Configuration, _ new: Configuration) -> [String] {
    guard isPlaying else { return [] }
    var sentences: [String] = []
    if parts.state.nextLibrary != nil { sentences.append("The answers change with the next game.") }
    if old.game.pictures != new.game.pictures {
      sentences.append("The number of pictures changes with the next game.")
    }
    if old.game.seconds != new.game.seconds { sentences.append("The clock changes with the next picture.") }
    return sentences
  }
}
