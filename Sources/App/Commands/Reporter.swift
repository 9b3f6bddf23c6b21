import Media

/// Tells the owner what is wrong, each thing once.
final class Reporter {
  private var told: Set<String> = []
  /// Hears of each thing that is told.
  var listener: ((Issue) -> Void)?
  private let write: (String) -> Void
  private let log: EventLog?

  init(log: EventLog? = nil, write: @escaping (String) -> Void = Terminal.warn) {
    self.log = log
    self.write = write
  }

  func report(_ issue: Issue) {
    let line = issue.description
    guard told.insert(line).inserted else { return }
    write(line)
    log?.write(issue)
    listener?(issue)
  }

  /// Tells of an issue again should it come back: it was mended.
  func forget(_ issue: Issue) { told.remove(issue.description) }

  func report(_ line: String) {
    if told.insert(line).inserted { write(line) }
  }
}
