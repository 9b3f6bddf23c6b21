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
  /// The theme's sounds.
  private let all: [SoundCue]

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
    all = preload
    waiting = preload.reversed()
  }

  /// Reads one more sound; called between frames until all are there.
  func preloadNext() {
    guard mixer.isOpen else { return }
    if let cue = waiting.popLast() { _ = sound(cue) }
  }

  /// Reads sounds anew whose files were changed, came or went; what plays goes on, and a sound that cannot be read
  /// stays what it was.
  /// - Returns: Those that were read.
  func renew(isChanged: (SoundCue) -> Bool) -> [SoundCue] {
    guard mixer.isOpen else { return [] }
    let known = Set(sounds.keys).union(failed).union(all)
    return known.filter(isChanged).filter { cue in
      failed.remove(cue)
      guard let file = files(cue) else {
        sounds[cue] = nil
        return false
      }
      guard let sound = read(cue, file) else { return false }
      sounds[cue] = sound
      return true
    }
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
    sounds[cue] = read(cue, file)
    return sounds[cue]
  }

  private func read(_ cue: SoundCue, _ file: FilePath) -> Sound? {
    let instead = sounds[cue] == nil ? "the game goes on without this sound" : "the one before is still heard"
    do {
      return try mixer.load(try Files.read(file, limit: SoundBoard.largestFile))
    } catch let error as SoundError {
      failed.insert(cue)
      if case .noDevice = error { return nil }
      report(
        Issue(
          .warning, .themeFile, path: file, "\(error)",
          advice: "\(instead); known are WAV, Ogg Vorbis, Opus, FLAC and MP3"))
    } catch {
      failed.insert(cue)
      report(
        Issue(.warning, .themeFile, path: file, "\(error)", advice: instead))
    }
    return nil
  }
}
