import Media
import Synchronization

/// Reads pictures beside the game to know them again: one at a time, after everything else that the machine has to do.
final class DigestWorker {
  /// What was found out.
  enum Finding: Sendable {
    case digest(ContentDigest, Picture)
    case moves([PictureMove])
  }

  private enum Job: Sendable {
    case digest(Picture)
    case search(ShownMemory, PictureTable)
  }

  private let shared = Shared()

  /// What the game and the thread share; the thread lives while there are jobs.
  private final class Shared: Sendable {
    struct State: Sendable {
      var jobs: [Job] = []
      var findings: [Finding] = []
      var isRunning = false
      var isCancelled = false
    }

    let state = Mutex(State())
    var isCancelled: Bool { state.withLock { $0.isCancelled } }
  }

  deinit {
    shared.state.withLock {
      $0.isCancelled = true
      $0.jobs = []
    }
  }

  /// Asks for the digest of a picture that is shown.
  func digest(_ picture: Picture) { add(.digest(picture)) }

  /// Asks which pictures of the table moved since they were shown.
  func search(_ memory: ShownMemory, in table: PictureTable) { add(.search(memory, table)) }

  /// What was found since the last call.
  func takeFindings() -> [Finding] {
    shared.state.withLock { state in
      defer { state.findings = [] }
      return state.findings
    }
  }

  /// Waits for digests that are under way, `milliseconds` at most; a search is given up.
  func finish(milliseconds: Int) {
    shared.state.withLock { state in
      state.isCancelled = true
      state.jobs.removeAll { if case .search = $0 { true } else { false } }
    }
    for _ in 0..<milliseconds where shared.state.withLock({ $0.isRunning }) {
      Pause.briefly()
    }
  }

  private func add(_ job: Job) {
    let starts = shared.state.withLock { state in
      state.jobs.append(job)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard starts else { return }
    let shared = shared
    BackgroundThread.start(isPatient: true) { DigestWorker.work(shared) }
  }

  private static func work(_ shared: Shared) {
    while true {
      let job = shared.state.withLock { state -> Job? in
        if state.jobs.isEmpty { state.isRunning = false }
        return state.jobs.isEmpty ? nil : state.jobs.removeFirst()
      }
      guard let job else { return }
      guard let finding = finding(job, shared) else { continue }
      shared.state.withLock { $0.findings.append(finding) }
    }
  }

  private static func finding(_ job: Job, _ shared: Shared) -> Finding? {
    switch job {
    case .digest(let picture):
      do throws(FileError) {
        return .digest(try ContentDigest.whole(of: picture.path), picture)
      } catch {
        // It was shown a moment ago and is gone: it is known by its name, size and time.
        return nil
      }
    case .search(let memory, let table):
      return .moves(MovedPictures.find(memory, in: table) { shared.isCancelled })
    }
  }
}
