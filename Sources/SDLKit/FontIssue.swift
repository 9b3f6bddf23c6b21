/// A font that was asked for and could not be used; another one is shown in its place.
package struct FontIssue: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The pattern or path that was asked for.
  package let pattern: String
  /// What is wrong with it.
  package let reason: String

  /// A sentence for the owner.
  package var description: String { "font \(pattern): \(reason)" }
}
