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
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard isFree else { return }
    let (shared, answers) = (shared, answers)
    BackgroundThread.start {
      let catalogue = Catalogue.read(answers)
      shared.state.withLock { $0 = Shared.State(found: catalogue) }
    }
  }

  /// Takes in what was found; whether that was for the first time.
  func update() -> Bool {
    let found = shared.state.withLock { state in
      defer { state.found = nil }
      return state.found
    }
    guard let found else { return false }
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
