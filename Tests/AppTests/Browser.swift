import Foundation

/// A real browser without a window (Chromium), for pages on disk.
struct Browser {
  private let folder: TemporaryFolder
  private static let program = URL(fileURLWithPath: "/usr/bin/chromium")

  init(in folder: TemporaryFolder) {
    self.folder = folder
  }

  /// What a page became: its elements as text, and what it logged.
  struct Page {
    var elements: String
    var log: [String]

    /// The tags of that class, from `<` to `>`.
    func tags(_ pattern: String) -> [String] {
      let expression = try? NSRegularExpression(pattern: pattern)
      let text = elements as NSString
      return expression?.matches(in: elements, range: NSRange(location: 0, length: text.length))
        .map { text.substring(with: $0.range) } ?? []
    }
  }

  /// Opens a page, lets its scripts run, and gives what came of it.
  func open(_ file: URL, hash: String = "") throws -> Page {
    let command = try run(["--dump-dom", "--enable-logging=stderr", address(file) + hash])
    let log = command.complaints.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") }
    return Page(elements: command.words, log: log)
  }

  /// Prints a page.
  func print(_ file: URL) throws -> Data {
    let target = folder.url.appendingPathComponent("\(UUID().uuidString).pdf")
    _ = try run(["--no-pdf-header-footer", "--print-to-pdf=\(target.path)", address(file)])
    return try Data(contentsOf: target)
  }

  private func address(_ file: URL) -> String { file.absoluteString }

  private func run(_ words: [String]) throws -> Command {
    let profile = folder.url.appendingPathComponent("profile-\(UUID().uuidString)").path
    return try Command(
      Self.program,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(profile)",
        "--virtual-time-budget=5000", "--window-size=1280,900", "--allow-file-access-from-files",
      ] + words, in: folder)
  }
}
