import Rules
import Testing

@Suite struct MatchTests {
  /// A game of `pictures`, of which `each` are there for each of four answers.
  private func match(_ pictures: Int = 30, each: Int = 20, seconds: Double = 5) -> Match {
    Match(
      deck: Deck(pictures, Supply(pictures: pool(each, each, each, each)), seed: 1), answers: 4,
      secondsPerPicture: seconds)
  }

  private func right(_ match: Match) -> Int { match.card.answer }
  private func wrong(_ match: Match) -> Int { (match.card.answer + 1) % 4 }

  /// A game whose first picture is open since second 10.
  private func opened(_ pictures: Int = 30, each: Int = 20) -> Match {
    var match = match(pictures, each: each)
    _ = match.open(at: 10)
    return match
  }

  @Test func `A new game has 30 pictures of five seconds each and no score`() {
    let match = match()
    #expect(match.total == 30)
    #expect(match.number == 1)
    #expect(match.score == 0)
    #expect(match.secondsPerPicture == 5)
    #expect(match.remaining(at: 0) == 5)
    #expect(match.phase == .closed)
  }

  @Test func `The clock runs from opening, and only then`() {
    var match = match()
    #expect(match.remaining(at: 10) == 5)
    #expect(match.advance(to: 10) == [])
    #expect(match.open(at: 10).first == .opened)
    #expect(match.open(at: 11) == [], "A picture opens once")
    #expect(match.remaining(at: 10) == 5)
    #expect(match.remaining(at: 12.5) == 2.5)
    #expect(match.remaining(at: 99) == 0)
  }

  @Test(arguments: [
    // Seconds after opening, and whether an answer counts.
    (0.0, true), (0.001, true), (4.999, true), (5, true), (5.001, false), (60, false), (-0.001, false),
  ])
  func `An answer counts up to the deadline, by the time it was pressed`(_ after: Double, _ counts: Bool) {
    var match = opened()
    #expect(match.answer(right(match), at: 10 + after).isEmpty != counts)
    #expect(match.score == (counts ? 1 : 0))
    #expect(match.outcomes == (counts ? [.right] : []))
  }

  @Test func `An answer at the deadline counts whatever the clock's steps lost on their way`() {
    for steps in stride(from: 0, through: 12_000, by: 97) {
      var now = 0.0
      for _ in 0..<steps { now += 1.0 / 120 }
      var match = match()
      _ = match.open(at: now)
      for _ in 0..<600 { now += 1.0 / 120 }
      #expect(!match.answer(right(match), at: now).isEmpty, "after \(steps) steps")
    }
  }

  @Test func `Of two answers the first counts`() {
    var match = opened()
    #expect(match.answer(wrong(match), at: 11) == [.answered(choice: wrong(match), right: false)])
    #expect(match.answer(right(match), at: 11.2) == [])
    #expect(match.score == 0)
    #expect(match.outcomes == [.wrong])
    #expect(match.choice == wrong(match))

    var other = opened()
    #expect(other.answer(right(other), at: 11) == [.answered(choice: right(other), right: true)])
    #expect(other.answer(right(other), at: 11.04) == [])
    #expect(other.score == 1)
  }

  @Test(arguments: [-1, 4, 99])
  func `What is no answer does not count`(_ choice: Int) {
    var match = opened()
    #expect(match.answer(choice, at: 11) == [])
    #expect(match.phase == .open(since: 10))
  }

  @Test func `Before a picture is open nothing counts`() {
    var match = match()
    #expect(match.answer(right(match), at: 0) == [])
    #expect(match.proceed() == [])
  }

  @Test func `Time is up at the deadline, not before, and once`() {
    var match = opened()
    #expect(!match.advance(to: 14.999).contains(.timedUp))
    #expect(match.advance(to: 15).contains(.timedUp))
    #expect(match.phase == .revealed(.timeUp))
    #expect(match.advance(to: 16) == [])
    #expect(match.answer(right(match), at: 15) == [])
    #expect(match.outcomes == [.timeUp])
    #expect(match.score == 0)
    #expect(match.choice == nil)
  }

