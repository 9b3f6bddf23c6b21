import Geometry
import Media
import Motion
import Rules
import SceneTestKit

@testable import Scenes

extension Configuration {
  /// The shipped settings with up to four answers.
  static func shipped(answers count: Int = 4) -> Configuration {
    var config = Configuration()
    config.answers = [
      Answer(label: "Animal", phrase: "an animal"), Answer(label: "Food", phrase: "food"),
      Answer(label: "Vehicle", phrase: "a vehicle"), Answer(label: "Building"),
    ]
    config.answers.removeLast(4 - count)
    return config
  }
}

/// What a player does, by the name that it has on screen.
enum Act: Equatable, Sendable {
  case clickRight
  case clickWrong
  case clickContinue
  case key(Key)
  case heldKey(Key)
  case loseFocus
  case comeBackFromSuspend
}

extension SceneDriver {
  /// A driver whose game has just begun.
  static func game(
    _ config: Configuration = .shipped(), _ recorder: Recorder? = nil,
    viewport: Viewport = Viewport(1280, 720)
  ) -> SceneDriver {
    let recorder = recorder ?? Recorder(answers: config.answers.count)
    return SceneDriver(config: config, recorder: recorder, viewport: viewport, first: GameFlow.game)
  }

  /// A driver on the rules screen, with its guard behind it.
  static func rules(
    _ config: Configuration = .shipped(), _ recorder: Recorder? = nil,
    viewport: Viewport = Viewport(1280, 720)
  ) -> SceneDriver {
    let recorder = recorder ?? Recorder(answers: config.answers.count)
    let driver = SceneDriver(
      config: config, recorder: recorder, viewport: viewport, first: GameFlow.rules)
    driver.run(0.5)
    return driver
  }

  /// A driver whose first picture has just gone live.
  static func live(
    _ config: Configuration = .shipped(), _ recorder: Recorder? = nil,
    viewport: Viewport = Viewport(1280, 720)
  ) -> SceneDriver {
    let driver = game(config, recorder, viewport: viewport)
    driver.goLive()
    return driver
  }

  var isLive: Bool {
    if case .open = match?.phase { return true }
    return false
  }

  func goLive() { run(until: { $0.isLive }, limit: 5) }

  var layout: GameLayout { GameLayout(viewport, answers: match?.answerCount ?? 4) }
  var rightAnswer: Int { match?.card.answer ?? 0 }
  var wrongAnswer: Int { (rightAnswer + 1) % (match?.answerCount ?? 4) }

  func act(_ act: Act, after seconds: Double = 0) {
    switch act {
    case .clickRight: click(layout.answers[rightAnswer].center, after: seconds)
    case .clickWrong: click(layout.answers[wrongAnswer].center, after: seconds)
    case .clickContinue: click(layout.continueButton.center, after: seconds)
    case .key(let key): press(key, after: seconds)
    case .heldKey(let key): send(.key(key, isRepeat: true), after: seconds)
    case .loseFocus: send(.interrupted, after: seconds)
    case .comeBackFromSuspend: send(.resumedAfterGap, after: seconds)
    }
  }

  /// Ends the picture that is live, and lets the reveal land.
  func finish(_ outcome: Outcome) {
    switch outcome {
    case .right: press(.digit(rightAnswer + 1))
    case .wrong: press(.digit(wrongAnswer + 1))
    case .timeUp: run(5.1)
    }
    run(1.5)
  }

  /// Plays the picture that is up from its first sight to the next.
  func play(_ outcome: Outcome) {
    goLive()
    finish(outcome)
    press(.enter)
    run(0.1)
  }
}

extension Recorder {
  func count(_ matches: (MatchEvent) -> Bool) -> Int { events.count { matches($0.value) } }

  var answered: Int {
    count { event in
      if case .answered = event { return true }
      return false
    }
  }

  var timedUp: Int { count { $0 == .timedUp } }
  var opened: Int { count { $0 == .opened } }

  var dealt: [Deck.Card] {
    events.compactMap { entry in
      if case .dealt(let card, _) = entry.value { return card }
      return nil
    }
  }

  /// When a sound of the theme was first played, in seconds.
  func time(of sound: String) -> Double? { sounds.first { $0.value == .named(sound) }?.time }
}

/// A photo as a frame shows it.
struct SeenPhoto: Equatable {
  var picture: PictureID
  var rect: Rect
  var clip: Rect
  var alpha: Double
}

extension DrawList {
  /// Texts that can be seen, each with its words in one.
  var texts: [String] { seenTexts.map { $0.spans.map(\.text).joined() } }

  var seenTexts: [TextCommand] {
    commands.compactMap { command in
      if case .text(let text) = command { return text }
      return nil
    }
  }

  var photos: [SeenPhoto] {
    commands.compactMap { command in
      if case .photo(let picture, let rect, let clip, let alpha) = command {
        return SeenPhoto(picture: picture, rect: rect, clip: clip, alpha: alpha)
      }
      return nil
    }
  }

  /// Names of the theme's graphics, whole or stretched, with where they stand.
  var graphics: [(name: String, rect: Rect, tint: Colour)] {
    commands.compactMap { command in
      switch command {
      case .graphic(.named(let name), let rect, fit: _, tint: let tint, rotation: _, clip: _),
        .slices(.named(let name), let rect, scale: _, tint: let tint, clip: _):
        (name, rect, tint)
      default: nil
      }
    }
  }

  func places(of name: String) -> [Rect] { graphics.filter { $0.name == name }.map(\.rect) }

  func shows(_ text: String) -> Bool { texts.contains(text) }
}
