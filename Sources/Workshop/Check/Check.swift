import DecoderProtocol
import Geometry
import Media
import Photos
import Rules

/// Looks through a whole pack: settings, labels, theme, sounds, and every photo once.
///
/// Memory stays flat: pixels go as they come, and a photo leaves a `PhotoRecord`.
package struct Check {
  private let pack: Pack
  private let scope: Scope
  private let shipped: FilePath
  private let tools: CheckTools
  private let decoder: [UInt8]?
  private let cache: FilePath?

  /// How far a check looks.
  package enum Scope: Sendable {
    /// The pack is a folder of its own: every file in it is accounted for.
    case folder
    /// A config file somewhere: what it names, its theme, and the answers' folders.
    case config
    /// The same with the shipped theme, too: the game's own pack.
    case shipped
  }

  /// Photos are drawn in this box; what is found does not depend on it.
  private static let box = PixelSize(320, 320)

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - pack: the pack, best from `PackLoader.survey`, with what that found.
  ///   - scope: how far to look.
  ///   - shipped: the theme folder that the game comes with.
  ///   - tools: what needs SDL.
  ///   - decoder: another decoder's program than the one beside the game.
  ///   - cache: where answers of the decoder are kept for the next check; nil for nowhere.
  package init(
    _ pack: Pack, scope: Scope, shipped: FilePath, tools: CheckTools, decoder: [UInt8]? = nil,
    cache: FilePath? = nil
  ) {
    self.pack = pack
    self.scope = scope
    self.shipped = shipped
    self.tools = tools
    self.decoder = decoder
    self.cache = cache
  }

  /// The file in the user's cache that checks share; nil when the environment names no folder for it.
  package static func standardCache(environment: (String) -> String?) -> FilePath? {
    Folders.cache(environment: environment)?.appending("check/answers")
  }

  /// Looks at everything.
  ///
  /// - Parameter progress: called with how many files are done and how many there are, often.
  /// - Returns: what was found, and a record of each photo.
  /// - Throws: when no picture can be had at all.
  package func run(progress: (Int, Int) -> Void = { _, _ in }) throws(PhotoFailure) -> CheckReport {
    let theme = ThemeExamination(pack, shipped: shipped, includesShipped: scope == .shipped)
    let pass = PhotoPass(program: decoder, cache: cache)
    defer { pass.close() }
    let answers = self.answers
    let scan = PictureScanner(answers, isThorough: true).scanAll()
    let table = scan.table
    var photos = PhotoExamination(pack, table: table)
    var pictures = theme.pictures
    let count = table.count + pictures.count
    var done = 0
    progress(0, count)
    try pass.run(count: count) { number in
      number < table.count
        ? photos.request(PictureID(number), box: Check.box)
        : pictures.request(number - table.count, limits: DecodeLimits(pack.configuration.limits))
    } answer: { number, file, answer in
      if number < table.count {
        photos.take(PictureID(number), file, answer)
      } else {
        pictures.take(number - table.count, answer)
      }
      done += 1
      progress(done, count)
    }
    var findings = settled(pack.issues) + settled(scan.issues) + photos.findings + theme.findings
    findings += pictures.findings(theme)
    findings += CopySearch(table: table, photos: photos.records).findings()
    findings += AnswerBalance(pack, answers: answers, table: table, photos: photos.records).findings()
    findings += LabelExamination(pack, answers: answers, words: photos.letters, tools: tools).findings()
    findings += SoundExamination(theme, limits: pack.configuration, tools: tools).findings()
    // A slip of the pen is told as one, and not as a file that nobody uses.
    let slips = theme.findings.filter { $0.code == .themeName }.compactMap(\.path)
    var census = FileCensus(
      pack, answers: answers, used: theme.usedFiles.union(slips), isWhole: scope == .folder)
    findings += census.findings()
    return CheckReport(
      pack: pack, table: table, photos: photos.records, findings: findings, cachedCount: pass.cachedCount,
      notes: photos.notes, facts: photos.facts)
  }

  /// The answers with the folders that are there; of one that is not, the settings' own error tells.
  private var answers: [Configuration.Answer] {
    pack.configuration.answers.map { answer in
      var answer = answer
      answer.pictures = answer.pictures.filter { Files.isFolder($0) }
      return answer
    }
  }

  /// What loader and scan found, without what the check tells better itself.
  private func settled(_ issues: [Issue]) -> [Issue] {
    // One by one: twins of labels, files that are no pictures.
    let told: Set<Issue.Code> = [.sameLabel, .otherFiles]
    return issues.filter { !told.contains($0.code) }.map { issue in
      var issue = issue
      // The same file under two answers is unfair like a copy.
      if issue.code == .sameFile { issue.severity = .error }
      issue.path = issue.path ?? pack.configFile ?? pack.root
      return issue
    }
  }
}
