import Scenes

/// Says in one message what was reloaded while that message is on screen.
final class ReloadNews {
  private let messages: Messages
  private var names: [String] = []
  private var added = 0
  private var gone = 0
  private var notes: [String] = []
  private var details: [String] = []

  private static let key = "reloaded"
  /// So many files are named.
  private static let named = 3
  /// Seconds that the message stays, and that it stays when there is more to read.
  private static let short = 2.5
  private static let long = 6.0

  init(messages: Messages) {
    self.messages = messages
  }

  /// A file is in use as it is now; `detail` says what of it is not.
  func add(_ name: String, detail: [String] = []) {
    begin()
    if !names.contains(name) { names.append(name) }
    for sentence in detail where !details.contains(sentence) { details.append(sentence) }
    show()
  }

  /// Something is otherwise that has no file of its own.
  func add(note: String) {
    begin()
    if !notes.contains(note) { notes.append(note) }
    show()
  }

  /// Pictures came and went.
  func addPictures(_ count: Int, gone lost: Int) {
    guard count > 0 || lost > 0 else { return }
    begin()
    added += count
    gone += lost
    show()
  }

  private func begin() {
    guard messages.stack.toast(ReloadNews.key) == nil else { return }
    (names, notes, details, added, gone) = ([], [], [], 0, 0)
  }

  private func show() {
    var parts: [String] = []
    if names.count > ReloadNews.named {
      parts.append("Reloaded \(names[0]) and \(names.count - 1) more files")
    } else if !names.isEmpty {
      parts.append("Reloaded " + names.joined(separator: ", "))
    }
    if added > 0 { parts.append(added == 1 ? "1 new picture" : "\(added) new pictures") }
    if gone > 0 { parts.append(gone == 1 ? "1 picture is gone" : "\(gone) pictures are gone") }
    parts += notes
    let toast = Toast(.info, parts.joined(separator: " · "), detail: details.joined(separator: " "))
    messages.show(toast, as: ReloadNews.key, for: details.isEmpty ? ReloadNews.short : ReloadNews.long)
  }
}
