import Synchronization

/// Someone who waits for one outcome.
final class Waiter: Sendable {
  let signal = Signal()
  private let slot = Mutex<Result<Photo, PhotoFailure>?>(nil)

  /// The outcome, once there is one.
  var outcome: Result<Photo, PhotoFailure>? { slot.withLock { $0 } }

  /// Hands the outcome over.
  func resolve(_ outcome: Result<Photo, PhotoFailure>) {
    slot.withLock { $0 = outcome }
    signal.raise()
  }
}
