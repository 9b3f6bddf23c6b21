import Glibc

/// The state of a running scan.
struct FolderScan {
  private let labels: [String]
  /// Whether every file is looked at and told of by itself.
  private let isThorough: Bool
  /// Each answer's own folders.
  private let roots: [[FilePath]]
  /// Folders still to visit for each answer, the next one last.
  private var waiting: [[Waiting]]
  private var turn = 0
  /// Folders visited for each answer.
  private var visited: [Set<FileIdentity>]
  /// The answer each file plays for.
  private var owners: [FileIdentity: UInt8] = [:]
  private var counts: [Int]
  /// How many names were looked at one by one.
  private var looked = 0
  /// What was found since `takePending`.
  private(set) var pending: PictureTable
  private var issues: [Issue] = []

  /// So many pictures are looked at one by one: whether they are empty, may be read, or are the same file twice.
  ///
  /// A look at each of 100,000 takes three times as long as all the rest (130 against 40 ms); beyond these, the
  /// decoder tells of such a file when it is its turn. Links are always looked at.
  private static let lookedAtMost = 4096

  private let heedsNotes: Bool

  private static let tableName = Array(NoteTable.fileName.utf8)

  private struct Waiting {
    var path: FilePath
    var depth: Int
    /// The tables above, the nearest first, each with the folder's path below it.
    var above: [(notes: ScanNotes, prefix: FilePath)] = []
  }

  init(
    answers: [(label: String, folders: [FilePath])], heedsNotes: Bool = true, isThorough: Bool = false
  ) {
    self.heedsNotes = heedsNotes
    self.isThorough = isThorough
    labels = answers.map(\.label)
    roots = answers.map(\.folders)
    waiting = answers.map { $0.folders.reversed().map { Waiting(path: $0, depth: 0) } }
    visited = Array(repeating: [], count: answers.count)
    counts = Array(repeating: 0, count: answers.count)
    pending = PictureTable(answers: answers.count)
  }

  var hasMore: Bool { waiting.contains { !$0.isEmpty } }

  /// Hands over what was found, and forgets it.
  mutating func takePending() -> (table: PictureTable, issues: [Issue]) {
    defer {
      pending = PictureTable(answers: labels.count)
      issues = []
    }
    return (pending, issues)
  }

  /// Visits one folder of the answer whose turn it is.
  mutating func step() {
    while waiting[turn].isEmpty { turn = (turn + 1) % waiting.count }
    let answer = turn
    turn = (turn + 1) % waiting.count
    let next = waiting[answer].removeLast()
    do throws(FileError) {
      try visit(next, for: answer)
    } catch {
      report(error, at: next, for: answer)
    }
  }

  /// Tells which answers stayed without pictures. With fewer than two that have some there is nothing to guess.
  mutating func finish() {
    let isGame = counts.count { $0 > 0 } >= 2
    for (answer, count) in counts.enumerated() where count == 0 {
      let places = roots[answer].map { real($0).description }.joined(separator: " and ")
      issues.append(
        Issue(
          isGame ? .warning : .error, .answerPictures,
          "no pictures for \"\(Escaping.escaped(labels[answer].utf8))\"; looked in \(places)",
          advice: isGame
            ? "it is offered as an answer and is never right; put pictures there"
            : "put pictures there (\(PictureNames.extensions.joined(separator: ", ")))"))
    }
  }

  /// The folder's whole path, as it is to be told.
  private func real(_ folder: FilePath) -> FilePath {
    Files.realPath(FilePath("."))?.appending(folder) ?? folder
  }

  private mutating func visit(_ folder: Waiting, for answer: Int) throws(FileError) {
    let reader = try FolderReader(folder.path)
    guard visited[answer].insert(try reader.info().identity).inserted else { return }

    var names: [UInt8] = []
    var entries: [Entry] = []
    while true {
      let start = names.count
      guard let kind = try reader.appendNext(to: &names) else { break }
      entries.append(Entry(start: start, end: names.count, kind: kind))
      names.append(0)
    }
    names.order(&entries)

    pending.append(PictureTable.Folder(path: folder.path, answer: answer, depth: folder.depth))
    var tally = FolderTally(folder: folder.path, isThorough: isThorough)
    var subfolders: [Waiting] = []
    let tables = tables(of: folder, names, entries)
    var moved: [Int: [ArraySlice<UInt8>]] = [:]
    for entry in entries {
      let name = names[entry.start..<entry.end]
      if PictureNames.isLitter(name) { continue }
      let isPicture = PictureNames.isPicture(name)
      switch look(at: entry, isPicture: isPicture, in: reader, names) {
      case .skip: tally.count(.other, name)
      case .failed(let code): tally.countFailure(code, name, isPicture: isPicture)
      case .folder:
        if isPicture { tally.count(.folderNamedAsPicture, name) }
        subfolders.append(
          Waiting(
            path: folder.path.appending(FilePath(bytes: Array(name))), depth: folder.depth + 1,
            above: tables.map { ($0.notes, $0.prefix.appending(FilePath(bytes: Array(name)))) }))
      case .picture(let info):
        let ruling = tables.isEmpty ? nil : ruling(name, tables)
        if ruling?.isHidden == true { continue }
        let own = ruling?.answer ?? answer
        guard isNew(info, name, own, in: reader, names, entry.start, &tally) else { continue }
        if own == answer { pending.append(name: name) } else { moved[own, default: []].append(name) }
      }
    }
    // A folder's pictures share their answer: those that the table gives to another are in the folder once more.
    for (other, names) in moved.sorted(by: { $0.key < $1.key }) {
      pending.append(PictureTable.Folder(path: folder.path, answer: other, depth: folder.depth))
      for name in names { pending.append(name: name) }
    }
    waiting[answer].append(contentsOf: subfolders.reversed())
    issues += tally.issues(labels: labels, answer: answer)
  }

