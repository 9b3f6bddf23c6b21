import Testing

@testable import App

/// What a script may say.
@Suite struct ScriptTests {
  @Test func linesAreReadInOrderAndLoopsNest() throws {
    let script = try Script(
      """
      # a game
      until rules
      press play   # goes
      repeat 2
        repeat 3
          answer right
        end
        wait 0.5
      end
      shot a b.png
      expect score 3/30
      """)
    #expect(script.lines.map(\.number) == [2, 3, 4, 10, 11])
    #expect(script.lines[0].command == .until("rules"))
    guard case .loop(2, let body) = script.lines[2].command, case .loop(3, let inner) = body[0].command else {
      Issue.record("the loops are not nested")
      return
    }
    #expect(inner.map(\.command) == [.answer(.right)])
    #expect(body[1].command == .wait(0.5))
    #expect(script.lines[3].command == .shot("a b.png"))
    #expect(script.lines[4].command == .expect(.score(3, 30)))
  }

  @Test(arguments: [
    ("until lobby", 1, "splash, intro"), ("\n\nwait soon", 3, "seconds"), ("press 5", 1, "continue"),
    ("key F13", 1, "Return"), ("click 3", 1, "two numbers"), ("answer maybe", 1, "right, wrong, none"),
    ("shot", 1, "file"), ("expect luck 3", 1, "score 3/30"), ("repeat many", 1, "how often"),
    ("repeat 2\nwait 1", 1, "without an end"), ("end", 1, "without a repeat"), ("jump", 1, "no command"),
  ])
  func faultsNameTheirLine(_ text: String, _ line: Int, _ part: String) {
    do {
      _ = try Script(text)
      Issue.record("\(text) was taken")
    } catch {
      #expect(error.line == line && error.reason.contains(part), "\(error)")
    }
  }
}
