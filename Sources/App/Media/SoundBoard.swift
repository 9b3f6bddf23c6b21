import Media
import SDLKit
import Scenes

/// The game's sounds, read before they are needed.
final class SoundBoard {
  private let mixer: Mixer
  private let files: (SoundCue) -> FilePath?
  private let report: (Issue) -> Void
  private var sounds: [SoundCue: Sound] = [:]
  private var failed: Set<SoundCue> = []
  private var waiting: [SoundCue]

  /// Milliseconds in which sounds of a screen that was go away.
  private static let hush = 220
  /// Bytes; a sound of an hour is music and not for here.
  private static let largestFile = 64 << 20

  init(
    mixer: Mixer, preload: [SoundCue], files: @escaping (SoundCue) -> FilePath?,
    report: @escaping (Issue) -> Void
  ) {
    self.mixer = mixer
    self.files = files
    self.report = report
    waiting = preload.reversed()
  }

  /// Reads one more sound; called between frames until all are there.
  func preloadNext() {
    guard mixer.isOpen else { return }
    if let cue = waiting.popLast() { _ = sound(cue) }
  }

  func play(_ cue: SoundCue) {
    guard let sound = sound(cue) else { return }
    mixer.play(sound)
  }

  /// Lets what still sounds fade.
  func hush() { mixer.fadeOutAll(milliseconds: SoundBoard.hush) }

  private func sound(_ cue: SoundCue) -> Sound? {
    if let known = sounds[cue] { return known }
    guard mixer.isOpen, !failed.contains(cue), let file = files(cue) else { return nil }
    do {
      let bytes = try Files.read(file, limit: SoundBoard.largestFile)
      let sound = try mixer.load(bytes)
      sounds[cue] = sound
      return sound
    } catch let error as SoundError {
      failed.insert(cue)
      if case .noDevice = error { return nil }
      report(
        Issue(
          .warning, .themeFile, path: file, "\(error)",
          advice: "the game goes on without this sound; known are WAV, Ogg Vorbis, Opus, FLAC and MP3"))
    } catch {
      failed.insert(cue)
      report(
        Issue(.warning, .themeFile, path: file, "\(error)", advice: "the game goes on without this sound"))
    }
    return nil
  }
}
