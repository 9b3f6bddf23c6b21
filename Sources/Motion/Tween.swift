/// A change from one value to another, as a function of time: it can be asked at any time, backwards too.
package struct Tween<Value: Interpolatable> {
  package var from: Value
  package var to: Value
  /// Seconds at which the change begins.
  package var start: Double
  /// Seconds the change takes; 0 is a cut at `start`.
  package var duration: Double
  package var easing: Easing

  package init(
    from: Value, to: Value, start: Double = 0, duration: Double, easing: Easing = .outCubic
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    self.easing = easing
  }

  package var end: Double { start + duration }

  /// The value at `time` seconds: `from` before the start, exactly `to` from the end on.
  package func value(at time: Double) -> Value {
    if time >= end { return to }
    if time <= start { return from }
    return from.interpolated(to: to, easing((time - start) / duration))
  }
}

extension Tween: Equatable where Value: Equatable {}
extension Tween: Sendable where Value: Sendable {}
