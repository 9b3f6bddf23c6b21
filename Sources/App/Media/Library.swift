import Media
import Rules
import Synchronization

/// The owner's pictures: found by a thread beside the game, handed over piece by piece.
final class Library {
  private(set) var table: PictureTable
  private(set) var isComplete = false
  /// Whether the scan met something that forbids a game.
  private(set) var hasErrors = false
  /// What the scan has to tell, not yet told.
  private var issues: [Issue] = []
  private let shared: Shared

  /// What the scanning thread leaves for the loop.
  private final class Shared: Sendable {
    struct Finds: Sendable {
      var tables: [PictureTable] = []
      var issues: [Issue] = []
      var isComplete = false
      var isCancelled = false
    }

    let finds = Mutex(Finds())
  }

  /// Starts to look for the pictures of `answers`.
  init(_ answers: [Configuration.Answer]) {
    table = PictureTable(answers: answers.count)
    let shared = Shared()
    self.shared = shared
    let scanner = PictureScanner(answers)
    // A large library must hold up neither the first frame nor any other.
    BackgroundThread.start(isPatient: true) {
      scanner.scan(isCancelled: { shared.finds.withLock { $0.isCancelled } }) { table, issues in
        shared.finds.withLock {
          $0.tables.append(table)
          $0.issues += issues
        }
      }
      shared.finds.withLock { $0.isComplete = true }
    }
  }

  deinit {
    shared.finds.withLock { $0.isCancelled = true }
  }

  /// Takes in what was found since the last call.
  func update() {
    guard !isComplete else { return }
    let finds = shared.finds.withLock { finds in
      defer {
        finds.tables = []
        finds.issues = []
      }
      return finds
    }
    for part in finds.tables { table.append(contentsOf: part) }
    issues += finds.issues
    if finds.issues.hasError { hasErrors = true }
    isComplete = finds.isComplete
  }

  /// Waits for the end of the scan: for games that must come out the same each time.
  func finish() {
    while !isComplete {
      update()
      if !isComplete { Pause.briefly() }
    }
  }

  /// What there is to tell since the last call.
  func takeIssues() -> [Issue] {
    defer { issues = [] }
    return issues
  }

  /// Answers that have pictures, so far.
  var answersWithPictures: Int {
    (0..<table.answerCount).count { !table.ids(ofAnswer: $0).isEmpty }
  }
}
