import DecoderProtocol
import Foundation
import Geometry

@testable import Photos

/// Folders, photos and decoders for the tests of the client.
enum Bench {
  static let scratch: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "closeup-photos-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: Bench.scratch) }
    return url
  }()

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("DecoderTests/Fixtures")

  static func fixture(_ name: String) -> [UInt8] { Array(fixtures.appendingPathComponent(name).path.utf8) }

  static func contents(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fixtures.appendingPathComponent(name)))
  }

  static func request(_ path: [UInt8], _ box: PixelSize = PixelSize(96, 64), seconds: Int = 10)
    -> DecodeRequest
  {
    var limits = DecodeLimits.standard
    limits.seconds = seconds
    return DecodeRequest(path: path, box: box, limits: limits)
  }

  /// A policy that does not try patience.
  static var quick: ServicePolicy {
    var policy = ServicePolicy()
    policy.pauseMilliseconds = 1
    policy.graceMilliseconds = 0
    policy.takeUpMilliseconds = 2_000
    return policy
  }

  /// A decoder made of shell commands. `$id` is the request's number for printf, `$path` its payload's text; `hello`,
  /// `began`, `pixel` (a picture of one pixel) and `refuse` are at hand, and `next` reads a request.
  static func decoder(_ name: String, _ body: String) throws -> [UInt8] {
    let url = scratch.appendingPathComponent(name)
    let script = #"""
      #!/bin/sh
      log='LOG'
      message() { printf "CU\001\\$1$id\\$2\000\000\000\000\000\000\000\\$3\000\000\000\000\000\000\000"; }
      hello() { id='\000\000\000\000'; message 001 010 000; printf '\000\000\000\000\000\000\000\000'; }
      began() { message 003 000 000; }
      pixel() { message 004 032 004; printf '\001\000\000\000\001\000\000\000\001\000\000\000\001\000\000\000\001\000\000\000\000\000\000\000\000\000ABCD'; }
      next() {
        set -- $(head -c 24 | od -An -v -to1)
        test $# = 24 || exit 0
        id="\\$5\\$6\\$7\\$8"
        path=$(head -c $((0$9 + 0${10} * 256)) | tr -cd 'a-z')
      }
      """#.replacingOccurrences(of: "LOG", with: url.path + ".log")
    try Data((script + "\n" + body + "\n").utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    return Array(url.path.utf8)
  }

  /// How many lines a scripted decoder wrote to its log.
  static func lines(_ name: String) -> Int {
    let data = try? Data(contentsOf: scratch.appendingPathComponent(name + ".log"))
    return data?.filter { $0 == 10 }.count ?? 0
  }

  /// Waits until `condition` holds; false when it does not within ten seconds.
  static func eventually(_ condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while !condition() {
      if ContinuousClock.now > end { return false }
      sched_yield()
    }
    return true
  }
}

extension PhotoResult {
  var failure: PhotoFailure? {
    if case .failure(let failure) = outcome { return failure }
    return nil
  }

  var photo: Photo? {
    if case .success(let photo) = outcome { return photo }
    return nil
  }
}
