import CVips
import DecoderProtocol

/// What libvips says went wrong, made into a refusal.
enum LibraryErrors {
  /// Forgets what was said so far.
  static func clear() { vips_error_clear() }

  /// What was said since.
  static var text: String { unsafe String(cString: vips_error_buffer()) }

  /// Why a picture could not be read.
  static var refusal: Refusal {
    let text = text.lowercased()
    if text.contains("out of memory") || text.contains("unable to allocate") {
      return Refusal(.tooLarge, "The picture is too large for the memory that is left. Save it smaller.")
    }
    if text.contains("killed") { return Sentences.tooSlow }
    return isTruncation(text) ? Sentences.truncated : Sentences.damaged
  }

  /// Why a picture that libvips calls read is refused all the same. An error in some rows is only noted, and the rows
  /// are black; and of what libjpeg says, only the first warning is noted.
  static func damage(in format: PictureFormat) -> Refusal? {
    guard format == .jpeg else { return text.isEmpty ? nil : refusal }
    let lines = text.lowercased().split(separator: "\n").filter { line in
      line.hasPrefix("vipsjpeg:") && !harmlessJPEG.contains { line.contains($0) }
    }
    if lines.isEmpty { return nil }
    return lines.contains { $0.contains("premature end") } ? Sentences.truncated : Sentences.damaged
  }

  /// What cameras and programs do wrong without harm to the picture (libjpeg's jerror.h).
  private static let harmlessJPEG = [
    "extraneous bytes", "unknown adobe", "unknown jfif", "invalid sos", "too many scanlines", "bad icc",
  ]

  private static func isTruncation(_ text: String) -> Bool {
    ["premature end", "truncated", "end of file", "eof", "unexpected end", "read error", "not enough data"]
      .contains { text.contains($0) }
  }
}
