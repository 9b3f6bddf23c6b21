import Geometry
import Media

/// Where a graphic is drawn: how large in a window of 1280×720, and how it meets its place.
struct GraphicPlace: Equatable {
  /// Pixels.
  var size: Size
  var fit: GraphicStyle.Fit
  /// How far the graphic's proportions may be from the place's, as a factor.
  var tolerance: Double

  /// The place of a graphic that is drawn in `style`; nil for one that may have any size.
  init?(_ name: GraphicName, _ style: GraphicStyle) {
    fit = style.fit
    if style.fit == .slices {
      // The canvas is square; each corner is drawn `corner` pixels large.
      guard style.slice > 0 else { return nil }
      let side = style.corner / style.slice
      size = Size(side, side)
      tolerance = 1.1
      return
    }
    guard let size = Self.sizes[name] else { return nil }
    self.size = size
    // What covers is cut, what is contained leaves room: a little of either is no matter.
    tolerance = style.fit == .cover ? 1.6 : 1.35
  }

  /// As `Assets/theme/graphics/README.md` gives them: the sizes that are drawn.
  private static let sizes: [GraphicName: Size] = [
    .background: Size(1280, 720), .pauseCover: Size(800, 540),
    .result1: Size(1280, 720), .result2: Size(1280, 720), .result3: Size(1280, 720),
    .result4: Size(1280, 720), .result5: Size(1280, 720),
    .stampRight: Size(420, 150), .stampWrong: Size(420, 150), .stampTime: Size(420, 150),
    .timerHead: Size(48, 48), .shape1: Size(44, 44), .shape2: Size(44, 44), .shape3: Size(44, 44),
    .shape4: Size(44, 44), .markTick: Size(38, 38), .markCross: Size(38, 38), .markTime: Size(38, 38),
    .markPause: Size(22, 22), .star: Size(40, 40), .soundOff: Size(48, 48), .loading: Size(64, 64),
    .rulesLook: Size(240, 120), .rulesGuess: Size(240, 120), .rulesSee: Size(240, 120),
    .rules: Size(1200, 490), .icon: Size(128, 128),
  ]
}
