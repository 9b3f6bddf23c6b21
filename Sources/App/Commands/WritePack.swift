import DecoderProtocol
import Glibc
import Media
import Workshop

/// `closeup pack`: writes a pack as one file.
struct WritePack {
  private let options: PackOptions

  init(_ options: PackOptions) {
    self.options = options
  }

  func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let pack = try PackLoader.load(folder: options.folder)
    let isWatched = Terminal.isWatched
    let reporter = Reporter { line in
      if isWatched { Terminal.rewriteLine("") }
      Terminal.warn(line)
    }
    let issues = WritePack.examine(pack)
    for issue in issues { reporter.report(issue) }
    guard !issues.hasError else {
      throw StartError("\(options.folder) is not packed until the errors above are mended")
    }
    let writer = PackWriter(pack, limits: DecodeLimits(pack.configuration.limits)) { done, count in
      if isWatched { Terminal.rewriteLine(done < count ? "\(done + 1) of \(count)" : "") }
    }
    do {
      let summary = try writer.write(to: options.file, replacing: options.replaces)
      for line in WritePack.lines(summary, options.file) { Terminal.print(line) }
      return 0
    } catch {
      if isWatched { Terminal.rewriteLine("") }
      throw error
    }
  }

  /// What is wrong with the pack; an error forbids to pack it.
  private static func examine(_ pack: Pack) -> [Issue] {
    pack.issues + PictureScanner(pack.configuration.answers).scanAll().issues
  }

  static func lines(_ summary: PackWriter.Summary, _ file: FilePath) -> [String] {
    func photos(_ count: Int) -> String { count == 1 ? "one photo" : "\(count) photos" }
    let megabytes = (Double(summary.size) / 100_000).rounded(.up) / 10
    var lines = [
      "Wrote \(file): \(summary.pictures == 1 ? "one picture" : "\(summary.pictures) pictures"), "
        + "\(summary.answers) answers, \(megabytes.plain) MB."
    ]
    var removed: [String] = []
    if summary.positions > 0 {
      removed.append("the place where it was taken from \(photos(summary.positions))")
    }
    if summary.serialNumbers > 0 {
      removed.append("serial numbers or names from \(photos(summary.serialNumbers))")
    }
    if !removed.isEmpty { lines.append("  Removed \(removed.joined(separator: ", ")).") }
    if summary.turned > 0 { lines.append("  Turned \(photos(summary.turned)) upright.") }
    if let first = summary.leftOut.first {
      let more = summary.leftOut.count == 1 ? "" : " and \(summary.leftOut.count - 1) more"
      lines.append("  Left out of the theme: \(first)\(more).")
    }
    lines.append("  Your own files are as they were. Install it: closeup install \(ShellWord.quoted(file))")
    return lines
  }
}
