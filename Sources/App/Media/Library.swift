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
  private var answers: [Configuration.Answer]
  /// Whether folders have changed since the scan that is under way, or the last one, began.
  private var isOutdated = false
  private var isRescanning = false

  /// What the scanning thread leaves for the loop.
  private final class Shared: Sendable {
    struct Finds: Sendable {
      var tables: [PictureTable] = []
      var issues: [Issue] = []
      var isComplete = false
      var isCancelled = false
      /// What another scan, after the first, made of the table.
      var later: Later?
    }

    struct Later: Sendable {
      var table: PictureTable
      var change: PictureTable.Change
      var issues: [Issue]
    }

    let finds = Mutex(Finds())
  }

  /// Starts to look for the pictures of `answers`.
  init(_ answers: [Configuration.Answer]) {
    self.answers = answers
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

  /// Looks for the pictures once more when answers have other labels, which tables of notes may name.
  func adopt(_ answers: [Configuration.Answer]) {
    guard answers != self.answers else { return }
    self.answers = answers
    rescan()
  }

  /// Looks for the pictures once more: folders have changed.
  func rescan() { isOutdated = true }

  /// What another scan found otherwise, and all that it had to tell; nil when none came to its end.
  func takeChange() -> (change: PictureTable.Change, issues: [Issue])? {
    startRescan()
    guard isRescanning, let later = shared.finds.withLock({ $0.later.take() }) else { return nil }
    isRescanning = false
    table = later.table
    return (later.change, later.issues)
  }

  /// One scan at a time, and none before the first one's end.
  private func startRescan() {
    guard isOutdated, isComplete, !isRescanning else { return }
    isOutdated = false
    isRescanning = true
    let (shared, scanner, before) = (shared, PictureScanner(answers), table)
    BackgroundThread.start {
      let scan = scanner.scanAll()
      var table = before
      let change = table.update(to: scan.table)
      shared.finds.withLock { $0.later = Shared.Later(table: table, change: change, issues: scan.issues) }
    }
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
