import Rules

/// Pictures for each answer, as many as `counts` says, numbered through.
func pool(_ counts: Int...) -> [[PictureID]] { pool(counts) }

func pool(_ counts: [Int]) -> [[PictureID]] {
  var next = 0
  return counts.map { count in
    defer { next += count }
    return (next..<next + count).map { PictureID($0) }
  }
}

extension Deck {
  init(_ count: Int, _ supply: Supply, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    self.init(dealing: count, from: supply, using: &random)
  }

  var pictures: Set<PictureID> { Set(cards.map(\.picture)) }

  /// How many cards each of `answers` answers has.
  func shares(_ answers: Int) -> [Int] {
    (0..<answers).map { answer in cards.count { $0.answer == answer } }
  }
}
