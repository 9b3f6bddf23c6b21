/// The user's folders (XDG Base Directory Specification 0.8).
package enum Folders {
  /// Where the game keeps what it remembers: `$XDG_STATE_HOME/closeup`, else `~/.local/state/closeup`; nil when the
  /// environment names neither.
  ///
  /// - Parameter environment: a variable's value by its name, nil when it is not set.
  /// - Returns: an absolute path that need not exist.
  package static func state(environment: (String) -> String?) -> FilePath? {
    folder("XDG_STATE_HOME", ".local/state", environment)
  }

  /// Where the owner's settings would be: `$XDG_CONFIG_HOME/closeup`, else `~/.config/closeup`.
  package static func config(environment: (String) -> String?) -> FilePath? {
    folder("XDG_CONFIG_HOME", ".config", environment)
  }

  /// Where the packs are that were installed: `$XDG_DATA_HOME/closeup/packs`, else `~/.local/share/closeup/packs`.
  package static func packs(environment: (String) -> String?) -> FilePath? {
    folder("XDG_DATA_HOME", ".local/share", environment)?.appending("packs")
  }

  /// Where the game keeps what it can make again: `$XDG_CACHE_HOME/closeup`, else `~/.cache/closeup`.
  package static func cache(environment: (String) -> String?) -> FilePath? {
    folder("XDG_CACHE_HOME", ".cache", environment)
  }

  private static func folder(
    _ variable: String, _ fallback: String, _ environment: (String) -> String?
  ) -> FilePath? {
    // The specification: a path that is not absolute is to be ignored.
    if let path = environment(variable), FilePath(path).isAbsolute {
      return FilePath(path).appending("closeup")
    }
    guard let home = environment("HOME"), FilePath(home).isAbsolute else { return nil }
    return FilePath(home).appending(fallback).appending("closeup")
  }
}
