import Media
import Synchronization

/// Watches the owner's files on a thread of its own, and reads them anew when they change.
final class PackWatch {
  private let shared = Shared()

  /// What the thread leaves for the loop.
  private final class Shared: Sendable {
    struct State: Sendable {
      var reloads: [Reload] = []
      var isCancelled = false
    }

    let state = Mutex(State())
  }

  /// Milliseconds between two looks whether the watch is to end.
  private static let breath = 200

  /// Starts to watch.
  /// - Parameters:
  ///   - pack: the pack that is played.
  ///   - contents: its theme.
  ///   - shipped: the theme folder the game comes with.
  ///   - load: reads the pack anew.
  init(
    _ pack: Pack, _ contents: ThemeContents, shipped: FilePath,
    load: @escaping @Sendable () -> Result<Pack, PackError>
  ) {
    let shared = shared
    BackgroundThread.start {
      var pack = pack
      var contents = contents
      var stamps = PackWatch.stamps(pack, contents)
      let watcher = FolderWatcher()
      watcher.watch(contents.folders(of: pack, shipped: shipped))
      while !shared.state.withLock({ $0.isCancelled }) {
        let changed = watcher.next(milliseconds: PackWatch.breath)
        let notices = watcher.takeNotices()
        guard !changed.isEmpty || !notices.isEmpty else { continue }
        let loaded = load()
        if case .success(let new) = loaded { pack = new }
        contents = ThemeContents(pack, shipped: shipped)
        watcher.watch(contents.folders(of: pack, shipped: shipped))
        let new = PackWatch.stamps(pack, contents)
        let rewritten = Set(new.filter { stamps[$0.key] != $0.value }.keys)
        stamps.merge(new) { $1 }
        let reload = Reload(
          changed: changed, rewritten: rewritten, pack: loaded, contents: contents, notices: notices)
        shared.state.withLock { $0.reloads.append(reload) }
      }
    }
  }

  deinit { shared.state.withLock { $0.isCancelled = true } }

  /// What was read since the last call, in order.
  func take() -> [Reload] {
    shared.state.withLock { state in
      defer { state.reloads = [] }
      return state.reloads
    }
  }

  private static func stamps(_ pack: Pack, _ contents: ThemeContents) -> [FilePath: FileStamp] {
    var stamps: [FilePath: FileStamp] = [:]
    for file in contents.used.union([pack.configFile].compactMap(\.self)) {
      stamps[file] = FileStamp.of(file)
    }
    return stamps
  }
}
