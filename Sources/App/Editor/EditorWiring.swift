import Editor
import Media
import Photos
import Rules
import SDLKit
import Scenes

/// Ties the editor's scene, and the game of one photo, to the world.
struct EditorWiring {
  let setup: GameSetup
  let catalogue: CatalogueDesk
  let desk: EditorDesk
  let saver: SaveDesk
  let texts: TextStore
  let board: SoundBoard
  let graphics: GraphicStore

  /// What every scene here is given.
  var environment: Scenes.Environment {
    let (log, board, desk, graphics) = (setup.log, board, desk, graphics)
    var config = setup.config
    config.game.pictures = 1
    return Environment(
      config: config,
      effects: Effects(
        play: {
          log?.write($0)
          board.play($0)
        },
        hush: { board.hush() }, want: { desk.wantForTrial($0, $1) }, photo: { desk.stateInTrial(of: $0) },
        movie: { _ in .failed }, isLoaded: { graphics.isLoaded($0) }, markShown: { _ in },
        newGame: { NewGame(supply: Supply(pictures: []), seed: 0) }, pictureCount: { nil },
        // A tool that makes no sounds has none to miss.
        soundIsOff: { false }, log: { log?.write($0) }))
  }

  func effects(_ environment: Scenes.Environment) -> EditorEffects {
    let (log, catalogue, desk, saver, texts) = (setup.log, catalogue, desk, saver, texts)
    return EditorEffects(
      catalogue: { catalogue.catalogue }, news: { catalogue.takeNews() }, want: { desk.want($0) },
      photo: { desk.sight(of: $0) },
      thumbnail: { desk.thumbnail(of: $0) }, place: { desk.place($0) }, words: { desk.words(of: $0) },
      save: {
        catalogue.noteWrite()
        return saver.save($0)
      },
      saved: {
        let results = saver.takeResults()
        if !results.isEmpty { catalogue.noteWrite() }
        return results
      }, width: { texts.width(of: $0, $1, $2) }, clipboard: { Clipboard.text },
      copy: { Clipboard.text = $0 },
      trial: { trial in
        desk.beginTrial(trial)
        return EditorWiring.game(trial, environment)
      },
      log: { event in if let log { EditorWiring.write(event, to: log, catalogue) } })
  }

  /// The game of one photo, which leads back to the editor.
  private static func game(_ trial: Trial, _ environment: Scenes.Environment) -> any Scene {
    // The editor keeps its own: a game of one photo leads back to it, and deals nothing else.
    let environment = Scenes.Environment(config: environment.config, effects: environment.effects)
    let answers = environment.config.answers.count
    environment.home = trial.home
    environment.effects.newGame = {
      let picture = EditorScene.large(trial.photo)
      return NewGame(
        supply: Supply(pictures: (0..<answers).map { $0 == trial.answer ? [picture] : [] }), seed: 0)
    }
    return GameFlow.game(environment)
  }

  private static func write(_ event: EditorEvent, to log: EventLog, _ catalogue: CatalogueDesk) {
    switch event {
    case .found(let count): log.write("found", [("photos", Double(count))])
    case .selected(let path): log.write("selected", file: path)
    case .ready(let path): log.write("ready", file: path)
    case .changed(let path, let note):
      log.write("changed", file: path, NoteColumn.allCases.map { ($0.rawValue, note.text($0)) })
    case .saved(let index): log.write("saved", file: catalogue.catalogue?.entries[index].path)
    case .failed(let sentence): log.write("unsaved", file: nil, [("message", sentence)])
    }
  }
}
