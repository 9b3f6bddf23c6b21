import Rules

/// The notes of all pictures; each folder's table is read when a picture of it is first asked for.
package struct PictureNotes: Sendable {
  private var tables: [FilePath: NoteTable] = [:]
  private var issues: [Issue] = []

  package init() {}

  /// The note of a picture: from the table in its own folder or, failing that, in one of the folders above, up to the
  /// answer's own.
  package mutating func note(of id: PictureID, in table: PictureTable) -> PictureNote? {
    note(of: table.path(of: id), levels: table.folder(of: id).depth)
  }

  /// The note of a picture that is not in a table of pictures: from its own folder or one of `levels` above.
  package mutating func note(of path: FilePath, levels: Int) -> PictureNote? {
    var place = path.parent
    var name = path.name
    for level in 0...levels {
      if let note = read(place).notes[name] { return note }
      if level == levels { break }
      name = place.name.appending(name)
      place = place.parent
    }
    return nil
  }

  /// Where the note of a picture stands or, when no table speaks of it, is to stand: in the answer's own folder.
  mutating func home(of path: FilePath, levels: Int) -> (folder: FilePath, file: FilePath) {
    var place = path.parent
    var name = path.name
    for level in 0...levels {
      if level == levels || read(place).notes[name] != nil { break }
      name = place.name.appending(name)
      place = place.parent
    }
    return (place, name)
  }

  /// The lines of the tables that name a file which is not there, one by one; the issues tell of them together.
  package var missingFiles: [(table: FilePath, line: Int, name: String)] {
    tables.sorted { $0.key < $1.key }.flatMap { folder, table in
      table.missing.map { (folder.appending("metadata.csv"), $0.line, $0.name) }
    }
  }

  /// What the tables gave to tell since the last call.
  package mutating func takeIssues() -> [Issue] {
    defer { issues = [] }
    return issues
  }

  private mutating func read(_ folder: FilePath) -> NoteTable {
    if let table = tables[folder] { return table }
    let table = NoteTable.read(folder: folder)
    issues += table.issues
    tables[folder] = table
    return table
  }
}
