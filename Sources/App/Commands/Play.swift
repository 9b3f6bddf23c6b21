import Geometry
import Glibc
import Media
import Photos
import SDLKit

/// `closeup play`: reads the owner's files and starts the game.
struct Play {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Int32 {
    // Broken pipes and dead decoders are answers of calls, not ends of the program.
    signal(SIGPIPE, SIG_IGN)
    // The decoder starts beside everything else: it is there when the first graphic is asked for.
    let service = PhotoService(program: Play.decoder)
    defer { service.shutdown() }
    guard let resources = ResourceRoot.find(
      executable: FilePath("/proc/self/exe"), override: SystemEnvironment.value("CLOSEUP_RESOURCES"))
    else {
      throw StartError("the folder Assets/theme of the game is missing; copy the whole project anew")
    }
    let pack = try load(resources)
    let contents = BackgroundValue { ThemeContents(pack, shipped: resources.theme) }
    var options = options
    let display = options.demoFolder == nil ? display() : nil
    if options.demoFolder == nil, display == nil {
      Terminal.print("A demonstration game is played instead; its pictures go to the folder demo.")
      options.demoFolder = Array("demo".utf8)
    }
    let log = try options.logFile.map { file in
      guard let log = EventLog(FilePath(bytes: file)) else {
        throw StartError("\(FilePath(bytes: file)) cannot be written")
      }
      return log
    }
    let setup = GameSetup(
      options, pack: pack, resources: resources, contents: contents.wait(), service: service,
      reporter: Reporter(), log: log)
    if let folder = options.demoFolder { return try demonstrate(setup, FilePath(bytes: folder)) }
    if let display { try WindowLoop(setup, context: display).run() }
    return 0
  }

  /// SDL on a display; nil, and why, when no window can be opened.
  private func display() -> SDLContext? {
    do throws(SDLError) {
      return try SDLContext.forDisplay()
    } catch {
      Terminal.print("No window can be opened here (\(error.message)).")
      return nil
    }
  }

  /// Another program to read photos instead of the one beside the game: tests of what happens when it misbehaves
  /// name one in `CLOSEUP_DECODER`.
  private static var decoder: [UInt8]? {
    SystemEnvironment.value("CLOSEUP_DECODER").flatMap { $0.isEmpty ? nil : Array($0.utf8) }
  }

  private func load(_ resources: ResourceRoot) throws(PackError) -> Pack {
    if let folder = options.folder { return try PackLoader.load(folder: FilePath(bytes: folder)) }
    return try PackLoader.load(config: options.config.map { FilePath(bytes: $0) } ?? resources.config)
  }

  private func demonstrate(_ setup: GameSetup, _ folder: FilePath) throws -> Int32 {
    // Nobody listens; a machine without a display has often no sound either.
    unsafe setenv("SDL_AUDIODRIVER", "dummy", 0)
    let configured = PixelSize(setup.config.window.width, setup.config.window.height)
    let run = try Demonstration(setup, size: setup.options.windowSize ?? configured, folder: folder)
    let result = try run.run()
    Terminal.print("Played \(result.total) pictures, \(result.score) right.")
    for picture in run.pictures { Terminal.print("  \(picture)") }
    return 0
  }
}
