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
    SDLContext.prepareEnvironment()
    // The decoder starts beside everything else: it is there when the first graphic is asked for.
    let service = PhotoService(program: Play.decoder)
    defer { service.shutdown() }
    guard
      let resources = ResourceRoot.find(
        executable: FilePath("/proc/self/exe"), override: SystemEnvironment.value("CLOSEUP_RESOURCES"))
    else {
      throw StartError("the folder Assets/theme of the game is missing; copy the whole project anew")
    }
    let (pack, base, told) = try load(resources)
    let contents = BackgroundValue { ThemeContents(pack, shipped: resources.theme) }
    let isRepeatable = options.isRepeatable
    let memory = BackgroundValue { isRepeatable ? nil : LoadedMemory(pack) }
    var options = options
    let display = options.isWindowless ? nil : display()
    if !options.isWindowless, display == nil {
      Terminal.print("A demonstration game is played instead; its pictures go to the folder demo.")
      options.demoFolder = Array("demo".utf8)
    }
    let log = try options.eventFile.map { file in
      guard let log = EventLog(FilePath(bytes: file)) else {
        throw StartError("\(FilePath(bytes: file)) cannot be written")
      }
      return log
    }
    let reporter = Reporter(log: log)
    for issue in told { reporter.report(issue) }
    let packs = PackDesk(
      pack, base: base, shipped: resources.theme, isKept: !options.isRepeatable, report: reporter.report)
    let setup = GameSetup(
      options, pack: pack, resources: resources, contents: contents.wait(), service: service,
      reporter: reporter, log: log, packs: packs, memory: options.isRepeatable ? nil : memory.wait())
    if let display {
      try WindowLoop(setup, context: display).run()
    } else {
      try runWithoutWindow(setup)
    }
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
  static var decoder: [UInt8]? {
    SystemEnvironment.value("CLOSEUP_DECODER").flatMap { $0.isEmpty ? nil : Array($0.utf8) }
  }

  /// What is played first; what the program was started with, when that is another pack; and what there is to tell.
  private func load(_ resources: ResourceRoot) throws(PackError) -> (Pack, base: Pack?, [Issue]) {
    if let folder = options.folder {
      return (try PackLoader.load(folder: FilePath(bytes: folder)), nil, [])
    }
    if let config = options.config {
      return (try PackLoader.load(config: FilePath(bytes: config)), nil, [])
    }
    let base = try PackLoader.load(resources: resources)
    guard !options.isRepeatable, let place = LastPack()?.load() else { return (base, nil, []) }
    do throws(PackError) {
      let isFolder = Files.isFolder(place)
      return (try isFolder ? PackLoader.load(folder: place) : PackLoader.load(config: place), base, [])
    } catch {
      return (base, nil, error.issues.map { Play.told($0) })
    }
  }

  /// Why the pack that was played last cannot be played.
  private static func told(_ issue: Issue) -> Issue {
    var issue = issue
    issue.severity = .warning
    issue.advice = "the game that comes with the program is played; " + issue.advice
    return issue
  }

  private func runWithoutWindow(_ setup: GameSetup) throws {
    let configured = PixelSize(setup.config.window.width, setup.config.window.height)
    // A script with a fault is told before anything is played.
    let given = try setup.options.script.map { try script(FilePath(bytes: $0)) }
    let stage = try Stage(setup, size: setup.options.windowSize ?? configured)
    defer { stage.game.close() }
    let run = ScriptRun(stage)
    if let given {
      do {
        try run.run(given)
      } catch let failure as Script.Failure {
        throw StartError("\(FilePath(bytes: setup.options.script ?? [])): \(failure)")
      }
      return
    }
    let folder = FilePath(bytes: setup.options.demoFolder ?? Array("demo".utf8))
    try Files.makeFolder(folder, mode: 0o755)
    let demonstration = Demonstration(run, folder: folder.text ?? "demo")
    let isWhole = !setup.options.skipsIntro
    try demonstration.play(
      hasSplash: isWhole && setup.splash != nil, hasIntro: isWhole && setup.intro != nil)
    if demonstration.pictures == 0 { throw StartError("none of the pictures can be shown") }
    Terminal.print("Played \(demonstration.pictures) pictures, \(demonstration.score) right.")
    for shot in run.shots { Terminal.print("  \(shot)") }
  }

  private func script(_ file: FilePath) throws -> Script {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(file, limit: Play.largestScript)
    } catch {
      throw StartError("\(error)")
    }
    do throws(Script.Failure) {
      return try Script(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw StartError("\(file): \(error)")
    }
  }

  /// Bytes.
  private static let largestScript = 1 << 20
}
