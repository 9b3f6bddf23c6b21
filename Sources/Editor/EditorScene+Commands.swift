import Geometry
import Media
import Scenes

/// What can be done to the photos.
extension EditorScene {
  var photo: EditorDocument.Photo? {
    guard let document, let selection, document.photos.indices.contains(selection) else { return nil }
    return document.photos[selection]
  }

  /// The size of the photo that is shown, once it is known.
  var photoSize: PixelSize? {
    guard let selection, case .ready(let size) = effects.photo(selection) else { return nil }
    return size
  }

  var shape: CropShape? { photoSize.map { CropShape(photo: $0) } }

  /// The place that the game would choose by itself.
  var ownPlace: Rect? {
    guard let selection, let photo else { return nil }
    let question = PlaceQuestion(photo: selection, number: 0, avoid: photo.note.avoid)
    if case .ready(let rect) = effects.place(question) { return rect }
    return nil
  }

  /// What the player is shown first.
  package var crop: Rect? { photo.flatMap { $0.note.crop ?? ownPlace } }

  func isEnabled(_ button: EditorButton) -> Bool {
    switch button {
    case .undo: document?.canUndo ?? false
    case .redo: document?.canRedo ?? false
    case .never: photo != nil
    case .next: shape != nil
    case .own: photo?.note.crop != nil
    case .play: shape != nil
    case .hide, .answer: photo != nil
    case .filter: document != nil
    }
  }

  mutating func press(_ button: EditorButton) {
    guard isEnabled(button) else { return }
    switch button {
    case .undo: go(document?.undo())
    case .redo: go(document?.redo())
    case .never: setDrawsAvoid(!drawsAvoid)
    case .next: places.isSought = true
    case .own: change { $0.crop = nil }
    case .play: tryOut()
    case .hide: change { $0.isHidden.toggle() }
    case .answer(let answer): move(to: answer)
    case .filter(let index): show(index == 0 ? .all : index <= answerCount ? .answer(index - 1) : .hidden)
    }
  }

  /// Changes the note of the photo that is shown.
  mutating func change(_ kind: String? = nil, _ body: (inout PictureNote) -> Void) {
    guard let selection, let photo else { return }
    guard photo.canBeNoted else {
      tell("\(photo.path.name) cannot be noted: the name is not UTF-8. Rename the file")
      return
    }
    if document?.change(selection, kind, body) == true { noteChanged(selection) }
  }

  /// After a note is another: the words, the grid, the disk.
  mutating func noteChanged(_ index: Int) {
    saving.since = 0
    saving.warnedOfLeaving = false
    if let photo = document?.photos[index] { effects.log(.changed(photo.path, photo.note)) }
    if index == selection {
      readFields()
      let count = photo?.note.avoid.count ?? 0
      if let chosen = chosenAvoid, chosen >= count { chosenAvoid = nil }
    }
    if document?.takeRearranged() ?? false { refilter() }
  }

  private mutating func go(_ index: Int?) {
    guard let index else { return }
    select(index)
    noteChanged(index)
    if !shown.contains(index) { show(.all) }
    reveal()
  }

  private mutating func move(to answer: Int) {
    guard let photo, answer != photo.answer else { return }
    let label = config.answers[answer].label
    change { $0.answer = answer == photo.folderAnswer ? nil : label }
  }

  /// Plays the photo that is shown, as soon as all is written.
  private mutating func tryOut() {
    document?.seal()
    saving.since = .infinity
    setFocus(.photo)
    drag = nil
    isTrying = true
  }

  /// The way into the game of one photo, and back to the editor as it stands.
  mutating func trial() -> SceneCommand {
    isTrying = false
    let (home, effects) = (self, effects)
    let trial = Trial(photo: selection ?? 0, answer: photo?.answer ?? 0, note: photo?.note ?? PictureNote()) {
      home
    }
    return .replace(.travel(seconds: config.durations.screens)) { effects.trial(trial) }
  }

  // MARK: Places

  /// Goes on to the next good place, once it is known: one that differs from those seen before.
  mutating func seekPlace() {
    guard places.isSought, let selection, let photo else { return }
    let question = PlaceQuestion(photo: selection, number: places.number + 1, avoid: photo.note.avoid)
    switch effects.place(question) {
    case .waiting: return
    case .none:
      // Round again from the game's choice.
      places = Places(isSought: false)
      if let own = ownPlace { pin(own) }
    case .ready(let rect):
      places.number += 1
      let known = places.seen + [crop].compactMap { $0 }
      if known.contains(where: { $0.isNear(rect) }) { return }
      if let crop { places.seen.append(crop) }
      places.seen.append(rect)
      pin(rect)
    }
  }

