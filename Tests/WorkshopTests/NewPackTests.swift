import Foundation
import Testing

@testable import Media
@testable import Workshop

@Suite struct NewPackTests {
  private static let shipped = FilePath(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Assets/theme").path)
  private static let photos = "/usr/share/games/pysiogame/res/images/art4apps/food"

  @Test func aPackHasAFolderForEachAnswerAndASettingForEachKey() throws {
    let scratch = try Scratch()
    let labels = ["Lion", "Tiger", "Leopard, snow", "Jag/uar"]
    let made = try NewPack(folder: scratch("Big cats"), labels: labels, company: "Zoo").make()
    #expect(try scratch.contents() == ["Big cats/"])
    #expect(
      try scratch.contents("Big cats") == [
        "Jag_uar/", "Leopard, snow/", "Lion/", "README.md", "Tiger/", "config.json",
      ])
    #expect(made.answers.map { $0.name.text } == ["Lion", "Tiger", "Leopard, snow", "Jag_uar"])
    let pack = try PackLoader.load(folder: scratch("Big cats"))
    #expect(pack.issues == [])
    #expect(pack.configuration.answers.map(\.label) == labels)
    #expect(pack.configuration.title == "Big cats")
    var rest = pack.configuration
    rest.answers = []
    rest.title = Configuration().title
    rest.company = Configuration().company
    #expect(rest == Configuration(), "all else is as shipped")
    let text = try scratch.text("Big cats/config.json")
    // As one reads it: a comment goes on in the next line.
    let words = text.split { $0.isWhitespace }.filter { $0 != "//" }.joined(separator: " ")
    for field in Schema.fields {
      let key = String(field.key.split(separator: ".").last ?? "")
      #expect(text.contains("\"\(key)\": "), "\(field.key)")
      if let value = field.json(of: Configuration()) {
        #expect(
          words.contains("Default: \(value.split { $0.isWhitespace }.joined(separator: " "))."),
          "\(field.key)")
      }
    }
    #expect(text.split(separator: "\n").allSatisfy { !$0.contains("//") || $0.count <= 120 })
    let guide = try scratch.text("Big cats/README.md")
    #expect(guide.contains("`Jag_uar/`"))
  }

  @Test func eachFileOfTheCopiedThemeIsTheOneThatIsUsed() throws {
    let scratch = try Scratch()
    try NewPack(folder: scratch("p"), labels: ["a", "b"], theme: Self.shipped).make()
    let pack = try PackLoader.load(folder: scratch("p"))
    let copied = ThemeFiles(pack, shipped: Self.shipped)
    let shipped = ThemeFiles(Pack(configuration: Configuration(), root: FilePath(".")), shipped: Self.shipped)
    #expect(copied.issues == [])
    var used = Set<FilePath>()
    func compare(_ own: FilePath?, _ other: FilePath?, _ name: String) {
      guard let own, let other else {
        #expect(own == nil && other == nil, "\(name)")
        return
      }
      #expect(own.relative(to: scratch("p/theme")) == other.relative(to: Self.shipped), "\(name)")
      if let place = own.relative(to: scratch("p/theme")) { used.insert(place) }
    }
    for name in GraphicName.allCases {
      compare(copied.graphic(name)?.file, shipped.graphic(name)?.file, name.rawValue)
    }
    for name in SoundName.allCases { compare(copied.sound(name), shipped.sound(name), name.rawValue) }
    for name in AnimationName.allCases {
      compare(copied.animation(name), shipped.animation(name), name.rawValue)
      let animation = try Animation.load(try #require(copied.animation(name)))
      #expect(animation.issues == [])
      for layer in animation.timeline.layers {
        if case .image(let path, _) = layer.content {
          used.insert(try #require(FilePath(path).relative(to: scratch("p/theme")), "\(path)"))
        }
      }
    }
    let all = Set(try Files.tree(in: Self.shipped).filter { $0.fileExtension != "md" })
    #expect(all.subtracting(used) == [], "files that no one uses need not be copied")
  }

  @Test func whatIsThereIsLeftAlone() throws {
    let scratch = try Scratch()
    try scratch.write("full/note.txt", "mine")
    try scratch.write("file", "mine")
    let before = try scratch.files()
    for name in ["full", "file"] {
      #expect(throws: WorkshopError.self) { try NewPack(folder: scratch(name), labels: ["a", "b"]).make() }
    }
    #expect(try scratch.files() == before)
    #expect(try scratch.contents() == ["file", "full/"], "nothing hidden stays")
    try Files.makeFolder(scratch("empty"))
    try NewPack(folder: scratch("empty"), labels: ["a", "b"]).make()
    #expect(try scratch.contents("empty").contains("config.json"))
  }

  @Test(arguments: [
    ["one"], ["a", "b", "c", "d", "e"], ["a", " "], ["a", "A"], ["Café", "cafe\u{301}"], ["a", "\u{200B}"],
  ])
  func labelsThatMakeNoGameAreRefused(labels: [String]) throws {
    let scratch = try Scratch()
    let error = #expect(throws: WorkshopError.self) {
      try NewPack(folder: scratch("p"), labels: labels).make()
    }
    #expect(error?.description.isEmpty == false)
    #expect(try scratch.contents() == [])
  }

  /// A label is free; a folder's name is not.
  @Test(arguments: [
    (["../../x", "y"], ["_.._x", "y"]), ([".hidden", "b"], ["hidden", "b"]),
    (["theme", "b"], ["theme 2", "b"]),
    (["CON", "nul.jpg"], ["_CON", "_nul.jpg"]), (["a/b", "a:b"], ["a_b", "a_b 2"]),
    (["Readme", "b"], ["answer 1", "b"]), (["end. ", "b"], ["end", "b"]), (["/", "b"], ["_", "b"]),
    (["💛", "می‌خواهم"], ["💛", "می‌خواهم"]),
  ])
  func namesOfFoldersCanBeStoredAnywhere(labels: [String], folders: [String]) throws {
    let scratch = try Scratch()
    let made = try NewPack(folder: scratch("p"), labels: labels).make()
    #expect(made.answers.map { $0.name.text } == folders)
    #expect(try PackLoader.load(folder: scratch("p")).configuration.answers.map(\.label) == labels)
    let long = String(repeating: "é", count: 300)
    let answer = try NewPack(folder: scratch("q"), labels: [long, "b"]).make().answers[0].name
    #expect(answer.bytes.count <= 200)
    #expect(PortableName.problem(answer.text ?? "") == nil)
  }

  @Test func aFailureHalfWayLeavesNothing() throws {
    let scratch = try Scratch()
    #expect(throws: FileError.self) {
      try NewPack(folder: scratch("p"), labels: ["a", "b"], theme: scratch("no theme")).make()
    }
    #expect(try scratch.contents() == [])
  }

  @Test func aNewPackPlaysOncePicturesAreInIt() throws {
    let scratch = try Scratch()
    let made = try Program(
      ["new", "zoo", "--answers", "Sweet, Sour", "--title", "Taste", "--theme"], in: scratch)
    #expect(made.code == 0)
    #expect(made.output.split(separator: "\n").count == 4)
    let photos = try FileManager.default.contentsOfDirectory(atPath: Self.photos).sorted()
    for (index, name) in photos.filter({ $0.hasSuffix(".jpg") }).prefix(6).enumerated() {
      try FileManager.default.copyItem(
        atPath: "\(Self.photos)/\(name)",
        toPath: scratch("zoo/\(index < 3 ? "Sweet" : "Sour")/\(name)").description)
    }
    let game = try Program(
      ["play", "zoo", "--demo", "shots", "--seed", "1", "--size", "320x240", "--skip-intro"], in: scratch)
    #expect(game.code == 0)
    #expect(game.errors == "", "no warning")
    #expect(game.output.hasPrefix("Played 6 pictures"))
    let again = try Program(["new", "zoo", "--answers", "Sweet, Sour"], in: scratch)
    #expect(again.code == 1)
    #expect(again.errors.contains("zoo is there already and is not empty"))
    #expect(try Program(["new", "x", "--answers", "\"a,b"], in: scratch).code == 2)
  }
}
