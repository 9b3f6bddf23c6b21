import Rules

/// Finds pictures that were shown under another name: renamed, moved to another folder, or exchanged with another.
///
/// What counts is the bytes. Records whose file is gone or has become another one are looked for among files that have
/// no record or one that is not theirs, of the same size, by their digests. A record of former releases has no digest:
/// it is known by size and time. A file that is as it was keeps its record, whoever else has the same bytes.
package struct MovedPictures {
  private let memory: ShownMemory
  private let isCancelled: () -> Bool
  private var digests: [FilePath: ContentDigest?] = [:]

  /// A file that may be the new place of a record.
  private struct Candidate {
    var key: FilePath
    var path: FilePath
    var info: FileInfo
  }

  private init(_ memory: ShownMemory, _ isCancelled: @escaping () -> Bool) {
    self.memory = memory
    self.isCancelled = isCancelled
  }

  /// Looks for what moved. For a table that is complete, and on a thread of its own: the system is asked for the size of
  /// each picture, and files of the right size are read whole.
  ///
  /// - Parameters:
  ///   - memory: what is remembered of the pack.
  ///   - table: all pictures of the pack.
  ///   - isCancelled: asked before each file is read.
  /// - Returns: moves for `ShownMemory.apply`, in order of the old names; none when it was cancelled.
  package static func find(
    _ memory: ShownMemory, in table: PictureTable, isCancelled: @escaping () -> Bool = { false }
  ) -> [PictureMove] {
    if memory.records.isEmpty { return [] }
    var search = MovedPictures(memory, isCancelled)
    return search.find(in: table)
  }

  private mutating func find(in table: PictureTable) -> [PictureMove] {
    var lost = memory.records
    var unknown: [PictureID] = []
    var changed: [Candidate] = []
    for id in table.ids {
      let path = table.path(of: id)
      let key = memory.key(path)
      guard let record = lost[key] else {
        unknown.append(id)
        continue
      }
      guard let info = info(path) else { continue }
      lost[key] = nil
      if !record.fits(info) { changed.append(Candidate(key: key, path: path, info: info)) }
    }
    // A file that was not found by the scan and is still there has not moved.
    for key in lost.keys where info(memory.root.appending(key)) != nil { lost[key] = nil }
    let touched = touched(of: changed)
    for candidate in changed where touched[candidate.key] == nil {
      lost[candidate.key] = memory.records[candidate.key]
    }
    if lost.isEmpty { return isCancelled() ? [] : touched.values.sorted { $0.old < $1.old } }

    let sizes = Set(lost.values.map(\.size))
    var candidates = changed.filter { touched[$0.key] == nil && sizes.contains($0.info.size) }
    for id in unknown {
      let path = table.path(of: id)
      guard let info = info(path), sizes.contains(info.size) else { continue }
      candidates.append(Candidate(key: memory.key(path), path: path, info: info))
    }
    let moves = match(lost, with: candidates)
    return isCancelled() ? [] : (moves + touched.values).sorted { $0.old < $1.old }
  }

  /// Changed files whose bytes are the old ones: only their time is another. By their names.
  private mutating func touched(of changed: [Candidate]) -> [FilePath: PictureMove] {
    var touched: [FilePath: PictureMove] = [:]
    for candidate in changed where !isCancelled() {
      guard let record = memory.records[candidate.key], record.size == candidate.info.size,
        let known = record.digest, digest(of: candidate) == known
      else { continue }
      touched[candidate.key] = PictureMove(
        old: candidate.key, new: candidate.key, modified: candidate.info.modified)
    }
    return touched
  }

  private mutating func match(
    _ lost: [FilePath: ShownMemory.Record], with candidates: [Candidate]
  ) -> [PictureMove] {
    var bySize: [Int64: [Candidate]] = [:]
    for candidate in candidates.sorted(by: { $0.key < $1.key }) {
      bySize[candidate.info.size, default: []].append(candidate)
    }
    var taken: Set<FilePath> = []
    var found: [FilePath: PictureMove] = [:]
    // Of several copies the one that kept its name is meant; else the first by name. So those go first that find one.
    for sameNameOnly in [true, false] {
      for (old, record) in lost.sorted(by: { $0.key < $1.key }) where found[old] == nil {
        for candidate in bySize[record.size] ?? [] {
          guard !isCancelled(), candidate.key != old, !taken.contains(candidate.key),
            !sameNameOnly || candidate.key.name == old.name, isSame(candidate, as: record)
          else { continue }
          taken.insert(candidate.key)
          found[old] = PictureMove(old: old, new: candidate.key, modified: candidate.info.modified)
          break
        }
      }
    }
    return Array(found.values)
  }

  private mutating func isSame(_ candidate: Candidate, as record: ShownMemory.Record) -> Bool {
    guard let known = record.digest else { return record.fits(candidate.info) }
    return digest(of: candidate) == known
  }

  /// The digest of a file, read once; nil when it cannot be read.
  private mutating func digest(of candidate: Candidate) -> ContentDigest? {
    if let known = digests[candidate.key] { return known }
    var digest: ContentDigest?
    do throws(FileError) {
      digest = try ContentDigest.whole(of: candidate.path)
    } catch {
      // Whoever shows it is told why it cannot be read.
    }
    digests[candidate.key] = .some(digest)
    return digest
  }

  private func info(_ path: FilePath) -> FileInfo? {
    do throws(FileError) { return try Files.info(path) } catch { return nil }
  }
}
