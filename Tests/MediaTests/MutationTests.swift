import Testing

@testable import Media

/// Texts with mistakes anywhere: each is read or refused, and none brings the reader down.
@Suite struct MutationTests {
  /// A small generator whose numbers are the same in every run (splitmix64).
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func mutations(of text: [UInt8], count: Int, _ body: ([UInt8]) -> Void) {
    var random = Random(state: 1)
    let pieces: [[UInt8]] = [
      [], Array("{".utf8), Array("]".utf8), Array("\"".utf8), Array(",".utf8), Array("/*".utf8),
      Array("//".utf8),
      Array("\\".utf8), Array("\\u0000".utf8), Array("\\ud800".utf8), Array("1e999".utf8), Array("-".utf8),
      [0], [0xFF],
      Array("”".utf8), Array("\n".utf8), Array("\r".utf8), Array("null".utf8), Array("[[[[".utf8),
      Array(":".utf8),
    ]
    for _ in 0..<count {
      var changed = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0...changed.count, using: &random)
        let end = min(changed.count, start + Int.random(in: 0...4, using: &random))
        changed.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
      }
      body(changed)
    }
  }

  @Test func configs() {
    let text = """
      {"title": "é", /* c */ "game": {"pictures": 3, "seconds": 2.5,}, "answers": [{"label": "a", "pictures": ["x"]}],
      "colours": {"wall": "#123456"}, "results": [{"from": 0, "title": "t"}], "sounds": {"tick": "a"}} // end
      """
    var read = 0
    mutations(of: Array(text.utf8), count: 3000) { bytes in
      do throws(Issue) {
        let document = try JSONDocument(bytes, path: FilePath("c.json"))
        let issues = ConfigReader(document, root: FilePath("/none")).issues
        #expect(issues.allSatisfy { ($0.line ?? 0) > 0 && ($0.column ?? 0) > 0 })
        read += 1
      } catch {
        #expect(error.severity == .error && (error.line ?? 0) > 0 && !error.advice.isEmpty, "\(error)")
      }
    }
    #expect((300...2700).contains(read), "mutations that are all good or all bad prove nothing: \(read)")
  }

  @Test func tables() {
    let text = "file_name;caption;crop\r\n\"a\"\"b.jpg\";\"one\ntwo\";0 0 1 1\r\nc.jpg;é;0,1 0,1 0,5 0,5\r\n"
    mutations(of: Array(text.utf8), count: 2000) { bytes in
      let table = NoteTable(bytes, path: FilePath("/none/metadata.csv"))
      #expect(table.issues.allSatisfy { $0.severity == .warning })
    }
  }

  @Test func memories() {
    let text = "closeup shown 1\ngame 12\n1\t2\t3\t4\ta%20b\n2\t12\t30\t-4\tc\nend 2\n"
    var random = Random(state: 2)
    for _ in 0..<2000 {
      var bytes = Array(text.utf8)
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      do throws(ShownMemory.Damage) {
        let memory = try ShownMemory.decode(bytes, root: FilePath(""))
        #expect(memory.game >= 0 && memory.records.values.allSatisfy { $0.count >= 0 })
      } catch { #expect(error.line > 0) }
    }
  }
}
