import Foundation
import Geometry
import Media

@testable import Workshop

typealias Issue = Media.Issue

/// A pack that a test makes, file by file, and checks; its folder goes when the test ends.
final class DraftPack {
  let url: URL
  var path: FilePath { FilePath(url.path) }
  /// What the check is told about texts and sounds.
  var tools = CheckTools.blind
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = project.appendingPathComponent("Tests/DecoderTests/Fixtures")
  /// A theme with nothing in it: what the pack does not bring is not there.
  private let shipped: URL

  /// A pack of two answers, each with two pictures that differ.
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "closeup-check-\(UUID().uuidString)/pack")
    shipped = url.deletingLastPathComponent().appendingPathComponent("shipped")
    try FileManager.default.createDirectory(at: shipped, withIntermediateDirectories: true)
    for (number, name) in ["Cats/a", "Cats/b", "Dogs/a", "Dogs/b"].enumerated() {
      try write("\(name).svg", Drawing.rich(UInt64(number) + 1))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> URL { try write(name, Array(text.utf8)) }

  func copy(_ fixture: String, to name: String) throws {
    try write(name, [UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent(fixture))))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  /// Writes a config file with the two answers and what is given.
  func configure(_ more: String = "", answers: String? = nil) throws {
    let two = #"{"label": "Cat", "pictures": "Cats"}, {"label": "Dog", "pictures": "Dogs"}"#
    try write("config.json", "{\"answers\": [\(answers ?? two)]\(more.isEmpty ? "" : ", " + more)}")
  }

  /// Checks the pack with the real decoder.
  func check(cache: FilePath? = nil, progress: (Int, Int) -> Void = { _, _ in }) throws -> CheckReport {
    try Check(
      try PackLoader.survey(folder: path), scope: .folder, shipped: FilePath(shipped.path), tools: tools,
      decoder: Programs.decoder, cache: cache
    ).run(progress: progress)
  }
}

extension CheckTools {
  /// Every label fits, every letter is there, and a sound's bytes are its samples.
  static var blind: CheckTools {
    CheckTools(
      fits: { _ in [] }, missingLetters: { _ in [] }, fontFaults: { [] },
      samples: { file throws(SoundFault) in
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.description)), data.count > 8 else {
          throw SoundFault("this is not a sound", isOfFile: true)
        }
        let samples = data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        return SoundSamples(rate: 1_000, channels: 1, samples: samples)
      })
  }
}

/// Where the build put the programs: beside the test bundle.
enum Programs {
  private final class Anchor {}

  static var folder: URL {
    var folder = Bundle(for: Anchor.self).bundleURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("closeup-decoder").path),
      folder.path != "/"
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }

  static var decoder: [UInt8] { Array(folder.appendingPathComponent("closeup-decoder").path.utf8) }
}
