import Media

/// The manual of `closeup check`: what each code means and what to do. `docs/check.md` is this text.
package enum CheckManual {
  /// A code as the manual explains it.
  package struct Entry: Sendable {
    package let code: Issue.Code
    /// The worst it can be.
    package let severity: Issue.Severity
    package let meaning: String
    package let remedy: String

    init(_ code: Issue.Code, _ severity: Issue.Severity, _ meaning: String, _ remedy: String) {
      self.code = code
      self.severity = severity
      self.meaning = meaning
      self.remedy = remedy
    }
  }

  /// A heading and its codes.
  package static let sections: [(title: String, entries: [Entry])] = [
    ("Answers", answers), ("Photos", photos), ("Tables of notes", tables), ("Settings", settings),
    ("Labels and texts", texts), ("Graphics, animations and sounds", theme), ("Files", files),
  ]

  /// Codes that only a game tells; a check names each file by itself instead, or does not look there.
  package static let inPlay: [Entry] = [
    Entry(.fileMissing, .error, "The config file is not there", "correct the path"),
    Entry(.otherFiles, .warning, "Files in an answer's folder are no pictures", "see `stray-file`"),
    Entry(.tableFiles, .warning, "Lines of a table are about files that are not there", "see `table-row`"),
    Entry(.memoryDamaged, .warning, "What was shown before cannot be read", "it is begun anew"),
    Entry(.memoryUnwritable, .warning, "What was shown cannot be remembered", "free the disk, or the folder"),
    Entry(
      .watching, .warning, "With `--watch`: the system tells of no changes there",
      "they are looked for every second"),
  ]

  private static let answers = [
    Entry(
      .answerCount, .error, "Fewer than two answers, or (a warning) more than four", "2 to 4 answers play"),
    Entry(.answerName, .error, "An answer has no name, or one that cannot be seen", "give it a `label`"),
    Entry(.answerPictures, .error, "An answer has no pictures; an error when no game is left", "add some"),
    Entry(
      .emptyFolder, .warning, "A folder that would be an answer holds no picture", "add some, or remove it"),
    Entry(
      .fewPictures, .warning, "Fewer pictures than a game shows, or fewer of an answer than its share",
      "add some, or lower `game.pictures`"),
    Entry(
      .unequalAnswers, .warning, "One answer has more than twice the pictures of another",
      "add some, or take some away"),
    Entry(
      .oddShape, .warning, "One answer's pictures are mostly upright, square or wide, and the others are not",
      "mix them: the shape gives the answer away"),
    Entry(
      .oddSize, .warning, "One answer's pictures are half as large as the others, or twice as large",
      "use pictures of like size: the sharpness gives the answer away"),
  ]

  private static let photos = [
    Entry(.cannotDecode, .error, "A picture or sound that cannot be read, and why", "copy or save it again"),
    Entry(.overLimits, .error, "A picture larger or slower to read than `limits` allow", "save it smaller"),
    Entry(.wrongExtension, .warning, "Name and content differ (a PNG called `.jpg`)", "rename it"),
    Entry(
      .smallPicture, .warning, "The short side has fewer than 720 pixels (drawings aside)",
      "find a larger one"),
    Entry(
      .copyAcrossAnswers, .error, "The same bytes under two answers: one of them is wrong",
      "keep it where it belongs"),
    Entry(.copyInAnswer, .warning, "The same bytes twice under one answer", "keep one"),
    Entry(
      .sameFile, .error, "One file under two answers by way of links", "keep it where it belongs"),
    Entry(
      .similarAcrossAnswers, .warning, "It looks like a picture of another answer", "keep it where it belongs"
    ),
    Entry(.similarInAnswer, .warning, "It looks like another picture of its answer", "keep the better one"),
    Entry(.noDetail, .warning, "No piece of it shows enough to guess from", "choose another picture"),
    Entry(.blankCrop, .warning, "The `crop` in `metadata.csv` shows hardly anything", "move or clear it"),
    Entry(.noRoom, .warning, "The places to `avoid` leave no room for a crop", "make them smaller"),
    Entry(
      .position, .warning, "The file tells where it was taken", "remove that before you hand the pack on"),
    Entry(
      .creditMissing, .error, "Nobody is named as the maker, and `licences.required` is on", "add `credit`"),
    Entry(
      .licenceMissing, .error, "There are no terms of use, and `licences.required` is on", "add `licence`"),
    Entry(.emptyFile, .warning, "A file without bytes", "copy it again"),
    Entry(.brokenLink, .warning, "A link to nothing", "remove it, or put back what it leads to"),
    Entry(.notAFile, .warning, "A pipe, a device or a folder with a picture's name", "rename or remove it"),
    Entry(
      .fileUnreadable, .error, "A file that may not be read (a warning where the game goes on)", "allow it"),
  ]

  private static let tables = [
    Entry(.tableFormat, .warning, "A `metadata.csv` without a column `file_name`", "name the columns"),
    Entry(.tableLine, .warning, "A line that cannot be understood", "correct it"),
    Entry(.tableRow, .warning, "A line about a file that is not there", "correct or delete it"),
    Entry(
      .encoding, .error, "Text, or a name, that is not UTF-8 (a warning for tables and names)",
      "save it as UTF-8"),
  ]

  private static let settings = [
    Entry(
      .syntax, .error, "`config.json` or a timeline is no JSON, with line and column", "correct that place"),
    Entry(.tooDeep, .error, "Lists in lists without end", "correct that place"),
    Entry(.wrongRoot, .error, "The file holds no object", "put everything between `{` and `}`"),
    Entry(.duplicateKey, .warning, "A key stands twice", "delete one"),
    Entry(.unknownKey, .warning, "A key that nothing reads, with the one it may be meant for", "correct it"),
    Entry(.wrongValue, .warning, "A value that is not allowed, and what is", "correct it"),
    Entry(
      .unknownPlaceholder, .warning, "`{name}` in a text that nothing fills in",
      "use those that are filled in"),
    Entry(.folderMissing, .error, "An answer's folder is not there", "make it, or correct the path"),
    Entry(.folderUnreadable, .warning, "A folder that may not be read", "allow it"),
  ]

  private static let texts = [
    Entry(
      .sameLabel, .error,
      "Two labels are equal but for case, accents' storage, letter widths or spaces", "rename one"),
    Entry(.longLabel, .warning, "A label is cut off, or shrinks below 70 % to fit its button", "shorten it"),
    Entry(.smallLabel, .note, "A label makes the type a little smaller", "nothing need be done"),
    Entry(
      .missingLetters, .warning, "Letters that no installed font has", "install one, or write it otherwise"),
    Entry(.font, .warning, "A font that cannot be used, and what stands in", "install it, or give its file"),
  ]

  private static let theme = [
    Entry(
      .themeFile, .warning, "The settings name a file of the theme that is not there", "correct the path"),
    Entry(.themeName, .warning, "A file of the theme has nearly the name of one that is read", "rename it"),
    Entry(
      .animation, .error, "An animation that cannot be played, or (a warning) a part of it", "correct it"),
    Entry(
      .graphicShape, .warning, "A graphic's proportions do not go with its place",
      "draw it in those of its place"),
    Entry(
      .graphicSize, .warning, "A graphic is smaller than it is drawn", "make it twice as large, or an SVG"),
    Entry(.frameSizes, .warning, "Numbered pictures of an animation differ in size", "make them one size"),
    Entry(.largeMovie, .warning, "An animation is too large or too long to play in time", "make it smaller"),
    Entry(.silentSound, .warning, "A sound with nothing to hear", "save it louder"),
    Entry(.clippedSound, .warning, "A sound that is cut off at full level", "save it softer"),
    Entry(.longSound, .warning, "A sound that goes on when its moment is over", "cut it"),
  ]

  private static let files = [
    Entry(.strayFile, .warning, "A file that is no picture, in a folder of pictures", "remove it"),
    Entry(
      .unusedFile, .warning, "A picture, sound, graphic, font or table that nothing uses", "move or remove it"
    ),
  ]

  /// The manual, as Markdown.
  package static func text() -> String {
    var text = """
      # closeup check

          closeup check [FOLDER] [--config FILE] [--json]

      looks through a pack before a player does: settings, labels, theme, sounds, and every photo. Without FOLDER it is the
      game's own pack. All answers are looked at, also those that would not play; nothing is changed. One line a finding,

          severity code path:line:column: what is wrong; what to do

      errors first, then how often each code was found, and a last line that sums up. The exit code is 0 when there is no
      error, 1 when there is one, and 2 when the command itself is wrong. With `--json` the same is one JSON document:
      `title`, `folder`, `answers` (`label`, `folders`, `pictures`), `summary` (`pictures`, `shown`, `errors`, `warnings`,
      `notes`, `codes`) and `findings` (`severity`, `code`, `path`, `line`, `column`, `message`, `advice`). Paths are escaped
      as in the lines: a byte that is not UTF-8 is `\\xNN`.

      An **error** is something broken or unfair that a player would meet, a **warning** something to look at, a **note** good
      to know. The codes stay the same from release to release; the words may change.

      What the decoder found is kept in `$XDG_CACHE_HOME/closeup/check` (usually `~/.cache/closeup/check`) by the photos'
      content: a second check of the same photos, wherever they lie by then, takes seconds. The folder may be deleted.


      """
    for section in sections { text += "## \(section.title)\n\n" + table(section.entries) + "\n" }
    text += """
      ## Told by the game alone

      The game tells the same things in fewer lines when it starts, and some more:


      """
    text += table(inPlay)
    return text + """

      ## The same to look at

          closeup sheet [FOLDER] [--config FILE] -o FILE.html

      writes one page that holds everything it shows: each photo whole with the crop outlined, the crop as the player sees
      it, its words, and what was found. It reads well on a telephone, on a large screen and on paper. Answers, findings and
      a part of the file's name filter it; what is chosen stands in the page's address. An earlier sheet of that name is
      replaced, any other file is left alone. A photo takes some 50 kB of the page.

      """
  }

  private static func table(_ entries: [Entry]) -> String {
    "| Code | Severity | What it means | What to do |\n|---|---|---|---|\n"
      + entries.map { "| `\($0.code.rawValue)` | \($0.severity.rawValue) | \($0.meaning) | \($0.remedy) |\n" }
      .joined()
  }
}
