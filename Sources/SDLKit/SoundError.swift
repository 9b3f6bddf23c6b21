/// Why a sound cannot be used; each has a sentence for the owner of the file.
package enum SoundError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file has no bytes.
  case empty
  /// The file is larger than the game takes.
  case tooLarge(bytes: Int)
  /// The bytes are no sound that can be read; SDL's words follow.
  case notASound(String)
  /// Nothing is wrong with the file: no sound can be loaded because there is no device at all.
  case noDevice(String)

  /// What is wrong and what would be right.
  package var description: String {
    switch self {
    case .empty: "the file is empty (0 bytes); expected a sound: WAV, Ogg Vorbis, Opus, FLAC or MP3"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes; a sound may have at most \(Sound.largestFile)"
    case .notASound(let detail):
      "this is not a sound that can be played; expected WAV, Ogg Vorbis, Opus, FLAC or MP3 (\(detail))"
    case .noDevice(let detail): "no sound device could be opened (\(detail))"
    }
  }
}
