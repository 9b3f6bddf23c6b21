import Rules

/// All pictures that were found, stored tightly: 100,000 take some six megabytes.
///
/// Folders are stored once, names in one run of bytes, and a `Picture` is made when it is asked for.
package struct PictureTable: Sendable {
  /// A folder that pictures lie in.
  struct Folder: Sendable {
    var path: FilePath
    var answer: Int
    /// How many folders up the answer's own folder is.
    var depth: Int
  }

  private struct Record: Sendable {
    var size: Int64
    var modified: Int64
    var nameStart: UInt32
    var nameCount: UInt16
    var folder: UInt32
  }

  private(set) var folders: [Folder] = []
  private var records: [Record] = []
  private var names: [UInt8] = []
  /// Pictures of each answer, in the order of the table.
  private var byAnswer: [[PictureID]]

  /// An empty table for a game of `answers` answers.
  package init(answers: Int) {
    byAnswer = Array(repeating: [], count: answers)
  }

  package var count: Int { records.count }
  package var isEmpty: Bool { records.isEmpty }
  package var answerCount: Int { byAnswer.count }
  package var ids: some RandomAccessCollection<PictureID> { (0..<count).lazy.map { PictureID($0) } }

  /// The pictures of one answer, in the order of the table.
  package func ids(ofAnswer answer: Int) -> [PictureID] { byAnswer[answer] }

  package func contains(_ id: PictureID) -> Bool { records.indices.contains(Int(id.index)) }

  package subscript(id: PictureID) -> Picture {
    let record = records[Int(id.index)]
    return Picture(
      id: id, path: path(of: id), answer: folders[Int(record.folder)].answer, size: record.size,
      modified: record.modified)
  }

  package func path(of id: PictureID) -> FilePath { folder(of: id).path.appending(name(of: id)) }

  package func answer(of id: PictureID) -> Int { folder(of: id).answer }

  func folder(of id: PictureID) -> Folder { folders[Int(records[Int(id.index)].folder)] }

  func name(of id: PictureID) -> FilePath {
    let record = records[Int(id.index)]
    let start = Int(record.nameStart)
    return FilePath(bytes: Array(names[start..<start + Int(record.nameCount)]))
  }

  /// Adds all pictures of a table that a scan handed over; their numbers follow those that are here.
  package mutating func append(contentsOf other: PictureTable) {
    precondition(other.answerCount == answerCount, "tables of different games")
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

  /// Adds a folder for the pictures that follow.
  mutating func append(_ folder: Folder) {
    folders.append(folder)
  }

  /// Adds a picture in the folder that was added last.
  mutating func append(name: ArraySlice<UInt8>, size: Int64, modified: Int64) {
    let id = PictureID(records.count)
    records.append(
      Record(
        size: size, modified: modified, nameStart: UInt32(names.count), nameCount: UInt16(name.count),
        folder: UInt32(folders.count - 1)))
    names.append(contentsOf: name)
    byAnswer[folders[folders.count - 1].answer].append(id)
  }
}
