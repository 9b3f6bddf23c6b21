import Rules
import Testing

@Suite struct DeckTests {
  static let seeds: Range<UInt64> = 0..<60

  @Test(arguments: [[20, 20, 20, 20], [40, 2, 1, 40], [8, 8, 7, 7], [5, 0, 3], [30]])
  func `No picture is dealt twice, and each has its own answer`(_ counts: [Int]) {
    let pictures = pool(counts)
    for seed in DeckTests.seeds {
      let deck = Deck(30, Supply(pictures: pictures), seed: seed)
      #expect(deck.cards.count == min(30, counts.reduce(0, +)))
      #expect(deck.pictures.count == deck.cards.count)
      #expect(deck.cards.allSatisfy { pictures[$0.answer].contains($0.picture) })
    }
  }

  @Test(arguments: [
    // Pictures of each answer, and how many of each are dealt for a game of 30, in order of size.
    ([20, 20, 20, 20], [7, 7, 8, 8]), ([20, 20, 20], [10, 10, 10]), ([20, 20], [15, 15]),
    ([40, 2, 1, 40], [1, 2, 13, 14]), ([40, 40, 40, 3], [3, 9, 9, 9]), ([7, 7, 7, 9], [7, 7, 7, 9]),
    ([3, 3, 3, 3], [3, 3, 3, 3]), ([0, 50], [0, 30]), ([0, 0], [0, 0]),
  ])
  func `Answers get equally many pictures where there are enough`(_ counts: [Int], _ shares: [Int]) {
    for seed in DeckTests.seeds {
      let deck = Deck(30, Supply(pictures: pool(counts)), seed: seed)
      #expect(deck.shares(counts.count).sorted() == shares)
    }
  }

  @Test func `Which answers get the eighth picture is a matter of chance`() {
    var eighths = [0, 0, 0, 0]
    for seed in 0..<400 as Range<UInt64> {
      let shares = Deck(30, Supply(pictures: pool(20, 20, 20, 20)), seed: seed).shares(4)
      for answer in 0..<4 where shares[answer] == 8 { eighths[answer] += 1 }
    }
    // 200 each, four standard deviations.
    #expect(eighths.allSatisfy { (160...240).contains($0) }, "\(eighths)")
  }

  @Test func `With twice the pictures, the next game shows none of the last`() {
    let pictures = pool(15, 15, 15, 15)
    for seed in DeckTests.seeds {
      let first = Deck(30, Supply(pictures: pictures), seed: seed)
      let second = Deck(30, Supply(pictures: pictures, previousGame: first.pictures), seed: seed + 1_000)
      #expect(second.cards.count == 30)
      #expect(second.pictures.isDisjoint(with: first.pictures))
    }
  }

  @Test func `With one and a half times the pictures, the next game repeats just the 15 that it must`() {
    let pictures = pool(12, 11, 11, 11)
    for seed in DeckTests.seeds {
      let first = Deck(30, Supply(pictures: pictures), seed: seed)
      let second = Deck(30, Supply(pictures: pictures, previousGame: first.pictures), seed: seed + 1_000)
      #expect(second.cards.count == 30)
      #expect(second.pictures.intersection(first.pictures).count == 15)
    }
  }

  @Test func `New pictures matter more than equal shares`() {
    let pictures = pool(22, 22)
    let previous = Set(pictures[1].prefix(20))
    for seed in DeckTests.seeds {
      let deck = Deck(20, Supply(pictures: pictures, previousGame: previous), seed: seed)
      #expect(deck.shares(2) == [18, 2])
      #expect(deck.pictures.isDisjoint(with: previous))
    }
  }

  @Test func `Pictures of the last game fill up as evenly as they can`() {
    // Ten new ones of the first answer; the other twenty cards come from the last game.
    let pictures = pool(30, 30)
    let previous = Set(pictures[0].suffix(20) + pictures[1])
    let deck = Deck(30, Supply(pictures: pictures, previousGame: previous), seed: 1)
    #expect(deck.shares(2) == [15, 15])
    #expect(deck.pictures.isSuperset(of: pictures[0].prefix(10)))
  }

