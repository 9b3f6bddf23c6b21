import Geometry
import Glibc
import Media
import Rules
import Scenes

/// Writes what happens in the game, a line of JSON each, at once: `docs/headless.md` describes the lines.
final class EventLog {
  private let descriptor: Int32
  /// Seconds of game time since the start.
  var time = 0.0
  /// The answers' labels, in the order of their buttons.
  var labels: [String] = []
  var path: (PictureID) -> FilePath = { _ in FilePath("") }
  var sound: (SoundCue) -> FilePath? = { _ in nil }
  /// What relative paths count from.
  private let folder = Files.realPath(FilePath("."))
  private var hasFailed = false

  /// Starts the file anew; nil when it cannot be written.
  init?(_ file: FilePath) {
    descriptor = unsafe file.withCString { unsafe creat($0, 0o644) }
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  func write(_ entry: LogEntry) {
    switch entry {
    case .scene(let name): line("scene", [("name", .text(name))])
    case .deal(let cards):
      line(
        "deal",
        [
          ("files", .list(cards.map { .text(file($0.picture)) })),
          ("answers", .list(labels.map { .text($0) })),
        ])
    case .picture(let number, let card, let crop, let photo, let cropRect):
      line(
        "picture",
        [
          ("number", .number(Double(number))), ("file", .text(file(card.picture))),
          ("answer", .text(label(card.answer))), ("crop", .list(crop.numbers)),
          ("photoPixels", .list(photo.numbers)), ("cropPixels", .list(cropRect.numbers)),
        ])
    case .answer(let choice, let outcome, let seconds):
      line(
        "answer",
        [
          ("choice", choice.map { .text(label($0)) } ?? .null),
          ("outcome", .text(EventLog.name(of: outcome))),
          ("seconds", .number(seconds)),
        ])
    case .score(let score, let total):
      line("score", [("score", .number(Double(score))), ("total", .number(Double(total)))])
    case .result(let score, let total, let tier):
      line(
        "result",
        [
          ("score", .number(Double(score))), ("total", .number(Double(total))),
          ("tier", .number(Double(tier))),
        ])
    case .match(.opened): line("live", [])
    case .match(.replaced(let bad, let new)):
      line("replaced", [("file", .text(file(bad))), ("with", new.map { .text(file($0)) } ?? .null)])
    // The rest of what the rules say is told by the lines above, by sounds and by warnings.
    case .match: break
    }
  }

  /// Notes that another pack is played from now on.
  func write(_ pack: Pack) {
    line("pack", [("title", .text(pack.title)), ("folder", .text(absolute(pack.root)))])
  }

  /// Notes that a sound starts.
  func write(_ cue: SoundCue) {
    let name =
      switch cue {
      case .named("time-up"): "timeup"
      case .named(let name): name
      case .file(_, let cue): cue
      }
    line("sound", [("cue", .text(name)), ("file", .text(sound(cue).map(absolute) ?? ""))])
  }

  /// Notes what the owner was told.
  func write(_ issue: Issue) {
    line(
      "warning",
      [
        ("code", .text(issue.code.rawValue)), ("file", .text(issue.path.map(absolute) ?? "")),
        ("message", .text(issue.message)),
      ])
  }

  /// Notes what was done to a picture of the owner's; `values` are texts.
  func write(_ name: String, file: FilePath?, _ values: [(String, String)] = []) {
    line(name, (file.map { [("file", .text(absolute($0)))] } ?? []) + values.map { ($0.0, Value.text($0.1)) })
  }

  /// Notes that a file is in use as the owner has just changed it.
  func write(reloaded file: FilePath) { line("reload", [("file", .text(absolute(file)))]) }

  /// Notes a message on screen, or that it goes.
  func write(_ toast: Toast, isOver: Bool = false) {
    line(
      isOver ? "messageOver" : "message",
      [("kind", .text(toast.kind.rawValue)), ("title", .text(toast.title)), ("detail", .text(toast.detail))])
  }

  /// Notes measured numbers.
  func write(_ name: String, _ values: [(String, Double)]) {
    line(name, values.map { ($0.0, Value.number($0.1)) })
  }

  private static func name(of outcome: Outcome) -> String {
    switch outcome {
    case .right: "right"
    case .wrong: "wrong"
    case .timeUp: "timeup"
    }
  }

  private func label(_ answer: Int) -> String { labels.indices.contains(answer) ? labels[answer] : "" }

  private func file(_ picture: PictureID) -> String { absolute(path(picture)) }

  /// The full path; bytes that are not UTF-8 as `\\xNN`.
  private func absolute(_ path: FilePath) -> String {
    let full = (folder ?? FilePath("")).appending(path)
    if let text = full.text { return text }
    var result = ""
    var rest = full.bytes[...]
    while let first = rest.first {
      let length = (1...4).first {
        String(validating: rest.prefix($0), as: UTF8.self) != nil && $0 <= rest.count
      }
      if let length, let text = String(validating: rest.prefix(length), as: UTF8.self) {
        result += text
        rest = rest.dropFirst(length)
      } else {
        let digits = String(first, radix: 16)
        result += "\\x" + (digits.count == 1 ? "0" : "") + digits
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func line(_ event: String, _ values: [(String, Value)]) {
    var text = "{\"t\": \(Value.number(time).json), \"event\": \"\(event)\""
    for (key, value) in values { text += ", \"\(key)\": \(value.json)" }
    var bytes = Array((text + "}\n").utf8)[...]
    while !bytes.isEmpty, !hasFailed {
      let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        hasFailed = true
        Terminal.warn(
          "closeup: the event log cannot be written: \(unsafe String(cString: strerror(errno))); it ends here"
        )
      }
    }
  }
}

/// A value of the log.
private enum Value {
  case text(String)
  case number(Double)
  case list([Value])
  case null

  var json: String {
    switch self {
    case .null: "null"
    case .list(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
    case .text(let text): JSONQuoting.quoted(text)
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e15
        ? "\(Int(number))" : "\((number * 1_000_000).rounded() / 1_000_000)"
    }
  }
}

extension Rect {
  fileprivate var numbers: [Value] { [.number(x), .number(y), .number(width), .number(height)] }
}
