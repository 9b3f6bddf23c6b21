import Geometry
import Media
import Rules
import SceneTestKit
import Scenes
import Testing

@testable import Editor

/// What the owner does with pointer and keys, and what becomes of it.
@Suite struct EditorSceneTests {
  // MARK: The crop

  @Test func theCropIsDraggedInsideThePhoto() {
    let bench = EditorBench()
    #expect(isNear(bench.scene.crop, bench.world.places[0]))
    bench.drag(Point(0.45, 0.5), Point(0.55, 0.3))
    #expect(isNear(bench.note.crop, Rect(0.5, 0.2, 0.15, 0.2)))
    bench.drag(Point(0.55, 0.3), Point(1.4, -3))
    #expect(isNear(bench.note.crop, Rect(0.85, 0, 0.15, 0.2)))
    bench.settle()
    #expect(isNear(bench.disk.crop, Rect(0.85, 0, 0.15, 0.2)))
  }

  @Test func aCornerChangesTheSizeAndKeepsTheSquare() {
    let bench = EditorBench()
    // 0.15 of 1200 and 0.2 of 900 pixels: 180 each.
    bench.drag(Point(0.55, 0.6), Point(0.7, 0.6))
    #expect(isNear(bench.note.crop, Rect(0.4, 0.4, 0.3, 0.4)))
    bench.drag(Point(0.4, 0.4), Point(0, 0))
    // The top left corner stops at the photo's edge.
    #expect(isNear(bench.note.crop, Rect(0.1, 0, 0.6, 0.8)))
    bench.drag(Point(0.7, 0.8), Point(0, 0))
    let crop = bench.note.crop ?? .unit
    // Never too small to be seen, nor turned over.
    #expect(crop.width * 1200 >= 17.9 && crop.width * 1200 < 19)
    #expect((crop.width * 1200 - crop.height * 900).magnitude < 0.2)
  }

  @Test func aCropOfAnotherShapeKeepsIt() {
    let bench = EditorBench { $0.entries[0].note.crop = Rect(0.1, 0.1, 0.6, 0.2) }
    bench.drag(Point(0.7, 0.3), Point(0.4, 0.15))
    #expect(isNear(bench.note.crop, Rect(0.1, 0.1, 0.3, 0.1)))
    bench.drag(Point(0.25, 0.15), Point(0.35, 0.35))
    #expect(isNear(bench.note.crop, Rect(0.2, 0.3, 0.3, 0.1)))
  }

  @Test func arrowsNudgeByAPixelOfTheScreen() {
    let bench = EditorBench()
    bench.press(.enter)
    bench.press(.right, .right, .down)
    bench.press(.left, shift: true)
    let (x, y) = (1 / bench.photo.width, 1 / bench.photo.height)
    #expect(isNear(bench.note.crop, Rect(0.4 - 8 * x, 0.4 + y, 0.15, 0.2), 0.0001))
    // A run of nudges is one step.
    bench.press(.letter("z"), control: true)
    #expect(bench.note.crop == nil)
    bench.press(.letter("z"), shift: true, control: true)
    #expect(bench.note.crop != nil)
    bench.press(.plus)
    #expect((bench.note.crop?.width ?? 0) > 0.15)
  }

  @Test func theNextPlaceThenRoundAgainAndBackToTheGames() {
    let bench = EditorBench()
    bench.press(.letter("n"))
    #expect(isNear(bench.note.crop, bench.world.places[1]))
    bench.press(.letter("n"))
    #expect(isNear(bench.note.crop, bench.world.places[2]))
    bench.press(.letter("n"))
    #expect(isNear(bench.note.crop, bench.world.places[0]))
    bench.press(.letter("u"))
    #expect(bench.note.crop == nil)
    // A place that is as good as one that was seen is passed over.
    bench.world.places = [Rect(0.4, 0.4, 0.15, 0.2), Rect(0.41, 0.41, 0.15, 0.2), Rect(0.1, 0.6, 0.15, 0.2)]
    bench.press(.letter("n"))
    bench.driver.run(0.1)
    #expect(isNear(bench.note.crop, Rect(0.1, 0.6, 0.15, 0.2)))
  }

  @Test func aSoughtPlaceComesWhenItIsKnown() {
    let bench = EditorBench()
    bench.world.isPlaceKnown = false
    bench.press(.letter("n"))
    bench.driver.run(0.5)
    #expect(bench.note.crop == nil)
    bench.world.isPlaceKnown = true
    bench.driver.run(0.1)
    #expect(isNear(bench.note.crop, bench.world.places[1]))
  }

