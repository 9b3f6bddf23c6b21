import Media
import Synchronization
import Workshop

/// Installs packs that are dropped on the window, one after the other, while the game goes on.
final class InstallDesk {
  /// What there is to tell of a file.
  enum News: Sendable {
    case begun(FilePath)
    case installed(InstalledPack)
    case refused(PackRefusal)
  }

  private let shared = Shared()

  /// What the loop and the thread share.
  private final class Shared: Sendable {
    struct State: Sendable {
      var waiting: [FilePath] = []
      var isBusy = false
      var news: [News] = []
    }

    let state = Mutex(State())

    /// The next file; nil, and the thread ends, when there is none.
    func next() -> FilePath? {
      state.withLock { state in
        guard !state.waiting.isEmpty else {
          state.isBusy = false
          return nil
        }
        let file = state.waiting.removeFirst()
        state.news.append(.begun(file))
        return file
      }
    }
  }

  /// Installs a file when those before it are done.
  func install(_ file: FilePath) {
    let starts = shared.state.withLock { state in
      state.waiting.append(file)
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard starts else { return }
    let shared = shared
    BackgroundThread.start(isPatient: true) {
      while let file = shared.next() {
        let news: News
        do throws(PackRefusal) {
          news = .installed(try Installer(environment: SystemEnvironment.value).install(file))
        } catch {
          news = .refused(error)
        }
        shared.state.withLock { $0.news.append(news) }
      }
    }
  }

  /// What there is to tell since the last call.
  func takeNews() -> [News] {
    shared.state.withLock { state in
      defer { state.news = [] }
      return state.news
    }
  }
}
