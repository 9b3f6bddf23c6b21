import Media

/// A report in words: a line a finding for people and `grep`, or one JSON document for programs.
package enum CheckText {
  /// A line for each finding, one for each code's count, and a last one that sums up.
  package static func lines(_ report: CheckReport) -> [String] {
    var lines = report.findings.map { line($0) }
    if !lines.isEmpty { lines.append("") }
    let codes = report.codes.map { "\($0.code.rawValue) \($0.count)" }
    if !codes.isEmpty { lines.append("Counts: " + codes.joined(separator: ", ")) }
    return lines + [summary(report)]
  }

  /// `severity code path:line:column: what is wrong; what to do`.
  package static func line(_ finding: Issue) -> String {
    var text = "\(finding.severity.rawValue) \(finding.code.rawValue) "
    if let path = finding.path {
      text += "\(path):"
      if let line = finding.line {
        text += "\(line):"
        if let column = finding.column { text += "\(column):" }
      }
      text += " "
    }
    text += finding.message
    return finding.advice.isEmpty ? text : text + "; \(finding.advice)"
  }

  /// `2 errors, 1 warning in 40 pictures of 4 answers.`
  package static func summary(_ report: CheckReport) -> String {
    func things(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
    var parts: [String] = []
    for severity in [Issue.Severity.error, .warning, .note] where report.count(severity) > 0 {
      parts.append(things(report.count(severity), severity.rawValue))
    }
    return (parts.isEmpty ? "Nothing to mend" : parts.joined(separator: ", "))
      + " in \(things(report.photos.count, "picture")) of "
      + "\(things(report.pack.configuration.answers.count, "answer"))."
  }

  /// The same as one JSON document: `title`, `folder`, `answers`, `summary`, `findings`. Paths are escaped as in the
  /// lines, so that any name gives valid JSON.
  package static func json(_ report: CheckReport) -> String {
    let answers = report.pack.configuration.answers.enumerated().map { index, answer in
      let count = report.table.ids(ofAnswer: index).count
      let folders = answer.pictures.map { quoted("\($0)") }.joined(separator: ", ")
      return "    {\"label\": \(quoted(answer.label)), \"folders\": [\(folders)], \"pictures\": \(count)}"
    }
    let codes = report.codes.map { "\(quoted($0.code.rawValue)): \($0.count)" }.joined(separator: ", ")
    return """
      {
        "version": 1,
        "title": \(quoted(report.pack.configuration.title)),
        "folder": \(quoted("\(report.pack.root)")),
        "answers": \(list(answers)),
        "summary": {
          "pictures": \(report.photos.count),
          "shown": \(report.photos.count { $0.isShown }),
          "errors": \(report.count(.error)),
          "warnings": \(report.count(.warning)),
          "notes": \(report.count(.note)),
          "codes": {\(codes)}
        },
        "findings": \(list(report.findings.map(object)))
      }
      """
  }

  private static func object(_ finding: Issue) -> String {
    let fields = [
      "\"severity\": \(quoted(finding.severity.rawValue))", "\"code\": \(quoted(finding.code.rawValue))",
      "\"path\": \(finding.path.map { quoted("\($0)") } ?? "null")",
      "\"line\": \(finding.line.map { "\($0)" } ?? "null")",
      "\"column\": \(finding.column.map { "\($0)" } ?? "null")",
      "\"message\": \(quoted(finding.message))", "\"advice\": \(quoted(finding.advice))",
    ]
    return "    {\(fields.joined(separator: ", "))}"
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n\(items.joined(separator: ",\n"))\n  ]"
  }

  private static func quoted(_ text: String) -> String { JSONQuoting.quoted(text) }
}
