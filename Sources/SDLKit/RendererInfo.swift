/// What a renderer is and what it can take.
package struct RendererInfo: Equatable, Sendable {
  /// SDL's name of it: "software", "opengl", "opengles2".
  package let name: String
  /// The longest side of a texture in pixels; 0 when there is no limit.
  package let maxTextureSide: Int
  /// Whether a graphics card draws.
  package let isAccelerated: Bool
  /// Whether `present()` waits for the display.
  package let isSynchronised: Bool
}
