import Media
import SDLKit
import Scenes

/// What runs in a window: the loop hands it time, inputs and a renderer, and asks it to draw.
protocol Host: AnyObject {
  var setup: GameSetup { get }
  var stack: SceneStack { get }
  var viewport: Viewport { get set }
  var standsStill: Bool { get }
  var isLoading: Bool { get }
  var fatal: StartError? { get }
  /// The picture for the window, once, when it has come.
  func takeIcon() -> PixelImage?
  /// Whether letters are for the screen, not for the window's own keys.
  var takesLetters: Bool { get }
  /// Whether the window is not to close yet; whoever holds it back says why on screen.
  var isHeldBack: Bool { get }

  func step(_ inputs: [TimedInput])
  func receive()
  func draw(alpha: Double, force: Bool) -> Bool
  func prefetchGraphics()
  func requestIcon()
  func toggleMute()
  func inputs(of kind: TimedEvent.Kind) -> [Input]
  /// Sees to what the screen wants of its window: the pointer's shape, typed text.
  func attend(_ window: Window, _ pump: EventPump)
  /// Whether another pack was chosen.
  var isChangingPack: Bool { get }
  /// The game of the pack that was chosen, once it can take this one's place.
  func takeSuccessor() throws -> Game?
  /// The settings as they were before the owner changed them; nil when nothing changed since the last call.
  func takeOldSettings() -> Configuration?
  /// Whether packs may be dropped on the window.
  var takesPacks: Bool { get }
  func take(_ news: InstallDesk.News)
  func close()
}

extension Host {
  var takesLetters: Bool { false }
  var isHeldBack: Bool { false }
  func inputs(of kind: TimedEvent.Kind) -> [Input] { InputMap.inputs(of: kind) }
  func attend(_ window: Window, _ pump: EventPump) {}
  var isChangingPack: Bool { false }
  func takeSuccessor() throws -> Game? { nil }
  func takeOldSettings() -> Configuration? { nil }
  var takesPacks: Bool { false }
  func take(_ news: InstallDesk.News) {}
}

extension Game: Host {
  var takesPacks: Bool { true }
}
