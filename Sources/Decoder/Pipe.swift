import DecoderProtocol
import Glibc

/// The two streams between the game and its decoder, as the decoder sees them.
struct Pipe {
  /// A message from the game.
  struct Message {
    let header: MessageHeader
    let payload: [UInt8]
  }

  /// Where requests come from.
  let input: Int32
  /// Where answers go.
  let output: Int32

  /// The next message; nil when the game has gone or talks nonsense.
  func next() -> Message? {
    guard let bytes = read(count: MessageHeader.count) else { return nil }
    do throws(WireError) {
      let header = try MessageHeader(bytes: bytes)
      guard header.pixelCount == 0, let payload = read(count: header.payloadCount) else { return nil }
      return Message(header: header, payload: payload)
    } catch {
      return nil
    }
  }

  /// Whether there is something to read, or comes within that time.
  func hasInput(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, milliseconds) > 0
  }

  /// Sends bytes; false when nobody reads them.
  func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { unsafe write($0) }
  }

  /// Sends bytes; false when nobody reads them.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe Glibc.write(output, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(input, buffer.baseAddress?.advanced(by: filled), count - filled)
      }
      if got > 0 {
        filled += got
      } else if got == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }
}
