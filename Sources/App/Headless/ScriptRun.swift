import Geometry
import Media
import Motion
import Rules
import Scenes

/// Follows a script.
final class ScriptRun {
  private let stage: Stage
  /// Pictures that were written, in order.
  private(set) var shots: [FilePath] = []

  /// Seconds of game time after which a scene that does not come will not come.
  private static let patience = 120.0

  init(_ stage: Stage) {
    self.stage = stage
  }

  private var game: Game { stage.game }
  private var scene: any Scene { game.stack.top }

  /// Does all lines; throws at the first that fails.
  func run(_ script: Script) throws { try run(script.lines) }

  private func run(_ lines: [Script.Line]) throws {
    for line in lines {
      switch line.command {
      case .until(let name):
        try until(line, "\(name) was not on top and ready") {
          self.scene.name == name && self.scene.takesInput
        }
      case .wait(let seconds):
        for _ in 0..<Int((seconds * FixedStep.rate).rounded()) { try stage.step() }
      case .press(let name): try stage.step(scene.press(name, in: game.viewport))
      case .key(let key): try stage.step([.key(key, isRepeat: false)])
      case .click(let x, let y): try stage.step([.pointerDown(Point(x, y)), .pointerUp(Point(x, y))])
      case .answer(let answer): try self.answer(answer, line)
      case .shot(let name):
        let file = FilePath(name)
        do {
          try stage.shoot(file)
        } catch {
          throw Script.Failure(line: line.number, reason: "\(file) cannot be written: \(error)")
        }
        shots.append(file)
      case .expect(let expectation):
        if let found = mismatch(expectation) { throw Script.Failure(line: line.number, reason: found) }
      case .loop(let count, let body):
        for _ in 0..<count { try run(body) }
      }
    }
  }

  /// Runs until one of the scenes is on top and takes input; which one it is.
  func until(oneOf names: [String]) throws -> String {
    let line = Script.Line(number: 0, command: .wait(0))
    try until(line, "none of \(names.joined(separator: ", ")) was on top and ready") {
      // The rules stay shut when nothing can be played; that is an end as well.
      names.contains(scene.name) && (scene.takesInput || scene.name == "rules")
    }
    return scene.name
  }

  private func until(_ line: Script.Line, _ complaint: String, _ condition: () -> Bool) throws {
    var seconds = 0.0
    while !condition() {
      guard seconds < ScriptRun.patience, !game.stack.hasQuit else {
        throw Script.Failure(
          line: line.number,
          reason: "\(complaint) within \(Int(ScriptRun.patience)) s of game time; \(scene.name) is on top")
      }
      try stage.step()
      seconds += FixedStep.duration
    }
  }

  private func answer(_ answer: Script.Answer, _ line: Script.Line) throws {
    try until(line, "no picture was live") { self.scene is GameScene && self.scene.takesInput }
    guard let match else { return }
    let right = match.card.answer
    switch answer {
    case .right: try stage.step(scene.press("\(right + 1)", in: game.viewport))
    case .wrong: try stage.step(scene.press("\((right + 1) % match.answerCount + 1)", in: game.viewport))
    case .none: try until(line, "time was not up") { self.scene is RevealScene }
    }
  }

  /// The game that is on, or whose results are.
  var match: Match? {
    switch scene {
    case let scene as GameScene: scene.match
    case let scene as RevealScene: scene.match
    case let scene as ResultsScene: scene.match
    default: nil
    }
  }

  /// What was found where something else was expected; nil when all is well.
  private func mismatch(_ expectation: Script.Expectation) -> String? {
    if case .scene(let name) = expectation {
      return scene.name == name ? nil : "expected the scene \(name), found \(scene.name)"
    }
    guard let match else { return "no game is on: the scene is \(scene.name)" }
    func compare(_ what: String, _ expected: String, _ found: String) -> String? {
      expected == found ? nil : "expected \(what) \(expected), found \(found)"
    }
    switch expectation {
    case .scene: return nil
    case .score(let score, let total):
      return compare("the score", "\(score)/\(total)", "\(match.score)/\(match.total)")
    case .picture(let number): return compare("picture", "\(number)", "\(match.number)")
    case .total(let total): return compare("a total of", "\(total)", "\(match.total)")
    case .outcome(let name):
      let found: String =
        switch match.outcomes.last {
        case .right: "right"
        case .wrong: "wrong"
        case .timeUp: "timeup"
        case nil: "none"
        }
      return compare("the outcome", name, found)
    case .tier(let tier):
      guard let results = scene as? ResultsScene else {
        return "expected a tier, and the scene is \(scene.name)"
      }
      return compare("tier", "\(tier)", "\(results.tierReached)")
    }
  }
}
