import DecoderProtocol
import Glibc
import Media
import Workshop

/// `closeup pack`: checks a pack and writes it as one file.
struct PackCommand {
  private let options: PackOptions

  init(_ options: PackOptions) {
    self.options = options
  }

  func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let report = try PackCheck(folder: options.folder.bytes, config: nil).run()
    for finding in report.findings where finding.severity == .error {
      Terminal.warn("closeup: \(CheckText.line(finding))")
    }
    guard report.count(.error) == 0 else {
      throw StartError("\(options.folder) is not packed until the errors above are mended")
    }
    let pack = try PackLoader.load(folder: options.folder)
    var bar = ProgressBar()
    defer { bar.clear() }
    let writer = PackWriter(
      pack, limits: DecodeLimits(pack.configuration.limits), decoder: PackCheck.decoder)
    let summary = try writer.write(to: options.file, replacing: options.replaces) { bar.show($0, of: $1) }
    bar.clear()
    for line in PackCommand.lines(summary, options.file) { Terminal.print(line) }
    let warnings = report.count(.warning)
    if warnings > 0 {
      Terminal.print(
        "  \(warnings == 1 ? "One thing" : "\(warnings) things") could be better: "
          + "closeup check \(ShellWord.quoted(options.folder))")
    }
    return 0
  }

  private static func lines(_ summary: PackWriter.Summary, _ file: FilePath) -> [String] {
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
