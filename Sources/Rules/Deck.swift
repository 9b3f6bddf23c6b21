/// The pictures of one game, in the order of play, and those that stand by.
package struct Deck: Equatable, Sendable {
  /// A picture and the answer that is right for it.
  package struct Card: Equatable, Hashable, Sendable {
    package var picture: PictureID
    package var answer: Int

    package init(picture: PictureID, answer: Int) {
      self.picture = picture
      self.answer = answer
    }
  }

  package private(set) var cards: [Card]
  /// Pictures that were not dealt, for each answer, the next one last.
  private var reserve: [[PictureID]]

  /// Deals `count` pictures, fewer when there are fewer.
  ///
  /// In this order of importance: no picture twice; none from the game before while the supply allows; equally
  /// many for each answer where the supply allows; within an answer the least often shown first, ties by chance;
  /// the order of play without bias.
  package init(dealing count: Int, from supply: Supply, using random: inout SeededRandom) {
    // For each answer: fresh pictures before those of the game before, each part least shown first.
    var queues = supply.pictures.map { pictures in
      Deck.ordered(pictures, in: supply, using: &random)
    }
    let fresh = supply.pictures.map { pictures in
      pictures.count { !supply.previousGame.contains($0) }
    }
    var shares = Deck.shares(of: count, among: fresh, using: &random)
    let missing = count - shares.reduce(0, +)
    if missing > 0 {
      shares = Deck.shares(of: count, among: supply.pictures.map(\.count), atLeast: shares, using: &random)
    }

    var dealt: [Card] = []
    dealt.reserveCapacity(count)
    for (answer, share) in shares.enumerated() {
      for picture in queues[answer].prefix(share) {
        dealt.append(Card(picture: picture, answer: answer))
      }
      queues[answer].removeFirst(share)
      queues[answer].reverse()
    }
    random.shuffle(&dealt)
    cards = dealt
    reserve = queues
  }

  /// Puts the next picture in the place of one that cannot be shown: of the same answer if there is one, else of
  /// the answer with the most left; nil, and a shorter game, when none is left.
  package mutating func replace(at index: Int) -> Card? {
    let wanted = cards[index].answer
    let most = reserve.indices.max { (reserve[$0].count, -$0) < (reserve[$1].count, -$1) }
    let answer = reserve[wanted].isEmpty ? most ?? wanted : wanted
    guard let picture = reserve[answer].popLast() else {
      cards.remove(at: index)
      return nil
    }
    cards[index] = Card(picture: picture, answer: answer)
    return cards[index]
  }

  /// One answer's pictures in the order in which they are to be dealt.
  private static func ordered(
    _ pictures: [PictureID], in supply: Supply, using random: inout SeededRandom
  ) -> [PictureID] {
    var shuffled = pictures
    random.shuffle(&shuffled)
    // Sorting by these keys is stable over the shuffled order, so that ties stay a matter of chance.
    let keyed = shuffled.enumerated().map { position, picture in
      (
        seen: supply.previousGame.contains(picture) ? 1 : 0, times: supply.timesShown[picture] ?? 0,
        position: position, picture: picture
      )
    }
    return keyed.sorted { ($0.seen, $0.times, $0.position) < ($1.seen, $1.times, $1.position) }
      .map(\.picture)
  }

  /// Splits `count` among answers that have `stock` pictures each, as evenly as the stock allows, on top of the
  /// shares they have; who gets one more is decided by chance.
  private static func shares(
    of count: Int, among stock: [Int], atLeast given: [Int]? = nil, using random: inout SeededRandom
  ) -> [Int] {
    var shares = given ?? Array(repeating: 0, count: stock.count)
    var left = count - shares.reduce(0, +)
    while left > 0 {
      let open = stock.indices.filter { shares[$0] < stock[$0] }
      guard let least = open.map({ shares[$0] }).min() else { break }
      var behind = open.filter { shares[$0] == least }
      random.shuffle(&behind)
      for answer in behind.prefix(left) { shares[answer] += 1 }
      left -= min(left, behind.count)
    }
    return shares
  }
}
