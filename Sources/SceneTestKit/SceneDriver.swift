import Geometry
import Media
import Motion
import Rules
import Scenes

/// Runs scenes without a window: steps of time, inputs at exact times, and all that came of it recorded.
package final class SceneDriver {
  package private(set) var stack: SceneStack
  /// What the scenes are given: what changes here is what the owner has just changed.
  package let environment: Environment
  package let recorder: Recorder
  package var viewport: Viewport
  /// Seconds of game time since the start.
  package private(set) var time = 0.0
  private var steps = 0
  private var queue: [(at: Double, input: Input)] = []

  /// Starts with the scene that `first` makes.
  package init(
    config: Configuration, recorder: Recorder, viewport: Viewport = Viewport(1280, 720),
    splash: Timeline? = nil, intro: Timeline? = nil, hasRulesGraphic: Bool = false,
    first: (Environment) -> any Scene
  ) {
    self.recorder = recorder
    self.viewport = viewport
    environment = Environment(
      config: config, splash: splash, intro: intro, hasRulesGraphic: hasRulesGraphic,
      effects: recorder.effects)
    stack = SceneStack(first(environment), environment: environment)
  }

  /// The scene that gets time and input.
  package var scene: any Scene { stack.top }

  /// The match that is on, when a picture is played or shown, or the results are.
  package var match: Match? {
    switch stack.top {
    case let scene as GameScene: scene.match
    case let scene as RevealScene: scene.match
    case let scene as ResultsScene: scene.match
    default: nil
    }
  }

  /// Hands in an input at a time from now, in seconds; it comes with the step that the time falls into.
  package func send(_ input: Input, after seconds: Double = 0) {
    queue.append((time + seconds, input))
    queue.sort { $0.at < $1.at }
  }

  package func press(_ key: Key, after seconds: Double = 0) {
    send(.key(key, isRepeat: false), after: seconds)
  }

  /// Presses and lets go of the pointer.
  package func click(_ point: Point, after seconds: Double = 0) {
    send(.pointerDown(point), after: seconds)
    send(.pointerUp(point), after: seconds)
  }

  /// Lets `seconds` pass, step by step.
  package func run(_ seconds: Double) {
    let last = Int(((time + seconds) * FixedStep.rate).rounded())
    while steps < last, !stack.hasQuit { step() }
  }

  /// Lets time pass until `condition` holds, `limit` seconds at most; whether it did.
  @discardableResult
  package func run(until condition: (SceneDriver) -> Bool, limit: Double = 30) -> Bool {
    let end = time + limit
    while time < end, !stack.hasQuit {
      if condition(self) { return true }
      step()
    }
    return condition(self)
  }

  /// Takes one step.
  package func step() {
    let start = time
    steps += 1
    time = Double(steps) / FixedStep.rate
    var inputs: [TimedInput] = []
    while let first = queue.first, first.at <= time {
      queue.removeFirst()
      inputs.append(TimedInput(first.input, offset: max(0, first.at - start)))
    }
    recorder.time = time
    stack.update(Step(duration: FixedStep.duration, inputs: inputs, viewport: viewport))
  }

  /// What is on screen.
  package func drawing(alpha: Double = 0) -> DrawList {
    stack.draw(FrameContext(viewport: viewport, alpha: alpha))
  }
}
