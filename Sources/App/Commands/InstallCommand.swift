import Media
import Workshop

/// `closeup install`: puts packs of one file where the game finds them.
struct InstallCommand {
  private let options: InstallOptions

  init(_ options: InstallOptions) {
    self.options = options
  }

  func run() throws -> Int32 {
    let installer = try Installer(environment: SystemEnvironment.value)
    var code: Int32 = 0
    for file in options.files {
      do {
        let pack = try installer.install(FilePath(bytes: file))
        Terminal.print(InstallCommand.sentence(pack))
        Terminal.print("  Play it: closeup play \(ShellWord.quoted(pack.folder))")
      } catch {
        Terminal.warn("closeup: \(error)")
        code = 1
      }
    }
    return code
  }

  /// What became of a file.
  static func sentence(_ pack: InstalledPack) -> String {
    let title = Escaping.shown(pack.title.utf8)
    let count = pack.pictures == 1 ? "one picture" : "\(pack.pictures) pictures"
    guard pack.isNew else { return "\(title) (\(count)) is installed already, in \(pack.folder)." }
    let namesake = pack.namesake.map { " Another pack has the name \($0.name), and stays as it is." } ?? ""
    return "Installed \(title) (\(count), \(pack.answers.count) answers) in \(pack.folder).\(namesake)"
  }
}
