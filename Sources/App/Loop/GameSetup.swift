import DecoderProtocol
import Geometry
import Media
import Motion
import Photos
import SDLKit
import Scenes
import Workshop

/// What a game is made of, before there is a window: the owner's files, read and checked.
final class GameSetup {
  let options: Options
  private(set) var pack: Pack
  let theme: ThemeDesk
  let service: PhotoService
  private(set) var splash: Timeline?
  private(set) var intro: Timeline?
  /// What there was to tell of the configuration and the theme.
  private(set) var issues: [Issue]
  let log: EventLog?
  let reporter: Reporter
  let packs: PackDesk
  let memory: LoadedMemory?
  private let resources: ResourceRoot
  /// Whether a game begins at once: it was asked for while its pack was being read.
  let plays: Bool
  /// Watches the owner's files, when asked to.
  let watch: PackWatch?

  var config: Configuration { pack.configuration }

  init(
    _ options: Options, pack: Pack, resources: ResourceRoot, contents: ThemeContents, service: PhotoService,
    reporter: Reporter, log: EventLog?, packs: PackDesk, memory: LoadedMemory?, plays: Bool = false
  ) {
    self.options = options
    self.pack = GameSetup.opened(pack, contents.files)
    self.service = service
    self.reporter = reporter
    self.log = log
    self.packs = packs
    self.memory = memory
    self.resources = resources
    self.plays = plays
    issues = pack.issues + contents.issues
    for issue in issues { reporter.report(issue) }
    if options.watches {
      let source = PackSource(pack)
      watch = PackWatch(pack, contents, shipped: resources.theme) {
        Result { () throws(PackError) in try source.load() }
      }
    } else {
      watch = nil
    }
    let limits = DecodeLimits(pack.configuration.limits)
    theme = ThemeDesk(
      contents.files, shipped: resources.theme, limits: limits, report: reporter.report)
    splash = contents.splash
    intro = contents.intro
  }

  /// The game of another pack, in the same window and with the same decoder.
  func following(_ opened: PackDesk.Opened) -> GameSetup {
    GameSetup(
      options, pack: opened.pack, resources: resources, contents: opened.contents, service: service,
      reporter: reporter, log: log, packs: packs, memory: opened.memory, plays: opened.plays)
  }

  /// Takes on what the owner has changed; an animation that cannot be played any more stays what it was.
  func adopt(_ pack: Pack, _ contents: ThemeContents, issues: [Issue], isChanged: (FilePath) -> Bool) {
    self.pack = GameSetup.opened(pack, contents.files)
    self.issues = issues
    let limits = DecodeLimits(pack.configuration.limits)
    theme.adopt(contents.files, limits: limits, isChanged: isChanged)
    splash = contents.splash ?? splash
    intro = contents.intro ?? intro
  }

  /// Plays for these answers from now on.
  func adopt(_ answers: [Configuration.Answer]) { pack.configuration.answers = answers }

  /// The files that results name, as paths that can be opened wherever the game was started.
  private static func opened(_ pack: Pack, _ files: ThemeFiles) -> Pack {
    var pack = pack
    for (index, tier) in pack.configuration.tiers.enumerated() {
      if tier.graphic != nil { pack.configuration.tiers[index].graphic = files.tierGraphic(index)?.file.text }
      if tier.sound != nil { pack.configuration.tiers[index].sound = files.tierSound(index)?.text }
    }
    return pack
  }

  var report: (Issue) -> Void { reporter.report }
}
