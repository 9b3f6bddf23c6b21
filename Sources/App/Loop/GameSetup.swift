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
    _ options: Options, pack: Pack, resources: ResourceRoot, service: PhotoService, reporter: Reporter,
    log: EventLog?
  ) {
    self.options = options
    self.pack = pack
    self.service = service
    self.reporter = reporter
    self.log = log
    for issue in pack.issues { reporter.report(issue) }
    let limits = DecodeLimits(pack.configuration.limits)
    theme = ThemeDesk(pack, shipped: resources.theme, limits: limits, report: reporter.report)
    movies = MovieShelf(service: service, limits: limits, report: reporter.report)
    let colours = pack.configuration.colours
    splash = GameSetup.timeline(theme.animation(.splash), colours, reporter)
    intro = GameSetup.timeline(theme.animation(.intro), colours, reporter)
  }

  /// Reads an animation; nil, and a warning, for one that cannot be played: the game goes on without it.
  private static func timeline(
    _ file: FilePath?, _ colours: Configuration.Colours, _ reporter: Reporter
  ) -> Timeline? {
    guard let file else { return nil }
    do throws(Issue) {
      let animation = try Animation.load(file, colours: colours)
      for issue in animation.issues { reporter.report(issue) }
      return animation.timeline
    } catch {
      reporter.report(error)
      return nil
    }
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
