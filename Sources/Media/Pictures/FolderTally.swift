import Glibc

/// Counts what a scan passes over in one folder: for one line each, or, in a thorough scan, for one for each file.
struct FolderTally {
  /// Why a name is passed over.
  enum Reason: Int, CaseIterable {
    case other
    case brokenLink
    case notAFile
    case empty
    case unreadable
    case folderNamedAsPicture
  }

  private let folder: FilePath
  private let isThorough: Bool
  /// The names of a thorough scan.
  private var all: [(reason: Reason, name: FilePath)] = []
  private var allTwice: [(owner: Int, name: FilePath)] = []
  private var counts: [Int] = Array(repeating: 0, count: Reason.allCases.count)
  private var first: [FilePath?] = Array(repeating: nil, count: Reason.allCases.count)
  private var failures: [(name: FilePath, code: Int32)] = []
  private var twice: [Int: (count: Int, first: FilePath)] = [:]

  init(folder: FilePath, isThorough: Bool) {
    self.folder = folder
    self.isThorough = isThorough
  }

  mutating func count(_ reason: Reason, _ name: ArraySlice<UInt8>) {
    if isThorough { all.append((reason, FilePath(bytes: Array(name)))) }
    if first[reason.rawValue] == nil { first[reason.rawValue] = FilePath(bytes: Array(name)) }
    counts[reason.rawValue] += 1
  }

  /// Counts a name that could not be looked at, by the `errno` value.
  mutating func countFailure(_ code: Int32, _ name: ArraySlice<UInt8>, isPicture: Bool) {
    if code == ENOENT || code == ELOOP || code == ENOTDIR {
      count(.brokenLink, name)
    } else if isPicture {
      count(.unreadable, name)
    } else {
      count(.other, name)
    }
  }

  /// Counts a file that already plays for another answer.
  mutating func countTwice(_ name: ArraySlice<UInt8>, owner: Int) {
    if isThorough { allTwice.append((owner, FilePath(bytes: Array(name)))) }
    twice[owner, default: (0, FilePath(bytes: Array(name)))].count += 1
  }

  /// A warning for each reason, or for each file.
  func issues(labels: [String], answer: Int) -> [Issue] {
    isThorough ? all(labels, answer) : summed(labels, answer)
  }

  private func all(_ labels: [String], _ answer: Int) -> [Issue] {
    let files = all.map { reason, name in
      Issue(
        .warning, Self.code(reason), path: folder.appending(name), Self.single(reason),
        advice: Self.advice(reason))
    }
    let twice = allTwice.map { owner, name in
      Issue(
        .warning, .sameFile, path: folder.appending(name),
        "the same file is under \(Self.quoted(labels[owner])), too",
        advice: "it plays once, for \(Self.quoted(labels[owner])); keep it in one place")
    }
    return files + twice
  }

  private func summed(_ labels: [String], _ answer: Int) -> [Issue] {
    var issues: [Issue] = []
    for reason in Reason.allCases {
      guard let first = first[reason.rawValue] else { continue }
      let count = counts[reason.rawValue]
      issues.append(
        Issue(
          .warning, Self.code(reason), path: folder, Self.message(reason, count, first),
          advice: Self.advice(reason)))
    }
    for (owner, found) in twice.sorted(by: { $0.key < $1.key }) {
      let (own, other) = (Self.quoted(labels[answer]), Self.quoted(labels[owner]))
      issues.append(
        Issue(
          .warning, .sameFile, path: folder,
          "\(Self.things(found.count, "picture")) of \(own) also under \(other): \(found.first)",
          advice: "such a picture plays once, for \(other); keep it in one place"))
    }
    return issues
  }

  private static func quoted(_ label: String) -> String { "\"\(Escaping.escaped(label.utf8))\"" }

  private static func things(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private static func code(_ reason: Reason) -> Issue.Code {
    switch reason {
    case .other: .otherFiles
    case .brokenLink: .brokenLink
    case .notAFile, .folderNamedAsPicture: .notAFile
    case .empty: .emptyFile
    case .unreadable: .fileUnreadable
    }
  }

  private static func message(_ reason: Reason, _ count: Int, _ first: FilePath) -> String {
    let example = count == 1 ? "\(first)" : "\(first) and more"
    switch reason {
    case .other: return "\(things(count, "file")) passed over, of no known picture type: \(example)"
    case .brokenLink: return "\(things(count, "link")) to nothing passed over: \(example)"
    case .notAFile: return "\(things(count, "name")) of a picture that no file bears passed over: \(example)"
    case .empty: return "\(things(count, "empty file")) passed over: \(example)"
    case .unreadable: return "\(things(count, "picture")) that may not be read passed over: \(example)"
    case .folderNamedAsPicture: return "\(things(count, "folder")) named like a picture: \(example)"
    }
  }

  /// The same about one file.
  private static func single(_ reason: Reason) -> String {
    switch reason {
    case .other: "the file is of no known picture type"
    case .brokenLink: "the link leads to nothing"
    case .notAFile: "it has the name of a picture and is no file"
    case .empty: "the file is empty (0 bytes)"
    case .unreadable: "the picture may not be read"
    case .folderNamedAsPicture: "the folder is named like a picture"
    }
  }

  private static func advice(_ reason: Reason) -> String {
    switch reason {
    case .other: "known are \(PictureNames.extensions.joined(separator: ", "))"
    case .brokenLink: "remove the link, or put back what it leads to"
    case .notAFile: "a pipe or device is no picture; remove it"
    case .empty: "copy the picture again"
    case .unreadable: "give yourself the right to read it"
    case .folderNamedAsPicture: "the pictures in it are in the game all the same"
    }
  }
}
