import DecoderProtocol
import Geometry
import Media
import Motion
import Photos
import SDLKit
import Scenes

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

  var config: Configuration { pack.configuration }

  init(
    _ options: Options, pack: Pack, resources: ResourceRoot, contents: ThemeContents, service: PhotoService,
    reporter: Reporter, log: EventLog?
  ) {
    self.options = options
    self.pack = pack
    self.service = service
    self.reporter = reporter
    self.log = log
    for issue in pack.issues + contents.issues { reporter.report(issue) }
    let limits = DecodeLimits(pack.configuration.limits)
    theme = ThemeDesk(
      contents.files, shipped: resources.theme, limits: limits, report: reporter.report)
    movies = MovieShelf(service: service, limits: limits, report: reporter.report)
    splash = contents.splash
    intro = contents.intro
  }

  var report: (Issue) -> Void { reporter.report }
}

extension DecodeLimits {
  /// The owner's limits, as whole numbers.
  init(_ limits: Configuration.Limits) {
    func whole(_ value: Double) -> Int { max(1, Int(min(1_000_000, value.rounded(.up)))) }
    self.init(
      megapixels: whole(limits.megapixels), fileMegabytes: whole(limits.fileMegabytes),
      memoryMegabytes: whole(limits.memoryMegabytes), seconds: min(3_600, whole(limits.seconds)))
  }
}
