import Foundation
import Geometry
import Media
import Scenes
import Testing

@testable import Editor

/// The editor as text, kept beside the tests. With `CLOSEUP_RECORD=1` it is written anew; look at the difference.
@Suite struct EditorSnapshotTests {
  private func expect(_ bench: EditorBench, _ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Snapshots")
    let kept = folder.appendingPathComponent("\(name).txt")
    let actual = bench.driver.drawing().description + "\n"
    if ProcessInfo.processInfo.environment["CLOSEUP_RECORD"] == "1" {
      try actual.write(to: kept, atomically: true, encoding: .utf8)
    }
    let expected = (try? String(contentsOf: kept, encoding: .utf8)) ?? ""
    let lines = actual.split(separator: "\n").difference(from: expected.split(separator: "\n"))
    #expect(lines.isEmpty, "\(name) is not drawn as kept")
  }

  private func bench(_ size: PixelSize = PixelSize(1280, 720)) -> EditorBench {
    EditorBench(photos: 12, viewport: Viewport(size)) { catalogue in
      catalogue.entries[0].note = PictureNote(
        caption: "A lion at dawn", credit: "Jo Field", licence: "CC BY", crop: Rect(0.3, 0.3, 0.15, 0.2),
        avoid: [Rect(0.05, 0.05, 0.3, 0.2)])
      catalogue.entries[1].note = PictureNote(isHidden: true, answer: "Jaguar")
    }
  }

  @Test func photo() throws { try expect(bench(), "photo") }

  @Test func photoInASmallWindow() throws { try expect(bench(PixelSize(1024, 640)), "photo-small") }

  @Test func neverHere() throws {
    let bench = bench()
    bench.press(.letter("a"))
    bench.drag(Point(0.1, 0.1), Point(0.1, 0.1))
    try expect(bench, "never-here")
  }

  @Test func words() throws {
    let bench = bench()
    bench.press(.letter("c"))
    bench.press(.end)
    bench.press(.left, shift: true, control: true)
    try expect(bench, "words")
  }

  @Test func broken() throws {
    let bench = bench()
    bench.world.failed[1] = "the file is cut off"
    bench.press(.right)
    bench.driver.run(1)
    try expect(bench, "broken")
  }

  @Test func empty() throws {
    try expect(EditorBench(photos: 0), "empty")
  }
}
