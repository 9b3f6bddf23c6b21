/// Why nothing was made, in a sentence for the owner.
package struct WorkshopError: Error, Equatable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
