/// Writes notes into the `metadata.csv` that speaks of a picture, or is to.
package enum NoteWriter {
  /// A change to the note of the picture at a path, whose answer's own folder is `levels` above its folder.
  package struct Change: Sendable {
    package var path: FilePath
    package var levels: Int
    package var old: PictureNote
    package var new: PictureNote

    package init(path: FilePath, levels: Int, old: PictureNote, new: PictureNote) {
      self.path = path
      self.levels = levels
      self.old = old
      self.new = new
    }
  }

  /// Writes the changes, each table once; whatever else stands in a table, or was written into it meanwhile, stays.
  /// - Returns: for each change the note as its table has it now, or why it could not be written.
  package static func save(_ changes: [Change]) -> [Result<PictureNote, Issue>] {
    var notes = PictureNotes()
    var results: [Int: Result<PictureNote, Issue>] = [:]
    var tables: [FilePath: [(index: Int, edit: NoteEdit)]] = [:]
    for (index, change) in changes.enumerated() {
      let home = notes.home(of: change.path, levels: change.levels)
      let edit = NoteEdit(file: home.file, old: change.old, new: change.new)
      tables[home.folder, default: []].append((index, edit))
    }
    for (folder, edits) in tables {
      for (edit, result) in zip(edits, save(edits.map(\.edit), in: folder)) { results[edit.index] = result }
    }
    return changes.indices.compactMap { results[$0] }
  }

  /// Tries so often when the file is changed by others just as it is to be written.
  private static let attempts = 4

  private static func save(_ edits: [NoteEdit], in folder: FilePath) -> [Result<PictureNote, Issue>] {
    let path = folder.appending(NoteTable.fileName)
    do throws(Issue) {
      for _ in 0..<attempts {
        if let results = try write(edits, path) { return results }
      }
      throw Issue(
        .error, .fileUnreadable, path: path, "another program keeps changing the table",
        advice: "it is tried again with the next change")
    } catch {
      return edits.map { _ in .failure(error) }
    }
  }

  /// Nil when the file changed between reading and writing.
  private static func write(
    _ edits: [NoteEdit], _ path: FilePath
  ) throws(Issue) -> [Result<PictureNote, Issue>]? {
    // Behind a link lies the owner's table: the link stays one.
    let path = Files.realPath(path) ?? path
    do throws(FileError) {
      let info = try Files.info(path)
      if info != nil { try Files.checkWritable(path) }
      let old = info == nil ? [] : try Files.read(path, limit: NoteTable.largest)
      let results: [Result<PictureNote, Issue>]
      let new: [UInt8]
      do throws(Issue) { (new, results) = try text(edits, old, path) } catch {
        return edits.map { _ in .failure(error) }
      }
      if new != old {
        guard try Files.info(path) == info else { return nil }
        try Files.writeAtomically(new, to: path, mode: info?.mode ?? 0o644, isExact: info != nil)
      }
      return results
    } catch {
      throw Issue(
        .error, .fileUnreadable, path: path, "\(error)",
        advice: "give yourself the right to write there; nothing is lost until the editor is closed")
    }
  }

  private static func text(
    _ edits: [NoteEdit], _ old: [UInt8], _ path: FilePath
  ) throws(Issue) -> ([UInt8], [Result<PictureNote, Issue>]) {
    var text = try NoteTableText(old, path: path)
    let results = edits.map { edit -> Result<PictureNote, Issue> in
      do throws(Issue) { return .success(try text.apply(edit)) } catch { return .failure(error) }
    }
    return (text.bytes, results)
  }
}
