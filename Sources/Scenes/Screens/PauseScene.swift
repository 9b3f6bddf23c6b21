import Geometry
import Media
import Motion

/// Lies over the game while it stands still: covers the photo, and offers to go on, start anew or leave.
package struct PauseScene: Scene {
  package let name = "pause"
  package let backdrop = Backdrop.wall
  package let isOverlay = true
  private let environment: Environment
  private let answers: Int
  private var buttons: ButtonGroup
  private var hovers = HoverSound()
  private var time = 0.0

  private enum Action: Int {
    case resume
    case restart
    case quit
  }

  init(environment: Environment, answers: Int) {
    self.environment = environment
    self.answers = answers
    buttons = ButtonGroup(3, trigger: .release, duration: environment.config.durations.hover)
  }

  package mutating func update(_ step: Step) -> [SceneCommand] {
    let start = time
    time += step.duration
    let layout = PauseLayout(step.viewport)
    let liveFrom = environment.config.game.guardSeconds - start
    buttons.duration = environment.config.durations.hover
    let pressed = buttons.update(step, rects: layout.buttons, liveFrom: liveFrom)
    hovers.update(buttons, environment)
    if let pressed, let action = Action(rawValue: pressed.index) {
      environment.effects.play(.named(action == .resume ? "resume" : "press"))
      switch action {
      case .resume: return [.pop(.resume)]
      case .restart: return [.pop(.restart)]
      case .quit: return [.pop(.quit)]
      }
    }
    if step.inputs.contains(where: { $0.input.asksForPause && $0.offset >= liveFrom }) {
      environment.effects.play(.named("resume"))
      return [.pop(.resume)]
    }
    return []
  }

  package var takesInput: Bool { time >= environment.config.game.guardSeconds }

  package func press(_ name: String, in viewport: Viewport) -> [Input] {
    let buttons = PauseLayout(viewport).buttons
    return switch name {
    case "resume": Input.press(buttons[Action.resume.rawValue])
    case "restart": Input.press(buttons[Action.restart.rawValue])
    case "quit": Input.press(buttons[Action.quit.rawValue])
    default: []
    }
  }

  package func draw(into list: inout DrawList, _ frame: FrameContext) {
    let config = environment.config
    let strings = config.strings
    let painter = Painter(environment, frame)
    let viewport = frame.viewport
    let layout = PauseLayout(viewport)
    // The photo is gone at once, so that a pause is no second look; the rest dims softly.
    PauseScene.cover(GameLayout(viewport, answers: answers), alpha: 1, into: &list)
    let shown = Easing.outCubic((time + frame.sinceStep) / config.durations.buttons)
    list.fill(viewport.bounds, config.colours.wall.faded(0.62 * shown))
    var menu = DrawList()
    menu.slices("card", layout.card, scale: viewport.unit)
    menu.text(
      TextCommand(
        strings.paused, .display, size: viewport.type(viewport.isPortrait ? 32 : 44), in: layout.title,
        config.colours.ink, .center))
    let kinds = [
      ("button-play", strings.resume, config.colours.inkOnLight),
      ("button-quiet", strings.restart, config.colours.ink),
      ("button-quiet", strings.quit, config.colours.ink),
    ]
    for (index, (graphic, label, ink)) in kinds.enumerated() {
      painter.pill(
        graphic, label, in: layout.buttons[index], ink: ink, look: buttons.looks[index],
        size: viewport.type(viewport.isPortrait ? 22 : 28), into: &menu)
    }
    list.append(menu, offset: Point(0, viewport.points(16) * (1 - shown)), alpha: shown)
  }

  /// Draws the closed curtain over the frame.
  static func cover(_ layout: GameLayout, alpha: Double, into list: inout DrawList) {
    list.graphic(
      .named("pause-cover"), layout.frame, fit: .stretch, tint: Colour.white.faded(alpha))
  }
}

/// Where the pause menu stands.
private struct PauseLayout {
  let card: Rect
  let title: Rect
  let buttons: [Rect]

  init(_ viewport: Viewport) {
    let u = viewport.unit
    let portrait = viewport.isPortrait
    let width = (portrait ? 300 : 400) * u
    let height = (portrait ? 320 : 380) * u
    card = Rect(center: viewport.bounds.center, size: Size(width, height)).snapped
    title = Rect(card.x, card.y + 22 * u, width, (portrait ? 56 : 72) * u)
    let button = (portrait ? 58 : 68) * u
    let gap = (portrait ? 14 : 16) * u
    let (x, y) = (card.x + width * 0.12, card.y + (portrait ? 92 : 108) * u)
    buttons = (0..<3).map { index in
      Rect(x, y + Double(index) * (button + gap), width * 0.76, button).snapped
    }
  }
}
