/// One face of a font file.
package struct FontFace: Equatable, Hashable, Sendable {
  /// The file's path as bytes.
  package var path: [UInt8]
  /// Which face of a collection (`FT_Open_Face`'s index).
  package var index: Int
  /// Whether its letters are pictures of one size with colours of their own.
  package var isColour: Bool

  /// Makes a face.
  package init(path: [UInt8], index: Int = 0, isColour: Bool = false) {
    self.path = path
    self.index = index
    self.isColour = isColour
  }
}
