import Geometry
import Media
import Motion
import Rules
import Scenes

/// The owner's window on a pack: all photos in a grid, one large, its crop, its forbidden places and its notes.
package struct EditorScene: Scene {
  package let name = "editor"
  package let backdrop = Backdrop.wall

  let environment: Environment
  let effects: EditorEffects
  package internal(set) var document: EditorDocument?
  /// The photos that the filter lets through, in the order of the grid.
  package internal(set) var shown: [Int] = []
  package internal(set) var filter = Filter.all
  package internal(set) var selection: Int?
  /// The selected photo's answer when it was selected: it keeps its place in the grid while it is edited.
  var heldAnswer = 0
  /// Where the selected photo stands in the grid.
  var selectedPlace: Int?
  /// Photos of each answer that are dealt, and hidden ones.
  var counts: [Int] = []
  package internal(set) var focus = Focus.grid
  /// Whether dragging draws places that must not be shown.
  package internal(set) var drawsAvoid = false
  /// The forbidden place that is being edited.
  package internal(set) var chosenAvoid: Int?
  var fields = Array(repeating: TextField(), count: Field.allCases.count)
  var drag: Drag?
  var pointer: Point?
  var buttons: ButtonGroup
  var scroll = Scroll()
  var places = Places()
  var saving = Saving()
  /// Whether it was told that the selected photo is there.
  var isReady = false
  /// Whether the photo is to be played as soon as all is written.
  var isTrying = false
  /// The window as the last step saw it.
  var layout: EditorLayout

  /// What the grid shows.
  package enum Filter: Equatable, Sendable {
    case all
    case answer(Int)
    case hidden
  }

  /// What the keys go to.
  package enum Focus: Equatable, Sendable {
    case grid
    case photo
    case field(Field)
  }

  /// What is written about a photo.
  package enum Field: Int, CaseIterable, Sendable {
    case caption, credit, licence
  }

  /// What the held pointer does.
  enum Drag: Equatable {
    /// With the pointer's way from the rectangle's corner, in fractions of the photo.
    case moveCrop(Point)
    case resizeCrop(Corner)
    /// With where it began.
    case drawAvoid(Point)
    case moveAvoid(Point)
    case resizeAvoid(Corner)
    /// With the pointer's way from the top of the bar's thumb, in pixels.
    case scrollBar(Double)
    case text(Field)
  }

  /// Where the grid stands, and where it goes.
  struct Scroll: Equatable {
    var now = 0.0
    var goal = 0.0
  }

  /// The search for the next place.
  struct Places: Equatable {
    /// Number of the place shown last; 0 for the game's choice.
    var number = 0
    var isSought = false
    var seen: [Rect] = []
  }

  /// The way to the disk.
  struct Saving: Equatable {
    /// Seconds since the last change; nil when it has been handed over.
    var since: Double?
    var isBusy = false
    var sent: [Int: PictureNote] = [:]
    var failure: String?
    /// Something to know that is no failure, for a few seconds.
    var notice: (text: String, left: Double)?
    /// The editor closes as soon as all is written.
    var isLeaving = false
    /// Leaving was asked for though something cannot be written.
    var warnedOfLeaving = false

    static func == (a: Saving, b: Saving) -> Bool {
      a.since == b.since && a.isBusy == b.isBusy && a.failure == b.failure && a.notice?.text == b.notice?.text
    }
  }

  /// Seconds from a change to its writing, from a failed try to the next, and that a notice stays.
  private enum Time {
    static let patience = 0.5
    static let retry = 4.0
    static let notice = 5.0
  }

  package init(_ environment: Environment, effects: EditorEffects) {
    self.environment = environment
    self.effects = effects
    buttons = ButtonGroup(
      EditorButton.count, trigger: .release, main: nil, duration: environment.config.durations.hover)
    layout = EditorLayout(Viewport(1280, 720), answers: environment.config.answers.count)
  }

  var config: Configuration { environment.config }
  var answerCount: Int { config.answers.count }

  package var takesInput: Bool { document != nil }

  /// Whether letters are typed into a field.
  package var takesText: Bool {
    if case .field = focus { return true }
    return false
  }

  /// Where letters are written.
  package var textPlace: Rect? {
    if case .field(let field) = focus { return layout.fields[field.rawValue] }
    return nil
  }

  /// What could not be written, and why the window should not close yet without a word.
  package var unsaved: [Int: NoteWriter.Change] { document?.changes ?? [:] }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    layout = EditorLayout(step.viewport, answers: answerCount)
    if document == nil { open() }
    var commands: [SceneCommand] = []
    for index in buttons.looks.indices { buttons.setEnabled(index, isEnabled(EditorButton(index))) }
    if let pressed = buttons.update(pointerOnly(step), rects: EditorButton.rects(layout)) {
      press(EditorButton(pressed.index))
    }
    for timed in step.inputs { commands += handle(timed.input) }
    if !isReady, let photo, crop != nil, photoSize != nil {
      isReady = true
      effects.log(.ready(photo.path))
    }
    seekPlace()
    save(step.duration)
    glide(step.duration)
    want()
    if !step.inputs.isEmpty, case .field(let field) = focus { keepCaretInView(field) }
    // Nothing waits for the disk while a game is on.
    if isTrying, document?.isSaved ?? true || (saving.failure != nil && !saving.isBusy) {
      commands.append(trial())
    }
    if saving.isLeaving, document?.isSaved ?? true { commands.append(.quit) }
    return commands
  }

  /// The buttons are for the pointer; each has a key of its own.
  private func pointerOnly(_ step: Step) -> Step {
    var step = step
    step.inputs.removeAll { timed in
      switch timed.input {
      case .key, .stroke, .text, .wheel: true
      default: drag != nil
      }
    }
    return step
  }

  private mutating func open() {
    guard let catalogue = effects.catalogue() else { return }
    document = EditorDocument(catalogue, labels: config.answers.map(\.label))
    effects.log(.found(catalogue.entries.count))
    refilter()
    select(shown.first)
  }

  /// Tells what is in view, so that it is on its way.
  private func want() {
    let grid = grid
    var view = EditorView()
    view.photo = selection
    view.box = layout.photoBox
    view.side = max(1, Int(grid.side))
    let inView = grid.inView(scroll: scroll.now)
    let around = grid.inView(scroll: scroll.now, beyond: 2)
    view.thumbnails =
      Array(shown[inView]) + shown[around.lowerBound..<inView.lowerBound]
      + shown[inView.upperBound..<around.upperBound]
    if let place = selectedPlace {
      view.neighbours = [place + 1, place - 1].filter(shown.indices.contains).map { shown[$0] }
    }
    effects.want(view)
  }

  var grid: GridLayout { GridLayout(layout, count: shown.count) }

  private mutating func glide(_ seconds: Double) {
    scroll.goal = grid.clamped(scroll.goal)
    let way = scroll.goal - scroll.now
    // Nine tenths of the way in an eighth of a second.
    scroll.now = way.magnitude < 0.5 ? scroll.goal : scroll.now + way * min(1, seconds * 18)
  }

  // MARK: The disk

  private mutating func save(_ seconds: Double) {
    for (index, result) in effects.saved() { take(result, of: index) }
    takeNews()
    if var notice = saving.notice {
      notice.left -= seconds
      saving.notice = notice.left > 0 ? notice : nil
    }
    guard let since = saving.since else { return }
    saving.since = since + seconds
    let wait = saving.failure == nil ? Time.patience : Time.retry
    if since + seconds >= wait, drag == nil { saveNow() }
  }

  /// Shows a sentence for a while.
  mutating func tell(_ text: String) { saving.notice = (text, Time.notice) }

  /// Takes in what others wrote into the tables, but not while something is on its way there.
  private mutating func takeNews() {
    guard document?.isSaved ?? false, !saving.isBusy, let news = effects.news() else { return }
    let changed = document?.take(news) ?? []
    for index in changed { noteChanged(index) }
    if !changed.isEmpty { tell("Read what another program wrote") }
  }

  /// Hands over what is not on the disk yet; what is changed from here on is another step.
  mutating func saveNow() {
    document?.seal()
    guard let document else { return }
    let changes = document.changes
    guard !changes.isEmpty else {
      saving.since = nil
      saving.failure = nil
      return
    }
    guard effects.save(changes) else { return }
    saving.since = nil
    saving.isBusy = true
    saving.sent = changes.mapValues(\.new)
  }

  private mutating func take(_ result: Result<PictureNote, Issue>, of index: Int) {
    saving.isBusy = false
    guard let sent = saving.sent[index] else { return }
    switch result {
    case .success(let note):
      saving.failure = nil
      let isChanged = document?.take(note, of: index, sent: sent) ?? false
      if isChanged, let photo = document?.photos[index] {
        tell("\(photo.path.name) was changed in another program; its words stay")
        noteChanged(index)
      }
      effects.log(.saved(index))
    case .failure(let issue):
      saving.failure = issue.sentence
      saving.warnedOfLeaving = saving.warnedOfLeaving || saving.isLeaving
      saving.isLeaving = false
      effects.log(.failed(issue.description))
    }
    if document?.isSaved == false { saving.since = saving.since ?? 0 }
  }

  package mutating func resumed(with result: SceneResult) -> [SceneCommand] { [] }
}

extension Issue {
  /// Where it is, what it is and what to do, in one sentence for the screen.
  fileprivate var sentence: String {
    let table = path.map { "\($0.parent.name.appending($0.name))" }
    let place = [table, line.map { "line \($0)" }].compactMap { $0 }.joined(separator: ", ")
    let start = place.isEmpty ? message : "\(place): \(message)"
    return advice.isEmpty ? start : "\(start); \(advice)"
  }
}
