import Geometry

/// The moment the game is about: the bounds of the crop travel out to the whole photo, which stands still.
///
/// Each of the four edges goes its own distance in the same time, so that all arrive together.
package struct CropReveal: Equatable, Sendable {
  private let bounds: Tween<Rect>

  /// The stamp lands this many seconds before the bounds do.
  private static let stampLead = 0.15

  /// Seconds from the start at which the stamp of a reveal that takes `duration` lands.
  package static func stampLands(_ duration: Double) -> Double { max(0, duration - stampLead) }

  package init(crop: Rect, photo: Rect, duration: Double) {
    bounds = Tween(from: crop, to: photo, duration: duration, easing: .outQuint)
  }

  package var duration: Double { bounds.duration }

  /// The visible part of the photo `time` seconds after the start; never outside the photo.
  package func bounds(at time: Double) -> Rect { bounds.value(at: time) }

  /// 0 at the crop, 1 when the whole photo is there: the glow, the shadow and the border go with it.
  package func progress(at time: Double) -> Double {
    duration > 0 ? Easing.outQuint(time / duration) : 1
  }
}