  private mutating func pin(_ rect: Rect) {
    places.isSought = false
    document?.seal()
    change { $0.crop = rect }
  }

  // MARK: Never here

  mutating func setDrawsAvoid(_ draws: Bool) {
    drawsAvoid = draws
    chosenAvoid = nil
    focus = .photo
  }

  /// Adds a forbidden place and chooses it.
  mutating func addAvoid(_ rect: Rect, _ kind: String? = nil) {
    change(kind) { $0.avoid.append(rect) }
    chosenAvoid = photo.map { $0.note.avoid.count - 1 }
  }

  mutating func removeAvoid() {
    guard let chosenAvoid else { return }
    self.chosenAvoid = nil
    change { $0.avoid.remove(at: chosenAvoid) }
  }

  // MARK: Which photo

  /// Shows other photos in the grid; the one that is shown large stays.
  mutating func show(_ filter: Filter) {
    self.filter = filter
    shown = []
    refilter()
    if selection.map({ !shown.contains($0) }) ?? true { select(shown.first) }
    reveal()
    scroll.now = scroll.goal
  }

  /// Goes on to the next filter, around the end.
  mutating func showNext(backwards: Bool) {
    let all: [Filter] = [.all] + (0..<answerCount).map { .answer($0) } + [.hidden]
    let place = all.firstIndex(of: filter) ?? 0
    show(all[(place + (backwards ? all.count - 1 : 1)) % all.count])
  }

  private func isShown(_ index: Int, _ filter: Filter) -> Bool {
    guard let photo = document?.photos[index] else { return false }
    switch filter {
    case .all: return true
    case .answer(let answer): return photo.answer == answer
    case .hidden: return photo.note.isHidden
    }
  }

  /// Makes the list of the grid anew, by answer. The photo that is being edited stays where it is until another is
  /// chosen, though it belongs elsewhere now.
  mutating func refilter() {
    guard let document else { return }
    let (held, kept) = (selection, Set(shown))
    func answer(_ index: Int) -> Int { index == held ? heldAnswer : document.photos[index].answer }
    shown = document.photos.indices.filter { isShown($0, filter) || ($0 == held && kept.contains($0)) }
      .sorted { (answer($0), $0) < (answer($1), $1) }
    selectedPlace = held.flatMap { shown.firstIndex(of: $0) }
    counts = Array(repeating: 0, count: answerCount + 1)
    for photo in document.photos { counts[photo.note.isHidden ? answerCount : photo.answer] += 1 }
  }

  mutating func select(_ index: Int?) {
    guard index != selection else { return }
    document?.seal()
    selection = index
    heldAnswer = photo?.answer ?? 0
    refilter()
    places = Places()
    isReady = false
    chosenAvoid = nil
    drag = nil
    for field in Field.allCases { fields[field.rawValue].set(text(of: field)) }
    reveal()
    if let photo { effects.log(.selected(photo.path)) }
  }

  /// Goes so many photos on in the grid.
  mutating func step(by count: Int) {
    guard !shown.isEmpty else { return }
    select(shown[min(shown.count - 1, max(0, (selectedPlace ?? 0) + count))])
  }

  mutating func reveal() {
    guard let place = selectedPlace else { return }
    scroll.goal = grid.revealing(place, from: scroll.goal)
  }

  // MARK: Words

  func text(of field: Field) -> String { text(of: field, in: photo?.note ?? PictureNote()) }

  func text(of field: Field, in note: PictureNote) -> String {
    switch field {
    case .caption: return note.caption ?? ""
    case .credit: return note.credit ?? ""
    case .licence: return note.licence ?? ""
    }
  }

  /// Takes the words from the note, but for those that are being written and say the same.
  mutating func readFields() {
    for field in Field.allCases where fields[field.rawValue].text.trimmed != text(of: field) {
      fields[field.rawValue].set(text(of: field))
    }
  }

  /// Puts what was written into the note.
  mutating func writeField(_ field: Field) {
    let words = fields[field.rawValue].text.trimmed
    let value = words.isEmpty ? nil : words
    change("\(field)") { note in
      switch field {
      case .caption: note.caption = value
      case .credit: note.credit = value
      case .licence: note.licence = value
      }
    }
  }
}

extension String {
  /// Without white space around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension Rect {
  /// Whether two rectangles are as good as the same place.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let common = CropShape.share(intersection(other))
    return common > 0.5 * max(CropShape.share(self), CropShape.share(other))
  }
}
