import Media
import Scenes

/// What is said on screen over every scene.
final class Messages {
  private(set) var stack = ToastStack()
  private let log: EventLog?

  /// Seconds that a message stays: a short one is soon read.
  private static let short = 3.0

  init(log: EventLog?) {
    self.log = log
  }

  /// Shows a message for a moment.
  func show(_ message: String) { show(Toast(.info, message), as: message, for: Messages.short) }

  /// Shows a message; `seconds` is nil for one that stays until it is removed.
  func show(_ toast: Toast, as key: String, for seconds: Double? = Messages.short) {
    if stack.toast(key) != toast { log?.write(toast) }
    stack.show(toast, as: key, for: seconds)
  }

  /// Lets a message go.
  func remove(_ key: String) {
    guard let toast = stack.toast(key) else { return }
    log?.write(toast, isOver: true)
    stack.remove(key)
  }

  func update(_ seconds: Double) { stack.update(seconds) }
}

extension Toast {
  /// What is wrong with the owner's files, in short; `root` is the folder that paths count from.
  init(_ issue: Issue, root: FilePath) {
    var title = issue.path.map { Toast.name($0, root) } ?? "The pack"
    if let line = issue.line { title += ", line \(line)" }
    if issue.line != nil, let column = issue.column { title += ", column \(column)" }
    var sentences = [issue.message, issue.advice]
    if issue.severity == .error { sentences.append("until that is mended the one before is used") }
    // Paths are shortened by leaving out where the pack lies.
    let prefix = root.bytes.count > 1 ? "\(root)/" : ""
    let words = sentences.filter { !$0.isEmpty }.map { sentence in
      let short =
        prefix.isEmpty
        ? sentence : sentence.split(separator: prefix, omittingEmptySubsequences: false).joined()
      return short.prefix(1).uppercased() + short.dropFirst() + (short.hasSuffix(".") ? "" : ".")
    }
    self.init(.warning, title, detail: words.joined(separator: " "))
  }

  /// A file's way from the pack, or all of its way, at a length that can be read.
  static func name(_ path: FilePath, _ root: FilePath) -> String {
    shortened("\(path.relative(to: root) ?? path)", to: 56)
  }
}
