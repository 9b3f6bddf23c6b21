import Geometry
import Media
import Scenes

/// The column beside the photo: how it looks in the game, its words, its answer.
extension EditorScene {
  func drawSide(_ pen: EditorPen, into list: inout DrawList) {
    let colours = config.colours
    pen.text("As the player sees it", size: 16, in: layout.previewLabel, colours.muted, into: &list)
    drawPreview(pen, into: &list)
    for (field, name) in zip(Field.allCases, ["Caption", "Credit", "Licence"]) {
      pen.text(name, size: 15, in: layout.fieldLabels[field.rawValue], colours.muted, into: &list)
      drawField(field, pen, into: &list)
    }
    pen.text("Answer", size: 15, in: layout.answerLabel, colours.muted, into: &list)
    for index in 0..<answerCount { drawAnswer(index, pen, into: &list) }
    let isHidden = photo?.note.isHidden ?? false
    pen.pill(
      isHidden ? "Hidden from the game" : "Hide from the game", key: "H", .hide, isOn: isHidden,
      look: look(.hide), into: &list)
  }

  private func drawPreview(_ pen: EditorPen, into list: inout DrawList) {
    let colours = config.colours
    list.slices("frame", layout.preview, scale: pen.unit * 0.5)
    guard let selection, let size = photoSize, let crop else { return }
    let inner = layout.preview.inset(by: pen.points(8)).snapped
    let photo = inner.placing(size.size, .contain).snapped
    let seen = GameLayout.crop(crop, of: photo)
    list.slices("crop-glow", seen, scale: pen.unit * 0.5, tint: colours.glow)
    list.photo(EditorScene.large(selection), photo, clip: seen)
    list.slices("crop-edge", seen, scale: pen.unit * 0.6, tint: colours.border)

    let percent = (CropShape.share(crop) * 1000).rounded() / 10
    let who = self.photo?.note.crop == nil ? "chosen by the game" : "chosen by you"
    list.text(
      TextCommand(
        spans: [
          TextCommand.Span("\(percent) %", colours.ink),
          TextCommand.Span(" of the photo, \(who)", colours.muted),
        ], .small, size: pen.type(15), in: layout.share))
    if let warning = cropWarning(size, crop) {
      pen.text(warning, size: 15, in: layout.warning, colours.warning, into: &list)
    }
  }

  /// What is wrong with a crop.
  func cropWarning(_ size: PixelSize, _ crop: Rect) -> String? {
    if photo?.note.avoid.contains(where: { $0.intersects(crop) }) ?? false {
      return "It touches a forbidden place"
    }
    let frame = GameLayout(Viewport(1280, 720), answers: answerCount)
    let seen = GameLayout.crop(crop, of: frame.place(size))
    let least = config.crop.minimumSide * frame.frame.height
    if min(seen.width, seen.height) < least * 0.98 { return "So small that little can be seen" }
    if CropShape.share(crop) > 0.4 { return "So large that it gives the photo away" }
    return nil
  }

  private func drawField(_ field: Field, _ pen: EditorPen, into list: inout DrawList) {
    let colours = config.colours
    let box = layout.fields[field.rawValue]
    let isFocused = focus == .field(field)
    let isHovered = pointer.map(box.contains) ?? false
    list.slices("key-cap", box, scale: pen.unit, tint: Colour.white.faded(isFocused || isHovered ? 1 : 0.75))
    if isFocused { list.slices("crop-edge", box, scale: pen.unit * 0.9, tint: colours.accent) }
    guard photo != nil else { return }
    let model = fields[field.rawValue]
    let inset = layout.points(EditorScene.fieldInset)
    let inner = box.inset(dx: inset, dy: layout.points(3))
    let clip = box.inset(dx: inset - 2, dy: 0)
    if isFocused, !model.selection.isEmpty {
      let start = inner.x - model.scroll + offset(of: model.selection.lowerBound, in: field)
      let end = inner.x - model.scroll + offset(of: model.selection.upperBound, in: field)
      let mark = Rect(start, inner.y + 2, end - start, inner.height - 4).intersection(clip)
      list.fill(mark.snapped, colours.accent.faded(0.38))
    }
    if model.letters.isEmpty {
      if !isFocused {
        // What the game will take from the photo itself.
        let own = selection.map { text(of: field, in: effects.words($0)) } ?? ""
        pen.text(
          own.isEmpty ? "–" : own, size: EditorScene.fieldSize, in: inner, colours.muted.faded(0.7),
          into: &list)
      }
    } else {
      let width = offset(of: model.letters.count, in: field) + layout.points(40)
      let place = Rect(inner.x - model.scroll, inner.y, max(width, inner.width), inner.height)
      let size = pen.type(EditorScene.fieldSize)
      var text = TextCommand(
        String(model.letters.map { $0 == " " ? "\u{A0}" : $0 }), .small, size: size, minimumSize: size,
        in: place, colours.ink)
      text.clip = clip
      list.text(text)
    }
    if isFocused {
      let x = inner.x - model.scroll + offset(of: model.caret, in: field)
      let width = max(1, layout.points(2).rounded())
      list.fill(Rect(x.rounded(), inner.y + 3, width, inner.height - 6), colours.accent)
    }
  }

  private func drawAnswer(_ index: Int, _ pen: EditorPen, into list: inout DrawList) {
    let colours = config.colours
    let own = colours.answers[index]
    let button = EditorButton.answer(index)
    let look = look(button)
    let isChosen = photo?.answer == index
    let rect = button.rect(layout).offset(dy: look.press * 2 * pen.unit)
    list.slices("button", rect, scale: pen.unit * 0.55, tint: Colour.white.faded(look.isEnabled ? 1 : 0.5))
    list.slices(
      "button-shine", rect, scale: pen.unit * 0.55,
      tint: own.faded((isChosen ? 0.34 : 0) + 0.14 * look.hover))
    list.slices(
      "button-edge", rect, scale: pen.unit * 0.55, tint: own.faded(isChosen ? 1 : 0.4 + 0.4 * look.hover))
    let side = pen.points(18)
    let shape = Rect(rect.x + pen.points(11), rect.midY - side / 2, side, side)
    list.graphic(.named("shape-\(index + 1)"), shape, tint: own)
    let end = rect.maxX - pen.points(26)
    pen.text(
      config.answers[index].label, .label, size: 17,
      in: Rect(shape.maxX + pen.points(8), rect.y, end - shape.maxX - pen.points(8), rect.height),
      colours.ink,
      into: &list)
    let cap = Rect(end - pen.points(2), rect.midY - pen.points(10), pen.points(20), pen.points(20))
    pen.text("\(index + 1)", size: 14, in: cap, colours.muted, .center, into: &list)
  }
}
