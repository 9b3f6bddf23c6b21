/// Finds the file of each graphic, sound, animation and font of a game.
///
/// In this order: what the configuration names, the pack's theme folder, the shipped theme. A name that the
/// configuration gives and no file bears is told once and falls back to the next.
package struct ThemeFiles: Sendable {
  /// The ends of names of sound files, in lower case.
  package static let soundExtensions = ThemeFolder.Kind.sounds.extensions
  /// The ends of names of font files.
  package static let fontExtensions = ThemeFolder.Kind.fonts.extensions

  /// What was found wrong while looking.
  package let issues: [Issue]
  private let graphics: [GraphicName: ThemeGraphic]
  private let sounds: [SoundName: FilePath]
  private let animations: [AnimationName: FilePath]
  private let fonts: [FontSource]
  private let tierGraphics: [ThemeGraphic?]
  private let tierSounds: [FilePath?]

  /// Looks for all files at once: no folder is read later.
  ///
  /// - Parameters:
  ///   - pack: the game's content.
  ///   - shipped: the theme folder the game comes with.
  package init(_ pack: Pack, shipped: FilePath) {
    var lookup = ThemeLookup(pack, shipped: shipped)
    var graphics: [GraphicName: ThemeGraphic] = [:]
    for name in GraphicName.allCases { graphics[name] = lookup.graphic(name) }
    var sounds: [SoundName: FilePath] = [:]
    for name in SoundName.allCases { sounds[name] = lookup.sound(name) }
    var animations: [AnimationName: FilePath] = [:]
    for name in AnimationName.allCases { animations[name] = lookup.animation(name) }
    self.graphics = graphics
    self.sounds = sounds
    self.animations = animations
    let own = pack.configuration.fonts
    let other = Configuration.Fonts()
    fonts = [
      lookup.font("display", own.display, shipped: other.display),
      lookup.font("label", own.label, shipped: other.label),
      lookup.font("small", own.small, shipped: other.small),
    ]
    var tierGraphics: [ThemeGraphic?] = []
    var tierSounds: [FilePath?] = []
    for (index, tier) in pack.configuration.tiers.enumerated() {
      let graphic = tier.graphic.flatMap { lookup.existing($0, "results[\(index)].graphic") }
      tierGraphics.append(
        graphic.map { ThemeGraphic(file: $0, style: .whole) } ?? graphics[GraphicName.result(index)])
      let sound = tier.sound.flatMap { lookup.existing($0, "results[\(index)].sound") }
      tierSounds.append(sound ?? sounds[SoundName.result(index)])
    }
    self.tierGraphics = tierGraphics
    self.tierSounds = tierSounds
    lookup.reportUnknownNames()
    issues = lookup.issues
  }

  /// The graphic of that name; nil when no theme has it.
  package func graphic(_ name: GraphicName) -> ThemeGraphic? { graphics[name] }

  /// The sound of that name; nil when no theme has it.
  package func sound(_ name: SoundName) -> FilePath? { sounds[name] }

  /// The animation's file or folder, for `Animation.load`; nil when no theme has it.
  package func animation(_ name: AnimationName) -> FilePath? { animations[name] }

  /// How many result tiers there are.
  package var tierCount: Int { tierGraphics.count }

  /// The picture of a result tier, from 0 for the lowest.
  package func tierGraphic(_ tier: Int) -> ThemeGraphic? {
    tierGraphics.indices.contains(tier) ? tierGraphics[tier] : nil
  }

  /// The sound of a result tier, from 0 for the lowest.
  package func tierSound(_ tier: Int) -> FilePath? {
    tierSounds.indices.contains(tier) ? tierSounds[tier] : nil
  }

  package var displayFont: FontSource { fonts[0] }
  package var labelFont: FontSource { fonts[1] }
  package var smallFont: FontSource { fonts[2] }
}
