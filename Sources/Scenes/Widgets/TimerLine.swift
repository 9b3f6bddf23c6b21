import Geometry
import Media
import Motion
import Rules

/// The clock: a line of light along the frame's edge, running out, and a number in the corner away from the crop.
struct TimerLine {
  let environment: Environment
  let layout: GameLayout

  /// How far the line runs outside of the frame, as the theme's ring is drawn.
  private static let distance = 10.0

  /// Draws track, line and number with `remaining` of `total` seconds; `alpha` fades all of it.
  func draw(
    remaining: Double, of total: Double, numberAway crop: Rect, alpha: Double, into list: inout DrawList
  ) {
    let colours = environment.config.colours
    let unit = layout.viewport.unit
    let ring = layout.frame
    list.slices("timer-track", ring, scale: unit, tint: Colour.white.faded(alpha))

    let heat = Match.heat(remaining)
    let beat = TimerLine.beat(remaining)
    let colour = colours.accent.mixed(with: colours.warning, heat)
    let path = ring.inset(by: -TimerLine.distance * unit)
    let left = total > 0 ? remaining / total : 0
    let reach = 24 * unit
    for clip in TimerLine.remainder(of: path, left, reach: reach) {
      list.slices(
        "timer-light", ring, scale: unit, tint: colour.faded(alpha * (0.88 + 0.12 * beat)), clip: clip)
    }
    if left > 0, left < 1 {
      // A spark at the end that runs, and a spot at the end that rests.
      let sparks = [(1 - left, 34 + 12 * beat * heat, 1.0), (1, 34, 0.85)]
      for (place, side, strength) in sparks {
        let center = TimerLine.point(on: path, place)
        list.graphic(
          .named("timer-head"), Rect(center: center, size: Size(side * unit, side * unit)),
          tint: colour.faded(alpha * strength))
      }
    }
    number(remaining, crop, colour, alpha, beat: beat * heat, into: &list)
  }

  private func number(
    _ remaining: Double, _ crop: Rect, _ colour: Colour, _ alpha: Double, beat: Double,
    into list: inout DrawList
  ) {
    let viewport = layout.viewport
    let frame = layout.frame
    let size = viewport.type(viewport.isPortrait ? 42 : 64)
    let box = Size(size * 1.6, size * 1.2)
    let inset = viewport.points(viewport.isPortrait ? 30 : 40)
    let x = crop.midX < frame.midX ? frame.maxX - inset - box.width : frame.minX + inset
    let y = crop.midY < frame.midY ? frame.maxY - inset * 0.7 - box.height : frame.minY + inset * 0.7
    let rect = Rect(x, y, box.width, box.height).snapped
    // A tick makes the number swell a little; whole steps of type keep its rendering cached.
    let swell = (1 + 0.12 * beat) * size
    list.text(
      TextCommand(
        "\(TimerLine.seconds(remaining))", .display, size: swell.rounded(), in: rect, colour.faded(alpha),
        crop.midX < frame.midX ? .trailing : .leading))
  }

  /// The number shown: it changes with the tick, whatever sums of steps lose in binary.
  static func seconds(_ remaining: Double) -> Int { Int((remaining - 1e-6).rounded(.up)) }

  /// 1 right after a tick, falling to 0 before the next: the clock breathes with its sound.
  static func beat(_ remaining: Double) -> Double {
    let period = remaining <= Match.lastSeconds ? 0.5 : 1.0
    let phase = remaining.truncatingRemainder(dividingBy: period)
    let since = phase == 0 ? 0 : period - phase
    return remaining <= 0 ? 0 : max(0, 1 - since / 0.28)
  }

  /// The clips that show what is left of the line along `path`: it starts at the middle of the top edge, runs
  /// clockwise, and what has run out is gone from its start. `reach` is how far the light spreads across the line.
  static func remainder(of path: Rect, _ left: Double, reach: Double) -> [Rect] {
    let perimeter = 2 * (path.width + path.height)
    var gone = (1 - min(1, max(0, left))) * perimeter
    // The way in pieces: half the top, right, bottom, left, half the top; corners belong to the sides.
    let half = path.width / 2
    let sides: [(length: Double, clip: (Double) -> Rect)] = [
      (half, { Rect(path.midX + $0, path.minY - reach, half - $0 - reach, reach * 2) }),
      (
        path.height,
        { done in
          let top = path.minY + done - (done == 0 ? reach : 0)
          return Rect(path.maxX - reach, top, reach * 2, path.maxY - reach - top)
        }
      ),
      (
        path.width,
        { done in
          let right = path.maxX - done + (done == 0 ? reach : 0)
          return Rect(path.minX + reach, path.maxY - reach, right - path.minX - reach, reach * 2)
        }
      ),
      (
        path.height,
        { done in
          let bottom = path.maxY - done + (done == 0 ? reach : 0)
          return Rect(path.minX - reach, path.minY + reach, reach * 2, bottom - path.minY - reach)
        }
      ),
      (
        half,
        { done in
          let start = path.minX + done - (done == 0 ? reach : 0)
          return Rect(start, path.minY - reach, path.midX - start, reach * 2)
        }
      ),
    ]
    var clips: [Rect] = []
    for side in sides {
      if gone < side.length {
        let clip = side.clip(gone)
        if !clip.isEmpty { clips.append(clip.snapped) }
        gone = 0
      } else {
        gone -= side.length
      }
    }
    return clips
  }

  /// The place `fraction` of the way along the line.
  static func point(on path: Rect, _ fraction: Double) -> Point {
    var way = min(1, max(0, fraction)) * 2 * (path.width + path.height)
    let half = path.width / 2
    if way < half { return Point(path.midX + way, path.minY) }
    way -= half
    if way < path.height { return Point(path.maxX, path.minY + way) }
    way -= path.height
    if way < path.width { return Point(path.maxX - way, path.maxY) }
    way -= path.width
    if way < path.height { return Point(path.minX, path.maxY - way) }
    return Point(path.minX + (way - path.height), path.minY)
  }
}

extension Match {
  /// 0 while there is time, 1 in the last two seconds, with a short way between.
  static func heat(_ remaining: Double) -> Double {
    min(1, max(0, (lastSeconds + 0.35 - remaining) / 0.35))
  }
}
