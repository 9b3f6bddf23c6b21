import Media

/// Tells the owner what is wrong, each thing once.
final class Reporter {
  private var told: Set<String> = []
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void = Terminal.warn) {
    self.write = write
  }

  func report(_ issue: Issue) { report(issue.description) }

  func report(_ line: String) {
    if told.insert(line).inserted { write(line) }
  }
}
