import Media
import Synchronization

/// Reads all photos and their notes beside the loop.
final class CatalogueDesk {
  private(set) var catalogue: Catalogue?
  private let answers: [Configuration.Answer]
  private let shared = Shared()
  /// What was read again and not told yet.
  private var news: Catalogue?

  /// What the reading thread leaves.
  private final class Shared: Sendable {
    struct State: Sendable {
      var found: Catalogue?
      var isBusy = false
      /// Counts what was written here: what was read meanwhile may be older than that.
      var epoch = 0
      var readEpoch = 0
    }

    let state = Mutex(State())
  }

  /// Starts to read.
  init(_ answers: [Configuration.Answer]) {
    self.answers = answers
    readAgain()
  }

  /// Reads the tables once more, unless that goes on already.
  func readAgain() {
    let isFree = shared.state.withLock { state in
      guard !state.isBusy else { return false }
      (state.isBusy, state.readEpoch) = (true, state.epoch)
      return true
    }
    guard isFree else { return }
    let (shared, answers) = (shared, answers)
    BackgroundThread.start {
      let catalogue = Catalogue.read(answers)
      shared.state.withLock { ($0.found, $0.isBusy) = (catalogue, false) }
    }
  }

  /// Notes that tables are being written here, or just were.
  func noteWrite() {
    news = nil
    shared.state.withLock { $0.epoch += 1 }
  }

  /// Takes in what was found; whether that was for the first time.
  func update() -> Bool {
    let (found, isFresh) = shared.state.withLock { state in
      defer { state.found = nil }
      return (state.found, state.readEpoch == state.epoch)
    }
    guard let found else { return false }
    guard isFresh else {
      readAgain()
      return false
    }
    guard catalogue != nil else {
      catalogue = found
      return true
    }
    news = found
    return false
  }

  /// What was read again since the last call.
  func takeNews() -> Catalogue? {
    defer { news = nil }
    return news
  }
}
