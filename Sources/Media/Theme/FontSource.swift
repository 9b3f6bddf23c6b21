/// Where a font comes from.
package enum FontSource: Equatable, Hashable, Sendable {
  case file(FilePath)
  /// A family, with fontconfig's properties after colons.
  case family(String)
}
