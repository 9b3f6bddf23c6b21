/// One game from the first picture to the last: which picture is up, its clock, the answers and the score.
///
/// Time is seconds on the game's own clock, handed in; it stands still while the game is paused.
package struct Match: Equatable, Sendable {
  /// Where the picture that is up stands.
  package enum Phase: Equatable, Sendable {
    /// Not on screen yet, or pressed too early to count.
    case closed
    /// The clock runs since the given time.
    case open(since: Double)
    /// The answer is known; the full picture is shown until the player goes on.
    case revealed(Outcome)
    case finished
  }

  /// The last seconds, in which the clock ticks higher and twice as often.
  package static let lastSeconds = 2.0

  /// Seconds that sums of steps lose in binary, and far more: a press at the very deadline is not after it.
  private static let rounding = 1e-6

  private var deck: Deck
  package private(set) var phase = Phase.closed
  /// The picture that is up; after the end, the last one.
  package private(set) var card: Deck.Card
  /// Index of the picture that is up.
  package private(set) var index = 0
  package private(set) var score = 0
  /// How each picture so far ended, and what was chosen.
  package private(set) var outcomes: [Outcome] = []
  package private(set) var choice: Int?
  /// Seconds of the clock that the picture took that ended last.
  package private(set) var secondsUsed = 0.0
  /// On the clock of the picture that is up.
  package private(set) var secondsPerPicture: Double
  package let answerCount: Int
  private var ticksDone = 0

  /// Traps when the deck is empty: a game without pictures is refused before it starts.
  package init(deck: Deck, answers: Int, secondsPerPicture: Double) {
    precondition(!deck.cards.isEmpty, "A match needs at least one picture")
    self.deck = deck
    card = deck.cards[0]
    self.answerCount = answers
    self.secondsPerPicture = secondsPerPicture
  }

  package var total: Int { deck.cards.count }
  /// Counting from 1.
  package var number: Int { min(index + 1, total) }
  package var isFinished: Bool { phase == .finished }

  /// The pictures that were played to their end, in order.
  package var played: ArraySlice<Deck.Card> { deck.cards.prefix(outcomes.count) }

  /// The pictures after the one that is up, `count` at most.
  package func upcoming(_ count: Int) -> [Deck.Card] {
    Array(deck.cards.dropFirst(index + 1).prefix(count))
  }

  /// Seconds left on the clock at `time`; all of them before it runs.
  package func remaining(at time: Double) -> Double {
    guard case .open(let since) = phase else { return phase == .closed ? secondsPerPicture : 0 }
    return min(secondsPerPicture, max(0, since + secondsPerPicture - time))
  }

  /// The picture that is up cannot be shown: the next in the deal takes its place, at no cost to the player. When
  /// none is left the game gets shorter by one.
  package mutating func replacePicture() -> [MatchEvent] {
    guard phase == .closed else { return [] }
    let bad = card.picture
    let replacement = deck.replace(at: index)
    var events = [MatchEvent.replaced(bad, with: replacement?.picture)]
    if index < total {
      card = deck.cards[index]
      events.append(.dealt(card, number: number))
    } else {
      phase = .finished
      events.append(.finished(score: score, total: total))
    }
    return events
  }

  /// Clock and buttons go live together at `time`, once the crop is on screen.
  package mutating func open(at time: Double) -> [MatchEvent] {
    guard phase == .closed else { return [] }
    phase = .open(since: time)
    choice = nil
    ticksDone = 0
    return [.opened] + ticks(until: time)
  }

  /// An answer pressed at `time`: it counts when the clock runs and the press is not after the deadline.
  package mutating func answer(_ choice: Int, at time: Double) -> [MatchEvent] {
    guard case .open(let since) = phase, time >= since,
      time <= since + secondsPerPicture + Match.rounding, (0..<answerCount).contains(choice)
    else { return [] }
    let right = choice == card.answer
    secondsUsed = min(secondsPerPicture, time - since)
    self.choice = choice
    if right { score += 1 }
    outcomes.append(right ? .right : .wrong)
    phase = .revealed(right ? .right : .wrong)
    return [.answered(choice: choice, right: right)]
  }

  /// Lets the clock run to `time`. Answers pressed up to `time` are to be handed in before.
  package mutating func advance(to time: Double) -> [MatchEvent] {
    guard case .open(let since) = phase else { return [] }
    var events = ticks(until: time)
    if time >= since + secondsPerPicture {
      outcomes.append(.timeUp)
      secondsUsed = secondsPerPicture
      phase = .revealed(.timeUp)
      events.append(.timedUp)
    }
    return events
  }

  /// The player goes on to the next picture, or to the results after the last.
  ///
  /// - Parameter seconds: what the next picture's clock has; nil for as many as this one's.
  /// - Returns: what happened.
  package mutating func proceed(seconds: Double? = nil) -> [MatchEvent] {
    guard case .revealed = phase else { return [] }
    index += 1
    choice = nil
    secondsPerPicture = seconds ?? secondsPerPicture
    guard index < total else {
      phase = .finished
      return [.finished(score: score, total: total)]
    }
    card = deck.cards[index]
    phase = .closed
    return [.dealt(card, number: number)]
  }

  /// Seconds after the start at which the clock ticks: each full second, each half of the last two.
  package static func tickTimes(for seconds: Double) -> [Double] {
    var remaining: [Double] = []
    var left = seconds.rounded(.down)
    while left > lastSeconds {
      remaining.append(left)
      left -= 1
    }
    left = min(lastSeconds, (seconds * 2).rounded(.down) / 2)
    while left > 0 {
      remaining.append(left)
      left -= 0.5
    }
    return remaining.map { seconds - $0 }
  }

  private mutating func ticks(until time: Double) -> [MatchEvent] {
    guard case .open(let since) = phase else { return [] }
    let times = Match.tickTimes(for: secondsPerPicture)
    var events: [MatchEvent] = []
    while ticksDone < times.count, since + times[ticksDone] <= time {
      let remaining = secondsPerPicture - times[ticksDone]
      events.append(.ticked(remaining: remaining, last: remaining <= Match.lastSeconds))
      ticksDone += 1
    }
    return events
  }
}
