import Media
import Motion

/// The theme's files and animations, read and checked; made beside the start of the display, which waits much.
struct ThemeContents: Sendable {
  let files: ThemeFiles
  let splash: Timeline?
  let intro: Timeline?
  /// What there is to tell.
  let issues: [Issue]

  init(_ pack: Pack, shipped: FilePath) {
    files = ThemeFiles(pack, shipped: shipped)
    var issues = files.issues
    let colours = pack.configuration.colours
    splash = ThemeContents.timeline(files.animation(.splash), colours, &issues)
    intro = ThemeContents.timeline(files.animation(.intro), colours, &issues)
    self.issues = issues
  }

  /// Reads an animation; nil, and a warning, for one that cannot be played: the game goes on without it.
  private static func timeline(
    _ file: FilePath?, _ colours: Configuration.Colours, _ issues: inout [Issue]
  ) -> Timeline? {
    guard let file else { return nil }
    do throws(Issue) {
      let animation = try Animation.load(file, colours: colours)
      issues += animation.issues
      return animation.timeline
    } catch {
      issues.append(error)
      return nil
    }
  }
}
