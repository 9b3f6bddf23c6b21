import Geometry

/// Where everything stands on the rules screen.
struct RulesLayout: Equatable {
  let title: Rect
  let tagline: Rect
  let cards: [Rect]
  /// The owner's own graphic takes the place of title, tagline and cards.
  let graphic: Rect
  let play: Rect
  let note: Rect
  let quit: Rect
  /// The row of packs, where there are several: the cards are smaller then. What is pressed stays where it is.
  let packs: PackRowLayout?

  /// - Parameters:
  ///   - viewport: the window.
  ///   - hasGraphic: whether the owner has one graphic for all the rules.
  ///   - count: how many packs there are to choose from.
  init(_ viewport: Viewport, hasGraphic: Bool, packs count: Int = 1) {
    let u = viewport.unit
    let hasPacks = count > 1
    let size = viewport.size
    let center = size.width / 2
    if viewport.isPortrait {
      let width = min(size.width - 40 * u, 420 * u)
      let left = center - width / 2
      let top = max(16 * u, (size.height - 740 * u) / 2)
      title = Rect(left, top, width, (hasPacks ? 60 : 84) * u).snapped
      tagline = Rect(left, top + 84 * u, width, 32 * u).snapped
      cards = (0..<3).map { index in
        let (first, step, height) = hasPacks ? (290.0, 78.0, 70.0) : (132, 128, 116)
        return Rect(left, top + (first + step * Double(index)) * u, width, height * u).snapped
      }
      let row = Rect(4 * u, top + 68 * u, size.width - 8 * u, 206 * u).snapped
      packs =
        hasPacks
        ? PackRowLayout(row, card: (228 * u).rounded(), gap: 12 * u, arrow: 44 * u, count: count) : nil
      let below = top + 524 * u
      play = Rect(center - 130 * u, below + 12 * u, 260 * u, 72 * u).snapped
      note = Rect(left, below + 90 * u, width, 28 * u).snapped
      quit = Rect(center - 70 * u, below + 130 * u, 140 * u, 48 * u).snapped
      graphic = Rect(left, top + (hasPacks ? 286 : 0) * u, width, (hasPacks ? 226 : 508) * u).snapped
    } else {
      let top = (size.height - 720 * u) / 2
      // In a narrow window the cards move together before anything gets smaller.
      let width = min(336 * u, (size.width - 2 * 40 * u - 2 * 24 * u) / 3)
      let gap = min(36 * u, (size.width - 3 * width - 64 * u) / 2)
      let all = 3 * width + 2 * gap
      title =
        hasPacks
        ? Rect(40 * u, top + 28 * u, size.width - 80 * u, 76 * u).snapped
        : Rect(40 * u, top + 56 * u, size.width - 80 * u, 112 * u).snapped
      tagline = Rect(40 * u, top + 172 * u, size.width - 80 * u, 44 * u).snapped
      cards = (0..<3).map { index in
        Rect(
          center - all / 2 + Double(index) * (width + gap), top + (hasPacks ? 402 : 248) * u, width,
          (hasPacks ? 112 : 252) * u
        ).snapped
      }
      let row = Rect(24 * u, top + 116 * u, size.width - 48 * u, 262 * u).snapped
      packs =
        hasPacks
        ? PackRowLayout(row, card: (292 * u).rounded(), gap: 20 * u, arrow: 64 * u, count: count) : nil
      play = Rect(center - 160 * u, top + 544 * u, 320 * u, 88 * u).snapped
      note = Rect(center - 300 * u, top + 646 * u, 600 * u, 32 * u).snapped
      quit = Rect(play.maxX + 24 * u, play.midY - 28 * u, 132 * u, 56 * u).snapped
      graphic =
        Rect(
          40 * u, top + (hasPacks ? 394 : 32) * u, size.width - 80 * u, (hasPacks ? 132 : 490) * u
        ).snapped
    }
  }
}
