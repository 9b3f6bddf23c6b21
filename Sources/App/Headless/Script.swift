import Scenes

/// What a run without a window does, line by line; `docs/headless.md` describes the lines.
struct Script {
  /// A line that does something, and its number.
  struct Line {
    var number: Int
    var command: Command
  }

  enum Command: Equatable {
    case until(String)
    case wait(Double)
    case press(String)
    case key(Key)
    case click(Double, Double)
    case answer(Answer)
    case shot(String)
    case expect(Expectation)
    /// The lines up to the `end` that belongs to it.
    indirect case loop(Int, [Line])

    static func == (a: Command, b: Command) -> Bool { "\(a)" == "\(b)" }
  }

  enum Answer: String {
    case right
    case wrong
    case none
  }

  enum Expectation: Equatable {
    case scene(String)
    case score(Int, Int)
    case picture(Int)
    case total(Int)
    case outcome(String)
    case tier(Int)
  }

  /// What is wrong with a script, or with the game at one of its lines.
  struct Failure: Error, Equatable, CustomStringConvertible {
    var line: Int
    var reason: String

    var description: String { "line \(line): \(reason)" }
  }

  static let scenes = ["splash", "intro", "rules", "game", "reveal", "results", "pause", "credits"]
  static let buttons = [
    "play", "continue", "again", "pause", "resume", "restart", "quit", "1", "2", "3", "4",
    "credits", "back", "packs", "next-pack", "previous-pack",
  ]

  let lines: [Line]

  /// Reads a script; empty lines and what follows `#` are left out.
  init(_ text: String) throws(Failure) {
    var open: [(number: Int, count: Int, lines: [Line])] = []
    var lines: [Line] = []
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      let words = raw.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let verb = words.first else { continue }
      let rest = Array(words.dropFirst())
      switch verb {
      case "repeat":
        guard rest.count == 1, let count = Int(rest[0]), count >= 0 else {
          throw Failure(line: number, reason: "repeat takes how often, such as repeat 30")
        }
        open.append((number, count, lines))
        lines = []
      case "end":
        guard let loop = open.popLast() else { throw Failure(line: number, reason: "end without a repeat") }
        let body = lines
        lines = loop.lines + [Line(number: loop.number, command: .loop(loop.count, body))]
      default:
        lines.append(Line(number: number, command: try Script.command(verb, rest, raw, number)))
      }
    }
    if let loop = open.last { throw Failure(line: loop.number, reason: "repeat without an end") }
    self.lines = lines
  }

  private static func command(
    _ verb: String, _ words: [String], _ raw: Substring, _ line: Int
  ) throws(Failure) -> Command {
    func one(of allowed: [String]) throws(Failure) -> String {
      guard words.count == 1, allowed.contains(words[0]) else {
        throw Failure(line: line, reason: "\(verb) takes one of \(allowed.joined(separator: ", "))")
      }
      return words[0]
    }
    switch verb {
    case "until": return .until(try one(of: scenes))
    case "press": return .press(try one(of: buttons))
    case "answer":
      guard let answer = Answer(rawValue: try one(of: ["right", "wrong", "none"])) else { break }
      return .answer(answer)
    case "wait":
      guard words.count == 1, let seconds = Double(words[0]), (0...3_600).contains(seconds) else {
        throw Failure(line: line, reason: "wait takes seconds, such as wait 1.5")
      }
      return .wait(seconds)
    case "key":
      guard words.count == 1, let key = ScriptKeys.key(words[0]) else {
        throw Failure(line: line, reason: "key takes one of \(ScriptKeys.names.joined(separator: ", "))")
      }
      return .key(key)
    case "click":
      let numbers = words.compactMap { Double($0) }
      guard words.count == 2, numbers.count == 2 else {
        throw Failure(line: line, reason: "click takes two numbers, such as click 640 360")
      }
      return .click(numbers[0], numbers[1])
    case "shot":
      guard let file = raw.split(maxSplits: 1, whereSeparator: \.isWhitespace).dropFirst().first else {
        throw Failure(line: line, reason: "shot takes a file, such as shot rules.png")
      }
      return .shot(String(file.reversed().drop { $0.isWhitespace }.reversed()))
    case "expect": return .expect(try expectation(words, line))
    default: break
    }
    throw Failure(
      line: line,
      reason:
        "\"\(verb)\" is no command; there are until, wait, press, key, click, answer, shot, repeat, end, expect"
    )
  }

  private static func expectation(_ words: [String], _ line: Int) throws(Failure) -> Expectation {
    if words.count == 2 {
      switch words[0] {
      case "scene" where scenes.contains(words[1]): return .scene(words[1])
      case "score":
        let parts = words[1].split(separator: "/").compactMap { Int($0) }
        if parts.count == 2 { return .score(parts[0], parts[1]) }
      case "picture": if let number = Int(words[1]) { return .picture(number) }
      case "total": if let number = Int(words[1]) { return .total(number) }
      case "tier": if let number = Int(words[1]) { return .tier(number) }
      case "outcome" where ["right", "wrong", "timeup"].contains(words[1]): return .outcome(words[1])
      default: break
      }
    }
    throw Failure(
      line: line,
      reason:
        "expect takes scene NAME, score 3/30, picture 5, total 30, outcome right, wrong or timeup, or tier 3")
  }
}
