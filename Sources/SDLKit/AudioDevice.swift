import CSDL

/// SDL_mixer's one open device; sounds and the mixer keep it alive.
final class AudioDevice {
  /// Samples a second.
  static let frequency: Int32 = 48_000
  /// Loudspeakers.
  static let channels: Int32 = 2
  /// Frames that are mixed at a time: 11 ms between an answer and its sound.
  static let frames: Int32 = 512
  /// Frames at a time when nobody listens: it only has to keep time.
  static let silentFrames: Int32 = 4_096

  /// Why nothing is heard; nil when sound works.
  private(set) var reason: String?
  /// Whether SDL_mixer has a device, heard or not.
  private var isOpen = false

  /// Opens the loudspeakers, or a driver that plays to nobody; with `opens` false not before `reopen`.
  init(opens: Bool = true) { if opens { open() } }

  /// Opens the driver that plays to nobody: sounds can be read, and none is heard.
  init(silently: Void) { openSilently() }

  deinit { close() }

  /// Whether sounds can be loaded.
  var canLoad: Bool { isOpen }

  /// Closes and opens again, after loudspeakers came or went.
  func reopen() {
    close()
    open()
  }

  /// Opens the loudspeakers; without any, a driver that plays to nobody.
  private func open() {
    reason = nil
    closeup_quiet_alsa()
    if SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 {
      if start(frames: AudioDevice.frames) { return }
      reason = SDLError("Mix_OpenAudioDevice").message
      SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
    } else {
      reason = SDLError("SDL_InitSubSystem").message
    }
    openSilently()
  }

  /// SDL_mixer loads no sound without a device, so that a bad file could not be told from a missing loudspeaker:
  /// SDL's dummy driver stands in.
  private func openSilently() {
    // Stronger than the player's environment, for this one call.
    unsafe SDL_SetHintWithPriority(SDL_HINT_AUDIODRIVER, "dummy", SDL_HINT_OVERRIDE)
    defer { unsafe SDL_ResetHint(SDL_HINT_AUDIODRIVER) }
    guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else { return }
    if !start(frames: AudioDevice.silentFrames) { SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) }
  }

  /// Opens SDL_mixer on the current driver.
  private func start(frames: Int32) -> Bool {
    isOpen =
      Mix_OpenAudioDevice(
        AudioDevice.frequency, closeup_audio_s16, AudioDevice.channels, frames, nil, 0) == 0
    return isOpen
  }

  /// Closes what is open.
  private func close() {
    guard isOpen else { return }
    isOpen = false
    Mix_CloseAudio()
    SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
  }
}
