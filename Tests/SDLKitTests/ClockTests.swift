import Testing

@testable import SDLKit

extension SDLTests {
  @Suite struct ClockTests {
    @Test func `Clocks never run backwards, and one counts suspends as well`() {
      let (first, firstBoot) = (Clock.monotonic, Clock.boot)
      let (second, secondBoot) = (Clock.monotonic, Clock.boot)
      #expect(second >= first && secondBoot >= firstBoot && firstBoot >= first)
    }

    @Test func `A deadline is kept to the millisecond, and one that is past does not wait`() {
      let start = Clock.monotonic
      Clock.sleep(until: start + 3_000_000)
      #expect(Clock.monotonic >= start + 3_000_000)
      let late = Clock.monotonic
      Clock.sleep(until: late - 1_000_000_000)
      Clock.sleep(until: 0)
      #expect(Clock.monotonic - late < 1_000_000_000)
    }
  }
}
