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
  let pack: Pack
  let theme: ThemeDesk
  let service: PhotoService
  let movies: MovieShelf
  let splash: Timeline?
  let intro: Timeline?
  let log: EventLog?
  let reporter: Reporter
  let packs: PackDesk
  let memory: LoadedMemory?
  private let resources: ResourceRoot
  /// Whether a game begins at once: it was asked for while its pack was being read.
  let plays: Bool

  var config: Configuration { pack.configuration }

  init(
    _ options: Options, pack: Pack, resources: ResourceRoot, contents: ThemeContents, service: PhotoService,
    reporter: Reporter, log: EventLog?, packs: PackDesk, memory: LoadedMemory?, plays: Bool = false
  ) {
    self.options = options
    self.pack = pack
    self.service = service
    self.reporter = reporter
    self.log = log
    self.packs = packs
    self.memory = memory
    self.resources = resources
    self.plays = plays
    for issue in pack.issues + contents.issues { reporter.report(issue) }
    let limits = DecodeLimits(pack.configuration.limits)
    theme = ThemeDesk(
      contents.files, shipped: resources.theme, limits: limits, report: reporter.report)
    movies = MovieShelf(service: service, limits: limits, report: reporter.report)
    splash = contents.splash
    intro = contents.intro
  }

  /// The game of another pack, in the same window and with the same decoder.
  func following(_ opened: PackDesk.Opened) -> GameSetup {
    GameSetup(
      options, pack: opened.pack, resources: resources, contents: opened.contents, service: service,
      reporter: reporter, log: log, packs: packs, memory: opened.memory, plays: opened.plays)
  }

  var report: (Issue) -> Void { reporter.report }
}
