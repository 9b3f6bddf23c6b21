import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Photos

/// What holds a real decoder, seen from outside.
@Suite(.serialized) struct HoldTests {
  private func started() throws -> (service: PhotoService, process: Int32) {
    let service = PhotoService()
    _ = try service.decodeNow(Bench.request(Bench.fixture("photos/png-1x1.png")))
    return (service, try #require(service.status.processID))
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func limits() throws {
    let (service, process) = try started()
    defer { service.shutdown() }
    let lines = try text("/proc/\(process)/limits").split(separator: "\n")
    for (name, value) in [
      ("Max address space", "1500000000"), ("Max core file size", "0"), ("Max file size", "0"),
      ("Max open files", "128"),
    ] {
      let line = try #require(lines.first { $0.hasPrefix(name) })
      let words = line.dropFirst(name.count).split(separator: " ")
      // Soft and hard: it cannot be raised again.
      #expect(words[0] == value && words[1] == value, "\(line)")
    }
  }

  @Test func everyThreadIsFilteredAndOfLowPriority() throws {
    let (service, process) = try started()
    defer { service.shutdown() }
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    #expect(!threads.isEmpty)
    for thread in threads {
      let status = try text("/proc/\(process)/task/\(thread)/status")
      #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
      let stat = try text("/proc/\(process)/task/\(thread)/stat")
      let fields = stat[stat.index(after: stat.lastIndex(of: ")")!)...].split(separator: " ")
      // proc(5): field 19 is the nice value, 41 the policy, of which 3 is SCHED_BATCH; the name is field 2.
      #expect(fields[19 - 3] == "10" && fields[41 - 3] == "3", "\(stat)")
    }
  }

  @Test func aPictureThatTakesTooLongIsEndedByTheDecoderItself() throws {
    // Noise of many octaves: as slow as one likes, without taking memory.
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f" x="0" y="0" width="1"
      height="1"><feTurbulence baseFrequency="0.3" numOctaves="9999"/></filter>
      <rect width="3000" height="3000" filter="url(#f)"/></svg>
      """
    let file = Bench.scratch.appendingPathComponent("slow.svg")
    try Data(drawing.utf8).write(to: file)
    var policy = ServicePolicy()
    policy.decodeAttempts = 1
    // The client alone would wait much longer.
    policy.graceMilliseconds = 30_000
    let service = PhotoService(policy: policy)
    let start = ContinuousClock.now
    do {
      _ = try service.decodeNow(
        Bench.request(Array(file.path.utf8), PixelSize(3_000, 3_000), seconds: 1))
      Issue.record("it was not slow")
    } catch {
      #expect(error.code == .tooSlow, "\(error.sentence)")
    }
    #expect(ContinuousClock.now - start < .seconds(15))
    // The next one is read as if nothing had been.
    #expect(try service.decodeNow(Bench.request(Bench.fixture("photos/png-1x1.png"))).size.width == 64)
  }
}
