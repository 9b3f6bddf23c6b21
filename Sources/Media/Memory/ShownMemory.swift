import Rules

/// Remembers how often each picture was shown, and in which game last, so that a new game brings other pictures.
///
/// A value without files: `ShownStore` reads and writes it. A picture is known by its path in the pack, its size and
/// its time; the digest of its bytes finds it again under another name (`MovedPictures`).
package struct ShownMemory: Equatable, Sendable {
  /// What is remembered of a picture.
  package struct Record: Equatable, Sendable {
    /// How often it was shown.
    package var count: Int
    /// The number of the game that showed it last.
    package var lastGame: Int
    var size: Int64
    var modified: Int64
    /// Of its bytes as they were shown; nil while it is not known.
    package internal(set) var digest: ContentDigest?

    /// A picture that was never shown.
    package static let never = Record(count: 0, lastGame: 0, size: 0, modified: 0)

    /// Whether the picture still has the size and time that it was shown with.
    func fits(_ info: FileInfo) -> Bool { size == info.size && modified == info.modified }

    /// Whether both may be of the same bytes.
    func isSamePicture(as other: Record) -> Bool {
      guard let digest, let theirs = other.digest else { return size == other.size }
      return digest == theirs
    }
  }

  /// The number of the game that goes on, from 1; 0 before the first.
  package private(set) var game: Int
  private(set) var records: [FilePath: Record]
  /// The folder that paths are kept relative to.
  let root: FilePath

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
  ///
  /// - Returns: whether its bytes are not known: a digest of them is wanted.
  @discardableResult
  package mutating func markShown(_ picture: Picture) -> Bool {
    let key = key(picture.path)
    var record = records[key] ?? .never
    record.count += 1
    record.lastGame = game
    // Other bytes under the old name: what was known of the old ones is not true of these.
    if record.size != picture.size || record.modified != picture.modified { record.digest = nil }
    record.size = picture.size
    record.modified = picture.modified
    records[key] = record
    return record.digest == nil
  }

  /// Keeps the digest of a picture that was shown, unless the file has changed since.
  package mutating func setDigest(_ digest: ContentDigest, of picture: Picture) {
    let key = key(picture.path)
    guard let record = records[key], record.size == picture.size, record.modified == picture.modified else {
      return
    }
    records[key]?.digest = digest
  }

  /// What is remembered of a picture.
  package func record(of path: FilePath) -> Record { records[key(path)] ?? .never }

  /// What is remembered of all pictures, by their place in the table. Every path is looked up: for a large table not
  /// between two frames.
  package func records(in table: PictureTable) -> [Record] {
    if records.isEmpty { return Array(repeating: .never, count: table.count) }
    return table.ids.map { record(of: table.path(of: $0)) }
  }

  /// Gives each picture that moved what was remembered of it under its old name.
  package mutating func apply(_ moves: [PictureMove]) {
    // All are taken away before any is put down: names may have been exchanged.
    let moved = moves.map { ($0, records.removeValue(forKey: $0.old)) }
    for (move, record) in moved {
      guard var record else { continue }
      record.modified = move.modified
      // It may have been shown under its new name before the old one was found.
      if let own = records[move.new], own.isSamePicture(as: record) {
        record.count += own.count
        record.lastGame = max(record.lastGame, own.lastGame)
      }
      records[move.new] = record
    }
  }

  /// Whether at least half of a sample of the pictures lie in the pack as they were shown.
  var isMostlyHere: Bool {
    let names = records.keys.sorted()
    let sample = stride(from: 0, to: names.count, by: max(1, names.count / Self.sampleCount)).map {
      names[$0]
    }
    let present = sample.count { name in
      do throws(FileError) {
        guard let info = try Files.info(root.appending(name)) else { return false }
        return records[name]?.fits(info) == true
      } catch {
        return false
      }
    }
    return present > 0 && present * 2 >= sample.count
  }

  private static let sampleCount = 16

  /// Takes in what another game noted meanwhile: the larger count and the later game of each picture.
  mutating func merge(_ other: ShownMemory) {
    game = max(game, other.game)
    records.merge(other.records) { own, theirs in
      var record = own.lastGame >= theirs.lastGame ? own : theirs
      record.count = max(own.count, theirs.count)
      if record.digest == nil, own.size == theirs.size, own.modified == theirs.modified {
        record.digest = own.digest ?? theirs.digest
      }
      return record
    }
  }

  func key(_ path: FilePath) -> FilePath { path.relative(to: root) ?? path }
}
