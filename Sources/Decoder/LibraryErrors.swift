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

  /// What libjpeg only warns of, though part of the picture is not there: grey where the data ended, or rubbish after a
  /// wrong code. Bytes too many between segments, which some cameras write, are harmless.
  static var jpegDamage: Refusal? {
    let text = text.lowercased()
    if text.contains("premature end") { return Sentences.truncated }
    if text.contains("bad huffman") || text.contains("corrupt jpeg data: found marker")
      || text.contains("bad progression") || text.contains("inconsistent progression")
      || text.contains("corrupt data in arithmetic")
    {
      return Sentences.damaged
    }
    return nil
  }

  private static func isTruncation(_ text: String) -> Bool {
    ["premature end", "truncated", "end of file", "eof", "unexpected end", "read error", "not enough data"]
      .contains { text.contains($0) }
  }
}
