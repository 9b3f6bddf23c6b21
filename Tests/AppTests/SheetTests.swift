import Foundation
import Testing

/// `closeup sheet`, the real program, and its page in a real browser.
@Suite(.serialized) struct SheetTests {
  private let folder: TemporaryFolder
  private let pack: TestPack
  private let page: URL
  private let browser: Browser

  /// What would happen if any of it reached the page as it is.
  private static let hostile =
    #""><img src=x onerror="document.body.dataset.pwned=1"><script>document.body.dataset.pwned=1</script>&lt;"#

  init() throws {
    folder = try TemporaryFolder()
    pack = try TestPack(in: folder, answers: ["1_One", "2_Two"])
    try pack.addGood(3, to: "1_One")
    try pack.addGood(2, to: "2_Two", from: 3)
    page = folder.url.appendingPathComponent("sheet.html")
    browser = Browser(in: folder)
  }

  @discardableResult
  private func write(_ words: [String] = []) throws -> Command {
    try Command(["sheet", pack.url.path, "-o", page.path] + words, in: folder)
  }

  private var text: String { get throws { try String(contentsOf: page, encoding: .utf8) } }

  private func names(of page: Browser.Page, hidden: Bool) -> [String] {
    page.tags("<article[^>]*>").filter { $0.contains(" hidden=") == hidden }
      .map { tag in
        String(tag.split(separator: "\"").first { $0.hasPrefix("p") && Int($0.dropFirst()) != nil } ?? "")
      }
  }

  // MARK: The file