  /// What an entry turned out to be.
  private enum Finding {
    case skip
    case folder
    /// With nil for one that was not looked at.
    case picture(FileInfo?)
    case failed(Int32)
  }

  /// Looks at the thing itself only where the folder's list does not say enough.
  private mutating func look(
    at entry: Entry, isPicture: Bool, in reader: borrowing FolderReader, _ names: [UInt8]
  ) -> Finding {
    if entry.kind == .folder { return .folder }
    if entry.kind == .file, !isPicture { return .skip }
    if entry.kind == .file, !isThorough, looked >= Self.lookedAtMost { return .picture(nil) }
    looked += 1
    switch reader.info(of: names, at: entry.start) {
    case .failure(let error): return .failed(error.code)
    case .success(let info):
      if info.kind == .folder { return .folder }
      return isPicture ? .picture(info) : .skip
    }
  }

  /// The tables that may decide about the folder's pictures, the nearest first; its own is read only when it is there.
  private mutating func tables(
    of folder: Waiting, _ names: [UInt8], _ entries: [Entry]
  ) -> [(notes: ScanNotes, prefix: FilePath)] {
    // The first letter and the length spare a look at each of 100,000 names.
    let isTable = { (entry: Entry) in
      entry.end - entry.start == Self.tableName.count && names[entry.start] == Self.tableName[0]
        && names[entry.start..<entry.end].elementsEqual(Self.tableName)
    }
    guard heedsNotes, entries.contains(where: isTable) else { return folder.above }
    let own = ScanNotes(folder: folder.path, labels: labels, lists: !folder.above.isEmpty)
    issues += own.issues
    // One that decides nothing still keeps those above from deciding about what it speaks of.
    return own.isEmpty && folder.above.isEmpty ? [] : [(own, FilePath(bytes: []))] + folder.above
  }

  private func ruling(
    _ name: ArraySlice<UInt8>, _ tables: [(notes: ScanNotes, prefix: FilePath)]
  ) -> ScanNotes.Ruling? {
    let name = FilePath(bytes: Array(name))
    return tables.lazy.compactMap { $0.notes.rulings[$0.prefix.appending(name)] }.first
  }

  /// Whether a picture plays for `answer`, and is not there already.
  private mutating func isNew(
    _ info: FileInfo?, _ name: ArraySlice<UInt8>, _ answer: Int, in reader: borrowing FolderReader,
    _ names: [UInt8], _ start: Int, _ tally: inout FolderTally
  ) -> Bool {
    if let info {
      if info.kind != .file {
        tally.count(.notAFile, name)
        return false
      }
      if info.size == 0 {
        tally.count(.empty, name)
        return false
      }
      // A look at the permission bits spares a call for each of the usual files.
      if info.mode & 0o004 == 0, !reader.isReadable(names, at: start) {
        tally.count(.unreadable, name)
        return false
      }
      if let owner = owners[info.identity] {
        if Int(owner) != answer { tally.countTwice(name, owner: Int(owner)) }
        return false
      }
      owners[info.identity] = UInt8(answer)
    }
    counts[answer] += 1
    return true
  }

  private mutating func report(_ error: FileError, at folder: Waiting, for answer: Int) {
    let isOwn = folder.depth == 0
    issues.append(
      Issue(
        isOwn ? .error : .warning, isOwn ? .folderMissing : .folderUnreadable, path: folder.path,
        "cannot look for pictures of \"\(Escaping.escaped(labels[answer].utf8))\": \(error.reason)",
        advice: isOwn
          ? "looked in \(real(folder.path)): make that folder, or correct \"pictures\" of this answer"
          : "the folder is passed over"))
  }
}

/// A name in a folder, as a piece of the run of names.
private struct Entry {
  var start: Int
  var end: Int
  var kind: FolderReader.EntryKind
}

extension [UInt8] {
  /// Puts entries in order of their names' bytes.
  fileprivate func order(_ entries: inout [Entry]) {
    unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      entries.sort { a, b in
        let order = unsafe memcmp(base + a.start, base + b.start, Swift.min(a.end - a.start, b.end - b.start))
        return order == 0 ? a.end - a.start < b.end - b.start : order < 0
      }
    }
  }
}
