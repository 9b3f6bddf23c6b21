import Media
import Workshop

/// `closeup check`: tells the owner about every mistake before a player meets it.
struct CheckCommand {
  private let options: CheckOptions

  init(_ options: CheckOptions) {
    self.options = options
  }

  /// Prints what was found; 1 when there are errors.
  func run() throws -> Int32 {
    let report = try PackCheck(folder: options.folder, config: options.config).run()
    if options.isJSON {
      Terminal.print(CheckText.json(report))
    } else {
      Terminal.print(CheckText.lines(report).joined(separator: "\n"))
    }
    return report.count(.error) > 0 ? 1 : 0
  }
}
