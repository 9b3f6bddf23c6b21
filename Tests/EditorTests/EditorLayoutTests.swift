import Geometry
import Scenes
import Testing

@testable import Editor

/// Nothing overlaps and nothing leaves the window, from the smallest that is meant to 4K.
@Suite struct EditorLayoutTests {
  @Test(
    arguments: [
      PixelSize(1024, 640), PixelSize(1280, 720), PixelSize(1440, 900), PixelSize(1920, 1080),
      PixelSize(2560, 1080), PixelSize(3840, 2160), PixelSize(1000, 1400), PixelSize(640, 480),
    ], [2, 3, 4])
  func allHasItsPlace(_ size: PixelSize, _ answers: Int) {
    let viewport = Viewport(size)
    let layout = EditorLayout(viewport, answers: answers)
    let parts =
      [layout.title, layout.state, layout.undo, layout.redo, layout.grid, layout.scrollBar, layout.fileName]
      + [layout.frame, layout.previewLabel, layout.preview, layout.share, layout.warning, layout.answerLabel]
      + [layout.hide, layout.hints] + layout.filters + layout.tools + layout.fieldLabels + layout.fields
      + layout.answers
    for (index, part) in parts.enumerated() {
      #expect(viewport.bounds.contains(part), "\(part)")
      for other in parts[(index + 1)...] {
        let common = part.intersection(other)
        #expect(common.width < 2 || common.height < 2, "\(part) and \(other)")
      }
    }
    #expect(layout.photoArea.width > 0.3 * viewport.size.width)
    #expect(layout.preview.height >= layout.points(110))
  }

  @Test(arguments: [0, 1, 5, 100, 10_000])
  func theGridShowsWhatIsInView(_ count: Int) {
    let layout = EditorLayout(Viewport(1280, 720), answers: 4)
    let grid = GridLayout(layout, count: count)
    for scroll in [0, grid.range / 3, grid.range] {
      let inView = grid.inView(scroll: scroll)
      for index in inView {
        let rect = grid.rect(index, scroll: scroll)
        #expect(rect.minX >= layout.grid.minX && rect.maxX <= layout.grid.maxX)
        #expect(rect.maxY > layout.grid.minY - grid.step && rect.minY < layout.grid.maxY + grid.step)
      }
      if let last = inView.last, last < count - 1 {
        #expect(grid.rect(last + 1, scroll: scroll).maxY > layout.grid.maxY)
      }
      let thumb = grid.thumb(in: layout.scrollBar, scroll: scroll)
      #expect(layout.scrollBar.inset(by: -0.01).contains(thumb))
      if grid.range > 0 {
        #expect((grid.scroll(thumbAt: thumb.y, in: layout.scrollBar) - scroll).magnitude < 1)
      }
    }
    if count > 0 {
      let rect = grid.rect(count - 1, scroll: grid.revealing(count - 1, from: 0))
      #expect(layout.grid.inset(by: -1).contains(rect))
    }
  }
}
