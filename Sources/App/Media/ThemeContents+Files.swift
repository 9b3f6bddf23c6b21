import Media
import Motion

extension ThemeContents {
  /// Every file that is drawn, heard or set in type; those of the game's configuration are among them.
  var used: Set<FilePath> {
    var used: Set<FilePath> = []
    for name in GraphicName.allCases { if let graphic = files.graphic(name) { used.insert(graphic.file) } }
    for name in SoundName.allCases { if let sound = files.sound(name) { used.insert(sound) } }
    for name in AnimationName.allCases { if let animation = files.animation(name) { used.insert(animation) } }
    for font in [files.displayFont, files.labelFont, files.smallFont] {
      if case .file(let path) = font { used.insert(path) }
    }
    for tier in 0..<files.tierCount {
      if let graphic = files.tierGraphic(tier) { used.insert(graphic.file) }
      if let sound = files.tierSound(tier) { used.insert(sound) }
    }
    for timeline in [splash, intro].compactMap(\.self) {
      for cue in timeline.cues { used.insert(FilePath(cue.sound)) }
      for layer in timeline.stages.flatMap(\.layers) {
        switch layer.content {
        case .image(let path, _), .movie(let path, _): used.insert(FilePath(path))
        case .frames(let paths, _, _): used.formUnion(paths.map { FilePath($0) })
        case .text, .fill: break
        }
      }
    }
    return used
  }

  /// The folders to watch for changes of `pack`, which is this theme's.
  func folders(of pack: Pack, shipped: FilePath) -> [WatchedFolder] {
    var recursive = pack.configuration.answers.flatMap(\.pictures) + [shipped]
    if let theme = pack.theme { recursive.append(theme) }
    // A new subfolder of the pack may be an answer, or the theme.
    var own: Set<FilePath> = [pack.root]
    if let config = pack.configFile { own.insert(config.parent) }
    own.formUnion(used.map { Files.isFolder($0) ? $0 : $0.parent })
    // Files that are named and not there may come.
    let config = pack.configuration
    let named =
      config.graphics.values.map(\.file) + Array(config.sounds.values) + Array(config.animations.values)
      + config.tiers.flatMap { [$0.graphic, $0.sound] }.compactMap(\.self)
    own.formUnion(named.map { pack.resolve($0).parent })
    return recursive.map { WatchedFolder($0, isRecursive: true) } + own.sorted().map { WatchedFolder($0) }
  }
}
