import Geometry
import Media
import Rules
import SceneTestKit
import Scenes
import Testing

@testable import Editor

/// When and what the editor writes, and what becomes of its state when a photo is played.
@Suite struct EditorDiskTests {
  typealias Issue = Media.Issue

  @Test func changesAreWrittenTogetherSoonAfterTheLast() {
    let bench = EditorBench()
    bench.press(.letter("h"))
    bench.driver.run(0.3)
    #expect(bench.world.writes == 0)
    bench.press(.digit(2))
    bench.driver.run(0.3)
    #expect(bench.world.writes == 0)
    bench.driver.run(0.4)
    #expect(bench.world.writes == 1)
    #expect(bench.scene.state.0 == "Saved")
    #expect(bench.disk == PictureNote(isHidden: true, answer: "Tiger"))
  }

  @Test func whatCannotBeWrittenIsKeptAndTriedAgain() {
    let bench = EditorBench()
    bench.world.refusal = Issue(
      .error, .fileUnreadable, path: FilePath("my/pack/metadata.csv"), line: 3,
      "cannot write: Permission denied")
    bench.press(.letter("h"))
    bench.settle()
    #expect(bench.scene.state.0 == "Not saved")
    #expect(
      bench.scene.failure == "pack/metadata.csv, line 3: cannot write: Permission denied. It is tried again.")
    #expect(bench.note.isHidden)
    // Leaving asks once more.
    bench.press(.escape)
    bench.driver.run(0.1)
    #expect(!bench.driver.stack.hasQuit)
    #expect(bench.scene.failure?.contains("once more") == true)
    bench.world.refusal = nil
    bench.driver.run(6)
    #expect(bench.disk.isHidden)
    bench.press(.escape)
    #expect(bench.driver.stack.hasQuit)
  }

  @Test func wordsOfAnotherProgramStayAndCanBeTakenBack() {
    let bench = EditorBench()
    bench.world.meanwhile = { $0.caption = "Theirs" }
    bench.press(.letter("h"))
    bench.settle()
    #expect(bench.note == PictureNote(caption: "Theirs", isHidden: true))
    #expect(bench.scene.state.0.contains("another program"))
    bench.press(.letter("z"), control: true)
    bench.settle()
    #expect(bench.disk == PictureNote(isHidden: true))
  }

  @Test func leavingWaitsUntilAllIsWritten() {
    let bench = EditorBench()
    bench.press(.letter("h"))
    bench.press(.escape)
    bench.driver.run(0.1)
    #expect(bench.driver.stack.hasQuit)
    #expect(bench.world.disk[0] == PictureNote(isHidden: true))
  }

  @Test func tablesThatAreReadAgainAreTakenIn() {
    let bench = EditorBench()
    bench.press(.right, .letter("h"))
    bench.settle()
    var news = bench.world.catalogue
    news?.entries[1].note = PictureNote(isHidden: true)
    news?.entries[2].note = PictureNote(caption: "Theirs")
    bench.world.news = news
    bench.settle()
    #expect(bench.scene.document?.photos[2].note.caption == "Theirs")
    #expect(bench.world.writes == 1)
    bench.press(.letter("z"), control: true)
    #expect(bench.selection == 2)
    bench.settle()
    #expect(bench.world.disk[2] == PictureNote())
  }

  // MARK: Play this one

  @Test func theGameOfOnePhotoLeadsBack() throws {
    let bench = EditorBench()
    bench.press(.letter("n"), .digit(2), .letter("p"))
    bench.driver.run(1)
    let trial = try #require(bench.world.trials.first)
    #expect(trial.answer == 1)
    #expect(isNear(trial.note.crop, bench.world.places[1]))
    // What was changed before is written meanwhile.
    #expect(bench.disk.answer == "Tiger")
    #expect(bench.scene.state.0 == "Saved")
    #expect(bench.selection == 0)
  }
}
