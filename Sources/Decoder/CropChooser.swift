import DecoderProtocol
import Geometry
import Glibc

/// Chooses the part of a photo that the player sees first.
///
/// Squares all over the photo are given points for what there is to see in them. Among the good ones the seed
/// decides, each weighted by its points; so a slight difference in a point (from another size drawn) hardly
/// ever changes the choice. The weights were set by eye on photographs and drawings
/// (`docs/decisions/2026-11-30-crop-choice.md`); the tests hold what must be so.
struct CropChooser {
  /// Places tried along each side.
  private static let places = 21
  /// How near the border a crop may come, as a part of the photo's short side.
  private static let margin = 0.04
  /// Squares with less than this part of the best one's points are not taken.
  private static let goodEnough: Float = 0.75
  /// Points below which there is nothing to see.
  private static let blank: Float = 0.08
  /// Detail below which a part begins to count as blank: a sky's slow change, a blurred ground.
  private static let flat: Float = 0.02
  /// The part of a crop that must be picture, where the rest is clear.
  private static let opaque: Float = 0.6
  /// What a crop in a corner loses: what the photo is of is seldom there.
  private static let cornerLoss: Float = 0.2
  /// The part of a proposed crop that may lie in another one: more would be the same place again.
  private static let sharedPart = 0.25

  private let map: DetailMap
  private let photo: PixelSize
  private let total: DetailMap.Sums

  /// Chooses in a photo of `photo` pixels, upright, that `map` was made of.
  init(map: DetailMap, photo: PixelSize) {
    self.map = map
    self.photo = photo
    total = map.total
  }

  /// The crop.
  func choose(_ request: CropRequest) -> CropChoice {
    if let pinned = request.pinned { return pin(pinned) }
    let candidates = places(request)
    let free = candidates.filter { $0.covered == 0 && $0.score >= Self.blank }
    // With nothing worth seeing outside the forbidden parts, as little of them as can be.
    let pool =
      free.isEmpty
      ? candidates.map { candidate in
        var candidate = candidate
        candidate.score *= Float(pow(1 - candidate.covered, 6))
        return candidate
      } : free
    guard let chosen = draw(pool, request.seed) else { return CropChoice(rect: .unit, score: 0) }
    return CropChoice(rect: chosen.rect, score: Double(score(chosen.rect)))
  }

  /// Up to `count` crops besides `chosen`, the best first: each of another place, none under what is to be avoided, and
  /// none of which there is nothing to see.
  func propose(_ count: Int, besides chosen: CropChoice, _ request: CropRequest) -> [CropChoice] {
    var proposed: [CropChoice] = []
    let good = places(request).filter { $0.covered == 0 && $0.score >= Self.blank }
    for candidate in good.sorted(by: { ($1.score, $0.number) < ($0.score, $1.number) }) {
      guard proposed.count < count else { break }
      let taken = [chosen.rect] + proposed.map(\.rect)
      if covered(candidate.rect, by: taken) <= Self.sharedPart {
        proposed.append(CropChoice(rect: candidate.rect, score: Double(candidate.score)))
      }
    }
    return proposed
  }

  // MARK: Where

  private struct Candidate {
    var rect: Rect
    var score: Float
    /// The part that lies under something to avoid.
    var covered: Double
    var number: UInt64
  }

  /// Every place that is tried.
  private func places(_ request: CropRequest) -> [Candidate] {
    let size = cropSize(request)
    var places: [Candidate] = []
    for (row, y) in positions(photo.height, size.height).enumerated() {
      for (column, x) in positions(photo.width, size.width).enumerated() {
        let rect = fractions(x, y, size)
        places.append(
          Candidate(
            rect: rect, score: score(rect), covered: covered(rect, by: request.avoid),
            number: UInt64(row * Self.places + column)))
      }
    }
    return places
  }

  /// A square in the photo's pixels; cut to the photo where that is narrower.
  private func cropSize(_ request: CropRequest) -> PixelSize {
    let (width, height) = (Double(photo.width), Double(photo.height))
    let frame = request.frame.size
    let scale = min(frame.width / width, frame.height / height)
    let wanted = (request.areaFraction * width * height).squareRoot()
    let least = request.minimumSide * frame.height / scale
    let side = max(1, Int(min(max(wanted, least), 1e7).rounded()))
    return PixelSize(min(side, photo.width), min(side, photo.height))
  }

  /// Starts of the crop along a side, in pixels, away from the border where there is room.
  private func positions(_ length: Int, _ crop: Int) -> [Int] {
    let room = Double(length - crop)
    guard room >= 1 else { return [0] }
    let margin = min(Self.margin * Double(min(photo.width, photo.height)), room / 4)
    let count = min(Self.places, Int(room) + 1)
    return (0..<count).map { index in
      let part = count == 1 ? 0.5 : Double(index) / Double(count - 1)
      return min(length - crop, Int((margin + (room - 2 * margin) * part).rounded()))
    }
  }

