import Foundation
import Testing

@testable import Media

/// Measures a scan of many files; run with CLOSEUP_SCAN=<folder> in a release build.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CLOSEUP_SCAN"] != nil), .serialized)
struct ScanSpeedTests {
  @Test func oneHundredThousandPhotos() throws {
    let root = FilePath(ProcessInfo.processInfo.environment["CLOSEUP_SCAN"] ?? "")
    let answers = try Files.names(in: root).map {
      Configuration.Answer(label: "\($0)", pictures: [root.appending($0)])
    }
    let before = try memory()
    var times: [Double] = []
    var result = PictureScanner(answers).scanAll()
    let after = try memory()
    for _ in 0..<5 {
      let clock = ContinuousClock()
      let time = clock.measure { result = PictureScanner(answers).scanAll() }
      times.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
    }
    print(
      "scan: \(result.table.count) pictures, \(times.map { Int($0) }) ms, \(after - before) KiB"
    )
  }

  /// Memory in use, in KiB.
  private func memory() throws -> Int {
    let status = String(
      decoding: try Files.read(FilePath("/proc/self/status"), limit: 1 << 16), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
