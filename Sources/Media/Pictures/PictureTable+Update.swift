import Rules

extension PictureTable {
  /// What a later scan found otherwise.
  package struct Change: Equatable, Sendable {
    /// Pictures that were not there before, those that are back among them.
    package var added: [PictureID] = []
    package var gone: [PictureID] = []
    package init() {}
  }

  /// Takes in a later scan of the same answers, which came to its end.
  ///
  /// Pictures that are in both keep their numbers, and new ones get those that follow. What is gone is dealt no more but
  /// keeps its number too: a running game still knows its name. For a large table not between two frames.
  package mutating func update(to scan: PictureTable) -> Change {
    precondition(scan.answerCount == answerCount, "tables of different games")
    var known: [FilePath: [PictureID]] = [:]
    for id in ids { known[path(of: id), default: []].append(id) }
    var change = Change()
    var there: [[PictureID]] = Array(repeating: [], count: answerCount)
    var found: Set<PictureID> = []
    var copied: Int?
    for id in scan.ids {
      let answer = scan.answer(of: id)
      if let same = known[scan.path(of: id)]?.first(where: { self.answer(of: $0) == answer }) {
        found.insert(same)
        there[answer].append(same)
        if gone.contains(same) { change.added.append(same) }
        continue
      }
      // Pictures of one folder follow each other.
      let folder = scan.folderIndex(of: id)
      if copied != folder {
        append(scan.folders[folder])
        copied = folder
      }
      let new = PictureID(count)
      append(name: scan.name(of: id).bytes[...])
      found.insert(new)
      there[answer].append(new)
      change.added.append(new)
    }
    for id in ids where !found.contains(id) {
      if gone.insert(id).inserted { change.gone.append(id) }
    }
    gone.subtract(found)
    deal(there)
    return change
  }
}