  private func fractions(_ x: Int, _ y: Int, _ size: PixelSize) -> Rect {
    let (width, height) = (Double(photo.width), Double(photo.height))
    return Rect(
      Double(x) / width, Double(y) / height, Double(size.width) / width, Double(size.height) / height)
  }

  /// A crop that the owner chose: only kept inside the photo.
  private func pin(_ rect: Rect) -> CropChoice {
    let width = min(1, max(1 / Double(photo.width), rect.width))
    let height = min(1, max(1 / Double(photo.height), rect.height))
    let inside = Rect(min(max(0, rect.x), 1 - width), min(max(0, rect.y), 1 - height), width, height)
    return CropChoice(rect: inside, score: Double(score(inside)))
  }

  private func covered(_ rect: Rect, by avoid: [Rect]) -> Double {
    let area = rect.width * rect.height
    return avoid.reduce(0) { most, other in
      let common = rect.intersection(other)
      return max(most, common.width * common.height / area)
    }
  }

  // MARK: How good

  /// Points for what there is to see in a part of the photo, 0…1.
  func score(_ rect: Rect) -> Float {
    let cells = window(rect)
    let sums = map.sums(cells.x0, cells.y0, cells.x1, cells.y1)
    let count = Float((cells.x1 - cells.x0) * (cells.y1 - cells.y0))
    let cover = sums.cover / count
    guard cover > 0.01 else { return 0 }
    func soft(_ value: Float, _ half: Float) -> Float { value / (value + half) }
    let mean = sums.lightness / count
    let contrast = max(0, sums.lightnessSquared / count - mean * mean).squareRoot()
    let detail = sums.detail / count
    let points =
      0.32 * soft(detail, 0.04) + 0.18 * soft(contrast, 0.1) + 0.15 * soft(sums.chroma / sums.cover, 0.12)
      + 0.15 * soft(sums.saliency / sums.cover, 0.2) + 0.2 * weakestQuarter(cells)
    // Flat is blank however colourful.
    let structure = min(1, detail / Self.flat)
    // Mostly clear is blank.
    let part = min(1, cover / Self.opaque)
    // Holding nearly all there is gives the answer away.
    let share = total.detail > 0 ? sums.detail / total.detail : 0
    let partial = share > 0.5 ? max(0.25, 1 - 1.5 * (share - 0.5)) : 1
    return min(1, points * structure * part * part * partial * (1 - Self.cornerLoss * cornerness(rect)))
  }

  /// How far out a part of the photo lies: 0 in the middle, 1 in the corners.
  private func cornerness(_ rect: Rect) -> Float {
    let (x, y) = (2 * rect.midX - 1, 2 * rect.midY - 1)
    return Float(min(1, (x * x + y * y) / 1.2))
  }

  /// How much of the emptiest quarter shows structure: a crop should not be half sky.
  private func weakestQuarter(_ cells: Cells) -> Float {
    let x = (cells.x0 + cells.x1) / 2
    let y = (cells.y0 + cells.y1) / 2
    guard x > cells.x0, y > cells.y0 else { return 0.5 }
    let quarters = [
      (cells.x0, cells.y0, x, y), (x, cells.y0, cells.x1, y), (cells.x0, y, x, cells.y1),
      (x, y, cells.x1, cells.y1),
    ]
    return quarters.reduce(1) { least, quarter in
      let sums = map.sums(quarter.0, quarter.1, quarter.2, quarter.3)
      let count = Float((quarter.2 - quarter.0) * (quarter.3 - quarter.1))
      return min(least, sums.structure / count)
    }
  }

  private typealias Cells = (x0: Int, y0: Int, x1: Int, y1: Int)

  /// The cells under a part of the photo, at least one.
  private func window(_ rect: Rect) -> Cells {
    func range(_ start: Double, _ length: Double, _ count: Int) -> (Int, Int) {
      let first = min(count - 1, max(0, Int((start * Double(count)).rounded())))
      let end = Int(((start + length) * Double(count)).rounded())
      return (first, min(count, max(first + 1, end)))
    }
    let across = range(rect.x, rect.width, map.grid.width)
    let down = range(rect.y, rect.height, map.grid.height)
    return (across.0, down.0, across.1, down.1)
  }

  // MARK: Which

  /// A weighted draw: each candidate waits a random time, the shorter the better it is; the first one wins.
  private func draw(_ candidates: [Candidate], _ seed: UInt64) -> Candidate? {
    guard let best = candidates.map(\.score).max() else { return nil }
    func time(_ candidate: Candidate) -> Double {
      let quality = best > 0 ? candidate.score / best : 1
      let weight = max(0, (quality - Self.goodEnough) / (1 - Self.goodEnough))
      guard weight > 0 else { return .infinity }
      return -log(Self.random(seed, candidate.number)) / Double(weight * weight)
    }
    return candidates.min { time($0) < time($1) }
  }

  /// A number above 0, up to 1, from a seed and a place (SplitMix64's finisher, by Sebastiano Vigna).
  private static func random(_ seed: UInt64, _ number: UInt64) -> Double {
    var z = seed &+ (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return (Double(z >> 11) + 1) / 9_007_199_254_740_992
  }
}
