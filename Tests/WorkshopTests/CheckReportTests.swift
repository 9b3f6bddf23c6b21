import Foundation
import Media
import Testing

@testable import Workshop

/// The order, the words and the JSON of a report.
@Suite struct CheckReportTests {
  /// Names with every kind of byte that a name may have.
  private static let hostile = [
    "a\"b", "new\nline", "tab\t", "<script>", "back\\slash", "\u{202E}right", "snow☃",
  ]

  private func hostilePack() throws -> DraftPack {
    let pack = try DraftPack()
    for (number, name) in Self.hostile.enumerated() {
      try pack.write("Cats/\(number)-\(name).jpg", "no picture \(number)")
    }
    let bad = pack.path.appending(
      FilePath(bytes: Array("Cats/bad-".utf8) + [0xFF, 0xFE] + Array(".jpg".utf8)))
    try Files.writeAtomically(Array("nothing".utf8), to: bad)
    return pack
  }

  @Test func aLineIsOneLine() throws {
    let report = try hostilePack().check()
    let lines = report.findings.map { CheckText.line($0) }
    #expect(lines.count { $0.hasPrefix("error cannot-decode ") } == Self.hostile.count + 1)
    for line in lines {
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0 != "\u{202E}" }, "\(line)")
      #expect(line.contains(": ") && line.contains("; "))
    }
    #expect(lines.contains { $0.contains("Cats/bad-\\xFF\\xFE.jpg: ") })
  }

  @Test func theJSONIsValidWhateverTheNames() throws {
    let report = try hostilePack().check()
    let json = try JSONSerialization.jsonObject(with: Data(CheckText.json(report).utf8))
    let document = try #require(json as? [String: Any])
    #expect(
      Set(document.keys) == ["version", "title", "folder", "answers", "summary", "findings"])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.count == report.findings.count)
    #expect(
      findings.allSatisfy {
        Set($0.keys) == ["severity", "code", "path", "line", "column", "message", "advice"]
      })
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == Self.hostile.count + 1)
    #expect(summary["pictures"] as? Int == report.photos.count)
    #expect((summary["codes"] as? [String: Int])?["cannot-decode"] == Self.hostile.count + 1)
    let answers = try #require(document["answers"] as? [[String: Any]])
    #expect(answers.map { $0["label"] as? String } == ["Cats", "Dogs"])
  }

  @Test func errorsComeFirstAndThenPathsInOrder() throws {
    let pack = try DraftPack()
    for name in ["Cats/10.jpg", "Cats/9.jpg"] { try pack.write(name, "no picture, \(name)") }
    try pack.write("Cats/z.svg", Drawing.blank())
    try pack.write("Cats/stray.mp4", "film")
    let report = try pack.check()
    #expect(
      report.findings.map { "\($0.severity) \($0.path?.name ?? FilePath(""))" } == [
        "error 9.jpg", "error 10.jpg", "warning pack", "warning stray.mp4", "warning z.svg",
      ])
    let lines = CheckText.lines(report)
    #expect(lines.last == "2 errors, 3 warnings in 7 pictures of 2 answers.")
    #expect(lines.dropLast().last == "Counts: cannot-decode 2, few-pictures 1, no-detail 1, stray-file 1")
  }

  @Test func aCleanPackIsTold() throws {
    let pack = try DraftPack()
    try pack.configure(#""game": {"pictures": 4}"#)
    let report = try pack.check()
    #expect(report.findings == [])
    #expect(CheckText.lines(report) == ["Nothing to mend in 4 pictures of 2 answers."])
  }

  /// What the sheet and a packed file are made of.
  @Test func eachPhotoHasItsRecord() throws {
    let pack = try DraftPack()
    try pack.write("Cats/metadata.csv", "file_name,caption,credit,crop\na.svg,Tom,Ada,0.25 0.25 0.5 0.5\n")
    try pack.write("Cats/z.jpg", "no picture")
    let report = try pack.check()
    let names = report.photos.map { "\(report.path(of: $0).relative(to: pack.path) ?? FilePath(""))" }
    #expect(names == ["Cats/a.svg", "Cats/b.svg", "Cats/z.jpg", "Dogs/a.svg", "Dogs/b.svg"])
    #expect(report.photos.map(\.answer) == [0, 0, 0, 1, 1])
    #expect(report.words(of: report.photos[0]) == PhotoWords(caption: "Tom", credit: "Ada"))
    #expect(report.photos[0].crop?.rect.width == 0.5)
    #expect(report.photos[0].size?.width == 1200 && report.photos[2].size == nil)
    #expect(report.findings(of: report.photos[2]).map(\.code) == [.cannotDecode])
    #expect(report.findings(of: report.photos[0]) == [])
  }

  @Test func progressGoesFromNothingToAll() throws {
    var steps: [[Int]] = []
    _ = try DraftPack().check { steps.append([$0, $1]) }
    #expect(steps == (0...4).map { [$0, 4] })
  }

  /// Six answers, one of them empty, one with a broken photo: all are looked at.
  @Test func answersThatWouldNotPlayAreLookedAt() throws {
    let pack = try DraftPack()
    for name in ["E", "F", "G", "H"] { try pack.write("\(name)/x.jpg", "no picture of \(name)") }
    try pack.write("Empty/notes.txt", "none")
    let report = try pack.check()
    #expect(report.pack.configuration.answers.map(\.label) == ["Cats", "Dogs", "E", "F", "G", "H"])
    #expect(report.findings.count { $0.code == .cannotDecode } == 4)
    #expect(report.findings.contains { $0.code == .answerCount && $0.severity == .warning })
    #expect(report.findings.contains { $0.code == .emptyFolder })
  }

  /// Of two files with one name one is used, and a slip of the pen is told once.
  @Test func theThemesOtherFilesAreTold() throws {
    let pack = try DraftPack()
    try pack.configure(#""game": {"pictures": 4}"#)
    for name in ["star.svg", "star.png", "buton.svg", "old/loop.ogg", "notes.txt"] {
      try pack.write("theme/\(name)", Drawing.blank(width: 138, height: 138))
    }
    let report = try pack.check()
    let told = report.findings.map { "\($0.code.rawValue) \($0.path?.name ?? FilePath(""))" }
    #expect(told == ["theme-name buton.svg", "unused-file loop.ogg", "unused-file star.png"])
  }

  /// Many pictures that nobody uses are one line.
  @Test func aFolderOfUnusedPicturesIsToldOnce() throws {
    let pack = try DraftPack()
    try pack.configure(#""game": {"pictures": 4}"#)
    for number in 0..<9 { try pack.write("Other/\(number).jpg", "unused \(number)") }
    try pack.write("few/1.jpg", "unused")
    try pack.write("metadata.csv", "file_name\n")
    let report = try pack.check()
    #expect(report.findings.map(\.code) == [.unusedFile, .unusedFile, .unusedFile])
    #expect(report.findings.map { "\($0.path?.name ?? FilePath(""))" } == ["Other", "1.jpg", "metadata.csv"])
    #expect(report.findings[0].message.hasPrefix("9 pictures"))
  }
}

extension CheckReportTests {
  /// A hundred thousand photos are some twenty megabytes, whatever their pixels.
  @Test func aRecordIsSmall() { #expect(MemoryLayout<PhotoRecord>.stride <= 200) }
}