  @Test(
    arguments: [
      // Seconds of a picture; then when the clock ticks, and when it ticks high.
      (5.0, [0.0, 1, 2], [3.0, 3.5, 4, 4.5]), (7.5, [0.5, 1.5, 2.5, 3.5, 4.5], [5.5, 6, 6.5, 7]),
      (2.5, [], [0.5, 1, 1.5, 2]), (1, [], [0, 0.5]),
    ] as [(Double, [Double], [Double])])
  func `The clock ticks each second, and each half, higher, in the last two`(
    _ seconds: Double, _ plain: [Double], _ last: [Double]
  ) {
    var match = match(seconds: seconds)
    var heard: [(Double, Bool)] = []
    var events = match.open(at: 0)
    for thousandth in 0..<Int(seconds * 1_000) {
      if thousandth > 0 { events = match.advance(to: Double(thousandth) / 1_000) }
      for case .ticked(let remaining, let isLast) in events {
        #expect((remaining - (seconds - Double(thousandth) / 1_000)).magnitude < 1e-9)
        heard.append((Double(thousandth) / 1_000, isLast))
      }
    }
    #expect(heard.filter { !$0.1 }.map(\.0) == plain)
    #expect(heard.filter { $0.1 }.map(\.0) == last)
  }

  @Test func `A slow frame brings all ticks that it passed, in order`() {
    var match = opened()
    let ticks: [MatchEvent] = match.advance(to: 13.6)
    #expect(
      ticks == [
        .ticked(remaining: 4, last: false), .ticked(remaining: 3, last: false),
        .ticked(remaining: 2, last: true), .ticked(remaining: 1.5, last: true),
      ])
  }

  @Test func `Nothing goes on before the player does`() {
    var match = opened()
    _ = match.answer(right(match), at: 11)
    #expect(match.advance(to: 1_000) == [])
    #expect(match.number == 1)
    let events = match.proceed()
    #expect(events == [.dealt(match.card, number: 2)])
    #expect(match.phase == .closed)
    #expect(match.choice == nil)
    #expect(match.remaining(at: 1_000) == 5)
  }

  @Test func `A game of all outcomes adds up`() {
    var match = match(6)
    var cards = [match.card]
    var now = 0.0
    for outcome in [Outcome.right, .wrong, .timeUp, .right, .right, .wrong] {
      _ = match.open(at: now)
      switch outcome {
      case .right: _ = match.answer(right(match), at: now + 1)
      case .wrong: _ = match.answer(wrong(match), at: now + 1)
      case .timeUp: _ = match.advance(to: now + 5)
      }
      now += 10
      let events = match.proceed()
      if cards.count < 6 {
        cards.append(match.card)
      } else {
        #expect(events == [.finished(score: 3, total: 6)])
      }
    }
    #expect(match.isFinished)
    #expect(match.outcomes == [.right, .wrong, .timeUp, .right, .right, .wrong])
    #expect(match.score == 3)
    #expect(Set(cards).count == 6)
    #expect(match.number == 6)
    #expect(match.proceed() == [] && match.open(at: now) == [] && match.advance(to: now) == [])
  }

  @Test func `The next pictures are known ahead`() {
    var match = match(3)
    let ahead = match.upcoming(2)
    #expect(ahead.count == 2)
    for card in ahead {
      _ = match.open(at: 0)
      _ = match.advance(to: 5)
      _ = match.proceed()
      #expect(match.card == card)
    }
    #expect(match.upcoming(2) == [])
  }

  @Test func `A bad picture is replaced at no cost`() {
    var match = match()
    let bad = match.card
    let events = match.replacePicture()
    #expect(events == [.replaced(bad.picture, with: match.card.picture), .dealt(match.card, number: 1)])
    #expect(match.card.picture != bad.picture)
    #expect(match.card.answer == bad.answer)
    #expect(match.total == 30 && match.score == 0 && match.outcomes.isEmpty)
    #expect(match.phase == .closed && match.remaining(at: 3) == 5)
  }

  @Test func `A picture that is on screen is not replaced`() {
    var match = opened()
    let card = match.card
    #expect(match.replacePicture() == [])
    #expect(match.card == card)
  }

  @Test func `When every picture is bad the game ends`() {
    var match = match(4, each: 2)
    var replaced = 0
    while !match.isFinished, replaced < 100 {
      let events = match.replacePicture()
      replaced += 1
      // Four others stand by; after them the game gets shorter.
      #expect(match.total == max(0, min(4, 8 - replaced)))
      if replaced == 8 { #expect(events.last == .finished(score: 0, total: 0)) }
    }
    #expect(replaced == 8)
  }

  @Test func `When the last picture is bad the game ends with what was played`() {
    var match = match(2, each: 1)
    _ = match.open(at: 0)
    _ = match.answer(right(match), at: 1)
    _ = match.proceed()
    for _ in 0..<2 { _ = match.replacePicture() }
    #expect(match.replacePicture().last == .finished(score: 1, total: 1))
    #expect(match.outcomes == [.right])
  }
}
