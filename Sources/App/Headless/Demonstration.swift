import Media

/// A game that plays itself and leaves a picture of each screen.
///
/// Made of scripts, so that it can do nothing that an owner's script cannot.
final class Demonstration {
  private let run: ScriptRun
  private let folder: String
  private var shots = 0
  /// How many pictures were played.
  private(set) var pictures = 0
  private(set) var score = 0

  /// Plays with `run`; the pictures go to `folder`, which has no slash at its end.
  init(_ run: ScriptRun, folder: String) {
    self.run = run
    self.folder = folder
  }

  /// Plays to the results, or back to the rules when no picture can be shown.
  func play(hasSplash: Bool, hasIntro: Bool) throws {
    if hasSplash { try follow("until splash", "wait 1.6", shoot("splash")) }
    if hasIntro { try follow("until intro", "wait 3.3", shoot("intro")) }
    try follow("until rules", "wait 0.5", shoot("rules"), "press play", "wait 0.1")
    // A picture that cannot be shown makes the game shorter: how many come is seen as they come.
    while try run.until(oneOf: ["game", "results", "rules"]) == "game" {
      pictures += 1
      try playPicture(pictures)
    }
    guard pictures > 0 else { return }
    try follow("until results", "wait 2.5", shoot("results"))
    score = run.match?.score ?? 0
  }

  /// Mostly right, now and then wrong, and now and then too slow: every outcome is seen.
  private func playPicture(_ number: Int) throws {
    try follow("wait 1", number == 1 ? shoot("game") : "")
    switch number % 6 {
    case 2: try follow("answer wrong")
    case 4:
      if number == 4 { try follow("wait 3.1", shoot("game-last-seconds")) }
      try follow("answer none")
    default: try follow("answer right")
    }
    if number == 1 { try follow("wait 0.12", shoot("reveal-opening")) }
    try follow("until reveal")
    if let name = [1: "reveal-right", 2: "reveal-wrong", 4: "reveal-time-up"][number] {
      try follow("wait 0.6", shoot(name))
    }
    try follow("press continue", "wait 0.1")
  }

  private func shoot(_ name: String) -> String {
    shots += 1
    return "shot \(folder)/\(shots < 10 ? "0" : "")\(shots)-\(name).png"
  }

  private func follow(_ lines: String...) throws {
    try run.run(try Script(lines.joined(separator: "\n")))
  }
}
