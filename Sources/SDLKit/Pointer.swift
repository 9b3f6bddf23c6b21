import CSDL

/// The pointer's shapes; each is made when it is first needed.
@safe package final class Pointer {
  /// What must stay open while the shapes live.
  private let context: SDLContext
  /// The shapes that were made.
  private var shapes: [PointerShape: OpaquePointer] = unsafe [:]
  /// The shape that is on.
  private var current = PointerShape.arrow

  /// Takes over the pointer; it is an arrow.
  package init(context: SDLContext) {
    self.context = context
  }

  deinit {
    if current != .arrow { unsafe SDL_SetCursor(SDL_GetDefaultCursor()) }
    while let (_, shape) = unsafe shapes.popFirst() { unsafe SDL_FreeCursor(shape) }
  }

  /// Changes the pointer's shape; a shape that the desktop lacks leaves it as it is.
  package func show(_ shape: PointerShape) {
    guard shape != current else { return }
    current = shape
    if let known = unsafe shapes[shape] {
      unsafe SDL_SetCursor(known)
    } else if let made = unsafe SDL_CreateSystemCursor(shape.raw) {
      unsafe shapes[shape] = made
      unsafe SDL_SetCursor(made)
    }
  }
}
