import Geometry
import Motion

/// The scenes that are on: the lowest is the screen, those above lie over it; only the top one gets time and input.
package struct SceneStack {
  private var scenes: [any Scene]
  private var leaving: Leaving?
  private let environment: Environment
  /// Whether a scene asked for the end of the program.
  package private(set) var hasQuit = false

  /// A screen on its way out.
  private struct Leaving {
    var scenes: [any Scene]
    var age: Double
    var duration: Double
  }

  package init(_ first: any Scene, environment: Environment) {
    scenes = [first]
    self.environment = environment
  }

  /// The scene that gets time and input.
  package var top: any Scene { scenes[scenes.count - 1] }

  /// Names from the lowest to the top one.
  package var names: [String] { scenes.map(\.name) }

  package var awaitsPhoto: Bool { top.awaitsPhoto }

  /// Takes one step.
  package mutating func update(_ step: Step) {
    guard !hasQuit else { return }
    if var old = leaving {
      old.age += step.duration
      leaving = old.age < old.duration ? old : nil
    }
    let commands = scenes[scenes.count - 1].update(step)
    apply(commands)
  }

  /// Does what scenes asked for; `seen` are those on screen, where an overlay among them has just gone.
  private mutating func apply(_ commands: [SceneCommand], seen: [any Scene]? = nil) {
    for command in commands {
      switch command {
      case .replace(let transition, let make):
        if case .travel(let seconds) = transition, seconds > 0 {
          leaving = Leaving(scenes: seen ?? scenes, age: 0, duration: seconds)
        }
        scenes = [make()]
        environment.effects.log(.scene(top.name))
      case .push(let make):
        scenes.append(make())
        environment.effects.log(.scene(top.name))
      case .pop(let result):
        precondition(scenes.count > 1, "\(top.name) is the lowest scene and cannot be popped")
        // What lay under it does not flash up when it makes way for another screen.
        let seen = scenes
        scenes.removeLast()
        environment.effects.log(.scene(top.name))
        apply(scenes[scenes.count - 1].resumed(with: result), seen: seen)
      case .quit:
        hasQuit = true
      }
    }
  }

  /// Draws what is on.
  package func draw(_ frame: FrameContext) -> DrawList {
    var list = DrawList()
    let entering = leaving.map { min(1, ($0.age + frame.sinceStep) / $0.duration) } ?? 1
    let place = Easing.inOutCubic(entering)
    if let old = leaving, entering < 1 {
      draw(old.scenes[0].backdrop, frame, into: &list)
      if scenes[0].backdrop != old.scenes[0].backdrop {
        var wall = DrawList()
        draw(scenes[0].backdrop, frame, into: &wall)
        list.append(wall, alpha: place)
      }
      let way = frame.viewport.size.width * SceneStack.travel
      list.append(
        contents(of: old.scenes, frame), offset: Point((-way * place).rounded(), 0),
        alpha: 1 - min(1, place * 1.6))
      list.append(
        contents(of: scenes, frame), offset: Point((way * (1 - place)).rounded(), 0),
        alpha: max(0, place * 1.6 - 0.6))
    } else {
      draw(scenes[0].backdrop, frame, into: &list)
      list.append(contents(of: scenes, frame))
    }
    SoundBadge(environment).draw(into: &list, frame)
    return list
  }

  /// How far screens travel, as a part of the window's width.
  private static let travel = 0.12

  private func contents(of scenes: [any Scene], _ frame: FrameContext) -> DrawList {
    var list = DrawList()
    let lowest = scenes.lastIndex { !$0.isOverlay } ?? 0
    for scene in scenes[lowest...].dropLast() {
      // What lies below stands still, between steps too.
      scene.draw(into: &list, FrameContext(viewport: frame.viewport))
    }
    scenes[scenes.count - 1].draw(into: &list, frame)
    return list
  }

  private func draw(_ backdrop: Backdrop, _ frame: FrameContext, into list: inout DrawList) {
    let window = Rect(origin: .zero, size: frame.viewport.size)
    switch backdrop {
    case .wall: list.graphic(.named("background"), window, fit: .cover)
    case .colour(let colour): list.fill(window, colour)
    }
  }
}
