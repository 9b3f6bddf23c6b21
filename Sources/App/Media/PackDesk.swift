import Media
import Scenes
import Synchronization

/// The packs to choose from: found, counted and opened beside the game.
final class PackDesk {
  /// A pack that was read and can be played.
  struct Opened: Sendable {
    var index: Int
    /// Whether a game of it begins at once.
    var plays: Bool
    var pack: Pack
    var contents: ThemeContents
    var memory: LoadedMemory?
  }

  private let shipped: FilePath
  private let isKept: Bool
  private let report: (Issue) -> Void
  private let shared = Shared()
  private var shelf: PackShelf?
  private var current = 0
  private var counts: [Int: PackSample] = [:]
  private var broken: Set<Int> = []
  private var isComplete = false
  /// The choice that is on its way, and its number: an older one is dropped when it comes.
  private(set) var opening: Int?
  private var number = 0
  private var opened: Opened?
  private var choice = PackChoice.none
  private var failedPictures = 0

  /// What the threads leave for the loop.
  private final class Shared: Sendable {
    struct State: Sendable {
      var shelf: PackShelf?
      var current = 0
      var samples: [(index: Int, sample: PackSample)] = []
      var opened: [(number: Int, result: Result<Opened, PackError>)] = []
      var isComplete = false
      var isCancelled = false
    }

    let state = Mutex(State())
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
    self.shipped = shipped
    self.isKept = isKept
    self.report = report
    let shared = shared
    let installed = Folders.packs(environment: SystemEnvironment.value)
    BackgroundThread.start(isPatient: true) {
      let named = (base ?? pack).configuration.packs
      let shelf = PackShelf(own: [pack] + (base.map { [$0] } ?? []), installed: installed, named: named)
      shared.state.withLock {
        $0.shelf = shelf
        $0.current = shelf.index(of: pack) ?? 0
      }
      // With a single pack nobody asks what is in it.
      for (index, shelved) in shelf.packs.enumerated() where shelf.packs.count > 1 {
        guard let sample = PackSample(shelved, isCancelled: { shared.state.withLock { $0.isCancelled } })
        else {
          return
        }
        shared.state.withLock { $0.samples.append((index, sample)) }
      }
      shared.state.withLock { $0.isComplete = true }
    }
  }

  deinit {
    shared.state.withLock { $0.isCancelled = true }
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
    if let shelf = news.shelf {
      self.shelf = shelf
      current = news.current
      for issue in shelf.issues { report(issue) }
    }
    for (index, sample) in news.samples { counts[index] = sample }
    for (number, result) in news.opened where number == self.number { take(result) }
    if news.shelf != nil || !news.samples.isEmpty || !news.opened.isEmpty { choice = .none }
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
    let entries = shelf.packs.enumerated().map { index, pack in
      PackChoice.Entry(
        title: pack.title, pictureCount: counts[index]?.count,
        pictures: Array((counts[index]?.pictures ?? []).filter { !failed.contains($0) }.prefix(4)),
        isBroken: broken.contains(index))
    }
    choice = PackChoice(entries: entries, current: current)
    return choice
  }

  /// Opens another pack; the one that is played gives up what was on its way.
  func choose(_ index: Int, plays: Bool) {
    guard let shelf, shelf.packs.indices.contains(index) else { return }
    opened = nil
    number += 1
    opening = index == current ? nil : index
    guard opening != nil else { return }
    let (shelved, shared, shipped, isKept, number) = (shelf.packs[index], shared, shipped, isKept, number)
    BackgroundThread.start {
      let result: Result<Opened, PackError>
      do throws(PackError) {
        let pack = try shelved.open()
        result = .success(
          Opened(
            index: index, plays: plays, pack: pack, contents: ThemeContents(pack, shipped: shipped),
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
    current = opened.index
    opening = nil
    choice = .none
    guard isKept, let last = LastPack() else { return }
    let pack = opened.pack
    BackgroundThread.start { last.save(pack) }
  }
}
