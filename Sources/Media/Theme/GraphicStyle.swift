/// How a graphic fills its box.
package struct GraphicStyle: Equatable, Sendable {
  /// How the graphic's shape meets the box's.
  package enum Fit: Equatable, Sendable {
    /// Whole graphic inside the box.
    case contain
    /// Box filled, what hangs over is cut.
    case cover
    /// Corners keep their shape, edges and middle stretch.
    case slices
  }

  package var fit: Fit
  /// The part of each side, 0…0.5, that keeps its shape.
  package var slice: Double
  /// How large that part is on screen, in pixels of a 1280×720 window.
  package var corner: Double

  package init(_ fit: Fit, slice: Double = 0, corner: Double = 0) {
    self.fit = fit
    self.slice = slice
    self.corner = corner
  }

  /// A graphic that is drawn as it is.
  package static let whole = GraphicStyle(.contain)

  /// A third at each side, drawn `corner` pixels large.
  private static func slices(_ corner: Double = 24, _ slice: Double = 1.0 / 3) -> GraphicStyle {
    GraphicStyle(.slices, slice: slice, corner: corner)
  }

  /// What differs from `whole`: the one place for these numbers.
  static let table: [GraphicName: GraphicStyle] = [
    .background: GraphicStyle(.cover),
    .pauseCover: GraphicStyle(.cover),
    .frame: slices(24),
    .timerTrack: slices(24),
    .timerLight: slices(24),
    .cropEdge: slices(24),
    .cropGlow: slices(24),
    .cropOutline: slices(24),
    .printEdge: slices(24),
    .printShadow: slices(24),
    .button: slices(24),
    .buttonEdge: slices(24),
    .buttonShine: slices(24),
    .buttonRight: slices(24),
    .buttonWrong: slices(24),
    .buttonPlay: slices(24),
    .buttonMain: slices(24),
    .buttonQuiet: slices(24),
    .focus: slices(24),
    .keyCap: slices(24),
    .card: slices(24),
  ]
}
