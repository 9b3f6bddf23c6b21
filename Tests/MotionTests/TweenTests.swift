import Geometry
import Motion
import Testing

@Suite struct TweenTests {
  let tween = Tween(from: 10.0, to: 30, start: 2, duration: 4, easing: .linear)

  @Test(arguments: [(-100.0, 10.0), (0, 10), (2, 10), (3, 15), (4, 20), (5, 25), (6, 30), (100, 30)])
  func `A tween has a value at any time`(_ time: Double, _ value: Double) {
    #expect(tween.value(at: time) == value)
  }

  @Test func `A tween that is asked backwards says the same`() {
    let tween = Tween(from: Point(0, 9), to: Point(7, 1), duration: 0.9, easing: .inOutCubic)
    let times = (0...90).map { Double($0) / 100 }
    let forwards = times.map { tween.value(at: $0) }
    let backwards = times.reversed().map { tween.value(at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count > 80)
  }

  @Test func `A tween ends exactly where it is to end`() {
    // 0.1 + 0.2 is not 0.3 in binary: the end must not depend on it.
    let tween = Tween(from: Rect(0.1, 0.1, 0.1, 0.1), to: Rect(0.3, 0.7, 0.9, 0.11), duration: 0.9)
    #expect(tween.value(at: tween.end) == Rect(0.3, 0.7, 0.9, 0.11))
  }

  @Test func `A tween without length is a cut`() {
    let cut = Tween(from: 1.0, to: 2, start: 3, duration: 0)
    #expect(cut.value(at: 2.999) == 1)
    #expect(cut.value(at: 3) == 2)
  }
}

@Suite struct TrackTests {
  let track = Track<Double>([.init(2, 20), .init(0, 0), .init(4, 100, .hold)])

  @Test(arguments: [
    (-1.0, 0.0), (0, 0), (0.5, 5), (1, 10), (2, 20), (3, 20), (3.999, 20), (4, 100), (9, 100),
  ])
  func `A track goes from keyframe to keyframe, in whatever order they were given`(
    _ time: Double, _ value: Double
  ) throws {
    #expect(try #require(track).value(at: time) == value)
  }

  @Test func `Two keyframes at one time are a cut from the first to the second`() throws {
    let track = try #require(Track<Double>([.init(0, 0), .init(1, 1), .init(1, 5), .init(2, 5)]))
    #expect((track.value(at: 0.999) - 0.999).magnitude < 1e-12)
    #expect(track.value(at: 1) == 5)
  }

  @Test func `A track of one value never changes; one without keyframes is none`() {
    #expect(Track(7.0).value(at: 123) == 7)
    #expect(Track<Double>([]) == nil)
  }
}
