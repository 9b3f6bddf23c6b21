import DecoderProtocol
import Geometry
import Media
import Motion
import SDLKit
import Scenes

/// The owner's theme, or the shipped one where the owner has none: which file is which graphic, sound and font.
final class ThemeDesk {
  private(set) var files: ThemeFiles
  private let shipped: FilePath
  private let report: (Issue) -> Void
  private var limits: DecodeLimits
  /// Graphics whose own file cannot be shown: the shipped one stands in.
  private var fallenBack: Set<String> = []

  init(
    _ files: ThemeFiles, shipped: FilePath, limits: DecodeLimits,
    report: @escaping (Issue) -> Void
  ) {
    self.files = files
    self.shipped = shipped
    self.limits = limits
    self.report = report
  }

  /// Takes on the owner's files as they are now; graphics that `isChanged` are tried once more.
  func adopt(_ files: ThemeFiles, limits: DecodeLimits, isChanged: (FilePath) -> Bool) {
    let old = self.files
    self.files = files
    self.limits = limits
    fallenBack = fallenBack.filter { name in
      guard let graphic = GraphicName(rawValue: name), let file = files.graphic(graphic)?.file else {
        return false
      }
      return file == old.graphic(graphic)?.file && !isChanged(file)
    }
  }

  var hasRulesGraphic: Bool { files.graphic(.rules) != nil }

  var icon: FilePath? { files.graphic(.icon)?.file }

  func animation(_ name: AnimationName) -> FilePath? { files.animation(name) }

  /// How a graphic stretches.
  func style(_ source: GraphicSource) -> GraphicStyle {
    guard case .named(let name) = source, let graphic = GraphicName(rawValue: name) else { return .whole }
    return files.graphic(graphic)?.style ?? graphic.style
  }

  /// The file that a graphic is drawn from now.
  func path(_ source: GraphicSource) -> FilePath? {
    switch source {
    case .file(let path, _): return FilePath(path)
    case .named(let name), .moving(let name, _):
      if fallenBack.contains(name) { return shippedGraphic(name) }
      return GraphicName(rawValue: name).flatMap { files.graphic($0)?.file }
    }
  }

  private func shippedGraphic(_ name: String) -> FilePath {
    shipped.appending("graphics/\(name).svg")
  }

  /// For the store of graphics.
  var graphicFiles: GraphicFiles {
    GraphicFiles(
      path: { [unowned self] in path($0) },
      fallBack: { [unowned self] source, sentence in
        let file = path(source)
        guard case .named(let name) = source, file != shippedGraphic(name), !fallenBack.contains(name) else {
          report(
            Issue(
              .warning, .themeFile, path: file, sentence, advice: "the game goes on without this graphic"))
          return false
        }
        report(Issue(.warning, .themeFile, path: file, sentence, advice: "the shipped graphic stands in"))
        fallenBack.insert(name)
        return true
      },
      report: { [unowned self] source, sentence in
        report(Issue(.warning, .themeFile, path: path(source), sentence))
      },
      keep: { [unowned self] source, sentence in
        report(
          Issue(
            .warning, .themeFile, path: path(source), sentence, advice: "the one before stays on screen"))
      },
      limits: { [unowned self] in limits })
  }

  func sound(_ cue: SoundCue) -> FilePath? {
    switch cue {
    case .file(let path, _): FilePath(path)
    case .named(let name): SoundName(rawValue: name).flatMap { files.sound($0) }
    }
  }

  /// All sounds, those that are heard first in front.
  var soundsInOrder: [SoundCue] { SoundName.allCases.map { .named($0.rawValue) } }

  /// Patterns or files of the three typefaces.
  var fontPatterns: [TextCommand.Font: String] { files.fontPatterns }

  /// The pictures of an animation in the largest size that they are drawn in, in order of their first appearance.
  static func prefetch(_ timeline: Timeline, _ viewport: Viewport) -> [(GraphicSource, PixelSize, Fit)] {
    let stage = timeline.stage(isPortrait: viewport.isPortrait)
    let scale = viewport.bounds.placing(stage.canvas, timeline.fit).width / stage.canvas.width
    return stage.layers.flatMap { layer -> [(GraphicSource, PixelSize, Fit)] in
      let zoom = layer.scale.keyframes[layer.scale.keyframes.count - 1].value
      func wanted(_ path: String, _ size: Size) -> (GraphicSource, PixelSize, Fit) {
        let pixels = size * (scale * zoom)
        return (
          .file(path), PixelSize(Int(pixels.width.rounded(.up)), Int(pixels.height.rounded(.up))), .stretch
        )
      }
      switch layer.content {
      case .image(let path, let size), .movie(let path, let size): return [wanted(path, size)]
      case .frames(let paths, _, let size): return paths.prefix(FrameAhead.count).map { wanted($0, size) }
      case .text, .fill: return []
      }
    }
  }

  /// Numbered frames that are decoded before an animation starts.
  private enum FrameAhead {
    static let count = 12
  }

  /// Graphics in the sizes that the game's screens will most likely draw, the most urgent first.
  func prefetch(_ viewport: Viewport) -> [(GraphicSource, PixelSize, Fit)] {
    var wanted: [(GraphicSource, PixelSize, Fit)] = [
      (.named(GraphicName.background.rawValue), viewport.pixels, .cover)
    ]
    for name in GraphicName.allCases {
      guard let style = files.graphic(name)?.style else { continue }
      if style.fit == .slices, !style.isPill {
        let corner = max(1, (style.corner * viewport.unit).rounded())
        let side = Int((corner / style.slice).rounded())
        wanted.append((.named(name.rawValue), PixelSize(side, side), .stretch))
      }
    }
    let layout = GameLayout(viewport, answers: 4)
    wanted.append((.named(GraphicName.pauseCover.rawValue), layout.photoBox, .stretch))
    return wanted
  }
}

extension ThemeFiles {
  /// Patterns or files of the three typefaces.
  var fontPatterns: [TextCommand.Font: String] {
    func pattern(_ source: FontSource) -> String {
      switch source {
      // A path has a slash: that is how the font book tells it from a family.
      case .file(let path): path.text.map { $0.contains("/") ? $0 : "./" + $0 } ?? "sans"
      case .family(let name): name
      }
    }
    return [.display: pattern(displayFont), .label: pattern(labelFont), .small: pattern(smallFont)]
  }
}
