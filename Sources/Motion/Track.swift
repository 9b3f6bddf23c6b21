/// A value that goes through keyframes over time.
package struct Track<Value: Interpolatable> {
  /// A value at a time; `easing` shapes the way that leads to it from the keyframe before.
  package struct Keyframe {
    package var time: Double
    package var value: Value
    package var easing: Easing

    package init(_ time: Double, _ value: Value, _ easing: Easing = .linear) {
      self.time = time
      self.value = value
      self.easing = easing
    }
  }

  /// In order of time, at least one.
  package let keyframes: [Keyframe]

  /// A value that never changes.
  package init(_ value: Value) {
    keyframes = [Keyframe(0, value)]
  }

  /// Keyframes in any order; equal times keep their order. Nil when there are none.
  package init?(_ keyframes: [Keyframe]) {
    guard !keyframes.isEmpty else { return nil }
    self.keyframes = keyframes.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// The value at `time` seconds: the first keyframe's before it, the last one's after it.
  package func value(at time: Double) -> Value {
    var previous = keyframes[0]
    if time <= previous.time { return previous.value }
    for next in keyframes.dropFirst() {
      if time < next.time {
        let progress = (time - previous.time) / (next.time - previous.time)
        return previous.value.interpolated(to: next.value, next.easing(progress))
      }
      previous = next
    }
    return previous.value
  }
}

extension Track.Keyframe: Equatable where Value: Equatable {}
extension Track.Keyframe: Sendable where Value: Sendable {}
extension Track: Equatable where Value: Equatable {}
extension Track: Sendable where Value: Sendable {}
