/// A game's content: what the owner set, and where it lies.
package struct Pack: Equatable, Sendable {
  package var configuration: Configuration
  /// The folder that relative paths count from: the config file's, or the folder that is played.
  package var root: FilePath
  /// The config file; nil for a folder that is played without one.
  package var configFile: FilePath?
  /// The folder of graphics, sounds and animations that replace the shipped ones.
  package var theme: FilePath?
  /// Whether it is the game that comes with the program.
  package var isShipped = false
  /// What there is to tell; errors are among it only in a survey, and are thrown otherwise.
  package var issues: [Issue]
  /// Where the config file's values stand, by the way to each: `sounds.tick`.
  package var places: [String: TextPlace] = [:]

  package init(
    configuration: Configuration, root: FilePath, configFile: FilePath? = nil, theme: FilePath? = nil,
    issues: [Issue] = []
  ) {
    self.configuration = configuration
    self.root = root
    self.configFile = configFile
    self.theme = theme
    self.issues = issues
  }

  /// What the pack is called where several are offered: its title, or its folder's name when it has none of its own.
  package var title: String {
    if hasOwnTitle { return configuration.title }
    let name = (Files.realPath(root) ?? root).name
    return FolderPack.label(name)
  }

  /// What stands over the game's window.
  package var windowTitle: String { hasOwnTitle ? configuration.title : "\(title) - \(configuration.title)" }

  private var hasOwnTitle: Bool { configuration.title != Configuration().title || isShipped }

  /// A path of the configuration as one that can be opened.
  package func resolve(_ path: String) -> FilePath { root.appending(path) }
}
