import Geometry
import Media

/// Looks at the words of a pack: labels that cannot be told apart or do not fit, and letters that no font has.
struct LabelExamination {
  private let pack: Pack
  private let answers: [Configuration.Answer]
  /// The letters of captions and credits.
  private let words: Set<Unicode.Scalar>
  private let tools: CheckTools

  /// A label drawn smaller than this part of its size stands out beside the others: they do not shrink along.
  private static let leastSize = 0.7

  init(
    _ pack: Pack, answers: [Configuration.Answer], words: Set<Unicode.Scalar>, tools: CheckTools
  ) {
    self.pack = pack
    self.answers = answers
    self.words = words
    self.tools = tools
  }

  func findings() -> [Issue] { twins() + sizes() + missingLetters() + fonts() }

  /// An issue about an answer's label: at its place in the config file, or at its folder.
  private func tell(
    _ severity: Issue.Severity, _ code: Issue.Code, _ answer: Int, _ message: String, _ advice: String
  ) -> Issue {
    if let file = pack.configFile, let place = pack.places["answers[\(answer)].label"] {
      return Issue(
        severity, code, path: file, line: place.line, column: place.column, message, advice: advice)
    }
    return Issue(
      severity, code, path: answers[answer].pictures.first ?? pack.root, message, advice: advice)
  }

  private func quoted(_ answer: Int) -> String { "\"\(Escaping.shown(answers[answer].label.utf8))\"" }

  private func twins() -> [Issue] {
    let folded = answers.map { LabelFolding.folded($0.label) }
    return folded.indices.compactMap { second in
      guard let first = folded[..<second].firstIndex(of: folded[second]), !folded[second].isEmpty else {
        return nil
      }
      return tell(
        .error, .sameLabel, second, "\(quoted(second)) looks like the answer \(quoted(first))",
        "give each answer a name of its own")
    }
  }

  private func sizes() -> [Issue] {
    guard !answers.isEmpty else { return [] }
    // The game has four buttons; what stands beside them is tried in the fourth's place.
    return answers.indices.flatMap { answer -> [Issue] in
      var four = Array(answers.prefix(4))
      if answer >= four.count { four[four.count - 1] = answers[answer] }
      var configuration = pack.configuration
      configuration.answers = four
      let place = min(answer, four.count - 1)
      let fits = tools.fits(configuration).filter { $0.answer == place }
      let bad = fits.filter { $0.isCut || $0.drawn < Self.leastSize * $0.wanted }
      if let fit = bad.first {
        return [
          tell(
            .warning, .longLabel, answer,
            "\(quoted(answer)) is too long for its button in a window of "
              + "\(bad.map { "\($0.window.width)×\($0.window.height)" }.joined(separator: " and of "))"
              + (fit.isCut ? ": its end is cut off" : ": the type shrinks to \(Self.percent(fit)) %"),
            "shorten it")
        ]
      }
      guard let fit = fits.filter({ $0.drawn < $0.wanted }).min(by: { $0.drawn < $1.drawn }) else {
        return []
      }
      return [
        tell(
          .note, .smallLabel, answer,
          "\(quoted(answer)) makes the labels smaller in a window of \(fit.window.width)×\(fit.window.height): "
            + "\(Self.percent(fit)) % of their size",
          "nothing need be done; a shorter one would let them be larger")
      ]
    }
  }

  private static func percent(_ fit: LabelFit) -> Int { Int((100 * fit.drawn / fit.wanted).rounded()) }

  // MARK: Letters

  private func missingLetters() -> [Issue] {
    var findings: [Issue] = []
    for (index, answer) in answers.enumerated() {
      let missing = tools.missingLetters(answer.label + (answer.phrase ?? ""))
      if !missing.isEmpty {
        findings.append(
          tell(
            .warning, .missingLetters, index,
            "\(quoted(index)) has letters that no installed font has: \(Self.list(missing))", Self.advice))
      }
    }
    let missing = tools.missingLetters(texts)
    if !missing.isEmpty {
      findings.append(
        Issue(
          .warning, .missingLetters, path: pack.configFile ?? pack.root,
          "the game's texts have letters that no installed font has: \(Self.list(missing))",
          advice: Self.advice))
    }
    var captions = String.UnicodeScalarView()
    captions.append(contentsOf: words.sorted())
    let missingWords = tools.missingLetters(String(captions))
    if !missingWords.isEmpty {
      findings.append(
        Issue(
          .warning, .missingLetters, path: pack.root,
          "captions or credits have letters that no installed font has: \(Self.list(missingWords))",
          advice: Self.advice))
    }
    return findings
  }

  private static let advice = "install a font that has them, or write it otherwise"

  /// Every text of the settings that a player sees, but the labels.
  private var texts: String {
    let config = pack.configuration
    let tiers = config.tiers.flatMap { [$0.title, $0.text] }
    return ([config.title, config.company] + tiers + Schema.texts(of: config)).joined(separator: " ")
  }

  private static func list(_ scalars: [Unicode.Scalar]) -> String {
    let shown = scalars.prefix(8).map { scalar in
      let number = String(scalar.value, radix: 16, uppercase: true)
      return "\(scalar) (U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number))"
    }
    return shown.joined(separator: ", ") + (scalars.count > shown.count ? " and more" : "")
  }

  private func fonts() -> [Issue] {
    tools.fontFaults().map { sentence in
      Issue(
        .warning, .font, path: pack.configFile ?? pack.root, sentence,
        advice: "install it, or put a font's file into theme/fonts")
    }
  }
}
