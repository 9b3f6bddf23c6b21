import Foundation
import Synchronization
import Testing

@testable import Media

/// Every way in which programs change files is noticed, once, and by the name that it was done to.
@Suite struct FolderWatcherTests {
  /// How a file changes: what is done in the watched folder, and the names that are told.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: String
    let told: Set<String>

    init(_ name: String, _ script: String, _ told: Set<String>) {
      testDescription = name
      self.script = script
      self.told = told
    }
  }

  static let ways = [
    Way("written in place", "printf new > a.txt", ["a.txt"]),
    Way("written in place with as many bytes", "printf OLD > a.txt", ["a.txt"]),
    Way("appended to", "printf more >> a.txt", ["a.txt"]),
    Way("renamed over, as vim and gedit do", "printf new > .a.tmp; mv .a.tmp a.txt", ["a.txt"]),
    Way("renamed over with the old time", "cp -p a.txt .t; mv .t a.txt", ["a.txt"]),
    Way("moved away and made anew", "mv a.txt a.txt~; printf new > a.txt", ["a.txt", "a.txt~"]),
    Way("deleted and made anew", "rm a.txt; sleep 0.02; printf new > a.txt", ["a.txt"]),
    Way("a new file", "printf x > b.txt", ["b.txt"]),
    Way("a deleted file", "rm a.txt", ["a.txt"]),
    Way(
      "written in pieces", "(printf one; sleep 0.1; printf two; sleep 0.1; printf three) > b.txt", ["b.txt"]),
    Way("touched", "touch a.txt", ["a.txt"]),
    Way(
      "a new folder with a file in it", "mkdir -p new/deep; printf x > new/deep/c.txt",
      ["new", "new/deep", "new/deep/c.txt"]),
    Way("a file in a folder below", "printf new > sub/s.txt", ["sub/s.txt"]),
    Way("a folder that is renamed", "mv sub other", ["sub", "sub/s.txt", "other", "other/s.txt"]),
    Way("a folder that is removed", "rm -r sub", ["sub", "sub/s.txt"]),
    Way("a folder that a link leads to", "printf new > ../elsewhere/e.txt", ["link/e.txt"]),
    Way("a file that a link leads to", "printf new > ../elsewhere/f.txt", ["f.txt"]),
    Way("a new link to a folder", "ln -s ../elsewhere again", ["again", "again/e.txt", "link"]),
    Way("a name that is no text", "printf x > \"$(printf 'n\\377')\"", ["n\\xFF"]),
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try run(
      """
      mkdir -p watched/sub elsewhere; cd watched; printf old > a.txt; printf s > sub/s.txt
      printf e > ../elsewhere/e.txt; printf f > ../file.txt; ln -s ../elsewhere link
      mkdir ../hidden; mv ../file.txt ../elsewhere/f.txt; ln -s ../elsewhere/f.txt f.txt; ln -s . loop
      """, in: folder.path)
    return folder
  }

  private func run(_ script: String, in folder: FilePath) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.text ?? "")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// All that is told until the expected names were told, or for ten seconds.
  private func told(_ watcher: FolderWatcher, _ root: FilePath, until expected: Set<String>) -> Set<String> {
    var told: Set<String> = []
    let end = Date(timeIntervalSinceNow: 10)
    while !told.isSuperset(of: expected), Date() < end {
      for path in watcher.next(milliseconds: 100) { told.insert("\(path.relative(to: root) ?? path)") }
    }
    return told
  }

  @Test(arguments: ways, [true, false])
  func everyWayIsTold(_ way: Way, _ usesKernel: Bool) throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    var pace = FolderWatcher.Pace()
    pace.look = 0.1
    let watcher = FolderWatcher(pace: pace, usesKernel: usesKernel)
    watcher.watch([WatchedFolder(root, isRecursive: true)])
    #expect(watcher.next(milliseconds: 10) == [])
    try run(way.script, in: root)
    let told = told(watcher, root, until: way.told)
    // What a link leads to is the same thing under another name.
    let own = told.filter { !$0.hasPrefix("link/") || way.told.contains($0) }.filter {
      !$0.contains("f.txt") || way.told.contains($0)
    }
    #expect(own == way.told || usesKernel == false && own.isSuperset(of: way.told), "\(told.sorted())")
    #expect(watcher.takeNotices().isEmpty)
  }

  @Test func whatIsStillBeingWrittenWaits() throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    let watcher = FolderWatcher()
    watcher.watch([WatchedFolder(root)])
    let file = try #require(fopen("\(folder.path)/watched/big.txt", "w"))
    for _ in 0..<3 {
      fputs("a piece", file)
      fflush(file)
      // Longer than it must be quiet: the file is open all the while.
      #expect(!watcher.next(milliseconds: 300).contains(root.appending("big.txt")))
    }
    fclose(file)
    #expect(told(watcher, root, until: ["big.txt"]).contains("big.txt"))
  }

  @Test func aNewFileCountsOnceThereIsSomethingInIt() throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    let watcher = FolderWatcher()
    watcher.watch([WatchedFolder(root, isRecursive: true)])
    try run(": > new.txt; mkdir more; : > more/other.txt; printf new > a.txt", in: root)
    #expect(told(watcher, root, until: ["a.txt", "more"]) == ["a.txt", "more"])
    try run("printf x > new.txt; printf x > more/other.txt", in: root)
    let both: Set = ["new.txt", "more/other.txt"]
    #expect(told(watcher, root, until: both) == both)
  }

  @Test func aFileThatIsNeverClosedCountsAtLast() throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    var pace = FolderWatcher.Pace()
    pace.writing = 0.4
    pace.look = 0.1
    let watcher = FolderWatcher(pace: pace)
    watcher.watch([WatchedFolder(root)])
    let file = try #require(fopen("\(folder.path)/watched/a.txt", "w"))
    defer { fclose(file) }
    fputs("a piece", file)
    fflush(file)
    #expect(told(watcher, root, until: ["a.txt"]).contains("a.txt"))
  }

  @Test func anotherFileIsToldWhileOneIsWritten() throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    let watcher = FolderWatcher()
    watcher.watch([WatchedFolder(root)])
    let isDone = Mutex(false)
    let ended = DispatchSemaphore(value: 0)
    let big = try #require(fopen("\(folder.path)/watched/big.txt", "w"))
    let file = Int32(fileno(big))
    // A copy that goes on and on.
    Thread.detachNewThread {
      while !isDone.withLock({ $0 }) {
        _ = write(file, "piece", 5)
        usleep(2_000)
      }
      ended.signal()
    }
    try run("printf new > a.txt", in: root)
    #expect(told(watcher, root, until: ["a.txt"]) == ["a.txt"])
    isDone.withLock { $0 = true }
    ended.wait()
    fclose(big)
    #expect(told(watcher, root, until: ["big.txt"]) == ["big.txt"])
  }

  @Test(arguments: [
    ("mv watched gone; mkdir watched; printf new > watched/a.txt", ["a.txt", "sub/s.txt"]),
    ("mkdir fresh; printf new > fresh/n.txt; mv watched gone; mv fresh watched", ["a.txt", "n.txt"]),
  ])
  func aRootThatIsReplacedIsWatchedOn(_ script: String, _ names: [String]) throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    let watcher = FolderWatcher()
    watcher.watch([WatchedFolder(root, isRecursive: true)])
    try run(script, in: folder.path)
    #expect(told(watcher, root, until: Set(names)).isSuperset(of: names))
    try run("printf later > l.txt", in: root)
    #expect(told(watcher, root, until: ["l.txt"]).contains("l.txt"))
  }

  @Test func aFolderThatIsNotThereYetIsWatchedOnceItIs() throws {
    let folder = try folder()
    let root = folder.path.appending("later")
    let watcher = FolderWatcher()
    watcher.watch([WatchedFolder(root)])
    try run("mkdir later; printf x > later/a.txt", in: folder.path)
    #expect(told(watcher, root, until: ["a.txt"]).contains("a.txt"))
  }

  @Test func aFolderWithoutThoseBelowTellsOnlyOfItsOwn() throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    let watcher = FolderWatcher()
    watcher.watch([WatchedFolder(root)])
    try run("printf new > sub/s.txt; mkdir more; printf new > a.txt", in: root)
    #expect(told(watcher, root, until: ["a.txt", "more"]) == ["a.txt", "more"])
  }

  @Test func otherFoldersAreNoChange() throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    let watcher = FolderWatcher()
    watcher.watch([WatchedFolder(root)])
    watcher.watch([WatchedFolder(root, isRecursive: true), WatchedFolder(folder.path.appending("elsewhere"))])
    #expect(watcher.next(milliseconds: 300) == [])
    try run("printf new > sub/s.txt", in: root)
    #expect(told(watcher, root, until: ["sub/s.txt"]) == ["sub/s.txt"])
  }

  @Test func manyChangesAtOnceAreToldTogether() throws {
    let folder = try folder()
    let root = folder.path.appending("watched")
    let watcher = FolderWatcher()
    watcher.watch([WatchedFolder(root, isRecursive: true)])
    try run("i=0; while [ $i -lt 3000 ]; do printf x > many-$i; i=$((i+1)); done", in: root)
    let expected = Set((0..<3_000).map { "many-\($0)" })
    #expect(told(watcher, root, until: expected).isSuperset(of: expected))
  }
}
