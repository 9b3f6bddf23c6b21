import CLinux
import Glibc

/// Runs work beside the game's loop; what it finds goes through a lock, never through a callback.
enum BackgroundThread {
  /// Starts `work` on a thread of its own; on the calling one when the system gives no thread.
  /// - Parameters:
  ///   - isPatient: Whether everything else goes first.
  ///   - work: What is done there.
  static func start(isPatient: Bool = false, _ work: @escaping @Sendable () -> Void) {
    let box = unsafe Unmanaged.passRetained(Work(isPatient, work))
    var thread = pthread_t()
    let result = unsafe pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        let work = unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue()
        if work.isPatient { _ = closeup_lower_priority() }
        work.run()
        return nil
      }, box.toOpaque())
    if result == 0 {
      pthread_detach(thread)
    } else {
      unsafe box.takeRetainedValue().run()
    }
  }

  private final class Work: Sendable {
    let isPatient: Bool
    let run: @Sendable () -> Void

    init(_ isPatient: Bool, _ run: @escaping @Sendable () -> Void) {
      self.isPatient = isPatient
      self.run = run
    }
  }
}
