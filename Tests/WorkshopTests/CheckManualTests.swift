import Foundation
import Media
import Testing

@testable import Workshop

@Suite struct CheckManualTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/check.md")

  /// Run once with CLOSEUP_WRITE_DOCS=1 after a change of the table.
  @Test func theManualIsTheTable() throws {
    if ProcessInfo.processInfo.environment["CLOSEUP_WRITE_DOCS"] == "1" {
      try CheckManual.text().write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      written == CheckManual.text(),
      "write it anew: CLOSEUP_WRITE_DOCS=1 swift test --filter CheckManualTests")
  }

  /// A code that the manual lacks would leave an owner alone with it.
  @Test func everyCodeIsExplainedOnce() {
    let entries = CheckManual.sections.flatMap(\.entries) + CheckManual.inPlay
    #expect(Set(entries.map(\.code)) == Set(Issue.Code.allCases))
    #expect(entries.count == Set(entries.map(\.code)).count)
    for entry in entries {
      #expect(!entry.meaning.isEmpty && !entry.remedy.isEmpty)
      #expect(!(entry.meaning + entry.remedy).contains("|"), "a bar would begin the next column")
    }
  }

  @Test func codesAreWordsWithHyphens() {
    for code in Issue.Code.allCases {
      #expect(code.rawValue.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(code.rawValue)")
    }
  }
}