  // MARK: Never here

  @Test func forbiddenPlacesAreDrawnMovedAndRemoved() {
    let bench = EditorBench()
    bench.press(.letter("a"))
    bench.drag(Point(0.1, 0.1), Point(0.3, 0.2))
    #expect(bench.note.avoid.count == 1)
    #expect(isNear(bench.note.avoid.first, Rect(0.1, 0.1, 0.2, 0.1)))
    bench.drag(Point(0.2, 0.15), Point(0.25, 0.25))
    #expect(isNear(bench.note.avoid.first, Rect(0.15, 0.2, 0.2, 0.1)))
    bench.drag(Point(0.35, 0.3), Point(0.5, 0.4))
    #expect(isNear(bench.note.avoid.first, Rect(0.15, 0.2, 0.35, 0.2)))
    bench.drag(Point(0.8, 0.8), Point(1.5, 1.5))
    #expect(isNear(bench.note.avoid.last, Rect(0.8, 0.8, 0.2, 0.2)))
    bench.press(.left, .delete)
    #expect(bench.note.avoid.count == 1)
    // By keys alone: one is added where the crop is.
    bench.press(.enter)
    #expect(isNear(bench.note.avoid.last, bench.world.places[0]))
    bench.press(.escape, .escape)
    #expect(!bench.scene.drawsAvoid)
    bench.settle()
    #expect(bench.disk.avoid.count == 2)
  }

  @Test func eachDragIsOneStepBack() {
    let bench = EditorBench()
    bench.press(.letter("a"))
    bench.drag(Point(0.1, 0.1), Point(0.3, 0.2))
    bench.drag(Point(0.5, 0.5), Point(0.6, 0.6))
    bench.click(bench.layout.undo)
    #expect(bench.note.avoid.count == 1)
    bench.click(bench.layout.undo)
    #expect(bench.note.avoid.isEmpty)
    #expect(!bench.scene.isEnabled(.undo))
    bench.click(bench.layout.redo)
    bench.click(bench.layout.redo)
    #expect(bench.note.avoid.count == 2)
  }

