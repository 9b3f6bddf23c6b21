/// What is decoded first.
package enum PhotoPriority: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// May be wanted later.
  case readAhead = 0
  /// The next picture.
  case next = 1
  /// The screen waits for it.
  case onScreen = 2

  /// More urgent is greater.
  package static func < (a: PhotoPriority, b: PhotoPriority) -> Bool { a.rawValue < b.rawValue }
}
