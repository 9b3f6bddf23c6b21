import Foundation
import Media
import Testing

@testable import Workshop

/// Every code: a pack that brings it up, and one that does not and differs in just that.
@Suite struct CheckCodeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var code: Issue.Code
    var severity: Issue.Severity
    /// The end of the path that is told.
    var path: String
    var wrong: @Sendable (DraftPack) throws -> Void
    var right: @Sendable (DraftPack) throws -> Void

    var testDescription: String { code.rawValue }

    init(
      _ code: Issue.Code, _ severity: Issue.Severity, at path: String,
      wrong: @escaping @Sendable (DraftPack) throws -> Void,
      right: @escaping @Sendable (DraftPack) throws -> Void = { _ in }
    ) {
      self.code = code
      self.severity = severity
      self.path = path
      self.wrong = wrong
      self.right = right
    }
  }

  /// The pictures that all packs share are decoded once.
  private static let cache: FilePath = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "closeup-check-cache-\(UUID().uuidString)")
    folderToRemove = folder
    atexit {
      if let folder = CheckCodeTests.folderToRemove { try? FileManager.default.removeItem(at: folder) }
    }
    return FilePath(folder.appendingPathComponent("answers").path)
  }()
  private nonisolated(unsafe) static var folderToRemove: URL?

  static let cases =
    CheckCases.answers + CheckCases.photos + CheckCases.texts + CheckCases.theme + CheckCases.files

  @Test(arguments: cases)
  func eachCodeIsToldWhereItIsTrueAndNowhereElse(_ item: Case) throws {
    let wrong = try DraftPack()
    try item.wrong(wrong)
    let report = try wrong.check(cache: Self.cache)
    let told = report.findings.filter { $0.code == item.code }
    #expect(told.contains { $0.severity == item.severity }, "\(report.findings)")
    #expect(told.contains { "\($0.path ?? FilePath(""))".hasSuffix(item.path) }, "\(told)")
    #expect(told.allSatisfy { !$0.message.isEmpty && !$0.advice.isEmpty }, "\(told)")

    let right = try DraftPack()
    try item.right(right)
    let other = try right.check(cache: Self.cache).findings.filter { $0.code == item.code }
    #expect(other == [], "\(other)")
  }

  /// A code without a pack of its own could be broken without anyone noticing.
  @Test func everyCodeOfTheManualHasItsPacks() {
    let tested = Set(Self.cases.map(\.code))
    for section in CheckManual.sections {
      for entry in section.entries { #expect(tested.contains(entry.code), "\(entry.code.rawValue)") }
    }
  }
}
