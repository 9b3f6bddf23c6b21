import Geometry

/// A key that the game knows; others are `other`.
package enum Key: Equatable, Hashable, Sendable {
  /// 1 to 4, of the row or the number pad.
  case digit(Int)
  case enter
  case space
  case escape
  case p
  case tab(backwards: Bool)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case other
}

/// What the player, or the window, does.
package enum Input: Equatable, Sendable {
  case pointerMoved(Point)
  case pointerDown(Point)
  case pointerUp(Point)
  /// The pointer left the window, or was a finger that went up: nothing is hovered.
  case pointerGone
  /// The wheel turned, in notches: `dy` is positive away from the player, `dx` to the right.
  case wheel(dx: Double, dy: Double)
  case key(Key, isRepeat: Bool)
  /// A key as a screen that edits takes it.
  case stroke(Stroke)
  /// Letters that were typed, as the keyboard or an input method made them.
  case text(String)
  /// The window lost the keyboard or was minimised.
  case interrupted
  /// Time passed that the game did not see (a suspended machine): it comes back paused.
  case resumedAfterGap
}

/// An input and when it happened: seconds from the start of the step that it is delivered with.
package struct TimedInput: Equatable, Sendable {
  package var input: Input
  package var offset: Double

  package init(_ input: Input, offset: Double = 0) {
    self.input = input
    self.offset = offset
  }
}

/// One step of game time.
package struct Step: Equatable, Sendable {
  /// Seconds.
  package var duration: Double
  package var inputs: [TimedInput]
  /// The window's size in pixels.
  package var viewport: Viewport

  package init(duration: Double, inputs: [TimedInput] = [], viewport: Viewport) {
    self.duration = duration
    self.inputs = inputs
    self.viewport = viewport
  }
}

extension Input {
  /// A press in the middle of a button, and letting go of it.
  static func press(_ button: Rect) -> [Input] { [.pointerDown(button.center), .pointerUp(button.center)] }
}
