/// The animations a theme may give; the raw value is the file's or folder's name without its extension.
package enum AnimationName: String, CaseIterable, Sendable {
  case splash
  case intro
}