  @Test func thePageHoldsEverythingAndLoadsNothing() throws {
    try pack.addBad(to: "2_Two")
    let command = try write()
    #expect(command.status == 0, "\(command.complaints)")
    #expect(command.words.hasPrefix("Wrote \(5 + TestPack.badPictures.count) pictures to \(page.path). "))
    let text = try text
    #expect(text.components(separatedBy: "<article ").count - 1 == 5 + TestPack.badPictures.count)
    #expect(text.components(separatedBy: "src=\"data:image/jpeg;base64,/9j/").count - 1 == 10)
    #expect(
      text.components(separatedBy: "This picture cannot be shown.").count - 1 == TestPack.badPictures.count)
    for source in ["http://", "https://", "src=\"/", "href=", "url(", "@import"] {
      #expect(!text.contains(source), "\(source)")
    }
    let opened = try browser.open(page)
    #expect(opened.log == [], "\(opened.log)")
    #expect(names(of: opened, hidden: false).count == 5 + TestPack.badPictures.count)
  }

  @Test func theSamePackGivesTheSamePage() throws {
    try write()
    let first = try text
    try write()
    #expect(try text == first)
  }

  @Test func onlyAnEarlierSheetIsReplaced() throws {
    try Data("my own page".utf8).write(to: page)
    let command = try write()
    #expect(command.status == 1)
    #expect(command.complaints.contains("is no sheet") && command.complaints.contains(page.path))
    #expect(try text == "my own page")
    try FileManager.default.removeItem(at: page)
    #expect(try write().status == 0)
    #expect(try write().status == 0)
  }

  /// When it fails half way, nothing is left behind.
  @Test func nothingHalfWrittenStays() throws {
    let command = try Command(
      ["sheet", pack.url.path, "-o", "nowhere/sheet.html"], in: folder)
    #expect(command.status == 1 && command.complaints.contains("nowhere"))
    try write()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.filter { $0.hasSuffix(".tmp") || $0.hasPrefix(".sheet") } == [])
  }

  @Test(arguments: [
    [], ["-o"], ["a", "b", "-o", "x.html"], ["--nonsense", "-o", "x.html"], ["nowhere", "-o", "x.html"],
  ])
  func wrongUseIsTwo(words: [String]) throws {
    let command = try Command(["sheet"] + words, in: folder)
    #expect(command.status == 2 && command.words == "" && !command.complaints.isEmpty)
  }

  // MARK: In the browser

  @Test func filtersFollowTheAddress() throws {
    // One of them a copy, one broken.
    let one = try FileManager.default.contentsOfDirectory(
      atPath: pack.url.appendingPathComponent("1_One").path
    )
    .sorted()
    try FileManager.default.copyItem(
      at: pack.url.appendingPathComponent("1_One/\(one[0])"),
      to: pack.url.appendingPathComponent("2_Two/copy.jpg"))
    try Data("no picture".utf8).write(to: pack.url.appendingPathComponent("2_Two/broken.jpg"))
    try write()
    // Photos 1 to 3 are of the first answer; of the second, broken.jpg is 4 and copy.jpg is 5 or later by name.
    for (hash, count) in [
      ("", 7), ("#answer=0", 3), ("#answer=1", 4), ("#answer=0,1", 7), ("#finding=copy-across-answers", 1),
      ("#finding=copy-across-answers,cannot-decode", 2), ("#answer=0&finding=cannot-decode", 0),
      ("#answer=1&finding=cannot-decode", 1), ("#file=COPY", 1), ("#file=copy&answer=0", 0),
      ("#finding=none", 0),
      ("#finding=small-picture", 6), ("#answer=9", 7),
    ] {
      let opened = try browser.open(page, hash: hash)
      #expect(names(of: opened, hidden: false).count == count, "\(hash)")
      #expect(opened.log == [], "\(opened.log)")
      let isNone = opened.tags("<p id=\"nothing\"[^>]*>").first?.contains("hidden") == false
      #expect(isNone == (count == 0), "\(hash)")
      let isFiltered = hash != "" && hash != "#answer=9"
      #expect(
        opened.elements.contains(isFiltered ? ">\(count) of 7 pictures</output>" : ">7 pictures</output>"),
        "\(hash)")
    }
  }

  /// Presses go into the address, so that a filtered page can be kept.
  @Test func pressesAreKeptInTheAddress() throws {
    try write()
    let opened = try browser.open(
      probe(
        """
        document.querySelector('button[data-answer="1"]').click();
        document.querySelector('button[data-finding="small-picture"]').click();
        document.body.dataset.hash = location.hash;
        document.body.dataset.count = document.querySelectorAll('.card:not([hidden])').length;
        document.body.dataset.pressed = document.querySelectorAll('[aria-pressed=true]').length;
        document.getElementById('clear').click();
        document.body.dataset.after = document.querySelectorAll('.card:not([hidden])').length + location.hash;
        """))
    let body = try #require(opened.tags("<body[^>]*>").first)
    #expect(body.contains("data-hash=\"#answer=1&amp;finding=small-picture\""), "\(body)")
    #expect(body.contains("data-count=\"2\"") && body.contains("data-pressed=\"2\""), "\(body)")
    #expect(body.contains("data-after=\"5\""), "\(body)")
  }

  @Test func hostileNamesAndWordsStayText() throws {
    let name = "<img src=x onerror=document.body.dataset.pwned=1>'\"&.jpg"
    let one = pack.url.appendingPathComponent("1_One")
    let first = try FileManager.default.contentsOfDirectory(atPath: one.path).sorted()[0]
    try FileManager.default.moveItem(
      at: one.appendingPathComponent(first), to: one.appendingPathComponent(name))
    let quoted = Self.hostile.replacingOccurrences(of: "\"", with: "\"\"")
    let quotedName = name.replacingOccurrences(of: "\"", with: "\"\"")
    try Data(
      "file_name,caption,credit,licence\n\"\(quotedName)\",\"\(quoted)\",\"\(quoted)\",\"\(quoted)\"\n".utf8
    )
    .write(to: one.appendingPathComponent("metadata.csv"))
    let label = Self.hostile.replacingOccurrences(of: "\"", with: "\\\"")
    try pack.writeConfig([(label, "1_One"), ("Two", "2_Two")], "\"title\": \"\(label)\"")
    #expect(try write().status == 0)
    let opened = try browser.open(page)
    #expect(opened.log == [], "\(opened.log)")
    #expect(!opened.elements.contains("data-pwned") && !opened.elements.contains("src=\"x\""))
    #expect(opened.tags("<script").count == 1 && opened.tags("<article[^>]*>").count == 5)
    // The words are there to be read.
    #expect(
      opened.elements.contains("onerror=\"document.body")
        || opened.elements.contains("onerror=&quot;document.body"))
  }

  /// On a telephone nothing is wider than the screen.
  @Test(arguments: [320, 390, 768, 1440])
  func noScrollingSideways(width: Int) throws {
    let long = String(repeating: "averylongword", count: 12)
    let one = pack.url.appendingPathComponent("1_One")
    let first = try FileManager.default.contentsOfDirectory(atPath: one.path).sorted()[0]
    try FileManager.default.moveItem(
      at: one.appendingPathComponent(first), to: one.appendingPathComponent("\(long).jpg"))
    try pack.writeConfig([(long, "1_One"), ("Two", "2_Two")], "\"title\": \"\(long)\"")
    try write()
    let inner = try probe(
      "parent.postMessage([innerWidth, document.documentElement.scrollWidth - document.documentElement.clientWidth], '*')"
    )
    let frame = folder.url.appendingPathComponent("frame.html")
    try Data(
      """
      <!DOCTYPE html><body><script>onmessage = e => document.body.dataset.widths = e.data</script>
      <iframe style="width:\(width)px;height:800px;border:0" src="\(inner.lastPathComponent)"></iframe></body>
      """.utf8
    ).write(to: frame)
    let body = try #require(try browser.open(frame).tags("<body[^>]*>").first)
    #expect(body.contains("data-widths=\"\(width),0\""), "\(body)")
  }

  @Test func thePagePrints() throws {
    try write()
    let paper = try browser.print(page)
    #expect(paper.starts(with: Data("%PDF".utf8)))
    let text = String(decoding: paper, as: UTF8.self)
    #expect(
      text.components(separatedBy: "/Type /Page\n").count + text.components(separatedBy: "/Type /Page ").count
        > 2
        || text.contains("/Count 1"))
  }

  /// Every picture has words, every control a name, and headings come in order.
  @Test func thePageCanBeReadAloud() throws {
    try write()
    let opened = try browser.open(page)
    #expect(opened.elements.contains("<html lang=\"en\""))
    #expect(opened.tags("<img [^>]*alt=\"[^\"]+\"").count == opened.tags("<img ").count)
    #expect(opened.tags("<button[^>]*aria-pressed").count == opened.tags("<button[^>]*data-").count)
    #expect(opened.tags("<h1").count == 1 && opened.tags("<h2").count == 5)
    #expect(opened.elements.contains("<label class=\"find\">") && opened.elements.contains("role=\"status\""))
  }

  /// A copy of the page with a script of the test's at its end.
  private func probe(_ script: String) throws -> URL {
    let copy = folder.url.appendingPathComponent("probe.html")
    try Data(try text.replacingOccurrences(of: "</body>", with: "<script>\(script)</script></body>").utf8)
      .write(to: copy)
    return copy
  }
}
