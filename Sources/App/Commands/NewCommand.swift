import Media
import Workshop

/// `closeup new`: makes a pack to be filled with photos.
struct NewCommand {
  private let options: NewOptions

  init(_ options: NewOptions) {
    self.options = options
  }

  func run() throws -> Int32 {
    var pack = NewPack(
      folder: FilePath(bytes: options.folder), labels: options.labels, title: options.title,
      company: options.company)
    if options.copiesTheme {
      let override = SystemEnvironment.value("CLOSEUP_RESOURCES")
      guard let resources = ResourceRoot.find(executable: FilePath("/proc/self/exe"), override: override)
      else {
        throw StartError("the folder Assets/theme of the game is missing; copy the whole project anew")
      }
      pack.theme = resources.theme
    }
    let made = try pack.make()
    let theme = options.copiesTheme ? " and a theme of \(made.themeFiles) files" : ""
    Terminal.print("Made \(made.folder): \(made.answers.count) answers\(theme).")
    let folders = made.answers.map(ShellWord.quoted)
    Terminal.print("  Put photos into \(folders.joined(separator: ", "))")
    Terminal.print("  Play it:        closeup play \(ShellWord.quoted(made.folder))")
    Terminal.print("  Find mistakes:  closeup check \(ShellWord.quoted(made.folder))")
    return 0
  }
}
