/// A change to what a table says about one picture.
package struct NoteEdit: Equatable, Sendable {
  /// The picture's path in the table's folder.
  package var file: FilePath
  /// What the table said when it was read.
  package var old: PictureNote
  package var new: PictureNote

  package init(file: FilePath, old: PictureNote, new: PictureNote) {
    self.file = file
    self.old = old
    self.new = new
  }
}
