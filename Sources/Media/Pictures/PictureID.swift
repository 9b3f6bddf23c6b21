/// A picture's place in its `PictureTable`; it stays the same while a table grows.
package struct PictureID: Hashable, Comparable, Sendable {
  package var index: Int32

  package init(_ index: Int) {
    self.index = Int32(index)
  }

  package static func < (a: PictureID, b: PictureID) -> Bool { a.index < b.index }
}
