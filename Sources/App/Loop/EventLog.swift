import Glibc
import Media
import Rules
import Scenes

/// Writes what happens in the game, a line of JSON each: for tests, and for owners who want to count.
final class EventLog {
  private let descriptor: Int32
  /// Seconds of game time since the start.
  var time = 0.0
  /// The file of a picture, for its name in the log.
  var path: (PictureID) -> String = { _ in "" }

  /// Starts the file anew; nil when it cannot be written.
  init?(_ file: FilePath) {
    descriptor = unsafe file.withCString { unsafe creat($0, 0o644) }
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  func write(_ entry: LogEntry) {
    switch entry {
    case .scene(let name): line("scene", ["name": .text(name)])
    case .match(let event): write(event)
    case .placed(let photo, let crop):
      line(
        "placed",
        [
          "photoX": .number(photo.x), "photoY": .number(photo.y), "photoWidth": .number(photo.width),
          "photoHeight": .number(photo.height), "cropX": .number(crop.x), "cropY": .number(crop.y),
          "cropWidth": .number(crop.width), "cropHeight": .number(crop.height),
        ])
    }
  }

  /// Notes a measured number.
  func write(_ name: String, _ values: [(String, Double)]) {
    line(name, Dictionary(uniqueKeysWithValues: values.map { ($0.0, Value.number($0.1)) }))
  }

  private func write(_ event: MatchEvent) {
    switch event {
    case .dealt(let card, let number):
      line(
        "dealt",
        [
          "picture": .text(path(card.picture)), "answer": .number(Double(card.answer + 1)),
          "number": .number(Double(number)),
        ])
    case .replaced(let bad, let new):
      line("replaced", ["picture": .text(path(bad)), "with": .text(new.map(path) ?? "")])
    case .opened: line("opened", [:])
    case .ticked(let remaining, _): line("ticked", ["remaining": .number(remaining)])
    case .answered(let choice, let right):
      line("answered", ["choice": .number(Double(choice + 1)), "right": .number(right ? 1 : 0)])
    case .timedUp: line("timedUp", [:])
    case .finished(let score, let total):
      line("finished", ["score": .number(Double(score)), "total": .number(Double(total))])
    }
  }

  private enum Value {
    case text(String)
    case number(Double)
  }

  private func line(_ event: String, _ values: [String: Value]) {
    var text = "{\"t\": \((time * 10_000).rounded() / 10_000), \"event\": \"\(event)\""
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      switch value {
      case .text(let words): text += ", \"\(key)\": \"\(EventLog.escaped(words))\""
      case .number(let number):
        text += ", \"\(key)\": \(number == number.rounded() ? "\(Int(number))" : "\(number)")"
      }
    }
    let bytes = Array((text + "}\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
