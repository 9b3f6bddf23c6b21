import Geometry
import Media
import Motion
import Rules

/// Which scene follows which; the only place that knows.
package enum GameFlow {
  /// The first scene: the splash, or what follows when the owner has none.
  package static func start(_ environment: Environment) -> any Scene {
    guard let splash = environment.splash else { return intro(environment) }
    return AnimationScene("splash", splash, environment: environment) { intro(environment) }
  }

  static func intro(_ environment: Environment) -> any Scene {
    guard let timeline = environment.intro else { return rules(environment) }
    return AnimationScene("intro", timeline, environment: environment) { rules(environment) }
  }

  package static func rules(_ environment: Environment) -> any Scene {
    RulesScene(environment)
  }

  /// The rules of a pack that was chosen on the rules of another; they give way to a game at once when it `plays`.
  package static func chosenPack(_ environment: Environment, plays: Bool) -> any Scene {
    RulesScene(environment, isChosen: true, plays: plays)
  }

  /// A new game with a new deal.
  package static func game(_ environment: Environment) -> any Scene {
    let new = environment.effects.newGame()
    var random = SeededRandom(seed: new.seed)
    let config = environment.config
    let deck = Deck(dealing: config.game.pictures, from: new.supply, using: &random)
    guard !deck.cards.isEmpty else { return nothing(environment) }
    let match = Match(deck: deck, answers: config.answers.count, secondsPerPicture: config.game.seconds)
    environment.effects.log(.deal(deck.cards))
    environment.effects.log(.match(.dealt(match.card, number: match.number)))
    return GameScene(match, environment: environment)
  }

  /// Who made the pictures of a game.
  static func credits(_ match: Match, _ environment: Environment) -> any Scene {
    CreditsScene(match, environment: environment)
  }

  static func results(_ match: Match, _ environment: Environment) -> any Scene {
    environment.home?() ?? ResultsScene(match, environment: environment)
  }

  /// What follows a game in which no picture could be shown.
  static func nothing(_ environment: Environment) -> any Scene { environment.home?() ?? rules(environment) }

  /// Leaves the game for good.
  static func quit(_ environment: Environment) -> SceneCommand {
    guard let home = environment.home else { return .quit }
    return .replace(.travel(seconds: environment.config.durations.screens), home)
  }
}
