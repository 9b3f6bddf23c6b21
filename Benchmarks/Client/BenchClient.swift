import DecoderProtocol
import Geometry
import Glibc
import Media
import Photos

/// The game's own side of the benchmarks, measured as the C peers are: one run for each line on standard input, its
/// milliseconds on standard output.
///
/// - `photo FILE WIDTH HEIGHT`, and `crop` with a crop chosen: from the request to pixels in this process.
/// - `thumbnails FOLDER`: every photo of a folder of folders in a small box, by two decoders.
/// - `scan FOLDER`: all pictures of a folder of folders, as the game finds them.
enum BenchClient {
  /// Runs what the words ask for; the exit code.
  static func run(_ words: [String]) -> Int32 {
    // A decoder that dies is an answer of a call.
    signal(SIGPIPE, SIG_IGN)
    do {
      switch (words.first, words.count) {
      case ("photo", 4), ("crop", 4):
        guard let width = Int(words[2]), let height = Int(words[3]) else { return usage() }
        try photos(words[1], PixelSize(width, height), withCrop: words[0] == "crop")
      case ("scan", 2): try scan(words[1])
      case ("thumbnails", 2): try step { _ = try Thumbnails.decode(FilePath(words[1])) }
      default: return usage()
      }
      return 0
    } catch {
      say("\(error)", to: STDERR_FILENO)
      return 1
    }
  }

  private static func usage() -> Int32 {
    say(
      "closeup-bench photo|crop FILE WIDTH HEIGHT, or closeup-bench scan|thumbnails FOLDER", to: STDERR_FILENO
    )
    return 2
  }

  private static func photos(_ file: String, _ box: PixelSize, withCrop: Bool) throws {
    let service = PhotoService()
    defer { service.shutdown() }
    var seed: UInt64 = 0
    try step {
      seed += 1
      let request = DecodeRequest(
        path: FilePath(file).bytes, box: box, crop: withCrop ? CropRequest(seed: seed) : nil)
      let photo = try service.decodeNow(request)
      precondition(photo.pixels.count == photo.size.width * photo.size.height * 4)
    }
  }

  private static func scan(_ folder: String) throws {
    let answers = try PackLoader.load(folder: FilePath(folder)).configuration.answers
    try step {
      let found = PictureScanner(answers).scanAll()
      precondition(found.table.count > 0, "the folder has no pictures")
    }
  }

  /// Does `work` for each line that comes.
  private static func step(_ work: () throws -> Void) throws {
    while readLine() != nil {
      let start = now
      try work()
      say("\(now - start)", to: STDOUT_FILENO)
    }
  }

  /// Milliseconds on the monotonic clock.
  private static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func say(_ text: String, to descriptor: Int32) {
    let bytes = Array((text + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
  }
}
