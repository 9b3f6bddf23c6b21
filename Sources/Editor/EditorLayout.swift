import Geometry
import Scenes

/// Where everything stands in the editor's window.
package struct EditorLayout: Equatable, Sendable {
  /// Pixels of a length of 1 in the design, which is for 1280×720 and holds down to 1024×640.
  package let unit: Double
  package let title: Rect
  package let state: Rect
  package let undo: Rect
  package let redo: Rect
  /// All, each answer, hidden.
  package let filters: [Rect]
  /// Where the thumbnails scroll.
  package let grid: Rect
  package let scrollBar: Rect
  package let fileName: Rect
  package let frame: Rect
  /// Below the frame, in order: never here, next place, the game's choice, play.
  package let tools: [Rect]
  package let previewLabel: Rect
  package let preview: Rect
  package let share: Rect
  package let warning: Rect
  /// Caption, credit, licence: the line above, and the box.
  package let fieldLabels: [Rect]
  package let fields: [Rect]
  package let answerLabel: Rect
  package let answers: [Rect]
  package let hide: Rect
  package let hints: Rect
  private let density: Double

  private static let margin = 24.0
  private static let gap = 20.0
  private static let top = 66.0
  private static let side = 304.0
  /// From this width of the grid on three filters stand in a row.
  private static let wideFilters = 460.0
  /// From this width of the middle on its four buttons stand side by side.
  private static let wideTools = 660.0

  package init(_ viewport: Viewport, answers count: Int) {
    let u = max(0.4, min(viewport.size.height / 720, viewport.size.width / 1152))
    unit = u
    density = viewport.density
    let (w, h) = (viewport.size.width / u, viewport.size.height / u)
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x * u, y * u, max(1, width * u), max(1, height * u)).snapped
    }
    let (margin, gap, top) = (Self.margin, Self.gap, Self.top)
    let bottom = h - 46
    let gridWidth = min(620, max(316, 0.28 * w))
    let sideX = w - margin - Self.side
    let middleX = margin + gridWidth + gap
    let middleWidth = sideX - gap - middleX

    title = rect(margin, 14, gridWidth, 40)
    undo = rect(sideX, 17, (Self.side - 8) / 2, 36)
    redo = rect(sideX + (Self.side + 8) / 2, 17, (Self.side - 8) / 2, 36)
    state = rect(middleX, 17, middleWidth, 36)

    let chips = count + 2
    let perRow = gridWidth < Self.wideFilters ? 2 : 3
    let chipWidth = (gridWidth - Double(perRow - 1) * 8) / Double(perRow)
    filters = (0..<chips).map { index in
      rect(
        margin + Double(index % perRow) * (chipWidth + 8), top + Double(index / perRow) * 40, chipWidth, 34)
    }
    let gridTop = top + Double((chips + perRow - 1) / perRow) * 40 + 6
    grid = rect(margin, gridTop, gridWidth - 16, bottom - gridTop)
    scrollBar = rect(margin + gridWidth - 10, gridTop, 10, bottom - gridTop)

    fileName = rect(middleX, top, middleWidth, 26)
    // In a row where there is room for the words, else two by two: photos are wide, so that height is to spare.
    let perTools = middleWidth < Self.wideTools ? 2 : 4
    let tool = 42.0
    let toolTop = bottom - Double(4 / perTools) * (tool + 8) + 8
    frame = rect(middleX, top + 36, middleWidth, toolTop - 12 - (top + 36))
    let toolWidth = (middleWidth - Double(perTools - 1) * 10) / Double(perTools)
    tools = (0..<4).map { index in
      rect(
        middleX + Double(index % perTools) * (toolWidth + 10),
        toolTop + Double(index / perTools) * (tool + 8),
        toolWidth, tool)
    }

    previewLabel = rect(sideX, top, Self.side, 26)
    // What the rest of the column leaves.
    // Two labels may be long: a row each.
    let perAnswers = count <= 2 ? 1 : 2
    let rows = Double((count + perAnswers - 1) / perAnswers)
    let below = 52 + 3 * 60 + 24 + rows * 46 + 44
    let previewHeight = min(204, max(120, bottom - (top + 36) - below))
    preview = rect(sideX, top + 36, Self.side, previewHeight)
    var y = top + 36 + previewHeight + 4
    share = rect(sideX, y, Self.side, 21)
    warning = rect(sideX, y + 22, Self.side, 20)
    y += 46
    fieldLabels = (0..<3).map { rect(sideX, y + Double($0) * 60, Self.side, 20) }
    fields = (0..<3).map { rect(sideX, y + Double($0) * 60 + 20, Self.side, 34) }
    y += 180
    answerLabel = rect(sideX, y, Self.side, 20)
    let answerTop = y + 24
    let answerWidth = (Self.side - Double(perAnswers - 1) * 8) / Double(perAnswers)
    answers = (0..<count).map { index in
      rect(
        sideX + Double(index % perAnswers) * (answerWidth + 8),
        answerTop + Double(index / perAnswers) * 46, answerWidth, 40)
    }
    hide = rect(sideX, min(bottom - 40, answerTop + rows * 46 + 4), Self.side, 40)
    hints = rect(margin, h - 36, w - 2 * margin, 24)
  }

  package func points(_ length: Double) -> Double { length * unit }

  /// The size of type, never too small to be read.
  func type(_ size: Double) -> Double { max(size * unit, min(size, 11.5) * density).rounded() }

  /// The box that photos are fitted into, in whole pixels.
  package var photoArea: Rect { frame.inset(by: points(10)).snapped }
  package var photoBox: PixelSize { PixelSize(Int(photoArea.width), Int(photoArea.height)) }

  /// Where a photo of `size` pixels is shown.
  package func place(_ size: PixelSize) -> Rect {
    let fitted = size.fitted(in: photoBox)
    return Rect(
      photoArea.x + ((photoArea.width - Double(fitted.width)) / 2).rounded(.down),
      photoArea.y + ((photoArea.height - Double(fitted.height)) / 2).rounded(.down), Double(fitted.width),
      Double(fitted.height))
  }
}
