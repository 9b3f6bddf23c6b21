import DecoderProtocol
import Foundation

@testable import Photos

/// One life of a real decoder: all is said to it at once, all that it answers is read, and its end is seen.
struct DecoderTalk {
  /// What was wrong; nil when it answered as it should and ended by itself.
  private(set) var problem: String?

  init(saying stream: [UInt8], seconds: Double) {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: String(decoding: DecoderProgram.besideThisProgram, as: UTF8.self))
    let (input, output) = (FoundationPipe(), FoundationPipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      problem = "\(error)"
      return
    }
    // A stream is shorter than a pipe holds: writing does not wait. One that ended early is a broken pipe.
    signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: stream)
    try? input.fileHandleForWriting.close()
    let answers = Self.readAll(output.fileHandleForReading.fileDescriptor, seconds: seconds)
    guard let answers else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      problem = "it does not end"
      return
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      problem = "it died of signal \(process.terminationStatus)"
    } else if process.terminationStatus > 1 {
      problem = "it ended with \(process.terminationStatus)"
    } else {
      problem = Self.fault(in: answers)
    }
  }

  /// Everything until the end; nil when that does not come in time.
  private static func readAll(_ descriptor: Int32, seconds: Double) -> [UInt8]? {
    let end = Date(timeIntervalSinceNow: seconds)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(max(0, end.timeIntervalSinceNow * 1_000))
      guard left > 0, poll(&entry, 1, left) > 0 else { return nil }
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += chunk.prefix(count) }
    }
  }

  /// What is wrong with a whole run of answers.
  private static func fault(in bytes: [UInt8]) -> String? {
    var rest = bytes[...]
    var expected: [MessageKind] = [.hello]
    while !rest.isEmpty {
      guard rest.count >= MessageHeader.count else { return "half a header" }
      do {
        let header = try MessageHeader(bytes: Array(rest.prefix(MessageHeader.count)))
        rest = rest.dropFirst(MessageHeader.count)
        guard expected.contains(header.kind) else { return "\(header.kind) instead of \(expected)" }
        guard rest.count >= header.payloadCount + header.pixelCount else { return "less than was announced" }
        let payload = Array(rest.prefix(header.payloadCount))
        rest = rest.dropFirst(header.payloadCount + header.pixelCount)
        switch header.kind {
        case .began: expected = [.picture, .refusal]
        case .picture:
          guard try PictureInfo(payload: payload).byteCount == header.pixelCount else { return "wrong size" }
          expected = [.began]
        case .refusal:
          _ = try Refusal(payload: payload)
          expected = [.began]
        case .hello, .request: expected = [.began]
        }
      } catch {
        return "\(error)"
      }
    }
    return expected == [.began] ? nil : "it ended without an answer"
  }
}
