import CSDL

/// How a texture looks when it is not drawn at its own size.
package enum ScaleMode: Equatable, Sendable {
  /// Smooth.
  case linear
  /// Hard pixels.
  case nearest

  /// SDL's name of it.
  var raw: SDL_ScaleMode { self == .linear ? SDL_ScaleModeLinear : SDL_ScaleModeNearest }
}
