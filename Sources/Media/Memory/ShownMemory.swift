import Rules

/// Remembers how often each picture was shown, and in which game last, so that a new game brings other pictures.
///
/// A value without files: `ShownStore` reads and writes it. A picture is known by its path in the pack; one that was
/// renamed or moved is found again by its size and time (`reconcile`).
package struct ShownMemory: Equatable, Sendable {
  /// What is remembered of a picture.
  package struct Record: Equatable, Sendable {
    /// How often it was shown.
    package var count: Int
    /// The number of the game that showed it last.
    package var lastGame: Int
    var size: Int64
    var modified: Int64

    /// A picture that was never shown.
    package static let never = Record(count: 0, lastGame: 0, size: 0, modified: 0)
  }

  /// The number of the game that goes on, from 1; 0 before the first.
  package private(set) var game: Int
  private(set) var records: [FilePath: Record]
  /// The folder that paths are kept relative to.
  private let root: FilePath

  /// An empty memory; for a game that is to be the same each time, or leaves no trace.
  ///
  /// - Parameter root: the pack's folder.
  package init(root: FilePath = FilePath("")) {
    self.init(root: root, game: 0, records: [:])
  }

  init(root: FilePath, game: Int, records: [FilePath: Record]) {
    self.root = root
    self.game = game
    self.records = records
  }

  /// Begins the next game.
  package mutating func beginGame() {
    game += 1
  }

  /// Notes that a picture is on screen; once for each time it is shown.
  package mutating func markShown(_ picture: Picture) {
    let key = key(picture.path)
    var record = records[key] ?? .never
    record.count += 1
    record.lastGame = game
    record.size = picture.size
    record.modified = picture.modified
    records[key] = record
  }

  /// What is remembered of a picture.
  package func record(of path: FilePath) -> Record { records[key(path)] ?? .never }

  /// Whether the picture was shown in the game before the one that goes on.
  package func wasInPreviousGame(_ path: FilePath) -> Bool {
    let record = record(of: path)
    return record.count > 0 && record.lastGame == game - 1
  }

  /// What is remembered of all pictures, by their place in the table. Every path is looked up: for a large table not
  /// between two frames.
  package func records(in table: PictureTable) -> [Record] {
    if records.isEmpty { return Array(repeating: .never, count: table.count) }
    return table.ids.map { record(of: table.path(of: $0)) }
  }

  /// Gives what was remembered of pictures that are gone to those of the same size and time that are new: they were
  /// renamed or moved. For a table that is complete, and not between two frames: the system may be asked for the size
  /// of every picture.
  package mutating func reconcile(with table: PictureTable) {
    var lost = records
    var unknown: [PictureID] = []
    for id in table.ids where lost.removeValue(forKey: key(table.path(of: id))) == nil { unknown.append(id) }
    if lost.isEmpty { return }
    var new: [Trace: FilePath] = [:]
    for id in unknown {
      let picture = table.picture(id)
      new[Trace(size: picture.size, modified: picture.modified)] = key(picture.path)
    }
    for (old, record) in lost.sorted(by: { $0.key < $1.key }) {
      let trace = Trace(size: record.size, modified: record.modified)
      guard let key = new.removeValue(forKey: trace) else { continue }
      records[old] = nil
      records[key] = record
    }
  }

  /// Takes in what another game noted meanwhile: the larger count and the later game of each picture.
  mutating func merge(_ other: ShownMemory) {
    game = max(game, other.game)
    records.merge(other.records) { own, theirs in
      var record = own.lastGame >= theirs.lastGame ? own : theirs
      record.count = max(own.count, theirs.count)
      return record
    }
  }

  /// What a file keeps when its name changes.
  private struct Trace: Hashable {
    var size: Int64
    var modified: Int64
  }

  private func key(_ path: FilePath) -> FilePath { path.relative(to: root) ?? path }
}
