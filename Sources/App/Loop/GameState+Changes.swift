import Media
import Rules

// What becomes of answers and pictures when the owner changes them while a game is on.
extension GameState {
  /// Looks for the pictures of answers that are others now; a game that is on is played with those that it began with.
  func prepare(_ answers: [Configuration.Answer]) { nextLibrary = (answers, Library(answers)) }

  /// Takes on answers that were prepared, once their pictures are known; when there are none the old ones stay.
  /// - Parameter waiting: whether to wait for the scan.
  /// - Returns: what the scan had to tell; nil as long as it goes on.
  func settleAnswers(waiting: Bool = false) -> [Issue]? {
    guard let next = nextLibrary else { return nil }
    if waiting { next.library.finish() }
    next.library.update()
    guard next.library.isComplete else { return nil }
    nextLibrary = nil
    let issues = next.library.takeIssues()
    guard !next.library.hasErrors else { return issues }
    library = next.library
    scanIssues = issues
    notes = PictureNotes()
    bad = []
    setup.adopt(next.answers)
    setup.log?.labels = next.answers.map(\.label)
    answersChanged()
    return issues
  }

  /// The pictures on `desk` and among the bad whose files, or notes, are others now; they may be good.
  func changedPictures(_ files: Set<FilePath>, on desk: PhotoDesk) -> [PictureID] {
    let pictures = Set(desk.pictures).union(bad).filter { library.table.contains($0) }
    var changed = pictures.filter { files.contains(library.table.path(of: $0)) }
    if files.contains(where: { $0.name == FilePath("metadata.csv") }) {
      let before = pictures.map { ($0, note(of: $0)) }
      notes = PictureNotes()
      for (picture, old) in before where note(of: picture) != old { changed.insert(picture) }
    }
    bad.subtract(changed)
    return changed.sorted()
  }
}
