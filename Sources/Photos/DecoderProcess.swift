import CLinux
import DecoderProtocol
import Glibc

/// A running decoder: its process, its three streams, and messages over them with a time limit.
///
/// Used by one thread. `end()` must be called before it is let go.
final class DecoderProcess {
  /// How much of what it says on standard error is kept, in bytes.
  static let lastWordsLimit = 2_048
  /// How much a pipe may hold: a picture of 1280 × 720 then takes four switches between processes, not sixty.
  private static let pipeRoom: Int32 = 1 << 20

  private let pid: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private let stop: Signal
  private var errorsOpen = true
  private var ended = false
  /// The end of what it said on standard error.
  private(set) var lastWords: [UInt8] = []

  /// Starts `program`; `stop` ends every wait.
  init(program: [UInt8], stop: Signal) throws(StartError) {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for _ in 0..<3 {
      var ends: (Int32, Int32) = (-1, -1)
      let result = unsafe withUnsafeMutableBytes(of: &ends) { bytes in
        unsafe closeup_pipe(bytes.bindMemory(to: Int32.self).baseAddress)
      }
      guard result == 0 else { throw StartError(number: errno) }
      descriptors += [ends.0, ends.1]
    }
    // In: the child reads 0, we write 1. Out and errors: we read 2 and 4, the child writes 3 and 5.
    var pid: pid_t = 0
    let result = Self.spawn(program, descriptors[0], descriptors[3], descriptors[5], &pid)
    guard result == 0 else { throw StartError(number: result) }
    self.pid = pid
    input = descriptors[1]
    output = descriptors[2]
    errors = descriptors[4]
    descriptors = [descriptors[0], descriptors[3], descriptors[5]]
    self.stop = stop
    closeup_nonblocking(input, 0)
    closeup_nonblocking(output, Self.pipeRoom)
    closeup_nonblocking(errors, 0)
  }

  private static func spawn(
    _ program: [UInt8], _ input: Int32, _ output: Int32, _ errors: Int32, _ pid: inout pid_t
  ) -> Int32 {
    let path = program.map { CChar(bitPattern: $0) } + [0]
    var environment: [CChar] = []
    for entry in DecoderEnvironment.entries {
      environment += entry.utf8.map { CChar(bitPattern: $0) }
      environment.append(0)
    }
    environment.append(0)
    return unsafe closeup_spawn(path, environment, input, output, errors, &pid)
  }

  /// Its process number.
  var processID: Int32 { pid }

  /// How it came to its end.
  enum End {
    /// By itself, or by us.
    case own
    /// By the alarm that it sets itself for each photo.
    case alarm
    /// Somebody else killed it: a task manager, or the system when memory ran short.
    case killed
  }

  /// Kills it and closes its streams. One that `isGone` has closed its answers, and may still tell what it died of.
  @discardableResult
  func end(isGone: Bool = false) -> End {
    guard !ended else { return .own }
    ended = true
    _ = readErrors()
    close(input)
    var status = isGone ? closeup_reap(pid, 1_000) : -1
    let signal = status < 0 ? 0 : status & 0x7F
    if status < 0 { status = closeup_kill_and_reap(pid, 2_000) }
    close(output)
    close(errors)
    switch signal {
    case SIGALRM: return .alarm
    case SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT: return .killed
    default: return .own
    }
  }

  /// Sends a whole message.
  func send(_ bytes: [UInt8], until deadline: Deadline) throws(LinkError) {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(input, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        try wait(for: input, Int16(POLLOUT), until: deadline)
      } else if errno != EINTR {
        throw .closed
      }
    }
  }

  /// The next message's header and fields.
  func receive(until deadline: Deadline) throws(LinkError) -> (MessageHeader, [UInt8]) {
    let header: MessageHeader
    do {
      header = try MessageHeader(bytes: try receive(count: MessageHeader.count, until: deadline))
    } catch let error as WireError {
      throw .garbled(error)
    } catch let error as LinkError {
      throw error
    } catch {
      throw .closed
    }
    return (header, try receive(count: header.payloadCount, until: deadline))
  }

  private func receive(count: Int, until deadline: Deadline) throws(LinkError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    // A typed error does not pass through Array's closure: it is carried out by hand.
    var failure: LinkError?
    unsafe bytes.withUnsafeMutableBytes { target in
      do throws(LinkError) { unsafe try receive(into: target, until: deadline) } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// The pixels that follow a picture's header, straight into their buffer.
  func receivePixels(count: Int, until deadline: Deadline) throws(LinkError) -> PixelBuffer {
    guard let pixels = PixelBuffer(count: count) else { throw .noMemory }
    unsafe try pixels.fill { (target) throws(LinkError) in unsafe try receive(into: target, until: deadline) }
    return pixels
  }

  private func receive(into target: UnsafeMutableRawBufferPointer, until deadline: Deadline) throws(LinkError)
  {
    var received = 0
    while received < target.count {
      let count = unsafe read(output, target.baseAddress?.advanced(by: received), target.count - received)
      if count > 0 {
        received += count
      } else if count == 0 {
        throw .closed
      } else if errno == EAGAIN {
        try wait(for: output, Int16(POLLIN), until: deadline)
      } else if errno != EINTR {
        throw .closed
      }
    }
  }

  /// Waits until there is work to look for (`work` raised) or the decoder dies; false when it died, or spoke unasked.
  func rest(until work: Signal) -> Bool {
    while true {
      let ready = pollAll(
        [
          pollfd(fd: work.descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        ], timeout: -1)
      if ready[1] { return false }
      if ready[0] {
        work.lower()
        return true
      }
    }
  }

  private func wait(for descriptor: Int32, _ events: Int16, until deadline: Deadline) throws(LinkError) {
    let ready = pollAll(
      [
        pollfd(fd: descriptor, events: events, revents: 0),
        pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
      ], timeout: deadline.timeout)
    if ready[1] { throw .stopped }
    if !ready[0], deadline.hasPassed { throw .timedOut }
  }

  /// Polls the given descriptors and standard error, which is read away so that the decoder never blocks on it.
  private func pollAll(_ wanted: [pollfd], timeout: Int32) -> [Bool] {
    var entries = wanted
    if errorsOpen { entries.append(pollfd(fd: errors, events: Int16(POLLIN), revents: 0)) }
    let result = unsafe poll(&entries, nfds_t(entries.count), timeout)
    guard result > 0 else { return wanted.map { _ in false } }
    if errorsOpen, let last = entries.last, last.revents != 0 { errorsOpen = readErrors() }
    return wanted.indices.map { entries[$0].revents != 0 }
  }

  /// Reads what is on standard error now, though not without end; false once it is closed.
  private func readErrors() -> Bool {
    guard errorsOpen else { return false }
    var chunk = [UInt8](repeating: 0, count: 4_096)
    for _ in 0..<32 {
      let count = unsafe read(errors, &chunk, chunk.count)
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      lastWords = (lastWords + chunk.prefix(count)).suffix(Self.lastWordsLimit)
    }
    return true
  }
}
