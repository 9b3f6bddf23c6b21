import Media
import Synchronization

/// Writes notes beside the loop, one write at a time.
final class SaveDesk {
  private let shared = Shared()

  /// What the writing thread and the loop share.
  private final class Shared: Sendable {
    struct State: Sendable {
      var isBusy = false
      var results: [Int: Result<PictureNote, Issue>] = [:]
      /// What the last write could not bring to the disk.
      var unsaved: [Int: NoteWriter.Change] = [:]
    }

    let state = Mutex(State())
  }

  /// Starts to write; false while an earlier write goes on.
  func save(_ changes: [Int: NoteWriter.Change]) -> Bool {
    let isFree = shared.state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard isFree else { return false }
    let shared = shared
    BackgroundThread.start {
      let results = SaveDesk.write(changes)
      shared.state.withLock { state in
        state.isBusy = false
        state.results.merge(results) { $1 }
        state.unsaved = changes.filter { index, _ in SaveDesk.isFailure(results[index]) }
      }
    }
    return true
  }

  /// What came of writes since the last call.
  func takeResults() -> [Int: Result<PictureNote, Issue>] {
    shared.state.withLock { state in
      defer { state.results = [:] }
      return state.results
    }
  }

  /// Waits for the write that goes on, and writes what is left.
  /// - Parameter changes: what is not on the disk; nil when only what failed is known.
  /// - Returns: why something could not be written.
  func finish(_ changes: [Int: NoteWriter.Change]?) -> [Issue] {
    while shared.state.withLock({ $0.isBusy }) { Pause.briefly() }
    let left = changes ?? shared.state.withLock { $0.unsaved }
    guard !left.isEmpty else { return [] }
    // What was written meanwhile is found there and not written again.
    return SaveDesk.write(left).values.compactMap { result in
      if case .failure(let issue) = result { return issue }
      return nil
    }
  }

  private static func write(_ changes: [Int: NoteWriter.Change]) -> [Int: Result<PictureNote, Issue>] {
    let order = changes.keys.sorted()
    let results = NoteWriter.save(order.compactMap { changes[$0] })
    return Dictionary(uniqueKeysWithValues: zip(order, results))
  }

  private static func isFailure(_ result: Result<PictureNote, Issue>?) -> Bool {
    if case .failure = result { return true }
    return false
  }
}
