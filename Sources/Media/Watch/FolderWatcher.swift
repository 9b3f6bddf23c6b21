import Glibc

/// Tells which files in folders changed, once whoever writes them is done.
///
/// The kernel says where something happened (inotify); a look at that folder says what: names whose stamp is another
/// than at the last look. So it is all the same how a program saves: in place, by renaming, by deleting and making anew.
/// Where the kernel cannot say, the folders are looked at again and again instead. For one thread.
package final class FolderWatcher {
  /// How long to wait, in seconds.
  package struct Pace: Sendable {
    /// Nothing must have happened for so long before a change counts.
    package var quiet = 0.12
    /// After so long a change counts although more happens.
    package var longest = 0.5
    /// A file that is written to and not closed for so long counts all the same.
    package var writing = 10.0
    /// Between two looks at what the kernel says nothing of.
    package var look = 0.5

    package init() {}
  }

  private var roots: [WatchedFolder] = []
  /// Every watched folder by the path that it was reached by.
  private var folders: [FilePath: FolderSnapshot] = [:]
  private let inotify: Inotify?
  /// The folders behind the kernel's numbers: one may be reached in several ways.
  private var watches: [Int32: Set<FilePath>] = [:]
  /// Folders that have no watch and are looked at instead.
  private var unwatched: Set<FilePath> = []
  /// Folders to look at, and when the first and the last thing happened there.
  private var dirty: Set<FilePath> = []
  private var firstEvent = 0.0
  private var lastEvent = 0.0
  /// Files that are being written, and when that was last seen.
  private var writing: [FilePath: Double] = [:]
  private var nextLook = 0.0
  /// What the last look without the kernel's help found: it counts when the next one finds the same.
  private var seen: [FilePath: FolderSnapshot] = [:]
  private var notices: [Issue] = []
  private var hasTold: Set<String> = []
  private let pace: Pace

  /// Watches nothing yet.
  /// - Parameters:
  ///   - pace: How long to wait.
  ///   - usesKernel: False to look again and again, as where the kernel tells nothing.
  package init(pace: Pace = Pace(), usesKernel: Bool = true) {
    self.pace = pace
    inotify = usesKernel ? Inotify() : nil
    if usesKernel, inotify == nil {
      tellOfLooking("the system gives no notice of changes (sysctl fs.inotify.max_user_instances)", nil)
    }
  }

  /// Watches these folders from now on, and no others. What differs from before is no change.
  package func watch(_ roots: [WatchedFolder]) {
    guard Set(roots) != Set(self.roots) else { return }
    self.roots = roots
    folders = walk()
    dirty.formIntersection(folders.keys)
    prune()
  }

  /// The paths of files and folders that changed, came or went, waiting for some.
  /// - Parameter milliseconds: How long to wait.
  /// - Returns: Paths as the roots' paths make them; empty when nothing happened.
  package func next(milliseconds: Int) -> Set<FilePath> {
    let deadline = FolderWatcher.now + Double(milliseconds) / 1_000
    while true {
      let changed = due()
      if !changed.isEmpty { return changed }
      let now = FolderWatcher.now
      guard now < deadline else { return [] }
      var until = min(deadline, nextLook)
      if !dirty.isEmpty { until = min(until, max(now, lastEvent + pace.quiet), firstEvent + pace.longest) }
      let pause = max(1, Int(((until - now) * 1_000).rounded(.up)))
      if inotify == nil { usleep(UInt32(pause) * 1_000) } else { listen(milliseconds: pause) }
    }
  }

  /// Sentences for the owner since the last call: where changes are noticed late, and why.
  package func takeNotices() -> [Issue] {
    defer { notices = [] }
    return notices
  }

  // MARK: Listening

  private func listen(milliseconds: Int) {
    guard let inotify, inotify.wait(milliseconds: milliseconds) else { return }
    let now = FolderWatcher.now
    for event in inotify.events() {
      if event.kind == .overflow {
        mark(Set(folders.keys), now)
        continue
      }
      guard let places = watches[event.watch] else { continue }
      for folder in places {
        let file = folder.appending(event.name)
        writing[file] = event.kind == .writing ? now : nil
      }
      // The end of the writing will be told: until then it holds up nothing else.
      if event.kind == .writing { continue }
      if event.kind == .ended { watches[event.watch] = nil }
      mark(places, now)
    }
  }

  private func mark(_ places: Set<FilePath>, _ now: Double) {
    if dirty.isEmpty { firstEvent = now }
    lastEvent = now
    dirty.formUnion(places)
  }

  /// What changed, once it is time to look.
  private func due() -> Set<FilePath> {
    let now = FolderWatcher.now
    if now >= nextLook {
      look()
      // However many there are, most of the time is others'.
      nextLook = FolderWatcher.now + max(pace.look, (FolderWatcher.now - now) * 8)
      for (file, last) in writing where now - last >= pace.writing {
        writing[file] = nil
        mark([file.parent], now)
      }
    }
    guard !dirty.isEmpty, now - lastEvent >= pace.quiet || now - firstEvent >= pace.longest else { return [] }
    let places = dirty
    dirty = []
    return differences(afterLookingAt: places)
  }

  /// Looks at what the kernel tells nothing of: roots that came, went or were replaced, links, shared disks.
  private func look() {
    var found: Set<FilePath> = []
    for root in roots where identity(root.path) != folders[root.path]?.identity { found.insert(root.path) }
    var next: [FilePath: FolderSnapshot] = [:]
    for (path, known) in folders where !known.isTold || unwatched.contains(path) {
      guard let new = FolderSnapshot(path), new != known else { continue }
      // Half of a file may be there now: what the next look finds unchanged is whole.
      if seen[path] == new { found.insert(path) } else { next[path] = new }
    }
    seen = next
    if !found.isEmpty {
      if dirty.isEmpty { firstEvent = 0 }
      lastEvent = 0
      dirty.formUnion(found)
    }
  }

  private func identity(_ folder: FilePath) -> FileIdentity? {
    do throws(FileError) {
      guard let info = try Files.info(folder), info.kind == .folder else { return nil }
      return info.identity
    } catch {
      return nil
    }
  }

  // MARK: Looking

  private func differences(afterLookingAt places: Set<FilePath>) -> Set<FilePath> {
    let old = folders
    folders = walk(anew: places)
    var changed: Set<FilePath> = []
    for (path, snapshot) in folders where places.contains(path) || old[path] == nil {
      for name in snapshot.changes(since: old[path]) { changed.insert(path.appending(name)) }
    }
    for (path, snapshot) in old where folders[path] == nil {
      changed.insert(path)
      for name in snapshot.files.keys { changed.insert(path.appending(name)) }
    }
    prune()
    return changed
  }

  /// All folders below the roots; those that are known are looked at only when they are in `anew`.
  private func walk(anew: Set<FilePath> = []) -> [FilePath: FolderSnapshot] {
    var found: [FilePath: FolderSnapshot] = [:]
    for root in roots {
      // A folder once for each root, however many links lead to it, and so no loop holds the walk.
      var visited: Set<FileIdentity> = []
      var waiting = [root.path]
      while let path = waiting.popLast() {
        let known = anew.contains(path) ? nil : found[path] ?? folders[path]
        guard let snapshot = known ?? visit(path), visited.insert(snapshot.identity).inserted else {
          continue
        }
        found[path] = snapshot
        // In the order of a scan for pictures: both reach a folder with several names by the same one.
        if root.isRecursive { waiting += snapshot.subfolders.sorted(by: >).map { path.appending($0) } }
      }
    }
    return found
  }

  private func visit(_ path: FilePath) -> FolderSnapshot? {
    // First the watch and then the look: what happens in between is told.
    watch(path)
    guard var snapshot = FolderSnapshot(path) else { return nil }
    let open = writing.keys.filter { $0.parent == path }
    if snapshot.isShared { tellOfLooking("other machines may change what lies here without notice", path) }
    if !open.isEmpty { snapshot.keep(Set(open.map(\.name)), of: folders[path]) }
    return snapshot
  }

  private func watch(_ path: FilePath) {
    guard let inotify else {
      unwatched.insert(path)
      return
    }
    switch inotify.add(path) {
    case .success(let number):
      watches[number, default: []].insert(path)
      unwatched.remove(path)
    case .failure(let error):
      if error.code == ENOENT || error.code == ENOTDIR { return }
      unwatched.insert(path)
      tellOfLooking(
        error.code == ENOSPC
          ? "the system watches no more folders (sysctl fs.inotify.max_user_watches)"
          : "a folder cannot be watched", path)
    }
  }

  /// Ends the watches of folders that are not among the watched any more.
  private func prune() {
    for (number, places) in watches {
      let left = places.filter { folders[$0] != nil }
      if left.count == places.count { continue }
      watches[number] = left.isEmpty ? nil : left
      if left.isEmpty { inotify?.remove(number) }
    }
    unwatched = unwatched.filter { folders[$0] != nil }
  }

  // MARK: Telling

  private func tellOfLooking(_ reason: String, _ path: FilePath?) {
    guard hasTold.insert(reason).inserted else { return }
    notices.append(
      Issue(
        .warning, .watching, path: path, reason,
        advice: "files are looked at twice a second instead, which may take a moment longer"))
  }

  /// Seconds on a clock that never goes back.
  private static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
