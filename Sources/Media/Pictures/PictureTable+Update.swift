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
    // A folder whose pictures came little by little is here in several pieces.
    var pieces: [Place: [Range<Int>]] = [:]
    for piece in self.pieces { pieces[Place(folders[piece.folder]), default: []].append(piece.pictures) }
    var change = Change()
    var there: [[PictureID]] = Array(repeating: [], count: answerCount)
    var isFound = [Bool](repeating: false, count: count)
    for piece in scan.pieces {
      let folder = scan.folders[piece.folder]
      let known = pieces[Place(folder)] ?? []
      func keep(_ id: PictureID) {
        isFound[Int(id.index)] = true
        there[folder.answer].append(id)
        if gone.contains(id) { change.added.append(id) }
      }
      if known.count == 1, hasNames(known[0], of: scan, piece.pictures) {
        for index in known[0] { keep(PictureID(index)) }
        continue
      }
      var byName: [FilePath: PictureID] = [:]
      for index in known.joined() { byName[name(of: PictureID(index))] = PictureID(index) }
      var isCopied = false
      for index in piece.pictures {
        let name = scan.name(of: PictureID(index))
        if let same = byName[name] {
          keep(same)
          continue
        }
        if !isCopied { append(folder) }
        isCopied = true
        change.added.append(PictureID(count))
        there[folder.answer].append(PictureID(count))
        isFound.append(true)
        append(name: name.bytes[...])
      }
    }
    for (index, isFound) in isFound.enumerated() {
      let id = PictureID(index)
      if isFound { gone.remove(id) } else if gone.insert(id).inserted { change.gone.append(id) }
    }
    deal(there)
    return change
  }

  /// A folder as two scans agree on it.
  private struct Place: Hashable {
    let path: FilePath
    let answer: Int

    init(_ folder: Folder) {
      path = folder.path
      answer = folder.answer
    }
  }
}
