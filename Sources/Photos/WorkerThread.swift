import Glibc
import Synchronization

/// The thread that a `Worker` runs on.
final class WorkerThread: Sendable {
  private let mailbox: Mailbox
  private let handle: Mutex<pthread_t?>

  /// Starts it.
  init(program: [UInt8], policy: ServicePolicy, mailbox: Mailbox) {
    self.mailbox = mailbox
    let worker = Worker(program: program, policy: policy, mailbox: mailbox)
    let context = unsafe Unmanaged.passRetained(worker).toOpaque()
    var thread = pthread_t()
    let result = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, context)
    precondition(result == 0, "no thread left for the photos")
    handle = Mutex(thread)
  }

  /// Ends it, and waits for that; a second call does nothing.
  func stop() {
    let thread = handle.withLock { handle -> pthread_t? in
      defer { handle = nil }
      return handle
    }
    guard let thread else { return }
    mailbox.stopWork()
    pthread_join(thread, nil)
  }
}
