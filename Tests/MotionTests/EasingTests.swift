import Motion
import Testing

@Suite struct EasingTests {
  @Test(arguments: Easing.allCases)
  func `Every curve starts at 0, ends at 1, and holds both beyond`(_ easing: Easing) {
    #expect(easing(0).magnitude < 1e-12)
    #expect((easing(1) - 1).magnitude < 1e-12)
    #expect(easing(-5) == easing(0))
    #expect(easing(5) == easing(1))
  }

  @Test(arguments: Easing.allCases.filter { $0 != .outBack })
  func `Every curve but the one that overshoots only rises`(_ easing: Easing) {
    let values = (0...200).map { easing(Double($0) / 200) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `The overshoot goes a tenth past the end`() {
    let highest = (0...1_000).map { Easing.outBack(Double($0) / 1_000) }.max() ?? 0
    #expect(highest > 1.09 && highest < 1.11)
  }

  @Test func `In starts slow, out lands slow, in and out does both`() {
    #expect(Easing.inCubic(0.1) < 0.01)
    #expect(Easing.outCubic(0.9) > 0.99)
    #expect(Easing.outQuint(0.5) > Easing.outCubic(0.5))
    #expect((Easing.inOutCubic(0.5) - 0.5).magnitude < 1e-12)
    #expect((Easing.inOutCubic(0.2) + Easing.inOutCubic(0.8) - 1).magnitude < 1e-12)
  }

  @Test func `Hold stays until the very end`() {
    #expect(Easing.hold(0.999_999) == 0)
    #expect(Easing.hold(1) == 1)
  }
}
