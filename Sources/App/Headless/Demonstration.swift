/// The script of a game that plays itself and leaves a picture of each screen.
enum Demonstration {
  /// - Parameters:
  ///   - hasSplash: Whether there is a splash to wait for; likewise the intro.
  ///   - pictures: How many pictures the game has.
  ///   - folder: Where the pictures go, without a slash at the end.
  static func script(hasSplash: Bool, hasIntro: Bool, pictures: Int, folder: String) -> String {
    var lines: [String] = []
    var shots = 0
    func shoot(_ name: String) {
      shots += 1
      lines.append("shot \(folder)/\(shots < 10 ? "0" : "")\(shots)-\(name).png")
    }
    if hasSplash {
      lines += ["until splash", "wait 1.6"]
      shoot("splash")
    }
    if hasIntro {
      lines += ["until intro", "wait 3.3"]
      shoot("intro")
    }
    lines += ["until rules", "wait 0.5"]
    shoot("rules")
    lines.append("press play")
    for number in 1...max(1, pictures) {
      lines += ["until game", "wait 1"]
      if number == 1 { shoot("game") }
      // Mostly right, now and then wrong, and now and then too slow: every outcome is seen.
      switch number % 6 {
      case 2: lines.append("answer wrong")
      case 4:
        if number == 4 {
          lines.append("wait 3.1")
          shoot("game-last-seconds")
        }
        lines.append("answer none")
      default: lines.append("answer right")
      }
      if number == 1 {
        lines.append("wait 0.12")
        shoot("reveal-opening")
      }
      lines.append("until reveal")
      if let name = [1: "reveal-right", 2: "reveal-wrong", 4: "reveal-time-up"][number] {
        lines.append("wait 0.6")
        shoot(name)
      }
      lines.append("press continue")
    }
    lines += ["until results", "wait 2.5"]
    shoot("results")
    return lines.joined(separator: "\n")
  }
}
