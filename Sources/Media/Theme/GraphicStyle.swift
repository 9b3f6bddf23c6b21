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

  /// The height, in pixels of a 1280×720 window, that a pill's numbers are for.
  package static let pillHeight = 80.0

  package var fit: Fit
  /// The part of each side, 0…0.5, that keeps its shape.
  package var slice: Double
  /// How large that part is on screen, in pixels of a 1280×720 window.
  package var corner: Double
  /// How far the graphic reaches beyond its box on each side, for shadow and glow, in the same pixels.
  package var outset: Double
  /// Whether the ends are round whatever the height: the numbers grow with it.
  package var isPill: Bool

  package init(
    _ fit: Fit, slice: Double = 0, corner: Double = 0, outset: Double = 0, isPill: Bool = false
  ) {
    self.fit = fit
    self.slice = slice
    self.corner = corner
    self.outset = outset
    self.isPill = isPill
  }

  /// A graphic that is drawn as it is.
  package static let whole = GraphicStyle(.contain)

  /// A third at each side, drawn `corner` pixels large.
  private static func slices(_ corner: Double, outset: Double = 0) -> GraphicStyle {
    GraphicStyle(.slices, slice: 1.0 / 3, corner: corner, outset: outset)
  }

  private static let pill = GraphicStyle(.slices, slice: 1.0 / 3, corner: 52, outset: 12, isPill: true)

  /// What differs from `whole`: the one place for these numbers, as the shipped theme is drawn.
  static let table: [GraphicName: GraphicStyle] = [
    .background: GraphicStyle(.cover),
    .pauseCover: GraphicStyle(.cover),
    .result1: GraphicStyle(.cover),
    .result2: GraphicStyle(.cover),
    .result3: GraphicStyle(.cover),
    .result4: GraphicStyle(.cover),
    .result5: GraphicStyle(.cover),
    .frame: slices(64),
    .timerTrack: slices(72, outset: 32),
    .timerLight: slices(72, outset: 32),
    .cropEdge: slices(12, outset: 2),
    .cropGlow: slices(60, outset: 28),
    .cropOutline: slices(12, outset: 1),
    .printEdge: slices(12, outset: 3),
    .printShadow: slices(96, outset: 52),
    .button: slices(46, outset: 12),
    .buttonEdge: slices(46, outset: 12),
    .buttonShine: slices(46, outset: 12),
    .buttonRight: slices(46, outset: 12),
    .buttonWrong: slices(46, outset: 12),
    .focus: slices(46, outset: 12),
    .keyCap: slices(14),
    .card: slices(40),
    .buttonPlay: pill,
    .buttonMain: pill,
    .buttonQuiet: pill,
    .pillShine: pill,
    .focusPill: pill,
  ]
}
