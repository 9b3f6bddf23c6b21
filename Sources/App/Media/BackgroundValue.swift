import Glibc

/// A value that is made on a thread of its own, and waited for when it is needed.
@safe final class BackgroundValue<Value: Sendable>: @unchecked Sendable {
  private var value: Value?
  /// Posted once `value` is set, which nobody touches after that.
  private let isMade: UnsafeMutablePointer<sem_t>

  /// Starts to make the value.
  init(_ make: @escaping @Sendable () -> Value) {
    unsafe isMade = .allocate(capacity: 1)
    unsafe sem_init(isMade, 0, 0)
    BackgroundThread.start { [self] in
      value = make()
      unsafe sem_post(isMade)
    }
  }

  deinit {
    unsafe sem_destroy(isMade)
    unsafe isMade.deallocate()
  }

  /// The value, as soon as it is there.
  func wait() -> Value {
    // A signal may end the wait too soon.
    while unsafe sem_wait(isMade) != 0 {}
    // For the next who asks.
    unsafe sem_post(isMade)
    guard let value else { preconditionFailure("the value was posted before it was made") }
    return value
  }
}
