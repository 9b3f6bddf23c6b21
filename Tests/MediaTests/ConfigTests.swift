import Foundation
import Geometry
import Testing

@testable import Media

@Suite struct ConfigTests {
  let folder = TemporaryFolder()

  init() throws {
    for name in ["cats", "dogs"] { try folder.write("\(name)/a.jpg") }
  }

  private static let answers =
    #""answers": [{"label": "Cat", "pictures": "cats"}, {"label": "Dog", "pictures": ["dogs"]}]"#

  @discardableResult
  private func load(_ text: String) throws -> Pack {
    try PackLoader.load(config: folder.write("config.json", text))
  }

  private func load(settings: String) throws -> Pack { try load("{\(settings),\n\(Self.answers)}") }

  private func errors(_ text: String) -> [Issue] {
    do {
      _ = try load(text)
      return []
    } catch let error as PackError { return error.issues.filter { $0.severity == .error } } catch {
      return []
    }
  }

  @Test func readsWhatIsSetAndKeepsTheRest() throws {
    let pack = try load(
      settings: """
        "title": "Zoo", "game": {"pictures": 12, "seconds": 7.5}, "window": {"fullScreen": true},
        "colours": {"wall": "#123", "answer2": "#11223344"}, "strings": {"play": "Los", "picture": ""},
        "graphics": {"button": "b.png", "card": {"file": "c.png", "slice": 0.2, "corner": 30}},
        "sounds": {"tick-last": "t.ogg"}, "animations": {"splash": "s.json"}, "theme": "mine"
        """)
    #expect(pack.issues == [])
    var expected = Configuration()
    expected.title = "Zoo"
    expected.game.pictures = 12
    expected.game.seconds = 7.5
    expected.window.fullScreen = true
    expected.colours.wall = Colour(0x11, 0x22, 0x33)
    expected.colours.answer2 = Colour(0x11, 0x22, 0x33, 0x44)
    expected.strings.play = "Los"
    expected.strings.picture = ""
    expected.graphics = [
      "button": .init(file: "b.png"), "card": .init(file: "c.png", slice: 0.2, corner: 30),
    ]
    expected.sounds = ["tick-last": "t.ogg"]
    expected.animations = ["splash": "s.json"]
    expected.theme = "mine"
    expected.answers = [
      .init(label: "Cat", pictures: [folder("cats")]), .init(label: "Dog", pictures: [folder("dogs")]),
    ]
    #expect(pack.configuration == expected)
    #expect(pack.theme == folder("mine"))
    #expect(pack.root == folder.path)
  }

  @Test(arguments: [
    "\"5\"", "null", "true", "-1", "0", "1e30", "1e999", "2.5", "[5]", "{}", "1001",
  ])
  func aWrongNumberIsToldAndTheDefaultUsed(value: String) throws {
    let pack = try load(settings: "\"game\":\n  {\"pictures\": \(value)}")
    #expect(pack.configuration.game.pictures == 30)
    #expect(codes(pack.issues) == [.wrongValue])
    let issue = try #require(pack.issues.first)
    #expect((issue.line, issue.column) == (2, 16))
    #expect(issue.message.hasPrefix("game.pictures is \(value)"), "\(issue)")
    #expect(issue.message.hasSuffix("allowed is a whole number from 1 to 1000"))
    #expect(issue.advice == "the default, 30, is used")
  }

