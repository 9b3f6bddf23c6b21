import Geometry
import Media
import Motion
import Rules
import SDLKit
import Scenes

/// Plays a whole game by itself without a window, and leaves pictures of it.
///
/// It is the same game with the same inputs as a player's, on a clock of its own: as fast as the machine can.
final class Demonstration {
  private let game: Game
  private let renderer: Renderer
  private let context: SDLContext
  private let folder: FilePath
  private var frame = 0
  private var shots: Set<String> = []
  private var sceneTime = 0.0
  private var sceneKey = ""
  private var inputs: [TimedInput] = []
  /// Names of the pictures written, in order.
  private(set) var pictures: [FilePath] = []

  /// How long a demonstration may take, in seconds of game time: a game of 1,000 pictures, all timed out.
  private static let longest = 10_000.0

  init(_ setup: GameSetup, size: PixelSize, folder: FilePath) throws {
    self.folder = folder
    context = try SDLContext(video: false)
    renderer = try Renderer(offscreen: size)
    game = try Game(setup, renderer: renderer, mixer: Mixer(), density: 1)
    try Files.makeFolder(folder, mode: 0o755)
    game.prefetchGraphics()
  }

  /// Plays to the results; the score and the number of pictures.
  func run() throws -> (score: Int, total: Int) {
    defer { game.close() }
    var time = 0.0
    while time < Demonstration.longest {
      game.receive()
      if let failure = game.fatal { throw failure }
      while game.stack.awaitsPhoto {
        game.waitForDecoder(milliseconds: 100)
        game.receive()
        if let failure = game.fatal { throw failure }
      }
      // So that the same seed gives the same times, however fast the disk is.
      if game.stack.top.name == "rules", game.pictureCount == nil {
        Pause.briefly()
        continue
      }
      game.step(inputs)
      inputs = []
      time += FixedStep.duration
      sceneTime += FixedStep.duration
      let key = sceneIdentity
      if key != sceneKey {
        sceneKey = key
        sceneTime = 0
      }
      if let result = try act() { return result }
    }
    throw StartError("the demonstration did not come to an end")
  }

  private var sceneIdentity: String {
    if let scene = game.stack.top as? GameScene { return "game \(scene.match.number)" }
    if let scene = game.stack.top as? RevealScene { return "reveal \(scene.match.number)" }
    return game.stack.top.name
  }

  private func press(_ key: Scenes.Key) { inputs.append(TimedInput(.key(key, isRepeat: false))) }

  private func at(_ seconds: Double) -> Bool {
    sceneTime >= seconds && sceneTime < seconds + FixedStep.duration
  }

  /// What a player would do now, and when a picture is worth taking.
  private func act() throws -> (score: Int, total: Int)? {
    switch game.stack.top {
    case let scene as GameScene: try play(scene)
    case let scene as RevealScene: try look(scene)
    case let scene as ResultsScene:
      if at(3) {
        try shoot("results")
        return (scene.match.score, scene.match.total)
      }
    case let scene where scene.name == "rules":
      // Pictures there were, but not one could be shown.
      if game.pictureCount == 0 { throw StartError("none of the pictures can be shown") }
      if at(0.8) { try shoot("rules") }
      if sceneTime > 1, Int(sceneTime * FixedStep.rate) % 60 == 0 { press(.enter) }
    case let scene:
      if at(scene.name == "intro" ? 3.6 : 2) { try shoot(scene.name) }
    }
    return nil
  }

  private func play(_ scene: GameScene) throws {
    guard case .open = scene.match.phase else { return }
    let remaining = scene.match.remaining(at: scene.matchTime)
    let thought = scene.match.secondsPerPicture - remaining
    let isTime = { (seconds: Double) in thought >= seconds && thought < seconds + FixedStep.duration }
    // Two right, one wrong, and now and then too slow: every outcome is seen.
    let plan = scene.match.number % 6
    if isTime(1) { try shoot("game") }
    if plan == 4, isTime(scene.match.secondsPerPicture - 1) { try shoot("game-last-seconds") }
    if plan != 4, isTime(1.1) {
      let answers = game.setup.config.answers.count
      let right = scene.match.card.answer
      press(.digit((plan == 2 ? (right + 1) % answers : right) + 1))
    }
  }

  private func look(_ scene: RevealScene) throws {
    guard case .revealed(let outcome) = scene.match.phase else { return }
    if outcome == .right, at(0.12) { try shoot("reveal-opening") }
    if at(1.4) {
      switch outcome {
      case .right: try shoot("reveal-right")
      case .wrong: try shoot("reveal-wrong")
      case .timeUp: try shoot("reveal-time-up")
      }
    }
    if at(1.5) { press(.enter) }
  }

  /// Writes what is on screen, once for each name.
  private func shoot(_ name: String) throws {
    guard shots.insert(name).inserted else { return }
    _ = game.draw(alpha: 0, force: true)
    while game.awaitsGraphics {
      game.waitForDecoder(milliseconds: 50)
      game.receive()
      if let failure = game.fatal { throw failure }
      _ = game.draw(alpha: 0, force: true)
    }
    let number = pictures.count + 1
    let file = folder.appending("\(number < 10 ? "0" : "")\(number)-\(name).png")
    try renderer.readPixels().savePNG(to: file.bytes)
    pictures.append(file)
  }
}
