import Geometry
import Motion

/// One screen of the game, or a part that lies over one.
///
/// A scene is a value that is handed time and input and returns what is to change; it draws without changing
/// itself, and knows neither window nor clock.
package protocol Scene {
  /// For the log, tests and messages.
  var name: String { get }

  /// What lies behind the scene, at the window's very back.
  var backdrop: Backdrop { get }

  /// Whether the scene below is to be drawn first; it gets no time and no input.
  var isOverlay: Bool { get }

  /// Takes one step of time with the inputs that fall into it.
  mutating func update(_ step: Step) -> [SceneCommand]

  /// Draws the scene as it stands `alpha` (0…1) of a step after its last one.
  func draw(into list: inout DrawList, _ frame: FrameContext)

  /// The scene that lay over this one has gone, with what it had to say.
  mutating func resumed(with result: SceneResult) -> [SceneCommand]

  /// Whether presses count now: the screen stands, and the press that brought it is long enough ago.
  var takesInput: Bool { get }

  /// The inputs that press what is called `name` on this screen (`play`, `continue`, `again`, `pause`, `resume`,
  /// `restart`, `quit`, `1` to `4`, `credits`, `back`, `packs`, `next-pack`, `previous-pack`); none when there is nothing of that name.
  func press(_ name: String, in viewport: Viewport) -> [Input]

  /// Whether the scene stands still for a photo, so that a game that must repeat itself waits for it.
  var awaitsPhoto: Bool { get }
}

extension Scene {
  package var isOverlay: Bool { false }
  package var awaitsPhoto: Bool { false }
  package func press(_ name: String, in viewport: Viewport) -> [Input] { [] }
  package mutating func resumed(with result: SceneResult) -> [SceneCommand] { [] }
}

/// The wall behind a screen.
package enum Backdrop: Equatable, Sendable {
  /// The background picture, the same through the whole game.
  case wall
  case colour(Colour)
}

/// What a scene asks the stack to do, after its step.
package enum SceneCommand {
  /// Takes the place of the whole scene, with a transition.
  case replace(Transition, () -> any Scene)
  /// Lays a scene over this one.
  case push(() -> any Scene)
  /// Takes this scene away and tells the one below.
  case pop(SceneResult)
  case quit
}

/// What an overlay has to say when it goes.
package enum SceneResult: Equatable, Sendable {
  case resume
  case restart
  case quit
}

/// How one screen follows another.
package enum Transition: Equatable, Sendable {
  /// At once: the new scene carries on what the old one showed.
  case cut
  /// Both travel the same way while one fades into the other.
  case travel(seconds: Double)
}

/// What a scene needs to draw besides itself.
package struct FrameContext: Equatable, Sendable {
  package var viewport: Viewport
  /// How far time stands into the next step, 0…1.
  package var alpha: Double

  package init(viewport: Viewport, alpha: Double = 0) {
    self.viewport = viewport
    self.alpha = alpha
  }

  /// Seconds of game time since the last step.
  package var sinceStep: Double { alpha * FixedStep.duration }
}
