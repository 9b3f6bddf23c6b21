/// Content that no game can be made of.
package struct PackError: Error, Equatable, Sendable, CustomStringConvertible {
  /// All that was found, at least one error among it.
  package var issues: [Issue]

  package init(_ issues: [Issue]) {
    self.issues = issues
  }

  /// A line for each issue.
  package var description: String { issues.map(\.description).joined(separator: "\n") }
}
