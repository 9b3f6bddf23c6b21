import Foundation
import Testing

@testable import Media
@testable import Workshop

/// Installers that are killed at every stage.
@Suite(.serialized) struct InstallerKillTests {
  private static let count = 120

  /// A pack that takes some time to be unpacked.
  private static let pack: [UInt8] = {
    var zip = RawZip()
    for index in 0..<count {
      zip.entries.append(
        .init("a/\(index / 50)/\(index).jpg", [UInt8](repeating: UInt8(index % 251), count: 5_000)))
    }
    return zip.bytes
  }()

  /// Files that are unpacked so far; nil before the hidden folder is there, −1 once the pack has its name.
  private func progress(_ scratch: Scratch) -> Int? {
    let packs = scratch("data/closeup/packs")
    if Files.isFolder(packs.appending("x")) { return -1 }
    guard let names = try? Files.names(in: packs),
      let hidden = names.first(where: { $0.bytes.starts(with: ".incoming".utf8) })
    else { return nil }
    return (try? Files.tree(in: packs.appending(hidden)).count) ?? 0
  }

  /// Either the whole pack is there or none of it; and the next installer makes it whole.
  private func check(_ scratch: Scratch, _ moment: String) throws {
    let packs = scratch("data/closeup/packs")
    let visible = ((try? scratch.contents("data/closeup/packs")) ?? []).filter { !$0.hasPrefix(".") }
    #expect(visible == [] || visible == ["x/"], "\(moment)")
    if visible == ["x/"] { try checkWhole(scratch, moment) }
    let next = try Program(["install", "x.closeup"], in: scratch)
    #expect(next.code == 0, "\(moment): \(next.errors)")
    #expect(try scratch.contents("data/closeup/packs") == [".lock", "x/"], "\(moment)")
    try checkWhole(scratch, moment)
    try Files.removeTree(packs)
  }

  private func checkWhole(_ scratch: Scratch, _ moment: String) throws {
    let files = try scratch.files("data/closeup/packs/x")
    #expect(files.count == 5 + Self.count, "\(moment)")
    for index in 0..<Self.count {
      let bytes = files[FilePath("a/\(index / 50)/\(index).jpg")]
      #expect(bytes == [UInt8](repeating: UInt8(index % 251), count: 5_000), "\(moment): \(index)")
    }
  }

  @Test func aKilledInstallerLeavesTheWholePackOrNothing() throws {
    let scratch = try Scratch()
    try scratch.write("x.closeup", Self.pack)
    var seen: Set<String> = []
    // At the hidden folder, after so many files, when all are there, and when the pack has its name.
    for moment in [0, 1, 3, 10, 30, 60, 90, 110, 123, 124, 125, -1] {
      let process = try Program.process(["install", "x.closeup"], in: scratch)
      try process.run()
      var last: Int?
      while process.isRunning {
        last = progress(scratch)
        if let last, last == -1 || moment >= 0 && last >= moment { break }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      seen.insert(last.map { $0 == -1 ? "named" : $0 == 0 ? "empty" : $0 < 120 ? "half" : "full" } ?? "none")
      try check(scratch, "killed after \(moment) files")
    }
    #expect(seen.isSuperset(of: ["half", "named"]), "the moments were met: \(seen)")
  }

  @Test func atAnyMoment() throws {
    let scratch = try Scratch()
    try scratch.write("x.closeup", Self.pack)
    // How long one takes that is left alone.
    let start = Date()
    #expect(try Program(["install", "x.closeup"], in: scratch).code == 0)
    let whole = Date().timeIntervalSince(start)
    try Files.removeTree(scratch("data"))
    for run in 0..<30 {
      let process = try Program.process(["install", "x.closeup"], in: scratch)
      try process.run()
      // Whenever that is: nothing below depends on it.
      usleep(UInt32(whole * Double(run) / 28 * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try check(scratch, "killed in run \(run)")
    }
  }

  @Test func aKilledUnpackerIsARefusal() throws {
    let scratch = try Scratch()
    let script = try scratch.write("dies", "#!/bin/sh\nkill -9 $$\n")
    chmod(script.description, 0o755)
    let file = try scratch.write("x.closeup", RawZip().bytes)
    let error = #expect(throws: PackRefusal.self) {
      try Installer(packs: scratch("packs"), program: script).install(file)
    }
    #expect(error?.description.contains("signal 9") == true)
    #expect(try scratch.contents("packs") == [".lock"])
  }

  @Test func theUnpackerCanDoNothingElse() throws {
    let scratch = try Scratch()
    try Files.makeFolder(scratch("folder"))
    let run = try Program(
      [UnpackerProcess.command, scratch("folder").description, "--self-test"], in: scratch)
    var results: [String: Int32] = [:]
    for line in run.errors.split(separator: "\n") {
      let parts = line.split(separator: " ")
      results[parts.dropLast().joined(separator: " ")] = Int32(parts.last ?? "")
    }
    #expect(results["write inside"] == 0)
    #expect(try scratch.contents("folder") == ["inside"])
    for name in [
      "write outside", "read outside", "link inside", "rename inside", "socket", "fork", "run", "signal",
    ] {
      #expect(results[name, default: 0] != 0, "\(name): \(run.errors)")
    }
    #expect(try scratch.contents().contains("outside") == false)
  }
}
