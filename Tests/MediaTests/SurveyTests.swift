import Testing

@testable import Media

/// A survey reads what a game would refuse, as far as it can be read.
@Suite struct SurveyTests {
  let folder = TemporaryFolder()

  @Test func answersBeyondTheFourthAreThere() throws {
    for name in ["1", "2", "3", "4", "5", "6"] { try folder.write("\(name)/a.jpg") }
    #expect(try PackLoader.load(folder: folder.path).configuration.answers.count == 4)
    let pack = try PackLoader.survey(folder: folder.path)
    #expect(pack.configuration.answers.map(\.label) == ["1", "2", "3", "4", "5", "6"])
    #expect(codes(pack.issues) == [.answerCount] && !pack.issues.hasError)
  }

  @Test func aSingleAnswerIsAnErrorBesideIt() throws {
    try folder.write("cats/a.jpg")
    let pack = try PackLoader.survey(folder: folder.path)
    #expect(pack.configuration.answers.map(\.label) == ["cats"])
    #expect(codes(pack.issues) == [.answerCount] && pack.issues.hasError)
  }

  @Test func errorsOfTheConfigLeaveTheRest() throws {
    for name in ["a", "b", "c", "d", "e"] { try folder.write("\(name)/1.jpg") }
    let config = try folder.write(
      "config.json",
      """
      { "game": { "seconds": "five" },
        "answers": [
          { "label": "A", "pictures": "a" }, { "label": "", "pictures": "b" }, { "label": "C" },
          { "label": "D", "pictures": "nowhere" }, { "label": "E", "pictures": "e" } ] }
      """)
    let pack = try PackLoader.survey(folder: folder.path)
    #expect(pack.configuration.answers.map(\.label) == ["A", "", "C", "D", "E"])
    #expect(pack.configuration.answers[4].pictures == [folder("e")])
    #expect(
      Set(codes(pack.issues)) == [
        .wrongValue, .answerName, .answerPictures, .folderMissing, .answerCount,
      ])
    #expect(pack.issues.allSatisfy { $0.path == config && $0.line != nil && $0.column != nil })
    #expect(throws: PackError.self) { try PackLoader.load(folder: folder.path) }
  }

  @Test func aConfigThatIsNoJSONLeavesTheFolders() throws {
    for name in ["cats", "dogs"] { try folder.write("\(name)/1.jpg") }
    try folder.write("config.json", "{ \"answers\": [ oops ] }")
    let pack = try PackLoader.survey(folder: folder.path)
    #expect(pack.configuration.answers.map(\.label) == ["cats", "dogs"])
    #expect(codes(pack.issues) == [.syntax])
    #expect(pack.issues[0].line == 1 && pack.issues[0].column == 16)
  }

  @Test func whatIsNotThereHasNoSurvey() {
    #expect(throws: PackError.self) { try PackLoader.survey(folder: folder("nowhere")) }
    #expect(throws: PackError.self) { try PackLoader.survey(config: folder("nowhere.json")) }
  }

  /// Missing files of the theme are told at their place in the config file, results in the file's own order.
  @Test func missingFilesHaveLines() throws {
    for name in ["a", "b"] { try folder.write("\(name)/1.jpg") }
    try folder.write(
      "config.json",
      """
      { "answers": [{ "label": "A", "pictures": "a" }, { "label": "B", "pictures": "b" }],
        "sounds": { "tick": "no.ogg" },
        "graphics": {
          "star": { "file": "no.png" } },
        "results": [
          { "from": 0.5, "title": "High", "sound": "no-high.ogg" },
          { "from": 0, "title": "Low", "graphic": "no-low.png" } ] }
      """)
    let pack = try PackLoader.load(folder: folder.path)
    let issues = ThemeFiles(pack, shipped: folder("none")).issues
    let lines = issues.map { "\($0.message.prefix { $0 != ":" }) \($0.line ?? 0)" }
    #expect(
      Set(lines) == ["sounds.tick 2", "graphics.star 4", "results[0].graphic 7", "results[1].sound 6"])
  }

  /// One line for a folder while a game is played, one for each file in a check.
  @Test func aThoroughScanNamesEachFile() throws {
    try folder.write("a/1.jpg")
    try folder.write("a/2.jpg", "")
    try folder.write("a/3.jpg", "")
    folder.link("a/4.jpg", to: "nowhere")
    try folder.write("b/1.jpg", "other")
    folder.link("b/2.jpg", to: "../a/1.jpg")
    let answers = ["a", "b"].map { Configuration.Answer(label: $0, pictures: [folder($0)]) }
    #expect(codes(PictureScanner(answers).scanAll().issues) == [.brokenLink, .emptyFile, .sameFile])
    let issues = PictureScanner(answers, isThorough: true).scanAll().issues
    #expect(codes(issues) == [.emptyFile, .emptyFile, .brokenLink, .sameFile])
    #expect(issues.map(\.path) == ["a/2.jpg", "a/3.jpg", "a/4.jpg", "b/2.jpg"].map { folder($0) })
  }

  @Test func tablesTellOfEachMissingFile() throws {
    try folder.write("a/1.jpg")
    try folder.write("a/metadata.csv", "file_name,caption\n1.jpg,One\nno.jpg,None\n\nnor.jpg,None\n")
    var notes = PictureNotes()
    _ = notes.note(of: folder("a/1.jpg"), levels: 0)
    #expect(notes.missingFiles.map { "\($0.name) \($0.line)" } == ["no.jpg 3", "nor.jpg 5"])
    #expect(codes(notes.takeIssues()) == [.tableFiles])
  }
}
