import Foundation
import Testing

@testable import Media

@Suite struct SchemaTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Run once with CLOSEUP_WRITE_DOCS=1 after a change of the table.
  @Test func theManualIsTheTable() throws {
    let file = Self.project.appendingPathComponent("docs/config.md")
    if ProcessInfo.processInfo.environment["CLOSEUP_WRITE_DOCS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Schema.manual().write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == Schema.manual(), "write it anew: CLOSEUP_WRITE_DOCS=1 swift test --filter SchemaTests")
  }

  @Test func theExampleHoldsEveryKeyAtItsDefault() throws {
    let document = try JSONDocument(Array(Schema.commentedExample().utf8), path: FilePath("example.json"))
    let folder = TemporaryFolder()
    for name in ["cats", "dogs", "more dogs"] { try folder.makeFolder(name) }
    let reader = ConfigReader(document, root: folder.path)
    #expect(reader.issues == [])
    var configuration = reader.configuration
    #expect(configuration.answers.map(\.label) == ["Cat", "Dog"])
    configuration.answers = []
    #expect(configuration == Configuration())
    for field in Schema.fields {
      let key = String(field.key.split(separator: ".").last ?? "")
      #expect(Schema.commentedExample().contains("\"\(key)\": "), "\(field.key)")
    }
  }

  @Test func everyKeyIsThereOnceAndHasASentence() {
    let keys = Schema.fields.map(\.key)
    #expect(Set(keys).count == keys.count)
    let sections = Schema.sections.map(\.key)
    for field in Schema.fields {
      #expect(sections.contains(Schema.section(of: field.key)), "\(field.key)")
      #expect(field.about.hasSuffix("."), "\(field.key)")
    }
  }

  /// A property that no key reaches would be a setting no owner can make.
  @Test func everyPropertyHasAKey() {
    let parts: [String: Any] = [
      "game": Configuration.Game(), "crop": Configuration.Crop(), "window": Configuration.Window(),
      "audio": Configuration.Audio(), "colours": Configuration.Colours(), "strings": Configuration.Strings(),
      "durations": Configuration.Durations(), "fonts": Configuration.Fonts(),
      "limits": Configuration.Limits(), "licences": Configuration.Licences(),
    ]
    for (section, value) in parts {
      let properties = Mirror(reflecting: value).children.compactMap { $0.label }.map { "\(section).\($0)" }
      let keys = Schema.fields.map(\.key).filter { $0.hasPrefix(section + ".") }
      #expect(Set(properties) == Set(keys))
    }
  }

  /// The default, written as the file would hold it, is read as it was: each key leads to its own property.
  @Test(arguments: Schema.fields.map(\.key))
  func everyKeySetsItsOwnProperty(key: String) throws {
    let field = try #require(Schema.fields.first { $0.key == key })
    guard let path = Self.changed(field) else { return }
    var members = path
    for part in key.split(separator: ".").reversed() { members = "{\"\(part)\": \(members)}" }
    let reader = ConfigReader(
      try JSONDocument(Array(members.utf8), path: FilePath("c.json")), root: FilePath("."))
    #expect(reader.issues.map(\.code) == [.answerCount])
    #expect(field.json(of: reader.configuration) == path)
    let others = Schema.fields.filter {
      $0.key != key && $0.json(of: reader.configuration) != $0.json(of: .init())
    }
    #expect(others.map(\.key) == [])
  }

  /// A value that is allowed and not the default.
  private static func changed(_ field: Field<Configuration>) -> String? {
    switch field.kind {
    case .text, .optionalText: "\"other\""
    case .choice(let path, let words): "\"\(words.first { $0 != Configuration()[keyPath: path] } ?? "")\""
    case .whole(let path, let range):
      String(Configuration()[keyPath: path] == range.lowerBound ? range.upperBound : range.lowerBound)
    case .number(let path, let range):
      (Configuration()[keyPath: path] == range.lowerBound ? range.upperBound : range.lowerBound).plain
    case .optionalNumber(_, let range): range.upperBound.plain
    case .flag(let path): String(!Configuration()[keyPath: path])
    case .colour: "\"#01020304\""
    case .part: nil
    }
  }
}
