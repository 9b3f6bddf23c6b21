import Rules

/// All pictures that were found, stored tightly: 100,000 take some four megabytes.
///
/// Folders are stored once, names in one run of bytes, and a `Picture` is made when it is asked for. Size and time of a
/// file are not kept: asking the system for them triples the time of a scan, and a game shows thirty pictures.
package struct PictureTable: Sendable {
  /// A folder that pictures lie in.
  struct Folder: Sendable {
    var path: FilePath
    var answer: Int
    /// How many folders up the answer's own folder is.
    var depth: Int
  }

  private struct Record: Sendable {
    var nameStart: UInt32
    var nameCount: UInt16
    var folder: UInt32
  }

  private(set) var folders: [Folder] = []
  private var records: [Record] = []
  private var names: [UInt8] = []
  /// Pictures of each answer that can be dealt, in the order of the scan.
  private var byAnswer: [[PictureID]]
  /// Pictures that a later scan did not find any more.
  var gone: Set<PictureID> = []

  /// An empty table for a game of `answers` answers.
  package init(answers: Int) {
    byAnswer = Array(repeating: [], count: answers)
  }

  /// All pictures that ever were in the table.
  package var count: Int { records.count }
  /// Those that can be dealt.
  package var available: Int { byAnswer.reduce(0) { $0 + $1.count } }
  package var isEmpty: Bool { records.isEmpty }
  package var answerCount: Int { byAnswer.count }
  package var ids: some RandomAccessCollection<PictureID> { (0..<count).lazy.map { PictureID($0) } }

  /// The pictures of one answer that can be dealt, in the order of the scan.
  package func ids(ofAnswer answer: Int) -> [PictureID] { byAnswer[answer] }

  package func contains(_ id: PictureID) -> Bool { records.indices.contains(Int(id.index)) }

  /// Whether there still is a file of that picture, as far as the scans know.
  package func isThere(_ id: PictureID) -> Bool { contains(id) && !gone.contains(id) }

  /// The picture with its size and time, for which the system is asked (stat(2)); both are 0 when it is gone.
  package func picture(_ id: PictureID) -> Picture {
    let path = path(of: id)
    var picture = Picture(id: id, path: path, answer: answer(of: id), size: 0, modified: 0)
    do throws(FileError) {
      guard let info = try Files.info(path) else { return picture }
      picture.size = info.size
      picture.modified = info.modified
    } catch {
      // Whoever opens the picture is told why it cannot be.
    }
    return picture
  }

  /// The picture's path; nothing is asked of the system.
  package func path(of id: PictureID) -> FilePath { folder(of: id).path.appending(name(of: id)) }

  /// The answer that is right for the picture, from 0.
  package func answer(of id: PictureID) -> Int { folder(of: id).answer }

  func folder(of id: PictureID) -> Folder { folders[Int(records[Int(id.index)].folder)] }

  /// The pictures folder by folder, in the order of the table: those of a folder follow each other.
  var pieces: [(folder: Int, pictures: Range<Int>)] {
    var pieces: [(folder: Int, pictures: Range<Int>)] = []
    for (index, record) in records.enumerated() {
      if let last = pieces.indices.last, pieces[last].folder == Int(record.folder) {
        pieces[last].pictures = pieces[last].pictures.lowerBound..<index + 1
      } else {
        pieces.append((Int(record.folder), index..<index + 1))
      }
    }
    return pieces
  }

  /// Whether pictures of a folder have the names that others, in another table, have, in the same order.
  func hasNames(_ own: Range<Int>, of other: PictureTable, _ others: Range<Int>) -> Bool {
    guard records[own].map(\.nameCount) == other.records[others].map(\.nameCount) else { return false }
    return bytes(of: own) == other.bytes(of: others)
  }

  /// The names of pictures that follow each other in a folder, one behind the other.
  private func bytes(of pictures: Range<Int>) -> ArraySlice<UInt8> {
    guard let first = records[pictures].first, let last = records[pictures].last else { return [] }
    return names[Int(first.nameStart)..<Int(last.nameStart) + Int(last.nameCount)]
  }

  func name(of id: PictureID) -> FilePath {
    let record = records[Int(id.index)]
    let start = Int(record.nameStart)
    return FilePath(bytes: Array(names[start..<start + Int(record.nameCount)]))
  }

  /// Adds all pictures of a table that a scan handed over; their numbers follow those that are here.
  package mutating func append(contentsOf other: PictureTable) {
    precondition(other.answerCount == answerCount, "tables of different games")
    if isEmpty, folders.isEmpty {
      self = other
      return
    }
    let firstFolder = UInt32(folders.count)
    let firstByte = UInt32(names.count)
    let first = records.count
    folders.append(contentsOf: other.folders)
    names.append(contentsOf: other.names)
    for var record in other.records {
      record.folder += firstFolder
      record.nameStart += firstByte
      records.append(record)
    }
    for (answer, ids) in other.byAnswer.enumerated() {
      byAnswer[answer].append(contentsOf: ids.lazy.map { PictureID(first + Int($0.index)) })
    }
  }

  /// Sets what can be dealt.
  mutating func deal(_ pictures: [[PictureID]]) { byAnswer = pictures }

  /// Adds a folder for the pictures that follow.
  mutating func append(_ folder: Folder) {
    folders.append(folder)
  }

  /// Adds a picture in the folder that was added last.
  mutating func append(name: ArraySlice<UInt8>) {
    let id = PictureID(records.count)
    records.append(
      Record(
        nameStart: UInt32(names.count), nameCount: UInt16(name.count), folder: UInt32(folders.count - 1)))
    names.append(contentsOf: name)
    byAnswer[folders[folders.count - 1].answer].append(id)
  }
}
