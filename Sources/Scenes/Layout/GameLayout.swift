import Geometry

/// Where everything stands while a picture is played and shown; the same for every picture.
package struct GameLayout: Equatable, Sendable {
  /// Lines over the frame: picture count at the left, the star and the score after it, and the round button that
  /// pauses at the right.
  package var count: Rect
  package var score: Rect
  package var pauseButton: Rect
  /// The empty place on the wall; photos are fitted into it.
  package var frame: Rect
  package var question: Rect
  package var answers: [Rect]
  package var continueButton: Rect
  package var continueHint: Rect
  package var pauseHint: Rect
  package var viewport: Viewport

  package init(_ viewport: Viewport, answers count: Int) {
    self.viewport = viewport
    if viewport.isPortrait {
      (self.count, score, pauseButton, frame, question, answers, continueButton, continueHint, pauseHint) =
        GameLayout.portrait(viewport, count)
    } else {
      (self.count, score, pauseButton, frame, question, answers, continueButton, continueHint, pauseHint) =
        GameLayout.landscape(viewport, count)
    }
  }

  private typealias Parts = (Rect, Rect, Rect, Rect, Rect, [Rect], Rect, Rect, Rect)

  /// The frame is never wider than this, however wide the window.
  private static let widestFrame = 1.78

  private static func landscape(_ viewport: Viewport, _ count: Int) -> Parts {
    let u = viewport.unit
    let size = viewport.size
    let column = 328 * u
    let gap = 40 * u
    // On a very wide window the whole stands in the middle.
    let outer = 56 * u
    let height = size.height - 180 * u
    let frameWidth = min(size.width - 2 * outer - gap - column, height * widestFrame)
    let left = ((size.width - frameWidth - gap - column) / 2).rounded()
    let frame = Rect(left, 96 * u, frameWidth, height).snapped
    let x = frame.maxX + gap
    let header = Rect(left, 30 * u, frameWidth, 44 * u).snapped
    let round = Rect(x + column - 44 * u, 30 * u, 44 * u, 44 * u).snapped
    let score = Rect(x, 28 * u, column - 60 * u, 48 * u).snapped
    let question = Rect(x, 92 * u, column, 56 * u).snapped
    let button = 92 * u
    // Between question and Continue; taller windows spread the answers a little.
    let room = size.height - 160 * u - 144 * u
    let step = min(button + 30 * u, max(button + 8 * u, room / 4))
    let answers = (0..<count).map { index in
      Rect(x, 160 * u + Double(index) * step, column, button).snapped
    }
    let below = 160 * u + 4 * step + 12 * u
    let continueButton = Rect(x, below, column, 76 * u).snapped
    let hint = Rect(x, continueButton.maxY + 8 * u, column, 28 * u).snapped
    let pause = Rect(left, size.height - 48 * u, frameWidth, 32 * u).snapped
    return (header, score, round, frame, question, answers, continueButton, hint, pause)
  }

  private static func portrait(_ viewport: Viewport, _ count: Int) -> Parts {
    let u = viewport.unit
    let size = viewport.size
    let width = min(size.width - 48 * u, size.height * 0.62)
    let left = ((size.width - width) / 2).rounded()
    let rows = Double((count + 1) / 2)
    let button = 94 * u
    let rowGap = 10 * u
    let header = 32 * u
    let questionHeight = 44 * u
    let below = questionHeight + rows * button + (rows - 1) * rowGap + 20 * u + 64 * u + 40 * u
    // What the answers leave is the frame's, up to a tall picture's shape.
    let top = header + 48 * u
    let frameHeight = min(width * 1.15, size.height - top - below - 20 * u)
    let spare = max(0, size.height - top - frameHeight - below - 20 * u)
    let shift = min(spare / 3, 60 * u)
    let frame = Rect(left, top + shift, width, frameHeight).snapped
    let countLine = Rect(left, frame.minY - 44 * u, width / 2, 32 * u).snapped
    let score = Rect(left + width / 2, frame.minY - 44 * u, width / 2 - 46 * u, 32 * u).snapped
    // Clear of the ring of light that runs around the frame.
    let round = Rect(left + width - 36 * u, frame.minY - 48 * u, 36 * u, 36 * u).snapped
    let question = Rect(left, frame.maxY + 14 * u, width, questionHeight - 8 * u).snapped
    let firstRow = frame.maxY + 14 * u + questionHeight
    let half = (width - rowGap) / 2
    let answers = (0..<count).map { index in
      // A last one alone takes the whole row.
      let alone = count % 2 == 1 && index == count - 1
      return Rect(
        left + Double(index % 2) * (half + rowGap), firstRow + Double(index / 2) * (button + rowGap),
        alone ? width : half, button
      ).snapped
    }
    let end = firstRow + rows * button + (rows - 1) * rowGap
    let continueButton = Rect(left, end + 16 * u, width, 64 * u).snapped
    let hint = Rect(left, continueButton.maxY + 6 * u, width, 24 * u).snapped
    let pause = Rect(left, size.height - 34 * u, width, 24 * u).snapped
    return (countLine, score, round, frame, question, answers, continueButton, hint, pause)
  }

  /// Where a press pauses: room for a finger, also where the button is drawn smaller.
  package var pauseTarget: Rect {
    let side = max(viewport.points(44), 44 * viewport.density)
    return Rect(center: pauseButton.center, size: Size(side, side))
  }

  /// The box, in whole pixels, that photos are decoded for.
  package var photoBox: PixelSize { PixelSize(Int(frame.width), Int(frame.height)) }

  /// Where a photo of `size` pixels is shown: fitted into the frame, centred, on whole pixels.
  package func place(_ size: PixelSize) -> Rect {
    let fitted = size.fitted(in: photoBox)
    let x = frame.x + ((frame.width - Double(fitted.width)) / 2).rounded(.down)
    let y = frame.y + ((frame.height - Double(fitted.height)) / 2).rounded(.down)
    return Rect(x, y, Double(fitted.width), Double(fitted.height))
  }

  /// The crop of a photo shown at `photo`, on whole pixels inside it and at least one pixel large.
  package static func crop(_ fraction: Rect, of photo: Rect) -> Rect {
    let exact = photo.part(fraction)
    let width = min(photo.width, max(1, exact.width.rounded()))
    let height = min(photo.height, max(1, exact.height.rounded()))
    let x = min(max(exact.x.rounded(), photo.minX), photo.maxX - width)
    let y = min(max(exact.y.rounded(), photo.minY), photo.maxY - height)
    return Rect(x, y, width, height)
  }
}
