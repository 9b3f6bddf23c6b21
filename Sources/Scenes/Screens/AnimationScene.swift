import Geometry
import Media
import Motion

/// Splash or intro: plays a timeline with its sounds; goes on when it ends, or at one press.
package struct AnimationScene: Scene {
  package let name: String
  private var timeline: Timeline
  private let environment: Environment
  private let next: () -> any Scene
  private var time = 0.0
  private var cuesDone = 0
  /// A press right after the one that brought this screen does not skip it too.
  private var guardSeconds: Double { environment.config.game.guardSeconds }
  /// Pictures that do not come are given up after so many seconds.
  private static let patience = 3.0
  /// Pictures that appear in the first so many seconds are waited for; the others come while these are seen.
  private static let opening = 1.0

  package init(
    _ name: String, _ timeline: Timeline, environment: Environment, next: @escaping () -> any Scene
  ) {
    self.name = name
    self.timeline = timeline
    self.environment = environment
    self.next = next
  }

  package var backdrop: Backdrop { .colour(timeline.background) }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    followChanges()
    guard isReady(after: step.duration) else { return skip(step, from: waited) ? leave() : [] }
    let previous = time
    time += step.duration
    while cuesDone < timeline.cues.count, timeline.cues[cuesDone].time < time {
      environment.effects.play(.file(timeline.cues[cuesDone].sound, cue: name))
      cuesDone += 1
    }
    let end = max(timeline.duration, movieLength)
    return skip(step, from: previous) || time >= end ? leave() : []
  }

  /// Takes on the animation as the owner has just changed it, at the time that the old one had come to.
  private mutating func followChanges() {
    let current = name == "splash" ? environment.splash : name == "intro" ? environment.intro : nil
    guard let current, current != timeline else { return }
    timeline = current
    time = min(time, max(timeline.duration, movieLength))
    // What lies behind is not heard once more, and what is new there not at all.
    cuesDone = timeline.cues.count { $0.time < time }
  }

  private var waited = 0.0
  private var isReady = false

  package var awaitsPhoto: Bool { !isReady && !mediaAreReady }

  /// Whether what is seen first can be drawn, and all moving pictures have told their frames and can draw the
  /// first: those of the layers for windows of one shape, as only those that are drawn are loaded.
  private var mediaAreReady: Bool { timeline.stages.contains(where: mediaAreReady) }

  private func mediaAreReady(on stage: Timeline.Stage) -> Bool {
    stage.layers.allSatisfy { layer in
      switch layer.content {
      case .image(let path, _): layer.appears > AnimationScene.opening || environment.effects.isLoaded(path)
      case .frames(let paths, _, _): paths.first.map { environment.effects.isLoaded($0) } ?? true
      case .movie(let path, _):
        environment.effects.movie(.file(path)) != .waiting && environment.effects.isLoaded(path)
      case .text, .fill: true
      }
    }
  }

  /// Waits for the media, but not for ever.
  private mutating func isReady(after seconds: Double) -> Bool {
    if isReady { return true }
    waited += seconds
    guard mediaAreReady || waited >= AnimationScene.patience else { return false }
    isReady = true
    return true
  }

  /// Moving pictures decide themselves how long they take; one that failed does not hold the others up.
  private var movieLength: Double {
    timeline.stages.flatMap(\.layers).reduce(0) { longest, layer in
      guard case .movie(let path, _) = layer.content,
        case .ready(let movie) = environment.effects.movie(.file(path))
      else { return longest }
      return max(longest, movie.length)
    }
  }

  package var takesInput: Bool { isReady && time >= guardSeconds }

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

extension Timeline.Layer {
  /// Seconds at which the layer is first seen.
  fileprivate var appears: Double {
    opacity.keyframes.first { $0.value > 0 }.map { first in
      // It fades in on the way from the keyframe before.
      opacity.keyframes.last { $0.time < first.time }?.time ?? first.time
    } ?? .infinity
  }
}
