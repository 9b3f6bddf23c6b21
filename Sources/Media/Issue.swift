/// Something the owner should know: where it is, what was found, and what to do.
package struct Issue: Error, Equatable, Sendable {
  /// How much it matters.
  package enum Severity: String, Sendable, CaseIterable {
    /// Nothing is wrong; it is good to know.
    case note
    /// The game goes on with what the message says.
    case warning
    /// There is no game without a change; from `closeup check`, a player would meet something broken or unfair.
    case error
  }

  package var severity: Severity
  package var code: Code
  package var path: FilePath?
  /// From 1.
  package var line: Int?
  /// From 1, in letters.
  package var column: Int?
  /// What was found, and what is allowed.
  package var message: String
  /// What to do, or what the game does instead; may be empty.
  package var advice: String

  package init(
    _ severity: Severity, _ code: Code, path: FilePath? = nil, line: Int? = nil, column: Int? = nil,
    _ message: String, advice: String = ""
  ) {
    self.severity = severity
    self.code = code
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.advice = advice
  }

  /// Names an issue for scripts and tests; the raw values stay the same from release to release.
  package enum Code: String, Sendable, CaseIterable {
    case fileMissing = "file-missing"
    case fileUnreadable = "file-unreadable"
    case encoding
    case syntax
    case tooDeep = "too-deep"
    case wrongRoot = "wrong-root"
    case duplicateKey = "duplicate-key"
    case unknownKey = "unknown-key"
    case wrongValue = "wrong-value"
    case unknownPlaceholder = "unknown-placeholder"
    case answerCount = "answer-count"
    case answerName = "answer-name"
    case answerPictures = "answer-pictures"
    case sameLabel = "same-label"
    case emptyFolder = "empty-folder"
    case folderMissing = "folder-missing"
    case folderUnreadable = "folder-unreadable"
    case otherFiles = "other-files"
    case brokenLink = "broken-link"
    case notAFile = "not-a-file"
    case emptyFile = "empty-file"
    case sameFile = "same-file"
    case tableFormat = "table-format"
    case tableLine = "table-line"
    case tableFiles = "table-files"
    case memoryDamaged = "memory-damaged"
    case memoryUnwritable = "memory-unwritable"
    case themeFile = "theme-file"
    case themeName = "theme-name"
    case animation
    case watching
    // From here on, what `closeup check` alone finds.
    case fewPictures = "few-pictures"
    case unequalAnswers = "unequal-answers"
    case oddShape = "odd-shape"
    case oddSize = "odd-size"
    case strayFile = "stray-file"
    case unusedFile = "unused-file"
    case tableRow = "table-row"
    case cannotDecode = "cannot-decode"
    case overLimits = "over-limits"
    case wrongExtension = "wrong-extension"
    case smallPicture = "small-picture"
    case copyInAnswer = "copy-in-answer"
    case copyAcrossAnswers = "copy-across-answers"
    case similarInAnswer = "similar-in-answer"
    case similarAcrossAnswers = "similar-across-answers"
    case noDetail = "no-detail"
    case blankCrop = "blank-crop"
    case noRoom = "no-room"
    case position
    case creditMissing = "credit-missing"
    case licenceMissing = "licence-missing"
    case longLabel = "long-label"
    case smallLabel = "small-label"
    case missingLetters = "missing-letters"
    case font
    case silentSound = "silent-sound"
    case clippedSound = "clipped-sound"
    case longSound = "long-sound"
    case graphicShape = "graphic-shape"
    case graphicSize = "graphic-size"
    case frameSizes = "frame-sizes"
    case largeMovie = "large-movie"
  }
}

extension Issue: CustomStringConvertible {
  /// One line: `path:line:column: warning: message; advice [code]`.
  package var description: String {
    var text = ""
    if let path {
      text += "\(path):"
      if let line { text += "\(line):" }
      if line != nil, let column { text += "\(column):" }
      text += " "
    }
    text += "\(severity.rawValue): \(message)"
    if !advice.isEmpty { text += "; \(advice)" }
    return text + " [\(code.rawValue)]"
  }
}

extension [Issue] {
  /// Whether any of them forbids a game.
  package var hasError: Bool { contains { $0.severity == .error } }
}
