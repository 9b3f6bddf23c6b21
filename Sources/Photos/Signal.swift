import CLinux
import Glibc

/// Wakes a thread that waits on descriptors (eventfd(2)).
final class Signal: Sendable {
  /// Readable while raised.
  let descriptor: Int32

  init() {
    descriptor = closeup_event()
    precondition(descriptor >= 0, "no descriptor left for an event counter")
  }

  deinit {
    close(descriptor)
  }

  /// Wakes whoever waits, now or next.
  func raise() {
    var one: UInt64 = 1
    unsafe withUnsafeBytes(of: &one) { bytes in
      _ = unsafe write(descriptor, bytes.baseAddress, bytes.count)
    }
  }

  /// Takes the signal down.
  func lower() {
    var value: UInt64 = 0
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      _ = unsafe read(descriptor, bytes.baseAddress, bytes.count)
    }
  }

  /// Waits until raised (and lowers it) or until `deadline`; nil waits for ever.
  func wait(until deadline: Deadline?) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if unsafe poll(&entry, 1, deadline?.timeout ?? -1) > 0 { lower() }
  }

  /// Waits until raised or until `deadline`, and leaves it raised for others.
  func waitWithoutLowering(until deadline: Deadline) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&entry, 1, deadline.timeout)
  }
}
