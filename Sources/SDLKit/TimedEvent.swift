import Geometry

/// Something that happened, and when.
package struct TimedEvent: Equatable, Sendable {
  /// What can happen; positions are in pixels of the window.
  package enum Kind: Equatable, Sendable {
    /// The window was closed, or the session ends.
    case quit
    /// The window's size in pixels changed.
    case resized(PixelSize)
    /// The window must be drawn again.
    case exposed
    /// The keyboard goes to another window.
    case focusLost
    /// The keyboard goes to this window.
    case focusGained
    /// The window was put away.
    case minimised
    /// The window came back.
    case restored
    /// The pointer moved.
    case pointerMoved(Point)
    /// The pointer left the window.
    case pointerLeft
    /// A mouse button went down.
    case pointerDown(Point, PointerButton)
    /// A mouse button came up.
    case pointerUp(Point, PointerButton)
    /// The wheel turned, in notches; positive y is away from the player.
    case wheel(dx: Double, dy: Double)
    /// A finger came down; a number tells fingers apart.
    case touchDown(Point, finger: Int64)
    /// A finger moved.
    case touchMoved(Point, finger: Int64)
    /// A finger was lifted.
    case touchUp(Point, finger: Int64)
    /// A key went down, or repeats while it is held.
    case keyDown(Key, isRepeat: Bool, Modifiers)
    /// A key came up.
    case keyUp(Key, Modifiers)
    /// Text was typed.
    case textInput(String)
    /// A file was dropped on the window; its name as bytes.
    case fileDropped([UInt8])
    /// The graphics card forgot all textures: make them again.
    case renderReset
    /// Loudspeakers were plugged in, or found.
    case audioDeviceAdded
    /// Loudspeakers are gone.
    case audioDeviceRemoved
    /// A controller was plugged in and is listened to.
    case padAdded
    /// A controller is gone.
    case padRemoved
    /// A controller's button went down.
    case padDown(PadButton)
    /// A controller's button came up.
    case padUp(PadButton)
  }

  /// What happened.
  package var kind: Kind
  /// When, in SDL's milliseconds since the start (`SDL_GetTicks`); it wraps after 49 days.
  package var timestampMilliseconds: UInt32
  /// When, on the monotonic clock (`Clock.monotonic`), good to a millisecond.
  package var nanoseconds: UInt64

  /// Makes an event.
  package init(kind: Kind, timestampMilliseconds: UInt32, nanoseconds: UInt64) {
    self.kind = kind
    self.timestampMilliseconds = timestampMilliseconds
    self.nanoseconds = nanoseconds
  }
}
