import Foundation
import Testing

@testable import Media
@testable import Rules
@testable import Workshop

/// Archives with bytes changed, cut, doubled and moved, for some seconds: none of them writes outside of its folder, and
/// none ends the program. `CLOSEUP_FUZZ_SECONDS` makes it longer.
@Suite struct ArchiveFuzzTests {
  @Test func changedArchivesDoNoHarm() throws {
    let seconds = ProcessInfo.processInfo.environment["CLOSEUP_FUZZ_SECONDS"].flatMap(Double.init) ?? 6
    let scratch = try Scratch()
    try scratch.write("canary.txt", "mine")
    var random = SeededRandom(seed: 20_261_130)
    let bases =
      try [
        RawZip(.init("theme/readme.md", text: "hello")).bytes,
        RawZip(try .init("a/x.json", deflated: [UInt8](repeating: 65, count: 9_000)), .init("c/", [])).bytes,
      ] + HostileArchive.all.map(\.bytes).filter { $0.count < 20_000 }
    let installer = Installer(packs: scratch("packs"), program: nil)
    let deadline = Date(timeIntervalSinceNow: seconds)
    var (tries, refused) = (0, 0)
    while Date() < deadline {
      var bytes = bases[Int(random.next() % UInt64(bases.count))]
      for _ in 0...(random.next() % 4) { Self.change(&bytes, &random) }
      let file = try scratch.write("fuzzed.closeup", bytes)
      tries += 1
      do {
        let pack = try installer.install(file)
        #expect(pack.folder.parent == scratch("packs"))
        try Files.removeTree(pack.folder)
      } catch let error as PackRefusal {
        refused += 1
        #expect(!error.description.contains("\n"))
      }
      let packs = try scratch.contents("packs")
      #expect(packs == [".lock"], "after \(tries) tries with \(bytes)")
      #expect(try scratch.contents() == ["canary.txt", "fuzzed.closeup", "packs/"])
    }
    #expect(try scratch.text("canary.txt") == "mine")
    #expect(tries > 20 && refused > tries / 2, "\(tries) tries, \(refused) refused")
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    func place() -> Int { bytes.isEmpty ? 0 : Int(random.next() % UInt64(bytes.count)) }
    guard !bytes.isEmpty else { return }
    switch random.next() % 6 {
    case 0: bytes[place()] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[place()] ^= 1 << UInt8(random.next() % 8)
    case 2: bytes.removeLast(min(bytes.count, Int(random.next() % 40)))
    case 3:
      let start = place()
      bytes.removeSubrange(start..<min(bytes.count, start + Int(random.next() % 9)))
    case 4:
      let start = place()
      bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + 30)], at: place())
    default:
      // A length or an offset that is far off.
      let start = place()
      for index in start..<min(bytes.count, start + 4) { bytes[index] = random.next() % 2 == 0 ? 0xFF : 0 }
    }
  }
}
