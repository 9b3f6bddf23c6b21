import Media
import Synchronization

/// Reads all photos and their notes beside the loop.
final class CatalogueDesk {
  private(set) var catalogue: Catalogue?
  private let shared = Shared()

  private final class Shared: Sendable {
    let found = Mutex<Catalogue?>(nil)
  }

  init(_ answers: [Configuration.Answer]) {
    let shared = shared
    BackgroundThread.start {
      let catalogue = Catalogue.read(answers)
      shared.found.withLock { $0 = catalogue }
    }
  }

  /// Takes in what was found; whether that was just now.
  func update() -> Bool {
    guard catalogue == nil else { return false }
    catalogue = shared.found.withLock { $0 }
    return catalogue != nil
  }
}
