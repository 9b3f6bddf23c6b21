import Foundation
import Testing

@testable import Photos

/// What the decoder must not do, tried inside its sandbox.
@Suite struct SandboxTests {
  /// Error numbers by attempt.
  private func attempts(_ option: String) throws -> [String: Int32] {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: String(decoding: DecoderProgram.besideThisProgram, as: UTF8.self))
    process.arguments = [option]
    process.currentDirectoryURL = Bench.scratch
    let output = FoundationPipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var result: [String: Int32] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { result[String(words[0])] = Int32(words[1]) }
    }
    #expect(result.count == 6, "\(text)")
    return result
  }

  private func expectNoFile() {
    let path = Bench.scratch.appendingPathComponent("closeup-decoder-was-here").path
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func allTogether() throws {
    for (name, number) in try attempts("--try-sandbox") { #expect(number != 0, "\(name) worked") }
    expectNoFile()
  }

  @Test func theFilterAlone() throws {
    let found = try attempts("--try-filter")
    #expect(
      found == [
        "socket": EACCES, "write": EACCES, "fork": EPERM, "trace": EPERM, "kill": EPERM, "run": EPERM,
      ])
    expectNoFile()
  }

  @Test(.enabled(if: landlockIsThere)) func landlockAlone() throws {
    let found = try attempts("--try-landlock")
    #expect(found["write"] == EACCES && found["run"] == EACCES)
    expectNoFile()
  }

  /// Whether the kernel has Landlock, as a decoder finds.
  static let landlockIsThere: Bool = {
    let service = PhotoService()
    _ = try? service.decodeNow(Bench.request(Bench.fixture("photos/png-1x1.png")))
    return service.status.hello?.enforced.contains(.landlock) ?? false
  }()
}

typealias FoundationPipe = Foundation.Pipe
