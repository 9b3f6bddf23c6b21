import DecoderProtocol
import Synchronization

/// What the game's thread and the worker's share.
final class Mailbox: Sendable {
  private struct State {
    var waiting: [Job] = []
    var results: [PhotoResult] = []
    /// The job that a decoder has now, and whether its outcome is still wanted.
    var current: RequestID?
    var currentIsWanted = true
    var lastNumber: UInt32 = 0
    var lastPlace: UInt64 = 0
    var stopping = false
    var fatal: PhotoFailure?
    var status = ServiceStatus()
  }

  private let state = Mutex(State())
  /// Raised when the worker has something to do.
  let work = Signal()
  /// Raised, for good, when the worker is to end.
  let stop = Signal()
  /// Raised when there are results.
  let news = Signal()

  /// Whether the worker is to end.
  var isStopping: Bool { state.withLock { $0.stopping } }
  /// Why no decoder is tried any more.
  var fatal: PhotoFailure? { state.withLock { $0.fatal } }
  /// What is known of the decoder.
  var status: ServiceStatus { state.withLock { $0.status } }

  /// Puts a request in line; after the end it fails at once.
  func add(_ request: PhotoRequest, waiter: Waiter?) -> RequestID {
    let (id, isTaken) = state.withLock { state -> (RequestID, Bool) in
      state.lastNumber = state.lastNumber &+ 1
      if state.lastNumber == 0 { state.lastNumber = 1 }
      state.lastPlace += 1
      let id = RequestID(number: state.lastNumber)
      if state.stopping { return (id, false) }
      state.waiting.append(Job(id: id, request: request, place: state.lastPlace, waiter: waiter))
      return (id, true)
    }
    if isTaken { work.raise() } else { waiter?.resolve(.failure(Self.closing)) }
    return id
  }

  /// What becomes of a request that someone waits for when the service ends.
  static let closing = PhotoFailure(.decoderUnavailable, "The game is closing, and reads no more pictures.")

  /// Takes a request out of line, or forgets the outcome of the one being decoded.
  func cancel(_ id: RequestID) {
    state.withLock { state in
      state.waiting.removeAll { $0.id == id }
      state.results.removeAll { $0.id == id }
      if state.current == id { state.currentIsWanted = false }
    }
  }

  /// Whether a request is still in line.
  func isWaiting(_ id: RequestID) -> Bool {
    state.withLock { $0.waiting.contains { $0.id == id } }
  }

  /// Changes how soon a waiting request is wanted.
  func prioritise(_ id: RequestID, _ priority: PhotoPriority) {
    state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return }
      let old = state.waiting[index]
      var request = old.request
      request.priority = priority
      var job = Job(id: id, request: request, place: old.place, failures: old.failures, waiter: old.waiter)
      job.lastFailure = old.lastFailure
      state.waiting[index] = job
    }
  }

  /// The most urgent job, which becomes the current one; the oldest of those.
  func take() -> Job? {
    state.withLock { state in
      let best = state.waiting.indices.min { a, b in
        let (one, other) = (state.waiting[a], state.waiting[b])
        if one.request.priority != other.request.priority {
          return one.request.priority > other.request.priority
        }
        return one.place < other.place
      }
      guard !state.stopping, let best else { return nil }
      let job = state.waiting.remove(at: best)
      state.current = job.id
      state.currentIsWanted = true
      return job
    }
  }

  /// Puts the current job back, at the end of its line when it failed, at its old place when not.
  func putBack(_ job: Job, failed: Bool) {
    var job = job
    state.withLock { state in
      state.current = nil
      guard state.currentIsWanted else { return }
      if failed {
        state.lastPlace += 1
        job.place = state.lastPlace
      }
      state.waiting.append(job)
    }
  }

  /// Hands over the current job's outcome.
  func finish(_ job: Job, _ outcome: Result<Photo, PhotoFailure>) {
    let wanted = state.withLock { state -> Bool in
      state.current = nil
      guard state.currentIsWanted else { return false }
      if job.waiter == nil { state.results.append(PhotoResult(id: job.id, outcome: outcome)) }
      return true
    }
    guard wanted else { return }
    if let waiter = job.waiter { waiter.resolve(outcome) } else { news.raise() }
  }

  /// The results since the last call, in the order in which they came.
  func takeResults(limit: Int = .max) -> [PhotoResult] {
    state.withLock { state in
      let taken = Array(state.results.prefix(limit))
      state.results.removeFirst(taken.count)
      return taken
    }
  }

  /// Notes something about the decoder.
  func note(_ change: (inout ServiceStatus) -> Void) {
    state.withLock { change(&$0.status) }
  }

  /// Gives every waiting job, and all that will come, the same failure.
  func fail(_ failure: PhotoFailure) {
    state.withLock { $0.fatal = failure }
  }

  /// A job that will not be served any more.
  func takeLeftOver() -> Job? {
    state.withLock { $0.waiting.popLast() }
  }

  /// Tells the worker to end.
  func stopWork() {
    state.withLock { $0.stopping = true }
    stop.raise()
    work.raise()
  }
}
