import CSDL

/// Plays sounds, many at once; without loudspeakers it keeps time in silence.
package final class Mixer {
  /// How many sounds can overlap.
  package static let channelCount = 32

  /// SDL_mixer's device.
  private let device: AudioDevice
  /// What each channel plays, or played last.
  private var voices = [(serial: UInt64, sound: Sound)?](repeating: nil, count: Mixer.channelCount)
  /// The number of the last playing.
  private var lastSerial: UInt64 = 0

  /// Opens the loudspeakers at 48 kHz; never fails, see `reason`.
  /// - Parameter opens: False when they are to be opened later, by `reopen`: finding them takes time.
  package init(opens: Bool = true) {
    device = AudioDevice(opens: opens)
    prepare()
  }

  /// Opens no loudspeakers: sounds can be read, and none is heard.
  package init(silently: Void) {
    device = AudioDevice(silently: ())
    prepare()
  }

  deinit { if device.canLoad { Mix_HaltChannel(-1) } }

  /// Whether sounds can be read; false before it was opened, and when not even silence can be played.
  package var isOpen: Bool { device.canLoad }

  /// Why nothing is heard, in SDL's words; nil when sound works.
  package var reason: String? { device.reason }

  /// Loudness of everything, 0…1.
  package var volume = 1.0 { didSet { applyVolume() } }

  /// Silences everything; sounds go on unheard.
  package var isMuted = false { didSet { applyVolume() } }

  /// Reads a sound by its content.
  /// - Parameter bytes: The whole file: WAV, Ogg Vorbis, Opus, FLAC or MP3.
  /// - Returns: The sound, ready to play.
  /// - Throws: What is wrong with the file, or that there is no device at all.
  package func load(_ bytes: [UInt8]) throws(SoundError) -> Sound {
    try Sound(device: device, bytes: bytes)
  }

  /// Plays a sound; when all channels are busy the oldest sound makes room.
  /// - Parameters:
  ///   - sound: What to play.
  ///   - gain: Loudness, 0…1.
  ///   - pan: From −1 (left) over 0 (middle) to 1 (right).
  /// - Returns: The playing, or nil when there is no device at all.
  @discardableResult
  package func play(_ sound: Sound, gain: Double = 1, pan: Double = 0) -> Voice? {
    guard device.canLoad else { return nil }
    let channel = freeChannel()
    Mix_HaltChannel(channel)
    Mix_Volume(channel, Mixer.level(gain))
    let side = min(1, max(-1, pan.isNaN ? 0 : pan))
    Mix_SetPanning(channel, UInt8(255 * min(1, 1 - side)), UInt8(255 * min(1, 1 + side)))
    guard unsafe Mix_PlayChannelTimed(channel, sound.chunk, 0, -1) == channel else { return nil }
    lastSerial += 1
    voices[Int(channel)] = (lastSerial, sound)
    return Voice(channel: channel, serial: lastSerial)
  }

  /// Whether a playing still goes on.
  package func isPlaying(_ voice: Voice) -> Bool {
    device.canLoad && voices[Int(voice.channel)]?.serial == voice.serial && Mix_Playing(voice.channel) != 0
  }

  /// How many sounds play now.
  package var playingCount: Int { device.canLoad ? Int(Mix_Playing(-1)) : 0 }

  /// Ends a playing; one that is over already is left alone.
  package func stop(_ voice: Voice, fadeMilliseconds: Int = 0) {
    guard isPlaying(voice) else { return }
    fade(voice.channel, fadeMilliseconds)
  }

  /// Ends everything that plays.
  package func fadeOutAll(milliseconds: Int) { fade(-1, milliseconds) }

  /// Looks for loudspeakers again, after a device came or went; what played is over.
  /// - Returns: Whether sound is heard now.
  @discardableResult
  package func reopen() -> Bool {
    fade(-1, 0)
    voices = voices.map { _ in nil }
    device.reopen()
    prepare()
    return reason == nil
  }

  /// Sets up a fresh device.
  private func prepare() {
    guard device.canLoad else { return }
    Mix_AllocateChannels(Int32(Mixer.channelCount))
    applyVolume()
  }

  /// Tells SDL_mixer the loudness.
  private func applyVolume() { Mix_MasterVolume(isMuted ? 0 : Mixer.level(volume)) }

  /// Ends one channel, or all for −1.
  private func fade(_ channel: Int32, _ milliseconds: Int) {
    // Without a device SDL_mixer still counts the channels it had, and reads where they were.
    guard device.canLoad else { return }
    if milliseconds > 0 {
      Mix_FadeOutChannel(channel, Int32(clamping: milliseconds))
    } else {
      Mix_HaltChannel(channel)
    }
  }

  /// A channel that is silent, or else the one that plays for longest.
  private func freeChannel() -> Int32 {
    let channels = voices.indices
    if let free = channels.first(where: { Mix_Playing(Int32($0)) == 0 }) { return Int32(free) }
    return Int32(channels.min { (voices[$0]?.serial ?? 0) < (voices[$1]?.serial ?? 0) } ?? 0)
  }

  /// A gain as SDL_mixer's 0…128.
  private static func level(_ gain: Double) -> Int32 {
    Int32((Double(MIX_MAX_VOLUME) * min(1, max(0, gain.isNaN ? 0 : gain))).rounded())
  }
}
