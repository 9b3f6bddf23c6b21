import Geometry
import Media
import Rules
import Scenes

/// What the editor looks like.
extension EditorScene {
  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    let layout = EditorLayout(frame.viewport, answers: answerCount)
    let pen = EditorPen(environment, frame, layout)
    drawHeader(pen, into: &list)
    guard let document else {
      pen.text("Looking for photos …", size: 22, in: layout.frame, config.colours.muted, .center, into: &list)
      return
    }
    drawFilters(document, pen, into: &list)
    drawGrid(document, pen, into: &list)
    drawCanvas(pen, into: &list)
    drawSide(pen, into: &list)
    drawFailure(pen, into: &list)
    pen.text(hint, size: 15, in: layout.hints, config.colours.muted, into: &list)
  }

  private func drawHeader(_ pen: EditorPen, into list: inout DrawList) {
    let colours = config.colours
    let title = [TextCommand.Span(config.title, colours.ink), TextCommand.Span("  editor", colours.muted)]
    list.text(TextCommand(spans: title, .display, size: pen.type(26), in: layout.title))
    let (text, colour) = state
    pen.text(text, size: 16, in: layout.state, colour, .trailing, lines: 2, into: &list)
    pen.pill("Undo", .undo, look: look(.undo), into: &list)
    pen.pill("Redo", .redo, look: look(.redo), into: &list)
  }

  /// How the disk stands to what is on screen.
  var state: (String, Colour) {
    let colours = config.colours
    guard let document else { return ("", colours.muted) }
    if saving.failure != nil { return ("Not saved", colours.warning) }
    if let notice = saving.notice { return (notice.text, colours.accent) }
    if saving.isBusy || !document.isSaved { return ("Saving …", colours.muted) }
    return document.canUndo || document.canRedo
      ? ("Saved", colours.rightLight) : ("Changes are saved by themselves", colours.muted)
  }

  /// Why something could not be written, and what leaving would mean.
  var failure: String? {
    guard let failure = saving.failure else { return nil }
    return saving.warnedOfLeaving
      ? "\(failure). Leave once more to leave without what is not saved." : "\(failure). It is tried again."
  }

  private func drawFailure(_ pen: EditorPen, into list: inout DrawList) {
    guard let failure else { return }
    let frame = layout.frame
    let band = Rect(frame.x, frame.maxY - pen.points(112), frame.width, pen.points(112)).snapped
    list.fill(band.inset(by: pen.points(8)), config.colours.wall)
    list.slices("button-wrong", band, scale: pen.unit * 0.73)
    pen.text(
      "Not saved. \(failure)", size: 17, in: band.inset(dx: pen.points(20), dy: pen.points(10)),
      config.colours.ink,
      lines: 4, into: &list)
  }

  func look(_ button: EditorButton) -> ButtonGroup.Look { buttons.looks[button.index] }

  /// The keys that help just now.
  private var hint: String {
    switch focus {
    case .field: "Tab  next field    Enter  done    Page up/down  other photo    Ctrl+Z  undo"
    case .grid:
      "Arrows  choose    Enter  to the photo    N  next place    C  caption    H  hide    P  play    F  filter    Esc  leave"
    case .photo where drawsAvoid:
      "Drag  draw    Enter  add one    Arrows  move    + −  size    Delete  remove    A  back to the crop"
    case .photo:
      "Arrows  move the crop    Shift  faster    + −  size    N  next place    U  game's choice    A  never here    1–\(answerCount)  answer    P  play"
    }
  }

  // MARK: Grid

  private func drawFilters(_ document: EditorDocument, _ pen: EditorPen, into list: inout DrawList) {
    let labels = ["All"] + config.answers.map(\.label) + ["Hidden"]
    for (index, count) in ([document.photos.count] + counts).enumerated() {
      let isOn: Bool
      switch filter {
      case .all: isOn = index == 0
      case .answer(let answer): isOn = index == answer + 1
      case .hidden: isOn = index == answerCount + 1
      }
      let button = EditorButton.filter(index)
      let shape = (1...answerCount).contains(index) ? index - 1 : nil
      pen.chip(
        labels[index], count: count, shape: shape, button, isOn: isOn, look: look(button),
        into: &list)
    }
  }

  private func drawGrid(_ document: EditorDocument, _ pen: EditorPen, into list: inout DrawList) {
    let grid = grid
    let colours = config.colours
    if shown.isEmpty {
      let words = document.photos.isEmpty ? "No photos" : "No photos here"
      pen.text(words, size: 20, in: layout.grid, colours.muted, .center, into: &list)
    }
    for place in grid.inView(scroll: scroll.now) {
      let index = shown[place]
      let cell = grid.rect(place, scroll: scroll.now)
      drawThumbnail(index, document.photos[index], cell, pen, into: &list)
    }
    guard grid.range > 0 else { return }
    list.slices("key-cap", layout.scrollBar, scale: pen.unit * 0.35, tint: Colour.white.faded(0.5))
    let thumb = grid.thumb(in: layout.scrollBar, scroll: scroll.now)
    let isHeld: Bool
    if case .scrollBar = drag {
      isHeld = true
    } else {
      isHeld = pointer.map(layout.scrollBar.contains) ?? false
    }
    list.slices(
      "button-shine", thumb.snapped, scale: pen.unit * 0.12, tint: colours.muted.faded(isHeld ? 0.95 : 0.6))
  }

  private func drawThumbnail(
    _ index: Int, _ photo: EditorDocument.Photo, _ cell: Rect, _ pen: EditorPen, into list: inout DrawList
  ) {
    let colours = config.colours
    let seen = cell.intersection(layout.grid)
    guard !seen.isEmpty else { return }
    list.fill(seen, colours.wallLight.faded(0.35))
    switch effects.thumbnail(index) {
    case .ready(let size):
      let place = cell.placing(size.size, .cover).snapped
      list.photo(EditorScene.small(index), place, clip: seen, alpha: photo.note.isHidden ? 0.28 : 1)
    case .failed:
      pen.text("?", .display, size: 34, in: cell, colours.warning, .center, clip: layout.grid, into: &list)
    case .waiting: break
    }
    drawMarks(photo, cell, pen, into: &list)
    if index == selection {
      let outline = cell.inset(by: -pen.points(1)).snapped
      list.slices(
        "crop-edge", outline, scale: pen.unit, tint: focus == .grid ? colours.accent : colours.ink,
        clip: layout.grid.inset(by: -pen.points(4)))
    } else if drag == nil, let pointer, seen.contains(pointer) {
      list.slices(
        "crop-edge", cell, scale: pen.unit * 0.8, tint: colours.ink.faded(0.6),
        clip: layout.grid.inset(by: -pen.points(4)))
    }
  }

  /// Small signs on a thumbnail: its answer, and what was done to it.
  private func drawMarks(
    _ photo: EditorDocument.Photo, _ cell: Rect, _ pen: EditorPen, into list: inout DrawList
  ) {
    let colours = config.colours
    let bar = Rect(cell.x, cell.maxY - pen.points(22), cell.width, pen.points(22)).snapped
    list.fill(bar.intersection(layout.grid), colours.wall.faded(0.72))
    let side = pen.points(13)
    let shape = Rect(bar.x + pen.points(6), bar.midY - side / 2, side, side)
    list.graphic(
      .named("shape-\(photo.answer + 1)"), shape, tint: colours.answers[photo.answer], clip: layout.grid)
    if photo.note.isHidden {
      let place = Rect(shape.maxX + pen.points(6), bar.y, pen.points(56), bar.height)
      pen.text("hidden", size: 13, in: place, colours.ink, clip: layout.grid, into: &list)
    }
    var right = bar.maxX - pen.points(6)
    func mark(_ draw: (Rect) -> Void) {
      let place = Rect(right - side, bar.midY - side / 2, side, side).snapped
      right -= side + pen.points(5)
      if layout.grid.contains(place) { draw(place) }
    }
    if photo.note.crop != nil { mark { pen.outline($0, colours.accent, width: 2, into: &list) } }
    if !photo.note.avoid.isEmpty { mark { pen.forbidden($0, colours.warning, into: &list) } }
    if photo.note.caption != nil { mark { pen.lines($0, colours.ink, into: &list) } }
  }

  // MARK: Which picture is which

  /// The number of a photo in its large form, and as a thumbnail.
  package static func large(_ photo: Int) -> PictureID { PictureID(photo * 2) }
  package static func small(_ photo: Int) -> PictureID { PictureID(photo * 2 + 1) }
}
