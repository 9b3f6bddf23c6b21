/// Stands for a picture of the owner's; means nothing outside the run that gave it.
package struct PictureID: Hashable, Sendable, Comparable {
  package let index: Int32

  package init(_ index: Int) {
    self.index = Int32(index)
  }

  package static func < (a: PictureID, b: PictureID) -> Bool { a.index < b.index }
}
