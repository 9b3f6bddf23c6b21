import Foundation

/// A display without a screen (Xvfb), with real input events (xdotool) and pictures of what is on it.
final class VirtualDisplay {
  let name: String
  private let server: Process

  /// Starts a display of the given size; throws when Xvfb is not installed or does not start.
  init(width: Int, height: Int) throws {
    server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    // -noreset: without it the display forgets everything whenever its last client leaves.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-noreset", "-nolisten", "tcp",
    ]
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = ""
    while !number.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw TestFailure("Xvfb did not start") }
      number += String(decoding: data, as: UTF8.self)
    }
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// Sends keys or moves and presses the pointer: the words of xdotool.
  func input(_ words: String...) throws {
    _ = try run("/usr/bin/xdotool", words)
  }

  /// What is on the display: rows of red, green, blue, alpha bytes.
  func screenshot() throws -> Screenshot {
    let size = try run("/usr/bin/xdotool", ["getdisplaygeometry"])
    let sides = String(decoding: size, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      Int($0)
    }
    guard sides.count == 2 else { throw TestFailure("the display does not tell its size") }
    let bytes = try run("/usr/bin/import", ["-window", "root", "-depth", "8", "rgba:-"])
    guard bytes.count == sides[0] * sides[1] * 4 else {
      throw TestFailure("the picture has not the display's size")
    }
    return Screenshot(width: sides[0], height: sides[1], bytes: Array(bytes))
  }

  @discardableResult
  func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TestFailure(
        "\(program) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
    return data
  }
}

/// A picture of the display.
struct Screenshot {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Red, green and blue of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * width + x) * 4
    return Array(bytes[at..<at + 3])
  }
}

/// Why a test cannot go on.
struct TestFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
