import CSDL

/// How new pixels meet those that are there.
package enum BlendMode: Equatable, Sendable {
  /// Over, by alpha.
  case normal
  /// Light added to light, for glows.
  case additive

  /// SDL's name of it.
  var raw: SDL_BlendMode { self == .additive ? SDL_BLENDMODE_ADD : SDL_BLENDMODE_BLEND }
}
