import Media

/// The short README of a new pack.
struct PackGuide {
  let configuration: Configuration
  let hasTheme: Bool

  var text: String {
    let folders = configuration.answers.map {
      "- `\(String(decoding: $0.pictures[0].bytes, as: UTF8.self))/`"
    }
    return """
      # \(Escaping.shown(configuration.title.utf8))

      A pack for Closeup, the photo guessing game.

      1. Put your photos into the answers' folders; subfolders are fine:

      \(folders.joined(separator: "\n"))

      2. Play it: `closeup play` and this folder's path. Two photos are enough for a first look, thirty make a game.
      3. Look for mistakes before a player finds them: `closeup check` and this folder's path.
      4. Give it away as one file: `closeup pack` and this folder's path.

      ## What else can be changed

      - `config.json` holds every setting with its default: the words on screen, colours, times, fonts. What you take out
        keeps its default.
      \(theme)
      - `metadata.csv` in an answer's folder holds captions and credits: a table with the columns `file_name`, `caption`,
        `credit` and `licence`.

      What is wrong is told with file and line, and the game goes on with its default.

      """
  }

  private var theme: String {
    guard hasTheme else {
      return """
        - A folder `theme` here replaces graphics, sounds and animations by their names: `theme/background.jpg`,
          `theme/sounds/right.ogg`, `theme/splash.json`. `closeup new … --theme` makes a pack with a copy of all of them.
        """
    }
    return """
      - `theme` holds a copy of every graphic, sound and animation of the game. Replace a file by yours and keep its name;
        where yours ends differently (`button.png` for `button.svg`), take the old one away. Files that you do not want
        to change may go: the game's own are used for them.
      """
  }
}
