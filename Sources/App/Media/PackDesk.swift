import Media
import Scenes
import Synchronization

/// The packs to choose from: found, counted and opened beside the game.
final class PackDesk {
  /// A pack that was read and can be played.
  struct Opened: Sendable {
    var place: FilePath
    /// Whether a game of it begins at once.
    var plays: Bool
    var pack: Pack
    var contents: ThemeContents
    var memory: LoadedMemory?
  }

  /// The packs that are there in any case, and what theme comes with the program.
  private let own: [Pack]
  private let shipped: FilePath
  private let isKept: Bool
  private let report: (Issue) -> Void
  private let shared = Shared()
  /// Packs are known by their places: their order changes when others come.
  private var shelf: PackShelf?
  private var current: FilePath
  private var samples: [FilePath: PackSample] = [:]
  private var broken: Set<FilePath> = []
  private var isComplete = false
  /// A pack to open as soon as it is found.
  private var awaited: FilePath?
  /// The choice that is on its way, and its number: an older one is dropped when it comes.
  private(set) var opening: FilePath?
  private var number = 0
  private var opened: Opened?
  private var choice = PackChoice.none
  private var searches = 0
  private var failedPictures = 0

  /// What the threads leave for the loop.
  private final class Shared: Sendable {
    struct State: Sendable {
      var shelf: PackShelf?
      var samples: [(place: FilePath, sample: PackSample)] = []
      var opened: [(number: Int, result: Result<Opened, PackError>)] = []
      var isComplete = false
      /// The search that counts; an older one ends.
      var search = 0
    }

    let state = Mutex(State())

    func isOver(_ search: Int) -> Bool { state.withLock { $0.search != search } }
  }

  /// Starts to look for packs.
  ///
  /// - Parameters:
  ///   - pack: what is played first.
  ///   - base: what the program was started with, when that is another pack.
  ///   - shipped: the theme that comes with the program.
  ///   - isKept: whether anything is remembered from start to start.
  ///   - report: tells the owner.
  init(_ pack: Pack, base: Pack?, shipped: FilePath, isKept: Bool, report: @escaping (Issue) -> Void) {
    own = [pack] + (base.map { [$0] } ?? [])
    current = ShelvedPack(pack).place
    self.shipped = shipped
    self.isKept = isKept
    self.report = report
    refresh()
  }

  deinit {
    shared.state.withLock { $0.search = -1 }
  }

  /// Looks for packs again: one was installed meanwhile.
  ///
  /// - Parameter folder: a pack to open when it is found.
  func refresh(opening folder: FilePath? = nil) {
    awaited = folder.flatMap { Files.realPath($0) }
    searches += 1
    isComplete = false
    shared.state.withLock {
      $0.search = searches
      $0.isComplete = false
    }
    let (own, shared, search) = (own, shared, searches)
    let installed = Folders.packs(environment: SystemEnvironment.value)
    BackgroundThread.start(isPatient: true) {
      PackDesk.look(own, installed, search, shared)
    }
  }

  private static func look(_ own: [Pack], _ installed: FilePath?, _ search: Int, _ shared: Shared) {
    let shelf = PackShelf(
      own: own, installed: installed, named: own[own.count - 1].configuration.packs)
    if shared.isOver(search) { return }
    shared.state.withLock { $0.shelf = shelf }
    // With a single pack nobody asks what is in it.
    for pack in shelf.packs where shelf.packs.count > 1 {
      guard let sample = PackSample(pack, isCancelled: { shared.isOver(search) }) else { return }
      shared.state.withLock { $0.samples.append((pack.place, sample)) }
    }
    shared.state.withLock { if $0.search == search { $0.isComplete = true } }
  }

  /// Takes in what the threads found; called between frames.
  func update() {
    let news = shared.state.withLock { state in
      defer {
        state.shelf = nil
        state.samples = []
        state.opened = []
      }
      return state
    }
    isComplete = news.isComplete
    if news.shelf != nil || !news.samples.isEmpty || !news.opened.isEmpty { choice = .none }
    for (place, sample) in news.samples { samples[place] = sample }
    for (number, result) in news.opened where number == self.number { take(result) }
    if let shelf = news.shelf { take(shelf) }
  }

  private func take(_ shelf: PackShelf) {
    self.shelf = shelf
    // What was broken may have been mended.
    broken = []
    for issue in shelf.issues { report(issue) }
    if let awaited, let index = shelf.packs.firstIndex(where: { $0.place == awaited }) {
      choose(index, plays: false)
    }
    awaited = nil
  }

  /// Waits until all packs are found and counted: for runs that must come out the same each time.
  func finish() {
    while !isComplete {
      update()
      if !isComplete { Pause.briefly() }
    }
  }

  private func take(_ result: Result<Opened, PackError>) {
    switch result {
    case .success(let opened): self.opened = opened
    case .failure(let error): fail(error.issues)
    }
  }

  /// The pack that is on its way cannot be played.
  func fail(_ issues: [Issue]) {
    for var issue in issues {
      issue.severity = .warning
      report(issue)
    }
    if let opening { broken.insert(opening) }
    opening = nil
    choice = .none
  }

  /// What the rules screen shows; pictures in `failed` are left out.
  func choice(without failed: Set<FilePath>) -> PackChoice {
    guard let shelf, shelf.packs.count > 1 else { return .none }
    if choice.isOffered, failed.count == failedPictures { return choice }
    failedPictures = failed.count
    let entries = shelf.packs.map { pack in
      PackChoice.Entry(
        title: pack.title, pictureCount: samples[pack.place]?.count,
        pictures: Array((samples[pack.place]?.pictures ?? []).filter { !failed.contains($0) }.prefix(4)),
        isBroken: broken.contains(pack.place))
    }
    choice = PackChoice(
      entries: entries, current: shelf.packs.firstIndex { $0.place == current } ?? 0, edition: searches)
    return choice
  }

  /// Opens another pack; with the one that is played, what was on its way is given up.
  func choose(_ index: Int, plays: Bool) {
    guard let shelf, shelf.packs.indices.contains(index) else { return }
    let shelved = shelf.packs[index]
    opened = nil
    number += 1
    opening = shelved.place == current ? nil : shelved.place
    guard opening != nil else { return }
    let (shared, shipped, isKept, number) = (shared, shipped, isKept, number)
    BackgroundThread.start {
      let result: Result<Opened, PackError>
      do throws(PackError) {
        let pack = try shelved.open()
        result = .success(
          Opened(
            place: shelved.place, plays: plays, pack: pack, contents: ThemeContents(pack, shipped: shipped),
            memory: isKept ? LoadedMemory(pack) : nil))
      } catch {
        result = .failure(error)
      }
      shared.state.withLock { $0.opened.append((number, result)) }
    }
  }

  /// A pack that was read since the last call.
  func takeOpened() -> Opened? {
    defer { opened = nil }
    return opened
  }

  /// From now on this pack is played.
  func begin(_ opened: Opened) {
    current = opened.place
    opening = nil
    choice = .none
    guard isKept, let last = LastPack() else { return }
    let pack = opened.pack
    BackgroundThread.start { last.save(pack) }
  }
}
