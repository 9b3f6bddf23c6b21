import Foundation

/// A run of the real program that ends by itself.
struct Command {
  let status: Int32
  let words: String
  let complaints: String

  /// Runs `closeup` with these words.
  init(_ words: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
    try self.init(
      RunningGame.programs.appendingPathComponent("closeup"), words, in: folder, environment: environment)
  }

  /// Runs another program.
  init(
    _ program: URL, _ words: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": folder.url.appendingPathComponent(".cache").path]
    ) { $1 }.merging(environment) { $1 }
    let files = ["stdout", "stderr"].map { folder.url.appendingPathComponent(".\($0)-\(UUID().uuidString)") }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.words = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    complaints = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }

  var lines: [String] { words.split(separator: "\n").map(String.init) }
}
