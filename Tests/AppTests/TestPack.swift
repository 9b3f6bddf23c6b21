import Foundation

/// A pack made for a test, answer by answer.
struct TestPack {
  let url: URL

  /// Good pictures that every decoder reads at once.
  static let goodPictures = "/usr/share/games/pysiogame/res/images/art4apps/food"

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("DecoderTests/Fixtures")

  /// Files with a picture's name that are none, by what is wrong with them.
  static let badPictures = [
    "photos/jpeg-truncated-half.jpg", "photos/png-truncated.png", "photos/png-900-megapixel-bomb.png",
    "photos/jpeg-header-says-65000x65000.jpg", "photos/png-cut-in-text-chunk.png",
    "photos/png-cut-in-trns.png", "misnamed/web-page.jpg",
  ]

  static let answers = ["1_One", "2_Two", "3_Three", "4_Four"]

  init(in folder: TemporaryFolder, answers: [String] = TestPack.answers) throws {
    try self.init(at: folder.url.appendingPathComponent("pack-\(UUID().uuidString)"), answers: answers)
  }

  /// A pack that is installed for the games that run in `folder`.
  init(installedIn folder: TemporaryFolder, name: String, answers: [String] = TestPack.answers) throws {
    try self.init(at: folder.url.appendingPathComponent("data/closeup/packs/\(name)"), answers: answers)
  }

  private init(at url: URL, answers: [String]) throws {
    self.url = url
    for answer in answers {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(answer), withIntermediateDirectories: true)
    }
  }

  /// Copies `count` good pictures, other ones for each `from`.
  func addGood(_ count: Int, to answer: String, from: Int = 0) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.goodPictures).sorted()
    for name in names.filter({ $0.hasSuffix(".jpg") }).dropFirst(from).prefix(count) {
      try FileManager.default.copyItem(
        atPath: "\(Self.goodPictures)/\(name)",
        toPath: url.appendingPathComponent(answer).appendingPathComponent(name).path)
    }
  }

  /// Copies the bad pictures, each `times` times; their paths.
  @discardableResult
  func addBad(to answer: String, times: Int = 1) throws -> [String] {
    var paths: [String] = []
    for round in 1...times {
      for bad in Self.badPictures {
        let source = Self.fixtures.appendingPathComponent(bad)
        let file = url.appendingPathComponent("\(answer)/bad-\(round)-\(source.lastPathComponent)")
        try FileManager.default.copyItem(at: source, to: file)
        paths.append(file.path)
      }
    }
    return paths
  }

  /// Writes a configuration into the pack; `answers` are labels and folders.
  func writeConfig(_ answers: [(String, String)], _ more: String = "") throws {
    let list = answers.map { "{\"label\": \"\($0.0)\", \"pictures\": \"\($0.1)\"}" }.joined(separator: ", ")
    try Data("{\"answers\": [\(list)]\(more.isEmpty ? "" : ", " + more)}".utf8)
      .write(to: url.appendingPathComponent("config.json"))
  }
}

extension RunningGame {
  /// A demonstration, without splash and intro, in a folder of its own.
  static func demonstration(
    of pack: URL, seed: Int? = 7, in folder: TemporaryFolder, environment: [String: String?] = [:]
  ) throws -> RunningGame {
    try RunningGame(
      ["play", pack.path, "--size", "320x240", "--skip-intro"]
        + (seed.map { ["--seed", "\($0)"] } ?? [])
        + ["--demo", folder.url.appendingPathComponent("demo-\(UUID().uuidString)").path],
      in: folder.url, environment: environment)
  }

  /// Presses a key until it was taken: what comes too early after a change of screen is dropped.
  @discardableResult
  func press(_ key: String, on display: VirtualDisplay, until event: String) throws -> Event {
    for _ in 0..<60 {
      try display.input("key", key)
      if let event = try? next(event, seconds: 0.5) { return event }
      guard process.isRunning else { break }
    }
    throw TestFailure("\(key) brought no \(event): \(logText.suffix(500))")
  }

  /// A line of complaint each.
  var complaintLines: [String] { complaints.split(separator: "\n").map(String.init) }
}
