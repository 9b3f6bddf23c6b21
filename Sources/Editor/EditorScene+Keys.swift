import Geometry
import Scenes

/// What the keys do.
extension EditorScene {
  mutating func handle(_ input: Input) -> [SceneCommand] {
    switch input {
    case .stroke(let stroke): return handle(stroke)
    case .text(let text):
      if case .field(let field) = focus {
        fields[field.rawValue].insert(text)
        writeField(field)
      }
    case .wheel(_, let dy): wheel(-dy)
    case .pointerDown(let point): press(at: point)
    case .pointerMoved(let point): move(to: point)
    case .pointerUp(let point):
      move(to: point)
      release()
    case .pointerGone: pointer = nil
    case .interrupted: release()
    case .resumedAfterGap, .key: break
    }
    return []
  }

  private mutating func handle(_ stroke: Stroke) -> [SceneCommand] {
    if stroke.hasControl, let commands = handleControl(stroke) { return commands }
    if stroke.hasAlt {
      if stroke.key == .left { step(by: -1) }
      if stroke.key == .right { step(by: 1) }
      return []
    }
    if stroke.key == .tab {
      moveFocus(backwards: stroke.hasShift)
      return []
    }
    switch focus {
    case .field(let field): type(stroke, field)
    case .grid: return handleGrid(stroke)
    case .photo: handlePhoto(stroke)
    }
    return []
  }

  /// Nil for what the focus decides about.
  private mutating func handleControl(_ stroke: Stroke) -> [SceneCommand]? {
    switch stroke.key {
    case .letter("z"): press(stroke.hasShift ? .redo : .undo)
    case .letter("y"): press(.redo)
    case .letter("s"): saveNow()
    case .letter("q"): return leave()
    default: return nil
    }
    return []
  }

  private mutating func moveFocus(backwards: Bool) {
    let order: [Focus] = [.grid, .photo] + Field.allCases.map { .field($0) }
    let place = order.firstIndex(of: focus) ?? 0
    setFocus(order[(place + (backwards ? -1 : 1) + order.count) % order.count])
    if case .field(let field) = focus { fields[field.rawValue].selectAll() }
  }

  mutating func setFocus(_ new: Focus) {
    guard new != focus else { return }
    document?.seal()
    if case .field(let field) = focus { fields[field.rawValue].move(to: 0, extends: false) }
    focus = photo == nil ? .grid : new
  }

  /// Leaves the editor; only what could not be written asks for a second word.
  private mutating func leave() -> [SceneCommand] {
    if document?.isSaved ?? true || saving.warnedOfLeaving { return [.quit] }
    saving.isLeaving = true
    // At once, and again with every step while an earlier write goes on.
    saving.since = .infinity
    return []
  }

  // MARK: Keys of the grid and of the photo

  private mutating func handleGrid(_ stroke: Stroke) -> [SceneCommand] {
    let grid = grid
    switch stroke.key {
    case .left: step(by: -1)
    case .right: step(by: 1)
    case .up: step(by: -grid.columns)
    case .down: step(by: grid.columns)
    case .enter, .space: setFocus(.photo)
    case .escape: return leave()
    default: handleCommon(stroke)
    }
    return []
  }

  private mutating func handlePhoto(_ stroke: Stroke) {
    switch stroke.key {
    case .left: nudge(-1, 0, stroke)
    case .right: nudge(1, 0, stroke)
    case .up: nudge(0, -1, stroke)
    case .down: nudge(0, 1, stroke)
    case .plus: grow(1.02, stroke)
    case .minus: grow(1 / 1.02, stroke)
    case .delete, .backspace: removeAvoid()
    case .enter:
      if drawsAvoid, let crop { addAvoid(crop) }
    case .escape:
      if chosenAvoid != nil {
        chosenAvoid = nil
      } else if drawsAvoid {
        setDrawsAvoid(false)
      } else {
        setFocus(.grid)
      }
    default: handleCommon(stroke)
    }
  }

  /// Keys that mean the same for the grid and the photo.
  private mutating func handleCommon(_ stroke: Stroke) {
    // A key that is held does its work once.
    if stroke.isRepeat, case .letter = stroke.key { return }
    let page = grid.columns * grid.rowsInView
    switch stroke.key {
    case .pageUp: step(by: -page)
    case .pageDown: step(by: page)
    case .home: step(by: -shown.count)
    case .end: step(by: shown.count)
    case .letter("n"): press(.next)
    case .letter("u"): press(.own)
    case .letter("a") where !stroke.hasControl: press(.never)
    case .letter("h"): press(.hide)
    case .letter("f") where !stroke.hasControl: showNext(backwards: stroke.hasShift)
    case .letter("p"): press(.play)
    case .letter("c") where !stroke.hasControl:
      setFocus(.field(.caption))
      fields[Field.caption.rawValue].selectAll()
    case .digit(let digit) where (1...answerCount).contains(digit): press(.answer(digit - 1))
    default: break
    }
  }

  /// Moves the crop, or the chosen forbidden place, by a pixel of the screen; ten with Shift.
  private mutating func nudge(_ x: Double, _ y: Double, _ stroke: Stroke) {
    guard let shape, let size = photoSize else { return }
    let place = layout.place(size)
    let length = stroke.hasShift ? 10.0 : 1.0
    let way = Point(x * length / place.width, y * length / place.height)
    if let chosenAvoid {
      change("nudge") { $0.avoid[chosenAvoid] = shape.moved($0.avoid[chosenAvoid], by: way) }
    } else if let crop {
      change("nudge") { $0.crop = shape.moved(crop, by: way) }
    }
  }

  private mutating func grow(_ factor: Double, _ stroke: Stroke) {
    guard let shape else { return }
    if let chosenAvoid {
      change("grow") { $0.avoid[chosenAvoid] = shape.scaled($0.avoid[chosenAvoid], by: factor) }
    } else if let crop {
      change("grow") { $0.crop = shape.scaled(crop, by: factor) }
    }
  }

  // MARK: Keys of a field

  private mutating func type(_ stroke: Stroke, _ field: Field) {
    let (index, extends) = (field.rawValue, stroke.hasShift)
    switch stroke.key {
    case .left: fields[index].step(forward: false, byWord: stroke.hasControl, extends: extends)
    case .right: fields[index].step(forward: true, byWord: stroke.hasControl, extends: extends)
    case .home, .up: fields[index].move(to: 0, extends: extends)
    case .end, .down: fields[index].move(to: .max, extends: extends)
    case .backspace: erase(field, forward: false, byWord: stroke.hasControl)
    case .delete: erase(field, forward: true, byWord: stroke.hasControl)
    case .letter("a") where stroke.hasControl: fields[index].selectAll()
    case .letter("c") where stroke.hasControl: copy(field)
    case .letter("x") where stroke.hasControl:
      copy(field)
      if !fields[index].selection.isEmpty { erase(field, forward: true, byWord: false) }
    case .letter("v") where stroke.hasControl:
      document?.seal()
      fields[index].insert(effects.clipboard())
      writeField(field)
      document?.seal()
    case .enter, .escape: setFocus(.photo)
    case .pageUp: step(by: -1)
    case .pageDown: step(by: 1)
    default: break
    }
  }

  private mutating func erase(_ field: Field, forward: Bool, byWord: Bool) {
    fields[field.rawValue].erase(forward: forward, byWord: byWord)
    writeField(field)
  }

  private func copy(_ field: Field) {
    if !fields[field.rawValue].selection.isEmpty { effects.copy(fields[field.rawValue].selected) }
  }
}
