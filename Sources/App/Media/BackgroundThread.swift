import Glibc

/// Runs work beside the game's loop; what it finds goes through a lock, never through a callback.
enum BackgroundThread {
  /// Starts `work` on a thread of its own; on the calling one when the system gives no thread.
  static func start(_ work: @escaping @Sendable () -> Void) {
    let box = unsafe Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let result = unsafe pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    if result == 0 {
      pthread_detach(thread)
    } else {
      unsafe box.takeRetainedValue().run()
    }
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
