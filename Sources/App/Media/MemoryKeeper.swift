import Media
import Rules
import Synchronization

/// Remembers across starts what was shown: notes it at once, and reads and writes files beside the game.
final class MemoryKeeper {
  /// What the deal needs to know.
  struct History {
    var timesShown: [PictureID: Int] = [:]
    var previousGame: Set<PictureID> = []
  }

  private var memory: ShownMemory
  private let store: ShownStore?
  private let report: (Issue) -> Void
  private let writer: Writer
  private let worker = DigestWorker()
  private var hasChanged = false
  private var hasSearched = false

  /// For the last digests, when the game ends.
  private static let patienceMilliseconds = 1_000

  /// The writing thread's side: at most one write goes on.
  private final class Writer: Sendable {
    struct State: Sendable {
      var isBusy = false
      var issues: [Issue] = []
    }

    let state = Mutex(State())
  }

  /// Goes on with what was read; nothing is kept when nothing was.
  init(_ loaded: LoadedMemory?, pack: Pack, report: @escaping (Issue) -> Void) {
    self.report = report
    writer = Writer()
    store = loaded?.store
    memory = loaded?.memory ?? ShownMemory(root: pack.root)
    for issue in loaded?.issues ?? [] { report(issue) }
  }

  func beginGame() { memory.beginGame() }

  func markShown(_ picture: Picture) {
    let wantsDigest = memory.markShown(picture)
    if wantsDigest, store != nil { worker.digest(picture) }
    hasChanged = true
  }

  /// Looks once, beside the game, for pictures that were shown under another name.
  func search(_ table: PictureTable) {
    guard !hasSearched else { return }
    hasSearched = true
    if store != nil { worker.search(memory, in: table) }
  }

  /// What the deal of a new game is to mind.
  func history(of table: PictureTable) -> History {
    var history = History()
    for (index, record) in memory.records(in: table).enumerated() where record.count > 0 {
      history.timesShown[PictureID(index)] = record.count
      if record.lastGame == memory.game - 1 { history.previousGame.insert(PictureID(index)) }
    }
    return history
  }

  /// Takes in what was found, and writes what changed unless a write is still going on; called between frames.
  func update() {
    takeFindings()
    for issue in writer.state.withLock({ state in
      defer { state.issues = [] }
      return state.issues
    }) { report(issue) }
    guard hasChanged, let store else { return }
    let isFree = writer.state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard isFree else { return }
    hasChanged = false
    let bytes = memory.encode()
    let writer = writer
    BackgroundThread.start {
      let issue = store.write(bytes)
      writer.state.withLock { state in
        state.isBusy = false
        if let issue { state.issues.append(issue) }
      }
    }
  }

  private func takeFindings() {
    for finding in worker.takeFindings() {
      switch finding {
      case .digest(let digest, let picture): memory.setDigest(digest, of: picture)
      case .moves(let moves) where moves.isEmpty: continue
      case .moves(let moves): memory.apply(moves)
      }
      hasChanged = true
    }
  }

  /// Writes what is left to write.
  func close() {
    guard let store else { return }
    worker.finish(milliseconds: Self.patienceMilliseconds)
    takeFindings()
    while writer.state.withLock({ $0.isBusy }) { Pause.briefly() }
    if hasChanged, let issue = store.write(memory.encode()) { report(issue) }
    hasChanged = false
  }
}
