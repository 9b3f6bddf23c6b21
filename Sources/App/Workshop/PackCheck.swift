import Glibc
import Media
import Photos
import SDLKit
import Workshop

/// A check of a folder or a configuration as the command line names it: what `check`, `sheet` and `pack` begin with.
struct PackCheck {
  let pack: Pack
  private let scope: Check.Scope
  private let resources: ResourceRoot

  /// Reads as much of the pack as can be read.
  ///
  /// - Throws: an `Options.Problem` when there is nothing of that name.
  init(folder: [UInt8]?, config: [UInt8]?) throws {
    guard
      let resources = ResourceRoot.find(
        executable: FilePath("/proc/self/exe"), override: SystemEnvironment.value("CLOSEUP_RESOURCES"))
    else {
      throw StartError("the folder Assets/theme of the game is missing; copy the whole project anew")
    }
    self.resources = resources
    if let folder = folder.map({ FilePath(bytes: $0) }) {
      guard Files.isFolder(folder) else {
        throw Options.Problem(
          text: Files.isFile(folder)
            ? "\"\(folder)\" is a file; a config file goes behind --config"
            : "there is no folder \"\(folder)\" to check")
      }
      pack = try PackLoader.survey(folder: folder)
      scope = .folder
    } else if let config = config.map({ FilePath(bytes: $0) }) {
      guard Files.isFile(config) else {
        throw Options.Problem(text: "there is no config file \"\(config)\" to check")
      }
      pack = try PackLoader.survey(config: config)
      scope = .config
    } else {
      pack = try PackLoader.survey(config: resources.config)
      scope = .shipped
    }
  }

  /// Looks at everything, with a bar on a terminal.
  func run() throws -> CheckReport {
    signal(SIGPIPE, SIG_IGN)
    // Events alone: no window, and no sound.
    let context = try SDLContext(video: false)
    defer { withExtendedLifetime(context) {} }
    let desk = try CheckDesk(pack, shipped: resources.theme)
    let check = Check(
      pack, scope: scope, shipped: resources.theme, tools: desk.tools, decoder: PackCheck.decoder,
      cache: Check.standardCache(environment: SystemEnvironment.value))
    var bar = ProgressBar()
    defer { bar.clear() }
    do throws(PhotoFailure) {
      return try check.run { bar.show($0, of: $1) }
    } catch {
      throw StartError(error.sentence)
    }
  }

  /// Tests of what happens when the decoder misbehaves name another one.
  static var decoder: [UInt8]? {
    SystemEnvironment.value("CLOSEUP_DECODER").flatMap { $0.isEmpty ? nil : Array($0.utf8) }
  }
}
