import Geometry
import Media
import Motion

/// The theme as the game would use it: which files it takes, what is wrong with its names and timelines, and which
/// pictures there are to look at.
struct ThemeExamination {
  let files: ThemeFiles
  /// Names, timelines, and files that are missing.
  private(set) var findings: [Issue]
  /// Graphics and animation frames, to be decoded.
  private(set) var pictures = GraphicExamination()
  /// The sounds that are played, and where.
  private(set) var sounds: [SoundPlace] = []
  /// Everything that is read, for the census.
  private(set) var usedFiles: Set<FilePath> = []
  /// Seconds of the animations; nil for what only the decoder knows.
  private(set) var lengths: [AnimationName: Double] = [:]
  private let pack: Pack
  private let shipped: FilePath
  private let includesShipped: Bool

  /// A sound and when it is heard.
  struct SoundPlace: Hashable {
    var file: FilePath
    var name: SoundName?
    /// For a sound of an animation: seconds until the animation ends; nil when that is not known.
    var room: Double?
  }

  init(_ pack: Pack, shipped: FilePath, includesShipped: Bool) {
    self.pack = pack
    self.shipped = shipped
    self.includesShipped = includesShipped
    files = ThemeFiles(pack, shipped: shipped)
    findings = files.issues
    for name in AnimationName.allCases { examineAnimation(name) }
    for name in GraphicName.allCases {
      guard let graphic = files.graphic(name) else { continue }
      use(graphic.file)
      if isExamined(graphic.file) { pictures.add(graphic, name: name) }
    }
    for name in SoundName.allCases { if let file = files.sound(name) { add(file, name, room: nil) } }
    for tier in pack.configuration.tiers.indices {
      if let graphic = files.tierGraphic(tier), pack.configuration.tiers[tier].graphic != nil {
        use(graphic.file)
        if isExamined(graphic.file) { pictures.add(graphic, name: .result(tier)) }
      }
      if let sound = files.tierSound(tier) { add(sound, .result(tier), room: nil) }
    }
    for font in [files.displayFont, files.labelFont, files.smallFont] {
      if case .file(let file) = font { use(file) }
    }
  }

  /// Whether a file is the owner's, or the shipped ones are looked at too.
  private func isExamined(_ file: FilePath) -> Bool {
    includesShipped || file.relative(to: shipped) == nil
  }

  private mutating func use(_ file: FilePath) { usedFiles.insert(file) }

  private mutating func add(_ file: FilePath, _ name: SoundName?, room: Double?) {
    use(file)
    guard isExamined(file) else { return }
    let place = SoundPlace(file: file, name: name, room: room)
    if !sounds.contains(place) { sounds.append(place) }
  }

  // MARK: Animations

  private mutating func examineAnimation(_ name: AnimationName) {
    guard let file = files.animation(name) else { return }
    use(file)
    if Files.isFolder(file) {
      for part in ["frames.json", "timeline.json"] { use(file.appending(part)) }
    }
    do throws(Issue) {
      let animation = try Animation.load(file, colours: pack.configuration.colours)
      if isExamined(file) { findings += animation.issues }
      lengths[name] = animation.duration
      examine(animation, at: file)
    } catch {
      findings.append(error)
    }
  }

  private mutating func examine(_ animation: Animation, at file: FilePath) {
    let timeline = animation.timeline
    // A moving picture or numbered pictures alone are the whole screen.
    let isTimeline = file.fileExtension == "json" || Files.isFile(file.appending("timeline.json"))
    examine(timeline.stage(isPortrait: false), in: GraphicExamination.window)
    if let portrait = timeline.portrait { examine(portrait, in: GraphicExamination.tallWindow) }
    func examine(_ stage: Timeline.Stage, in window: PixelSize) {
      if isTimeline, isExamined(file) {
        pictures.checkCanvas(stage.canvas, fit: timeline.fit, in: window, at: file)
      }
      let place = Rect(origin: .zero, size: window.size).placing(stage.canvas, timeline.fit)
      let scale = place.width / stage.canvas.width
      for layer in stage.layers {
        let zoom = layer.scale.keyframes.map(\.value).max() ?? 1
        switch layer.content {
        case .image(let path, let size): add([path], size, scale * zoom, isWhole: false)
        case .frames(let paths, _, let size): add(paths, size, scale * zoom, isWhole: !isTimeline)
        case .movie(let path, let size): add([path], size, scale * zoom, isWhole: !isTimeline, isMovie: true)
        case .text, .fill: break
        }
      }
    }
    let end = animation.duration
    for cue in timeline.cues { add(FilePath(cue.sound), nil, room: end.map { $0 - cue.time }) }
  }

  private mutating func add(
    _ paths: [String], _ size: Size, _ scale: Double, isWhole: Bool, isMovie: Bool = false
  ) {
    let files = paths.map { FilePath($0) }
    for file in files { use(file) }
    guard let first = files.first, isExamined(first) else { return }
    pictures.add(files, drawn: size * scale, isWhole: isWhole, isMovie: isMovie)
  }
}
