import Media
import Scenes

// What is drawn, heard and set in type.
extension LiveReload {
  /// Draws graphics anew whose file is another, or has other bytes, than in `old`.
  func renewGraphics(since old: ThemeFiles, _ rewritten: Set<FilePath>) {
    let theme = parts.setup.theme
    func isChanged(_ source: GraphicSource) -> Bool {
      switch source {
      case .file(let path, _): return rewritten.contains(FilePath(path))
      case .named(let name), .moving(let name, _):
        let file = theme.path(source)
        return file != GraphicName(rawValue: name).flatMap { old.graphic($0)?.file }
          || file.map(rewritten.contains) == true
      }
    }
    let named = GraphicName.allCases.map { GraphicSource.named($0.rawValue) }
    parts.graphics.renew(
      named.filter { theme.path($0) != nil && isChanged($0) }, isChanged: isChanged)
    if isChanged(.named(GraphicName.icon.rawValue)) { iconChanged() }
    for (name, timeline) in [(AnimationName.splash, parts.setup.splash), (.intro, parts.setup.intro)] {
      if let file = theme.animation(name), rewritten.contains(file), timeline != nil,
        !parts.setup.issues.contains(where: { $0.path == file && $0.severity == .error })
      {
        taken(file)
      }
    }
  }

  /// Reads sounds anew, likewise.
  func renewSounds(since old: ThemeFiles, _ rewritten: Set<FilePath>) {
    let theme = parts.setup.theme
    let renewed = parts.board.renew { cue in
      switch cue {
      case .file(let path, _): return rewritten.contains(FilePath(path))
      case .named(let name):
        guard let sound = SoundName(rawValue: name) else { return false }
        let file = theme.files.sound(sound)
        return file != old.sound(sound) || file.map(rewritten.contains) == true
      }
    }
    for cue in renewed { if let file = theme.sound(cue) { taken(file) } }
  }

  /// Sets texts anew when a typeface is another, or its file has other bytes.
  func renewFonts(since old: [TextCommand.Font: String], _ rewritten: Set<FilePath>) {
    let patterns = parts.setup.theme.fontPatterns
    let files = Set(patterns.values).filter { $0.utf8.contains(UInt8(ascii: "/")) }
    let changed = files.filter { rewritten.contains(FilePath($0)) }
    guard patterns != old || !changed.isEmpty else { return }
    var isGood = true
    for file in files.sorted() {
      guard let fault = parts.texts.fault(inFile: file) else { continue }
      isGood = false
      let path = FilePath(file)
      touch(path)
      parts.setup.report(
        Issue(
          .warning, .themeFile, path: path, "this file is not a font that can be used (\(fault))",
          advice: "the one before stays on screen"))
    }
    guard isGood else { return }
    parts.texts.adopt(patterns)
    for file in changed.sorted() { taken(FilePath(file)) }
  }
}
