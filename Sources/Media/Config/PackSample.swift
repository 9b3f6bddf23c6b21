/// How many pictures a pack has, and some of each answer to show what it is about.
package struct PackSample: Equatable, Sendable {
  package private(set) var count = 0
  /// In turns from the answers, so that the first few are of different ones where there are such.
  package private(set) var pictures: [FilePath] = []

  /// Pictures of each answer; some may turn out to be none.
  private static let each = 4

  /// Goes through all folders of a pack: on a thread of its own. Nil when it was cancelled.
  ///
  /// - Parameters:
  ///   - pack: whose pictures are counted.
  ///   - isCancelled: asked before each folder.
  package init?(_ pack: ShelvedPack, isCancelled: () -> Bool) {
    var found = pack.answers.map { _ in [FilePath]() }
    var count = 0
    let isWhole = PictureScanner(pack.answers).scan(isCancelled: isCancelled) { table, _ in
      count += table.count
      for answer in found.indices where found[answer].count < Self.each {
        let ids = table.ids(ofAnswer: answer).prefix(Self.each - found[answer].count)
        found[answer] += ids.map { table.path(of: $0) }
      }
    }
    guard isWhole else { return nil }
    self.count = count
    for place in 0..<Self.each {
      for paths in found where place < paths.count { pictures.append(paths[place]) }
    }
  }
}
