import Geometry
import Media
import Scenes

/// The large photo with its crop and its forbidden places.
extension EditorScene {
  func drawCanvas(_ pen: EditorPen, into list: inout DrawList) {
    let colours = config.colours
    list.slices("frame", layout.frame, scale: pen.unit)
    if focus == .photo {
      list.slices(
        "button-edge", layout.frame, scale: pen.unit * 0.73, tint: colours.accent.faded(0.9))
    }
    drawName(pen, into: &list)
    drawTools(pen, into: &list)
    guard let selection, let photo else { return }
    switch effects.photo(selection) {
    case .waiting:
      let side = pen.points(48)
      list.graphic(.named("loading"), Rect(center: layout.frame.center, size: Size(side, side)))
    case .failed(let reason):
      let box = layout.frame.inset(by: pen.points(40))
      pen.text(
        "This photo cannot be shown: \(reason)", size: 20, in: box, colours.warning, .center, lines: 6,
        into: &list)
    case .ready(let size):
      let rect = layout.place(size)
      list.photo(EditorScene.large(selection), rect, clip: rect, alpha: photo.note.isHidden ? 0.6 : 1)
      drawCrop(rect, pen, into: &list)
      for (index, avoid) in photo.note.avoid.enumerated() {
        drawAvoid(rect.part(avoid).snapped, isChosen: index == chosenAvoid, pen, into: &list)
      }
    }
  }

  private func drawName(_ pen: EditorPen, into list: inout DrawList) {
    guard let photo, let selection else { return }
    let colours = config.colours
    var spans = [TextCommand.Span(photo.path.name.description, colours.ink)]
    if case .ready(let size) = effects.photo(selection) {
      spans.append(TextCommand.Span("   \(size.width) × \(size.height)", colours.muted))
    }
    if let place = selectedPlace {
      spans.append(TextCommand.Span("   \(place + 1) of \(shown.count)", colours.muted))
    }
    list.text(TextCommand(spans: spans, .small, size: pen.type(18), in: layout.fileName))
  }

  private func drawTools(_ pen: EditorPen, into list: inout DrawList) {
    let tools: [(String, String, EditorButton, Bool)] = [
      ("Never here", "A", .never, drawsAvoid), ("Next place", "N", .next, places.isSought),
      ("Game’s choice", "U", .own, false), ("Play this one", "P", .play, true),
    ]
    for (label, key, button, isOn) in tools {
      pen.pill(label, key: key, button, isOn: isOn, look: look(button), peers: tools.map(\.0), into: &list)
    }
  }

  private func drawCrop(_ photo: Rect, _ pen: EditorPen, into list: inout DrawList) {
    guard let crop else { return }
    let colours = config.colours
    let seen = GameLayout.crop(crop, of: photo)
    let shade = colours.wall.faded(0.58)
    list.fill(Rect(photo.x, photo.y, photo.width, seen.minY - photo.minY), shade)
    list.fill(Rect(photo.x, seen.maxY, photo.width, photo.maxY - seen.maxY), shade)
    list.fill(Rect(photo.x, seen.y, seen.minX - photo.minX, seen.height), shade)
    list.fill(Rect(seen.maxX, seen.y, photo.maxX - seen.maxX, seen.height), shade)
    let isFixed = self.photo?.note.crop != nil
    let line = pen.points(2).rounded()
    pen.outline(seen.inset(by: -line - 1), colours.wall.faded(0.7), width: 2, into: &list)
    pen.outline(seen.inset(by: -line), isFixed ? colours.accent : colours.border, width: 2, into: &list)
    guard !drawsAvoid else { return }
    let aimed = pointer.flatMap { target(at: $0) }
    for corner in Corner.allCases {
      let isAimed = aimed == .cropCorner(corner) || drag == .resizeCrop(corner)
      pen.grip(
        corner.point(of: seen), isFixed ? colours.accent : colours.border, isAimed: isAimed, into: &list)
    }
  }

  private func drawAvoid(_ rect: Rect, isChosen: Bool, _ pen: EditorPen, into list: inout DrawList) {
    let colours = config.colours
    list.fill(rect, colours.wrong.faded(isChosen ? 0.5 : 0.36))
    pen.outline(rect, isChosen ? colours.ink : colours.wrongLight, width: isChosen ? 2.5 : 1.5, into: &list)
    if rect.width > pen.points(90), rect.height > pen.points(26) {
      pen.text("never here", size: 14, in: rect, colours.ink, .center, into: &list)
    }
    guard isChosen else { return }
    for corner in Corner.allCases {
      let isAimed = pointer.flatMap { target(at: $0) } == .avoidCorner(corner)
      pen.grip(corner.point(of: rect), colours.ink, isAimed: isAimed, into: &list)
    }
  }
}
