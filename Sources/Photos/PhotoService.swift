import DecoderProtocol
import Glibc

/// Turns photo files into pixels, in another process, while the game goes on.
///
/// `request` and `poll` never wait. A decoder that dies or hangs is replaced; a photo is given up only after its own
/// decode failed `ServicePolicy.decodeAttempts` times. Use from one thread, or from several: all state is behind a
/// lock.
package final class PhotoService: Sendable {
  private let mailbox = Mailbox()
  private let thread: WorkerThread

  /// Starts a decoder in the background. `program` is the decoder's path; nil looks beside the running program.
  package init(program: [UInt8]? = nil, policy: ServicePolicy = ServicePolicy()) {
    thread = WorkerThread(
      program: program ?? DecoderProgram.besideThisProgram, policy: policy, mailbox: mailbox)
  }

  deinit {
    shutdown()
  }

  /// Asks for a picture; the outcome comes from `poll`.
  @discardableResult
  package func request(_ request: PhotoRequest) -> RequestID {
    mailbox.add(request, waiter: nil)
  }

  /// Gives a request up: its outcome will not come, even when it is being decoded now.
  package func cancel(_ id: RequestID) {
    mailbox.cancel(id)
  }

  /// Makes a request that still waits more, or less, urgent.
  package func prioritise(_ id: RequestID, _ priority: PhotoPriority) {
    mailbox.prioritise(id, priority)
  }

  /// Whether a request still waits for its turn; false once a decoder has it, and afterwards.
  package func isWaiting(_ id: RequestID) -> Bool {
    mailbox.isWaiting(id)
  }

  /// The outcomes since the last call; never waits.
  package func poll() -> [PhotoResult] {
    mailbox.takeResults()
  }

  /// The next outcome, waiting `milliseconds` at most; nil when none came. For runs without a screen.
  package func waitForResult(milliseconds: Int) -> PhotoResult? {
    let deadline = Deadline(milliseconds: milliseconds)
    while true {
      if let result = mailbox.takeResults(limit: 1).first { return result }
      if deadline.hasPassed { return nil }
      mailbox.news.wait(until: deadline)
    }
  }

  /// Decodes one picture and waits for it, before everything else that is asked for.
  package func decodeNow(_ decode: DecodeRequest) throws(PhotoFailure) -> Photo {
    let waiter = Waiter()
    _ = mailbox.add(PhotoRequest(decode, priority: .onScreen), waiter: waiter)
    while true {
      if let outcome = waiter.outcome { return try outcome.get() }
      waiter.signal.wait(until: nil)
    }
  }

  /// Why no picture can be had at all: the decoder cannot be started; nil while it can.
  package var fatal: PhotoFailure? { mailbox.fatal }

  /// What is known of the decoder, for logs.
  package var status: ServiceStatus { mailbox.status }

  /// Ends the decoder and the thread; outcomes that are under way do not come. Called again it does nothing.
  package func shutdown() {
    thread.stop()
  }
}
