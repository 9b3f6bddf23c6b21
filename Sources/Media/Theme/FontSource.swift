/// Where a font comes from.
package enum FontSource: Equatable, Hashable, Sendable {
  case file(FilePath)
  /// A family, with fontconfig's properties after colons.
  case family(String)

  /// Whether an entry of the configuration names a file, by its end or by a slash in it, and not a family.
  package static func isFile(_ entry: String) -> Bool {
    ThemeFolder.Kind.fonts.extensions.contains(FilePath(entry).fileExtension)
      || entry.utf8.contains(UInt8(ascii: "/"))
  }
}
