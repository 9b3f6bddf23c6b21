import Foundation

/// The real program in a process of its own, followed by its event log.
final class RunningGame {
  /// A line of the log.
  struct Event {
    let name: String
    let values: [String: Any]

    func number(_ key: String) -> Double { (values[key] as? NSNumber)?.doubleValue ?? .nan }
    func text(_ key: String) -> String { values[key] as? String ?? "" }
    func numbers(_ key: String) -> [Double] {
      (values[key] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    }
  }

  let process = Process()
  private let log: URL
  private var read = 0
  private let errors = Pipe()
  private let output = Pipe()

  /// Where the build put the programs: beside the test bundle.
  static var programs: URL {
    var folder = Bundle(for: RunningGame.self).bundleURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("closeup").path),
      folder.path != "/"
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }

  /// Starts the program, `through` another one where words are given that take its path and its words.
  init(
    _ arguments: [String], in folder: URL, environment: [String: String?], through words: [String] = []
  ) throws {
    log = folder.appendingPathComponent("events-\(UUID().uuidString).log")
    let program = RunningGame.programs.appendingPathComponent("closeup").path
    let all = words + [program] + arguments + ["--events", log.path]
    process.executableURL = URL(fileURLWithPath: all[0])
    process.arguments = Array(all.dropFirst())
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["XDG_STATE_HOME"] = folder.appendingPathComponent("state").path
    // The packs of whoever runs the tests are no part of them.
    variables["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
    variables["SDL_AUDIODRIVER"] = "dummy"
    for (key, value) in environment { variables[key] = value }
    process.environment = variables
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The events since the last call.
  func events() -> [Event] {
    guard let data = try? Data(contentsOf: log), data.count > read else { return [] }
    let end = data.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? read
    guard end > read else { return [] }
    let lines = data[read..<end].split(separator: UInt8(ascii: "\n"))
    read = end
    return lines.compactMap { line in
      guard let values = (try? JSONSerialization.jsonObject(with: Data(line))) as? [String: Any] else {
        return nil
      }
      return Event(name: values["event"] as? String ?? "", values: values)
    }
  }

  /// All events of the log, from its beginning.
  func loggedEvents() -> [Event] {
    read = 0
    return events()
  }

  private var queue: [Event] = []
  private var labels: [String] = []

  /// The key of an event's answer: its place among the buttons, from 1.
  func key(_ event: Event) -> Int { (labels.firstIndex(of: event.text("answer")) ?? -1) + 1 }
  /// Done when the game has paused by itself: the machine was too busy for a second.
  var resume: (() throws -> Void)?
  private(set) var lastResult: Event?
  private(set) var lastPicture: Event?

  /// Where a game is played that goes on by itself when the machine stood still for a second, which pauses it.
  var resumesOn: VirtualDisplay?

  /// The next event of that name, waiting for it; those before it are dropped.
  func next(_ name: String, where matches: (Event) -> Bool = { _ in true }, seconds: Double = 30) throws
    -> Event
  {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
      queue += events()
      while !queue.isEmpty {
        let event = queue.removeFirst()
        if event.name == "deal" { labels = event.values["answers"] as? [String] ?? [] }
        if event.name == "scene", event.text("name") == "pause" { try resume?() }
        if event.name == "picture" { lastPicture = event }
        if event.name == "result" { lastResult = event }
        if event.name == name, matches(event) { return event }
        if event.name == "scene", event.text("name") == "pause" { try resumesOn?.input("key", "Escape") }
      }
      guard process.isRunning else {
        queue += events()
        if queue.isEmpty { throw TestFailure("the game ended before \(name): \(complaints)") }
        continue
      }
      usleep(4_000)
    }
    throw TestFailure("no event \(name) within \(seconds) s after \(logText.suffix(400))")
  }

  /// The whole event log as it is written.
  var logText: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// Waits for the end of the program; its exit code, −1 when it does not end, 1,000 and the signal when it crashed.
  func wait(seconds: Double = 60) -> Int32 {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < deadline { usleep(4_000) }
    guard !process.isRunning else {
      kill(process.processIdentifier, SIGKILL)
      return -1
    }
    return process.terminationReason == .exit ? process.terminationStatus : 1_000 + process.terminationStatus
  }

  /// What it wrote to standard error, once it ended.
  lazy var complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  /// What it wrote to standard output, once it ended.
  lazy var words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

/// A folder that goes when the test does.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("closeup-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A pack of real pictures that others drew: a link for each answer to a folder of Debian's `pysiogame`.
  func makePack() throws -> URL {
    let pictures = "/usr/share/games/pysiogame/res/images/art4apps"
    let pack = url.appendingPathComponent("pack")
    try FileManager.default.createDirectory(at: pack, withIntermediateDirectories: true)
    for (label, folder) in [
      ("1_Animal", "animals"), ("2_Food", "food"), ("3_Transport", "transport"),
      ("4_Clothes", "clothes_n_accessories"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: pack.appendingPathComponent(label).path, withDestinationPath: "\(pictures)/\(folder)")
    }
    return pack
  }
}
