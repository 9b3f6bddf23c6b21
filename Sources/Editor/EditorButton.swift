import Geometry
import Scenes

/// The editor's buttons.
package enum EditorButton: Equatable, Sendable {
  case undo, redo, never, next, own, play, hide
  case answer(Int)
  /// All, each answer, hidden.
  case filter(Int)

  private static let single: [EditorButton] = [.undo, .redo, .never, .next, .own, .play, .hide]
  private static let answers = 4
  private static let filters = 6
  static let count = single.count + answers + filters

  init(_ index: Int) {
    let rest = index - Self.single.count
    if rest < 0 {
      self = Self.single[index]
    } else {
      self = rest < Self.answers ? .answer(rest) : .filter(rest - Self.answers)
    }
  }

  var index: Int {
    switch self {
    case .answer(let answer): Self.single.count + answer
    case .filter(let filter): Self.single.count + Self.answers + filter
    default: Self.single.firstIndex(of: self) ?? 0
    }
  }

  /// Where it stands; nothing where there is no such answer.
  package func rect(_ layout: EditorLayout) -> Rect {
    switch self {
    case .undo: layout.undo
    case .redo: layout.redo
    case .never: layout.tools[0]
    case .next: layout.tools[1]
    case .own: layout.tools[2]
    case .play: layout.tools[3]
    case .hide: layout.hide
    case .answer(let answer): layout.answers.indices.contains(answer) ? layout.answers[answer] : .zero
    case .filter(let filter): layout.filters.indices.contains(filter) ? layout.filters[filter] : .zero
    }
  }

  static func rects(_ layout: EditorLayout) -> [Rect] {
    (0..<count).map { EditorButton($0).rect(layout) }
  }
}