  @Test func `Those shown least often come first`() {
    let pictures = pool(30)
    // Ten never shown, ten shown once, ten shown twice.
    let times = Dictionary(
      uniqueKeysWithValues: pictures[0].dropFirst(10).map { ($0, $0.index < 20 ? 1 : 2) })
    for seed in DeckTests.seeds {
      let deck = Deck(15, Supply(pictures: pictures, timesShown: times), seed: seed)
      #expect(deck.pictures.isSuperset(of: pictures[0].prefix(10)))
      #expect(deck.pictures.isDisjoint(with: pictures[0].suffix(10)))
    }
  }

  @Test func `Among pictures shown equally often chance decides`() {
    var dealt: [PictureID: Int] = [:]
    for seed in 0..<400 as Range<UInt64> {
      for picture in Deck(5, Supply(pictures: pool(10)), seed: seed).pictures {
        dealt[picture, default: 0] += 1
      }
    }
    // 200 each, four standard deviations.
    #expect(dealt.count == 10)
    #expect(dealt.values.allSatisfy { (160...240).contains($0) }, "\(dealt.values.sorted())")
  }

  @Test func `The order of play says nothing about the answer`() {
    // Each answer is as likely in the first, a middle and the last place.
    var counts = Array(repeating: [0, 0, 0, 0], count: 3)
    for seed in 0..<800 as Range<UInt64> {
      let cards = Deck(28, Supply(pictures: pool(9, 9, 9, 9)), seed: seed).cards
      for (place, card) in [cards[0], cards[13], cards[27]].enumerated() { counts[place][card.answer] += 1 }
    }
    // 200 each, four standard deviations.
    #expect(counts.joined().allSatisfy { (150...250).contains($0) }, "\(counts)")
  }

  @Test func `A seed deals the same game again, another one a different game`() {
    let supply = Supply(pictures: pool(20, 20, 20, 20))
    #expect(Deck(30, supply, seed: 5) == Deck(30, supply, seed: 5))
    #expect(Deck(30, supply, seed: 5).cards != Deck(30, supply, seed: 6).cards)
  }
}

@Suite struct ReplacementTests {
  @Test func `A picture of the same answer stands in while there is one`() {
    var deck = Deck(8, Supply(pictures: pool(4, 20)), seed: 2)
    let index = deck.cards.firstIndex { $0.answer == 0 } ?? 0
    let before = deck.cards
    // Four of four were dealt to the first answer: its place goes to the other.
    #expect(deck.shares(2) == [4, 4])
    let other = deck.replace(at: index)
    #expect(other?.answer == 1)
    let again = deck.cards.firstIndex { $0.answer == 1 } ?? 0
    let same = deck.replace(at: again)
    #expect(same?.answer == 1)
    #expect(deck.pictures.count == 8)
    #expect(!before.map(\.picture).contains(same?.picture ?? before[0].picture))
    #expect(deck.cards[again] == same)
  }

  @Test func `When its own answer has none left, the answer with the most left stands in`() {
    var deck = Deck(9, Supply(pictures: pool(3, 5, 9)), seed: 4)
    #expect(deck.shares(3) == [3, 3, 3])
    let index = deck.cards.firstIndex { $0.answer == 0 } ?? 0
    #expect(deck.replace(at: index)?.answer == 2)
  }

  @Test func `The next in line stands in: new and seldom shown before others`() {
    let pictures = pool(6)
    let supply = Supply(
      pictures: pictures, timesShown: [pictures[0][3]: 1, pictures[0][4]: 5], previousGame: [pictures[0][5]])
    for seed in DeckTests.seeds {
      var deck = Deck(3, supply, seed: seed)
      #expect(deck.replace(at: 1)?.picture == pictures[0][3])
      #expect(deck.replace(at: 1)?.picture == pictures[0][4])
      #expect(deck.replace(at: 1)?.picture == pictures[0][5])
    }
  }

  @Test func `When none is left the game gets shorter, and the others stay in order`() {
    var deck = Deck(4, Supply(pictures: pool(2, 2)), seed: 9)
    let cards = deck.cards
    #expect(deck.replace(at: 1) == nil)
    #expect(deck.cards == [cards[0], cards[2], cards[3]])
  }
}
