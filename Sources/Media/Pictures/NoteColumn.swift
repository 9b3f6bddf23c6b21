/// A column of `metadata.csv` that the game knows, besides `file_name`.
package enum NoteColumn: String, CaseIterable, Sendable {
  case caption
  case credit
  case licence
  case crop
  case avoid
  case hidden
  case answer
}
