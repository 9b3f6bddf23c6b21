import Media

/// The owner's files as they are after a change.
struct Reload: Sendable {
  /// Files and folders that changed, came or went.
  var changed: Set<FilePath>
  /// Files of the theme, of animations and of the configuration whose bytes may be others than before.
  var rewritten: Set<FilePath>
  /// The pack as it is now, or why there is none.
  var pack: Result<Pack, PackError>
  /// The theme of that pack, or of the last good one.
  var contents: ThemeContents
  /// What the watch itself has to tell.
  var notices: [Issue] = []
}
