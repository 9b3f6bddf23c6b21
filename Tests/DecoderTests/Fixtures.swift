import DecoderProtocol
import Foundation
import Geometry

@testable import Decoder

/// Files to decode, and a decoder in this process.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private static let started = PhotoDecoder.start()
  /// libvips' error text is one for the whole process: a decoder decodes one photo at a time, and so do the tests.
  private static let turn = NSLock()

  static func path(_ name: String) -> [UInt8] {
    Array(folder.appendingPathComponent(name).path.utf8)
  }

  /// Decodes at the size of `box`.
  static func decode(
    _ path: [UInt8], _ box: PixelSize, fit: Fit = .contain, ground: Colour? = nil, frame: Int = 0,
    crop: CropRequest? = nil, limits: DecodeLimits = .standard, inspects: Bool = false, candidates: Int = 0,
    output: PictureOutput = .pixels, shelf: AnimationShelf = AnimationShelf()
  ) throws -> DecodedPicture {
    guard started else { throw Refusal(.decoderUnavailable, "libvips does not start") }
    let request = DecodeRequest(
      path: path, box: box, fit: fit, ground: ground, frame: frame, crop: crop, limits: limits,
      inspects: inspects, candidates: candidates, output: output)
    return try alone { try PhotoDecoder.decode(request, shelf) }
  }

  /// Does something with libvips while no other test does.
  static func alone<R>(_ body: () throws -> R) rethrows -> R {
    turn.lock()
    defer { turn.unlock() }
    return try body()
  }

  /// What a file says of itself.
  static func facts(_ path: [UInt8], _ box: PixelSize = PixelSize(320, 240)) throws -> PictureFacts {
    guard let facts = try decode(path, box, inspects: true).info.facts else {
      throw Refusal(.badRequest, "no facts")
    }
    return facts
  }

  /// A copy of a picture, as a file that lasts as long as the test run, and what is said of it.
  static func copy(_ path: [UInt8], as name: String) throws -> (path: [UInt8], info: PictureInfo) {
    let picture = try decode(path, PixelSize(8, 8), output: .copy)
    let bytes = picture.withUnsafeBytes { Array($0) }
    return (try file(name, bytes), picture.info)
  }

  /// Why a file is refused; nil when it is not.
  static func refusal(_ path: [UInt8], limits: DecodeLimits = .standard) -> Refusal? {
    do {
      _ = try decode(path, PixelSize(640, 480), limits: limits)
      return nil
    } catch {
      return error as? Refusal
    }
  }

  /// Writes a file that lasts as long as the test run, and gives its path.
  static func file(_ name: String, _ bytes: [UInt8]) throws -> [UInt8] {
    let url = scratch.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return Array(url.path.utf8)
  }

  static let scratch: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "closeup-decoder-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: Fixtures.scratch) }
    return url
  }()

  /// Runs a program of libvips-tools on scratch files.
  static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = scratch
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(.missing, "\(arguments.joined(separator: " ")): status \(process.terminationStatus)")
    }
  }
}

extension DecodedPicture {
  var bytes: [UInt8] { pixels.withUnsafeBytes { Array($0) } }

  func pixel(_ x: Int, _ y: Int) -> [Int] {
    pixels.withUnsafeBytes { bytes in
      (0..<4).map { Int(bytes[(y * info.size.width + x) * 4 + $0]) }
    }
  }
}
