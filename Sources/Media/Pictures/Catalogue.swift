/// All pictures of a pack with their notes, the hidden ones too: for whoever looks after them.
package struct Catalogue: Sendable {
  /// A picture and what its owner wrote about it.
  package struct Entry: Equatable, Sendable {
    package var path: FilePath
    /// The answer whose folder it lies in, from 0.
    package var answer: Int
    /// How many folders up the answer's own folder is.
    package var levels: Int
    package var note: PictureNote

    package init(path: FilePath, answer: Int, levels: Int, note: PictureNote = PictureNote()) {
      self.path = path
      self.answer = answer
      self.levels = levels
      self.note = note
    }
  }

  /// By answer, and in each as people number things.
  package var entries: [Entry] = []
  /// What there is to tell.
  package var issues: [Issue] = []

  package init() {}

  /// Reads the folders of `answers` on the calling thread.
  package static func read(_ answers: [Configuration.Answer]) -> Catalogue {
    let found = PictureScanner(answers, heedsNotes: false).scanAll()
    var catalogue = Catalogue()
    var notes = PictureNotes()
    catalogue.entries = found.table.ids.map { id in
      let (path, folder) = (found.table.path(of: id), found.table.folder(of: id))
      return Entry(
        path: path, answer: folder.answer, levels: folder.depth,
        note: notes.note(of: path, levels: folder.depth) ?? PictureNote())
    }
    catalogue.entries.sort {
      $0.answer == $1.answer ? NaturalOrder.precedes($0.path, $1.path) : $0.answer < $1.answer
    }
    catalogue.issues = found.issues + notes.takeIssues()
    return catalogue
  }
}
