import Media

/// What is remembered of a pack, read from its file; made beside the game.
struct LoadedMemory: Sendable {
  let store: ShownStore
  let memory: ShownMemory
  /// What there is to tell.
  let issues: [Issue]

  /// Nil when the system names no place to remember anything.
  init?(_ pack: Pack) {
    guard let folder = Folders.state(environment: SystemEnvironment.value) else { return nil }
    store = ShownStore(folder: folder, pack: pack.root)
    (memory, issues) = store.load()
  }
}
