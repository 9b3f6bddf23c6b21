/// A graphic of the theme: its file, and how it is drawn.
package struct ThemeGraphic: Equatable, Sendable {
  package var file: FilePath
  package var style: GraphicStyle

  package init(file: FilePath, style: GraphicStyle) {
    self.file = file
    self.style = style
  }
}
