import Glibc

/// The kernel's notices of what happens in folders (inotify(7)).
final class Inotify {
  /// Something that happened in a watched folder.
  struct Event {
    /// The watch's number.
    var watch: Int32
    var kind: Kind
    /// The name in the folder; empty when the folder itself is meant.
    var name: FilePath
  }

  enum Kind {
    /// A file is being written.
    case writing
    /// A name appeared, went, or holds a finished file.
    case changed
    /// The watch has ended: its folder is gone.
    case ended
    /// So much happened that some of it was lost.
    case overflow
  }

  let descriptor: Int32

  private static let wanted = UInt32(
    IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ATTRIB)
  /// Bytes for the events of one call.
  private static let room = 64 << 10

  /// Starts to listen; nil when the system gives no more of these.
  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches a folder; its number (the same for the same folder under another name), or the `errno` value.
  func add(_ folder: FilePath) -> Result<Int32, FileError> {
    let watch = unsafe folder.withCString {
      unsafe inotify_add_watch(descriptor, $0, Inotify.wanted | UInt32(IN_ONLYDIR))
    }
    return watch >= 0 ? .success(watch) : .failure(FileError(.list, folder, code: errno))
  }

  func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

  /// Waits for events, `milliseconds` at most; whether there are some.
  func wait(milliseconds: Int) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, Int32(clamping: milliseconds)) > 0
  }

  /// The events that came; never waits.
  func events() -> [Event] {
    var events: [Event] = []
    var bytes = [UInt8](repeating: 0, count: Inotify.room)
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return events }
      unsafe bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset + Inotify.header <= count {
          let watch = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: Int32.self)
          let mask = unsafe buffer.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
          let length = unsafe Int(buffer.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          let start = offset + Inotify.header
          // Filled up with zeros.
          let name = unsafe Array(buffer[start..<min(start + length, count)].prefix { $0 != 0 })
          events.append(Event(watch: watch, kind: Inotify.kind(mask), name: FilePath(bytes: name)))
          offset = start + length
        }
      }
    }
  }

  private static func kind(_ mask: UInt32) -> Kind {
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return .overflow }
    if mask & UInt32(IN_IGNORED) != 0 { return .ended }
    return mask & UInt32(IN_MODIFY) != 0 ? .writing : .changed
  }

  /// Bytes of an event before its name: watch, mask, cookie, length.
  private static let header = 16
}