  @Test func aCropOnAForbiddenPlaceIsWarnedOf() {
    let bench = EditorBench { $0.entries[0].note.avoid = [Rect(0, 0, 0.45, 0.45)] }
    #expect(
      bench.scene.cropWarning(bench.world.size, Rect(0.4, 0.4, 0.2, 0.2)) == "It touches a forbidden place")
    #expect(bench.scene.cropWarning(bench.world.size, Rect(0.5, 0.5, 0.2, 0.2)) == nil)
    #expect(
      bench.scene.cropWarning(bench.world.size, Rect(0.5, 0.5, 0.02, 0.02))?.hasPrefix("So small") == true)
  }

  // MARK: Words

  @Test func wordsAreWrittenAndTakenBackAsOneStep() {
    let bench = EditorBench()
    bench.press(.letter("c"))
    #expect(bench.scene.takesText)
    bench.type("Ž")
    bench.type("ofie ")
    bench.type("🐆")
    #expect(bench.note.caption == "Žofie 🐆")
    bench.press(.tab)
    bench.type("Jo")
    bench.press(.tab)
    bench.type("CC0")
    bench.settle()
    #expect(bench.disk == PictureNote(caption: "Žofie 🐆", credit: "Jo", licence: "CC0"))
    bench.press(.letter("z"), control: true)
    bench.press(.letter("z"), control: true)
    #expect(bench.note == PictureNote(caption: "Žofie 🐆"))
    bench.press(.letter("z"), control: true)
    bench.settle()
    #expect(bench.disk == PictureNote())
  }

  @Test func aClickSetsTheCaretAndHotkeysAreLetters() {
    let bench = EditorBench { $0.entries[0].note.caption = "Lion" }
    let box = bench.layout.fields[0]
    // Each letter is 8.5 pixels wide here.
    bench.click(Rect(center: Point(box.x + 10 + 17, box.midY), size: Size(2, 2)))
    bench.type("h")
    bench.press(.letter("h"))
    #expect(bench.note.caption == "Lihon")
    #expect(!bench.note.isHidden)
  }

  @Test func aNameThatNoTableCanHoldIsRefused() {
    let bench = EditorBench { catalogue in
      catalogue.entries[0].path = FilePath(bytes: Array("pack/Lion/".utf8) + [0xE9] + Array(".jpg".utf8))
    }
    bench.press(.letter("h"))
    #expect(!bench.note.isHidden)
    #expect(bench.scene.state.0 == "\\xE9.jpg cannot be noted: the name is not UTF-8. Rename the file")
  }

  @Test func copyCutAndPaste() {
    let bench = EditorBench { $0.entries[0].note.caption = "Old words" }
    bench.press(.letter("c"))
    bench.press(.letter("c"), control: true)
    #expect(bench.world.clipboard == "Old words")
    bench.press(.end)
    bench.press(.left, shift: true, control: true)
    bench.press(.letter("x"), control: true)
    #expect(bench.world.clipboard == "words")
    bench.world.clipboard = "new\nlines\tand\u{7}"
    bench.press(.letter("v"), control: true)
    #expect(bench.note.caption == "Old new lines and")
  }

  // MARK: Which photo, which answer

  @Test func photosAreMovedHiddenAndCounted() {
    let bench = EditorBench()
    bench.press(.digit(3))
    #expect(bench.note.answer == "Leopard")
    bench.press(.letter("h"))
    #expect(bench.note.isHidden)
    #expect(bench.scene.counts == [5, 6, 6, 6, 1])
    // It stays in its place until another is chosen, and then stands with its own.
    #expect(bench.scene.selectedPlace == 0)
    bench.press(.right)
    #expect(bench.selection == 1)
    #expect(bench.scene.shown.firstIndex(of: 0) == 11)
    bench.press(.letter("z"), control: true)
    #expect(bench.selection == 0)
    bench.press(.digit(1))
    #expect(bench.note.answer == nil)
    bench.settle()
    #expect(bench.disk == PictureNote())
  }

  @Test func filtersLeaveWhatBelongsThere() {
    let bench = EditorBench { catalogue in
      catalogue.entries[7].note.isHidden = true
      catalogue.entries[8].note.answer = "lion"
    }
    bench.click(bench.layout.filters[1])
    #expect(bench.scene.shown == [0, 1, 2, 3, 4, 5, 8])
    bench.click(bench.layout.filters[5])
    #expect(bench.scene.shown == [7])
    #expect(bench.selection == 7)
    // Shown again it does not vanish under the pointer.
    bench.press(.letter("h"))
    #expect(bench.scene.shown == [7])
    bench.press(.letter("f"))
    #expect(bench.scene.filter == .all)
    #expect(bench.scene.shown.count == 24)
    bench.press(.letter("f"), shift: true)
    #expect(bench.scene.filter == .hidden)
  }

  @Test func keysWalkTheGrid() {
    let bench = EditorBench(photos: 100)
    let columns = bench.scene.grid.columns
    bench.press(.down, .right)
    #expect(bench.selection == columns + 1)
    bench.press(.end)
    #expect(bench.selection == 399)
    #expect(bench.scene.scroll.goal == bench.scene.grid.range)
    bench.press(.pageUp)
    #expect(bench.selection == 399 - columns * bench.scene.grid.rowsInView)
    bench.press(.home)
    bench.press(.right, alt: true)
    #expect(bench.selection == 1)
  }

  @Test func onlyWhatIsInViewIsAskedFor() {
    let bench = EditorBench(photos: 2_500)
    let grid = bench.scene.grid
    #expect(bench.world.view.thumbnails.count <= grid.columns * (grid.rowsInView + 6))
    bench.driver.send(.wheel(dx: 0, dy: -3))
    bench.driver.run(0.03)
    #expect(bench.scene.scroll.now > 0 && bench.scene.scroll.now < bench.scene.scroll.goal)
    bench.driver.run(1)
    #expect(bench.scene.scroll.now == bench.scene.scroll.goal)
    // The bar to its end.
    let bar = bench.layout.scrollBar
    bench.driver.send(.pointerDown(Point(bar.midX, bar.y + 3)))
    bench.driver.send(.pointerMoved(Point(bar.midX, bar.maxY + 50)))
    bench.driver.send(.pointerUp(Point(bar.midX, bar.maxY)))
    bench.driver.run(0.1)
    #expect(bench.world.view.thumbnails.contains(9_999))
    let drawn = bench.driver.drawing().commands.count
    #expect(drawn < 400, "\(drawn) commands")
  }
}
