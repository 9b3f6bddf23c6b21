/// The folder of what comes with the program: `config.json`, its pictures, and `theme`.
package struct ResourceRoot: Equatable, Sendable {
  package var path: FilePath

  package init(_ path: FilePath) {
    self.path = path
  }

  package var config: FilePath { path.appending("config.json") }
  package var theme: FilePath { path.appending("Assets/theme") }

  /// Finds the folder from the program's own place, wherever it was started from.
  ///
  /// - Parameters:
  ///   - executable: the program's file, links followed here.
  ///   - override: a folder to take without looking, such as the value of an environment variable.
  /// - Returns: `share/closeup` beside the program's `bin`, or the project that the program was built in; nil when
  ///   neither holds a theme.
  package static func find(executable: FilePath, override: String? = nil) -> ResourceRoot? {
    if let override, !override.isEmpty { return ResourceRoot(FilePath(override)) }
    var folder = (Files.realPath(executable) ?? executable).parent
    let installed = folder.parent.appending("share/closeup")
    if Files.isFolder(installed.appending("Assets/theme")) { return ResourceRoot(installed) }
    // .build/<platform>/debug/closeup: the project is a few folders up.
    for _ in 0..<levels {
      if Files.isFolder(folder.appending("Assets/theme")) { return ResourceRoot(folder) }
      let parent = folder.parent
      if parent == folder { break }
      folder = parent
    }
    return nil
  }

  private static let levels = 6
}
