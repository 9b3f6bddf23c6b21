import Glibc

/// A curve of motion: progress of time 0…1 to progress of the value, 0 at 0 and 1 at 1.
package enum Easing: String, Equatable, Sendable, CaseIterable {
  case linear
  case inCubic
  case outCubic
  case inOutCubic
  /// Fast start and a long landing; the reveal's curve.
  case outQuint
  /// Shoots 10 % past its end and comes back; stamps and pops.
  case outBack
  /// Stays at the start until the end; for cuts.
  case hold

  package func callAsFunction(_ time: Double) -> Double {
    let t = min(1, max(0, time))
    switch self {
    case .linear: return t
    case .inCubic: return t * t * t
    case .outCubic: return 1 - pow(1 - t, 3)
    case .inOutCubic: return t < 0.5 ? 4 * t * t * t : 1 - pow(2 - 2 * t, 3) / 2
    case .outQuint: return 1 - pow(1 - t, 5)
    case .outBack:
      let overshoot = 1.70158
      return 1 + (overshoot + 1) * pow(t - 1, 3) + overshoot * pow(t - 1, 2)
    case .hold: return t < 1 ? 0 : 1
    }
  }
}