  @Test(arguments: [
    ("{}", 0.04), (#"{"difficulty": "easy"}"#, 0.08), (#"{"difficulty": "normal"}"#, 0.04),
    (#"{"difficulty": "hard"}"#, 0.02), (#"{"difficulty": "hard", "area": 0.3}"#, 0.3),
    (#"{"area": 0.1}"#, 0.1),
  ])
  func theDifficultySetsTheAreaThatIsNotGiven(crop: String, area: Double) throws {
    let pack = try load(settings: "\"crop\": \(crop)")
    #expect(pack.issues == [])
    #expect(pack.configuration.crop.shownArea == area)
  }

  @Test(arguments: ["\"Hard\"", "\"\"", "2", "null", "[\"hard\"]"])
  func anotherDifficultyIsToldAndTheDefaultUsed(value: String) throws {
    let pack = try load(settings: "\"crop\": {\"difficulty\": \(value)}")
    #expect(pack.configuration.crop == Configuration.Crop())
    let issue = try #require(pack.issues.first)
    #expect(issue.message.hasSuffix("allowed is \"easy\", \"normal\", \"hard\""), "\(issue)")
    #expect(issue.advice == "the default, \"normal\", is used")
  }

  @Test func wholeNumbersMayBeWrittenWithAPoint() throws {
    #expect(try load(settings: "\"game\": {\"pictures\": 5.0}").configuration.game.pictures == 5)
  }

  @Test(arguments: [
    ("\"titel\": \"x\"", "unknown key titel", "did you mean \"title\"?"),
    ("\"colors\": {}", "unknown key colors", "did you mean \"colours\"?"),
    ("\"game\": {\"second\": 4}", "unknown key game.second", "did you mean \"seconds\"?"),
    ("\"sounds\": {\"rigth\": \"a\"}", "unknown key sounds.rigth", "did you mean \"right\"?"),
    (
      "\"graphics\": {\"card\": {\"file\": \"a\", \"slise\": 1}}", "unknown key graphics.card.slise",
      "\"slice\""
    ),
    (
      "\"results\": [{\"from\": 0, \"titel\": 1, \"title\": \"x\"}]", "unknown key results[0].titel",
      "\"title\""
    ),
    ("\"\": 1", "unknown key ", "known here"),
    ("\"game.seconds\": 1", "unknown key game.seconds", "known here"),
  ])
  func unknownKeysAreToldWithTheNearest(settings: String, message: String, advice: String) throws {
    // A key with a dot is not the way into an object; the table's own spelling must not let it in.
    let issues = try load(settings: settings).issues
    #expect(codes(issues) == [.unknownKey])
    #expect(issues.first?.message == message)
    #expect(issues.first?.advice.contains(advice) == true, "\(issues)")
  }

  @Test(arguments: [
    "\"colours\": {\"wall\": \"red\"}", "\"title\": \"\"", "\"title\": 5", "\"game\": 3",
    "\"audio\": {\"muted\": 1}",
    "\"results\": {}", "\"results\": []", "\"graphics\": []", "\"graphics\": {\"card\": 4}",
    "\"sounds\": {\"tick\": 1}",
    "\"graphics\": {\"card\": {}}", "\"audio\": {\"volume\": 1.5}",
    "\"results\": [{\"from\": 0.2, \"title\": \"a\"}]",
    "\"results\": [{\"title\": \"a\"}, {\"from\": 0}]",
    "\"results\": [{\"title\": \"a\"}, {\"title\": \"b\"}]",
    "\"theme\": null", "\"graphics\": {\"card\": {\"file\": \"a\", \"slice\": 0.6}}",
  ])
  func anOddSettingIsOneWarning(settings: String) throws {
    let issues = try load(settings: settings).issues
    #expect(codes(issues) == [.wrongValue], "\(issues)")
    #expect(issues.allSatisfy { $0.line == 1 && $0.severity == .warning })
  }

  @Test func namesInBracesThatNothingFillsInAreTold() throws {
    let issues = try load(settings: "\"strings\": {\"score\": \"{score} of {sum}\", \"play\": \"{title}\"}")
      .issues
    #expect(codes(issues) == [.unknownPlaceholder, .unknownPlaceholder])
    #expect(issues[0].message == "strings.score: {sum} is not filled in")
  }

  @Test func resultsAreSorted() throws {
    let pack = try load(
      settings:
        "\"results\": [{\"from\": 0.5, \"title\": \"b\"}, {\"from\": 0, \"title\": \"a\", \"sound\": \"s.ogg\"}]"
    )
    #expect(pack.issues == [])
    #expect(
      pack.configuration.tiers == [.init(from: 0, title: "a", sound: "s.ogg"), .init(from: 0.5, title: "b")])
  }

  @Test(arguments: [
    ("{}", [Issue.Code.answerCount]), ("{\"answers\": 3}", [.answerCount]),
    ("{\"answers\": []}", [.answerCount]),
    ("{\"answers\": [{\"label\": \"a\", \"pictures\": \"cats\"}]}", [.answerCount]),
    ("{\"answers\": [{\"pictures\": \"cats\"}, {\"label\": \"b\", \"pictures\": \"dogs\"}]}", [.answerName]),
    (
      "{\"answers\": [{\"label\": \"\", \"pictures\": \"cats\"}, {\"label\": \"b\", \"pictures\": \"dogs\"}]}",
      [.answerName]
    ),
    (
      "{\"answers\": [{\"label\": \" \\u00a0\\t\", \"pictures\": \"cats\"}, {\"label\": \"b\", \"pictures\": \"dogs\"}]}",
      [.answerName]
    ),
    (
      "{\"answers\": [{\"label\": \"\\u200b\\ufeff\\u2060\", \"pictures\": \"cats\"}, {\"label\": \"b\", \"pictures\": \"dogs\"}]}",
      [.answerName]
    ),
    (
      "{\"answers\": [{\"label\": 7, \"pictures\": \"cats\"}, {\"label\": \"b\", \"pictures\": \"dogs\"}]}",
      [.answerName]
    ),
    ("{\"answers\": [5, {\"label\": \"b\", \"pictures\": \"dogs\"}]}", [.answerName]),
    (
      "{\"answers\": [{\"label\": \"a\"}, {\"label\": \"b\", \"pictures\": []}]}",
      [.answerPictures, .answerPictures]
    ),
    (
      "{\"answers\": [{\"label\": \"a\", \"pictures\": \"none\"}, {\"label\": \"b\", \"pictures\": 5}]}",
      [.folderMissing, .answerPictures]
    ),
    (
      "{\"answers\": [{\"label\": \"a\", \"pictures\": \"cats/a.jpg\"}, {\"label\": \"b\", \"pictures\": \"dogs\"}]}",
      [.folderMissing]
    ),
  ])
  func withoutItsAnswersThereIsNoGame(text: String, expected: [Issue.Code]) {
    let issues = errors(text)
    #expect(codes(issues) == expected, "\(issues)")
    #expect(issues.allSatisfy { $0.line == 1 && $0.column != nil && !$0.advice.isEmpty })
  }

  @Test func aMissingFolderSaysWhereItWasLookedFor() throws {
    let issues = errors(
      "{\"answers\": [\n{\"label\": \"a\", \"pictures\": \"none\"}, {\"label\": \"b\", \"pictures\": \"dogs\"}]}"
    )
    #expect(issues.first?.line == 2)
    #expect(issues.first?.advice.contains("\(folder("none"))") == true)
  }

  @Test(arguments: [("Cat", "CAT"), ("é", "e\u{301}"), ("Straße", "STRASSE"), ("cat", " cat ")])
  func labelsThatLookTheSameAreTold(first: String, second: String) throws {
    let pack = try load(
      "{\"answers\": [{\"label\": \"\(first)\", \"pictures\": \"cats\"}, {\"label\": \"\(second)\", \"pictures\": \"dogs\"}]}"
    )
    #expect(codes(pack.issues) == [.sameLabel])
  }

  @Test func aFifthAnswerDoesNotPlay() throws {
    let one = "{\"label\": \"N\", \"pictures\": \"cats\"}"
    let list = (1...5).map { one.replacingOccurrences(of: "N", with: "\($0)") }.joined(separator: ",")
    let pack = try load("{\"answers\": [\(list)]}")
    #expect(pack.configuration.answers.map(\.label) == ["1", "2", "3", "4"])
    #expect(codes(pack.issues) == [.answerCount])
  }

  @Test func issuesComeInTheOrderOfTheFile() throws {
    let pack = try load(settings: "\"results\": 5,\n\"titel\": 1,\n\"game\": 1")
    #expect(pack.issues.map(\.line) == [1, 2, 3])
  }

  @Test func pathsCountFromTheFileWhereverTheGameWasStarted() throws {
    try load("{\(Self.answers)}")
    let here = try #require(Files.realPath(FilePath(".")))
    let up = here.bytes.split(separator: UInt8(ascii: "/")).map { _ in "../" }.joined()
    let relative = FilePath(bytes: Array(up.utf8) + folder("config.json").bytes.dropFirst())
    #expect(!relative.isAbsolute)
    let pack = try PackLoader.load(config: relative)
    #expect(PictureScanner(pack.configuration.answers).scanAll().table.count == 2)
  }

  @Test func aMissingFileSaysWhereItWasLookedFor() {
    #expect { try PackLoader.load(config: FilePath("no/such.json")) } throws: { error in
      let issue = (error as? PackError)?.issues.first
      return issue?.code == .fileMissing && issue?.advice.contains("/no/such.json") == true
    }
  }

  @Test func anIssueIsOneLine() {
    let issue = Issue(
      .warning, .unknownKey, path: FilePath("a\nb.json"), line: 3, column: 7, "unknown key x",
      advice: "remove it")
    #expect(issue.description == "a\\nb.json:3:7: warning: unknown key x; remove it [unknown-key]")
    #expect(Issue(.error, .syntax, "bad").description == "error: bad [syntax]")
  }
}
