import Geometry
import Media

/// The parts of a sheet's page.
struct SheetPage {
  private let report: CheckReport
  private let labels: [String]

  init(_ report: CheckReport) {
    self.report = report
    labels = report.pack.configuration.answers.map(\.label)
  }

  /// The places of the photos: answer by answer, by name.
  var order: [Int] {
    let keys = report.photos.map { (answer: $0.answer, path: report.path(of: $0)) }
    return keys.indices.sorted { a, b in
      keys[a].answer != keys[b].answer
        ? keys[a].answer < keys[b].answer : NaturalOrder.precedes(keys[a].path, keys[b].path)
    }
  }

  private static let severities: [Issue.Severity] = [.error, .warning, .note]

  private static func word(_ severity: Issue.Severity) -> String {
    switch severity {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  // MARK: Before the photos

  /// The page up to the first photo.
  var opening: String {
    let title = title
    return """
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="closeup sheet">
      <title>\(title): contact sheet</title>
      <style>\(SheetStyle.text)</style>
      </head>
      <body>
      <header class="top">
      <p class="kind">Contact sheet</p>
      <h1 dir="auto">\(title)</h1>
      <p class="sum">\(Self.count(report.photos.count, "picture")) · \(Self.count(labels.count, "answer"))\(chips)</p>
      </header>
      \(controls)
      \(general)
      <main id="cards" class="cards">

      """
  }

  /// The game's name, or the folder's where nobody gave the game one.
  private var title: String {
    guard report.pack.configFile == nil, let folder = Files.realPath(report.pack.root) else {
      return HTMLText.escaped(report.pack.configuration.title)
    }
    return HTMLText.escaped(folder.name)
  }

  /// How many errors, warnings and notes there are.
  private var chips: String {
    let parts = Self.severities.filter { report.count($0) > 0 }.map { severity in
      " <span class=\"chip \(severity.rawValue)\">\(Self.count(report.count(severity), severity.rawValue))</span>"
    }
    return parts.isEmpty ? " <span class=\"chip good\">nothing to mend</span>" : parts.joined()
  }

  private var controls: String {
    var text = """
      <details class="controls" open>
      <summary>Filter</summary>
      <form id="filter" role="search" onsubmit="return false">
      <label class="find"><span>File name</span> <input id="search" type="search" autocomplete="off" spellcheck="false"></label>
      <fieldset><legend>Answers</legend>

      """
    for (index, label) in labels.enumerated() {
      let count = report.photos.count { $0.answer == index }
      text += button("answer", "\(index)", HTMLText.escaped(label), count, "answer-\(index % 4 + 1)")
    }
    text += "</fieldset>\n<fieldset><legend>Findings</legend>\n"
    for (code, severity, count) in photoCodes {
      text += button("finding", code.rawValue, code.rawValue, count, severity.rawValue)
    }
    let clean = report.photos.count { report.findings(of: $0).isEmpty }
    text += button("finding", "none", "nothing found", clean, "good")
    return text + """
      </fieldset>
      <p class="shown"><output id="shown" role="status">\(Self.count(report.photos.count, "picture"))</output>
      <button type="button" id="clear" hidden>Show all</button></p>
      </form>
      </details>
      """
  }

  private func button(_ kind: String, _ value: String, _ text: String, _ count: Int, _ look: String) -> String
  {
    """
    <button type="button" class="\(look)" data-\(kind)="\(value)" aria-pressed="false"><i aria-hidden="true"></i>\
    <bdi>\(text)</bdi> <b>\(count)</b></button>

    """
  }

  /// The codes that photos have, the worst first, with how many photos have each.
  private var photoCodes: [(code: Issue.Code, severity: Issue.Severity, count: Int)] {
    var counts: [Issue.Code: Int] = [:]
    var worst: [Issue.Code: Issue.Severity] = [:]
    for photo in report.photos {
      let findings = report.findings(of: photo)
      for code in Set(findings.map(\.code)) { counts[code, default: 0] += 1 }
      for finding in findings where worst[finding.code] != .error { worst[finding.code] = finding.severity }
    }
    func rank(_ code: Issue.Code) -> Int {
      Self.severities.firstIndex(of: worst[code] ?? .note) ?? 0
    }
    return counts.keys.sorted { (rank($0), $0.rawValue) < (rank($1), $1.rawValue) }
      .map { ($0, worst[$0] ?? .note, counts[$0] ?? 0) }
  }

  /// What was found about the pack and not about a photo's own file.
  private var general: String {
    let photos = Set(report.photos.map { report.path(of: $0) })
    let findings = report.findings.filter { finding in finding.path.map { !photos.contains($0) } ?? true }
    guard !findings.isEmpty else { return "" }
    let items = findings.map { finding in
      var place = finding.path.map { HTMLText.escaped(relative($0)) } ?? ""
      if let line = finding.line { place += ", line \(line)" }
      return item(finding, place: place)
    }
    return """
      <details class="general"\(findings.contains { $0.severity == .error } ? " open" : "")>
      <summary>About the pack <b>\(findings.count)</b></summary>
      <ul class="findings">\(items.joined(separator: "\n"))</ul>
      </details>
      """
  }

  private func relative(_ path: FilePath) -> FilePath { path.relative(to: report.pack.root) ?? path }

  private func item(_ finding: Issue, place: String = "") -> String {
    let advice =
      finding.advice.isEmpty ? "" : "<span class=\"advice\">\(HTMLText.escaped(finding.advice))</span>"
    let name = place.isEmpty ? "" : "<span class=\"place\" dir=\"ltr\">\(place)</span>"
    return """
      <li class="\(finding.severity.rawValue)"><strong>\(Self.word(finding.severity))</strong> \
      <code>\(finding.code.rawValue)</code> \(name)<span class="what">\(HTMLText.escaped(Self.capitalised(finding.message)))</span>\(advice)</li>
      """
  }

  private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  // MARK: A photo

  /// A photo's card.
  func card(_ photo: PhotoRecord, number: Int, _ pair: SheetPictures.Pair?) -> [UInt8] {
    let path = report.path(of: photo)
    let file = HTMLText.escaped(relative(path))
    let findings = report.findings(of: photo)
    let words = report.words(of: photo)
    let label = labels.indices.contains(photo.answer) ? HTMLText.escaped(labels[photo.answer]) : ""
    let codes = findings.isEmpty ? "none" : Set(findings.map(\.code.rawValue)).sorted().joined(separator: " ")
    var bytes = Array(
      """
      <article class="card" id="p\(number)" data-answer="\(photo.answer)" data-findings="\(codes)" aria-labelledby="n\(number)">

      """.utf8)
    if let pair, let crop = photo.crop {
      let alternative = words.caption.isEmpty ? "The whole picture \(file)" : HTMLText.escaped(words.caption)
      bytes += Array(
        "<div class=\"pictures\"><figure class=\"whole\"><span class=\"frame\"><img alt=\"\(alternative)\" width=\"\(pair.wholeSize.width)\" height=\"\(pair.wholeSize.height)\" src=\"data:image/jpeg;base64,"
          .utf8)
      bytes += HTMLText.base64(pair.whole)
      bytes += Array(
        "\"><span class=\"outline\" style=\"\(Self.place(crop.rect))\"></span></span></figure>".utf8)
      bytes += Array(
        "<figure class=\"crop\"><img alt=\"What the player sees first\" width=\"\(SheetPictures.cropSide)\" height=\"\(SheetPictures.cropSide)\" src=\"data:image/jpeg;base64,"
          .utf8)
      bytes += HTMLText.base64(pair.crop)
      bytes += Array("\"></figure></div>\n".utf8)
    } else {
      bytes += Array(
        "<div class=\"pictures\"><p class=\"lost\">This picture cannot be shown.</p></div>\n".utf8)
    }
    let answer =
      "<p class=\"answer answer-\(photo.answer % 4 + 1)\"><i aria-hidden=\"true\"></i><bdi>\(label)</bdi></p>"
    bytes += Array(
      """
      <div class="text">\(answer)
      <h2 id="n\(number)" class="name" dir="ltr">\(file)</h2>
      \(caption(words))<dl>\(facts(photo, words))</dl>
      \(list(findings))</div>
      </article>

      """.utf8)
    return bytes
  }

  private func caption(_ words: PhotoWords) -> String {
    words.caption.isEmpty ? "" : "<p class=\"caption\" dir=\"auto\">\(HTMLText.escaped(words.caption))</p>\n"
  }

  private func facts(_ photo: PhotoRecord, _ words: PhotoWords) -> String {
    var rows: [(String, String)] = []
    if !words.credit.isEmpty { rows.append(("Credit", HTMLText.escaped(words.credit))) }
    if !words.licence.isEmpty { rows.append(("Licence", HTMLText.escaped(words.licence))) }
    if let size = photo.size {
      let format = photo.format.map { ", \($0.name)" } ?? ""
      rows.append(("Size", "\(size.width) × \(size.height)\(format), \(Self.bytes(photo.byteCount))"))
    } else {
      rows.append(("Size", Self.bytes(photo.byteCount)))
    }
    return rows.map { "<div><dt>\($0.0)</dt><dd dir=\"auto\">\($0.1)</dd></div>" }.joined()
  }

  private func list(_ findings: [Issue]) -> String {
    findings.isEmpty
      ? "" : "<ul class=\"findings\">\(findings.map { item($0) }.joined(separator: "\n"))</ul>\n"
  }

  /// Bytes as people say them.
  private static func bytes(_ count: Int64) -> String {
    if count < 1_000 { return "\(count) B" }
    if count < 1_000_000 { return "\((count + 500) / 1_000) kB" }
    let tenths = (count + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }

  /// A rectangle in fractions as a style.
  private static func place(_ rect: Rect) -> String {
    func percent(_ part: Double) -> String { "\(((part * 1_000_000).rounded() / 10_000).plain)%" }
    return "left:\(percent(rect.x));top:\(percent(rect.y));"
      + "width:\(percent(rect.width));height:\(percent(rect.height))"
  }

  // MARK: After the photos

  /// The page from the last photo on.
  var closing: String {
    """
    </main>
    <p id="nothing" class="nothing" hidden>No picture goes with these filters.</p>
    <script>\(SheetScript.text)</script>
    </body>
    </html>

    """
  }
}
