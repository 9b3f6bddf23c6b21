/// A message that lies over every screen for a while; it takes no input.
package struct Toast: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// Something was done.
    case info
    /// Something is wrong.
    case warning
  }

  package var kind: Kind
  package var title: String
  /// What there is to say besides; may be empty.
  package var detail: String

  package init(_ kind: Kind, _ title: String, detail: String = "") {
    self.kind = kind
    self.title = title
    self.detail = detail
  }

  /// A path of `limit` letters at most: what is too much goes from its middle, so that the file's name and the
  /// beginning of its way are seen.
  package static func shortened(_ path: String, to limit: Int) -> String {
    guard path.count > limit, limit > 3 else { return path }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let most = limit - 1
    // The name is worth more than the way to it.
    let end = min(max(most * 2 / 3, min(name.count + 1, most - 4)), most)
    return path.prefix(most - end) + "…" + path.suffix(end)
  }
}
