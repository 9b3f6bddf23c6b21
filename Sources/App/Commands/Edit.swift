import Geometry
import Glibc
import Media
import Photos
import SDLKit

/// `closeup edit`: a window in which the owner looks after the photos.
struct Edit {
  private let options: EditOptions

  /// Room for grid, photo and words side by side, where the screen has it.
  private static let size = PixelSize(1440, 810)

  init(_ options: EditOptions) {
    self.options = options
  }

  func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let service = PhotoService(program: Play.decoder)
    defer { service.shutdown() }
    guard
      let resources = ResourceRoot.find(
        executable: FilePath("/proc/self/exe"), override: SystemEnvironment.value("CLOSEUP_RESOURCES"))
    else {
      throw StartError("the folder Assets/theme of the game is missing; copy the whole project anew")
    }
    let pack = try load(resources)
    let log = try options.eventFile.map { file in
      guard let log = EventLog(FilePath(bytes: file)) else {
        throw StartError("\(FilePath(bytes: file)) cannot be written")
      }
      return log
    }
    let display: SDLContext
    do throws(SDLError) {
      display = try SDLContext.forDisplay()
    } catch {
      throw StartError("no window can be opened here (\(error.message)); metadata.csv can be edited by hand")
    }
    var play = try Options([])
    play.windowSize = options.windowSize ?? Edit.size
    play.measures = options.measures
    let reporter = Reporter(log: log)
    let packs = PackDesk(pack, base: nil, shipped: resources.theme, isKept: false, report: reporter.report)
    let setup = GameSetup(
      play, pack: pack, resources: resources, contents: ThemeContents(pack, shipped: resources.theme),
      service: service, reporter: reporter, log: log, packs: packs, memory: nil)
    try WindowLoop(setup, context: display) { setup, renderer, mixer, density in
      try EditorHost(setup, renderer: renderer, mixer: mixer, density: density)
    }.run()
    return 0
  }

  private func load(_ resources: ResourceRoot) throws(PackError) -> Pack {
    if let folder = options.folder { return try PackLoader.load(folder: FilePath(bytes: folder)) }
    return try PackLoader.load(config: options.config.map { FilePath(bytes: $0) } ?? resources.config)
  }
}
