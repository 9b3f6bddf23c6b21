import Geometry
import Media
import Motion

/// Splash or intro: plays a timeline with its sounds; goes on when it ends, or at one press.
package struct AnimationScene: Scene {
  package let name: String
  private let timeline: Timeline
  private let environment: Environment
  private let next: () -> any Scene
  private var time = 0.0
  private var cuesDone = 0
  /// Moving pictures decide themselves how long they take.
  private var movieLength: Double?
  /// A press right after the one that brought this screen does not skip it too.
  private let guardSeconds: Double
  /// A moving picture that does not come is given up after so many seconds.
  private static let patience = 5.0

  package init(
    _ name: String, _ timeline: Timeline, environment: Environment, next: @escaping () -> any Scene
  ) {
    self.name = name
    self.timeline = timeline
    self.environment = environment
    self.next = next
    guardSeconds = environment.config.game.guardSeconds
  }

  package var backdrop: Backdrop { .colour(timeline.background) }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    guard moviesAreReady(step.duration) else { return skip(step) ? leave() : [] }
    let previous = time
    time += step.duration
    while cuesDone < timeline.cues.count, timeline.cues[cuesDone].time < time {
      environment.effects.play(.file(timeline.cues[cuesDone].sound))
      cuesDone += 1
    }
    let end = max(timeline.duration, movieLength ?? 0)
    return skip(step, from: previous) || time >= end ? leave() : []
  }

  private var waited = 0.0

  /// Whether all moving pictures have told their frames; one that failed does not hold the others up.
  private mutating func moviesAreReady(_ seconds: Double) -> Bool {
    guard movieLength == nil else { return true }
    var length = 0.0
    for layer in timeline.layers {
      guard case .movie(let path, _) = layer.content else { continue }
      switch environment.effects.movie(path) {
      case .waiting:
        waited += seconds
        if waited < AnimationScene.patience { return false }
      case .ready(let delays): length = max(length, delays.reduce(0, +))
      case .failed: break
      }
    }
    movieLength = length
    return true
  }

  private func skip(_ step: Step, from start: Double = 0) -> Bool {
    step.inputs.contains { timed in
      guard start + timed.offset >= guardSeconds else { return false }
      switch timed.input {
      case .pointerDown, .key(_, isRepeat: false): return true
      default: return false
      }
    }
  }

  private func leave() -> [SceneCommand] {
    environment.effects.hush()
    return [.replace(.travel(seconds: environment.config.durations.screens), next)]
  }

  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    TimelinePainter(timeline, environment).draw(at: time + frame.sinceStep, into: &list, frame)
  }
}
