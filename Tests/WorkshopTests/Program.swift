import Foundation
import Media

/// The real program, run to its end.
struct Program {
  var code: Int32
  var output: String
  var errors: String

  /// Where the build put the programs: beside the test bundle.
  static let folder: URL = {
    var folder = Bundle(for: Scratch.self).bundleURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("closeup").path),
      folder.path != "/"
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }()

  static var path: FilePath { FilePath(folder.appendingPathComponent("closeup").path) }

  /// A process that is ready to run, its words going to files in `scratch`.
  static func process(_ arguments: [String], in scratch: Scratch, _ variables: [String: String] = [:]) throws
    -> Process
  {
    let process = Process()
    process.executableURL = folder.appendingPathComponent("closeup")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path.description)
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = scratch("data").description
    environment["XDG_STATE_HOME"] = scratch("state").description
    environment["SDL_AUDIODRIVER"] = "dummy"
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    for (name, value) in variables { environment[name] = value }
    process.environment = environment
    for (name, stream) in [("output", \Process.standardOutput), ("errors", \Process.standardError)] {
      let file = scratch(".\(name)").description
      _ = FileManager.default.createFile(atPath: file, contents: nil)
      process[keyPath: stream] = FileHandle(forWritingAtPath: file)
    }
    return process
  }

  init(_ arguments: [String], in scratch: Scratch, _ variables: [String: String] = [:]) throws {
    let process = try Program.process(arguments, in: scratch, variables)
    try process.run()
    process.waitUntilExit()
    code = process.terminationReason == .exit ? process.terminationStatus : 1_000 + process.terminationStatus
    output = try scratch.text(".output")
    errors = try scratch.text(".errors")
  }
}
