import Geometry
import Media
import Motion
import Rules
import Scenes

/// Stands for everything outside of the scenes: gives pictures that are made up, and writes down what was asked.
package final class Recorder {
  /// A sound or event and when it came, in seconds.
  package struct Entry<Value: Equatable>: Equatable {
    package var time: Double
    package var value: Value
  }

  package fileprivate(set) var sounds: [Entry<SoundCue>] = []
  package fileprivate(set) var events: [Entry<MatchEvent>] = []
  package fileprivate(set) var scenes: [String] = []
  package fileprivate(set) var crops: [Rect] = []
  package fileprivate(set) var secondsUsed: [Double] = []
  package fileprivate(set) var tiers: [Int] = []
  package fileprivate(set) var shown: [PictureID] = []
  package fileprivate(set) var wanted: [PictureID] = []
  package fileprivate(set) var wantedBox = PixelSize(0, 0)
  package fileprivate(set) var hushes = 0
  package var time = 0.0
  /// What each photo is; those that are not named are ready, in the size and with the crop below.
  package var states: [PictureID: PhotoState] = [:]
  package var photo = PhotoInfo(size: PixelSize(1200, 900), crop: Rect(0.3, 0.3, 0.15, 0.2))
  package var supply: Supply
  package var seed: UInt64 = 1
  package var isSilent = false
  package var pictureCount: Int?
  /// What there is to choose from, and what was chosen, each with whether a game of it begins at once.
  package var packs = PackChoice.none
  package fileprivate(set) var chosen: [Int] = []
  package fileprivate(set) var chosenToPlay: [Int] = []
  /// What is known of pictures, for the credits.
  package var credits: [PictureID: PhotoCredit] = [:]
  package var movies: [GraphicSource: MovieState] = [:]
  /// Picture files of timelines that are still on their way.
  package var unloaded: Set<String> = []

  /// A supply of `count` pictures for each of `answers` answers.
  package init(answers: Int = 4, picturesEach count: Int = 20) {
    supply = Supply(
      pictures: (0..<answers).map { answer in (0..<count).map { PictureID(answer * count + $0) } })
    pictureCount = answers * count
  }

  /// The effects to hand to scenes.
  package var effects: Effects {
    Effects(
      play: { [self] in sounds.append(Entry(time: time, value: $0)) },
      hush: { [self] in hushes += 1 },
      want: { [self] in
        wanted = $0
        wantedBox = $1
      },
      photo: { [self] in states[$0] ?? .ready(photo) },
      movie: { [self] in movies[$0] ?? .failed },
      isLoaded: { [self] in !unloaded.contains($0) },
      markShown: { [self] in shown.append($0) },
      newGame: { [self] in NewGame(supply: supply, seed: seed) },
      pictureCount: { [self] in pictureCount },
      soundIsOff: { [self] in isSilent },
      log: { [self] entry in
        switch entry {
        case .scene(let name): scenes.append(name)
        case .match(let event): events.append(Entry(time: time, value: event))
        case .picture(_, _, _, _, let crop): crops.append(crop)
        case .answer(_, _, let seconds): secondsUsed.append(seconds)
        case .result(_, _, let tier): tiers.append(tier)
        case .deal, .score: break
        }
      },
      packs: { [self] in packs },
      choosePack: { [self] index, plays in
        if plays { chosenToPlay.append(index) } else { chosen.append(index) }
      },
      credit: { [self] in credits[$0] })
  }

  /// Names of the theme's sounds that were played, in order.
  package var soundNames: [String] {
    sounds.compactMap { entry in
      if case .named(let name) = entry.value { return name }
      return nil
    }
  }
}
