import Geometry
import Scenes

// What is asked for before it is on screen.
extension Game {
  /// Asks for the theme's graphics before they are needed.
  func prefetchGraphics() {
    var wanted: [(GraphicSource, PixelSize, Fit)] = []
    if stack.top.name == "splash", let splash = setup.splash {
      wanted += ThemeDesk.prefetch(splash, viewport)
    }
    if stack.top.name == "splash" || stack.top.name == "intro", let intro = setup.intro {
      wanted += ThemeDesk.prefetch(intro, viewport)
    }
    wanted += setup.theme.prefetch(viewport)
    for (source, size, fit) in wanted { graphics.prefetch(source, size, fit) }
  }

  /// While the last answer is shown it is known what will lie behind the results.
  func prefetchResult() {
    guard let match = (stack.top as? RevealScene)?.match, match.outcomes.count == match.total else { return }
    graphics.prefetch(ResultsScene.graphic(match, setup.config.tiers), viewport.pixels, .cover)
  }
}
