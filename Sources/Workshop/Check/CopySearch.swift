import DecoderProtocol
import Media
import Rules

/// Finds photos that are there twice: to the byte, or by their looks.
struct CopySearch {
  private let table: PictureTable
  private let photos: [PhotoRecord]

  /// Sides of two near duplicates may differ in proportion by this factor: one may be a little cut.
  private static let shapes = 1.2

  init(table: PictureTable, photos: [PhotoRecord]) {
    self.table = table
    self.photos = photos
  }

  func findings() -> [Issue] {
    let (copies, twins) = copies()
    return copies + similar(butNot: twins)
  }

  // MARK: To the byte

  /// What identifies a file as far as samples go.
  private struct Signature: Hashable {
    var byteCount: Int64
    var sample: ContentDigest
  }

  /// The copies, and for each of them the place of the first of its kind.
  private func copies() -> ([Issue], [Int: Int]) {
    var groups: [Signature: [Int]] = [:]
    for (place, photo) in photos.enumerated() {
      guard let sample = photo.sample else { continue }
      groups[Signature(byteCount: photo.byteCount, sample: sample), default: []].append(place)
    }
    var findings: [Issue] = []
    var firsts: [Int: Int] = [:]
    for group in groups.values where group.count > 1 {
      // The samples agree; all bytes decide.
      var exact: [ContentDigest: [Int]] = [:]
      for place in group {
        do throws(FileError) {
          exact[try ContentDigest.whole(of: path(place)), default: []].append(place)
        } catch {
          continue
        }
      }
      for places in exact.values where places.count > 1 {
        for place in places.dropFirst() {
          firsts[place] = places[0]
          findings.append(copy(place, among: places))
        }
      }
    }
    return (findings, firsts)
  }

  private func copy(_ place: Int, among places: [Int]) -> Issue {
    if let other = places.first(where: { photos[$0].answer != photos[place].answer }) {
      return Issue(
        .error, .copyAcrossAnswers, path: path(place), "the same file as \(path(other)) of another answer",
        advice: "keep it under the answer that is right")
    }
    return Issue(
      .warning, .copyInAnswer, path: path(place), "the same file as \(path(places[0]))",
      advice: "keep one of them: the other is dealt as a picture of its own")
  }

  // MARK: By their looks

  /// Hashes that differ in `distance` bits at most agree in at least one of `distance + 1` bands: only photos that
  /// share a band are compared, a few hundred instead of all.
  private func similar(butNot twins: [Int: Int]) -> [Issue] {
    let bands = PictureFacts.nearDuplicateDistance + 1
    var buckets: [[UInt64: [Int32]]] = Array(repeating: [:], count: bands)
    var findings: [Issue] = []
    for (place, photo) in photos.enumerated() where twins[place] == nil && isTelling(photo) {
      var best: Int?
      for band in 0..<bands {
        let key = Self.band(band, of: photo.perceptualHash, bands)
        for other in buckets[band][key] ?? [] where looksLike(photo, photos[Int(other)]) {
          // One under another answer tells more; else the first.
          let other = Int(other)
          guard let known = best else {
            best = other
            continue
          }
          let (isAcross, wasAcross) = (
            photos[other].answer != photo.answer, photos[known].answer != photo.answer
          )
          if isAcross != wasAcross ? isAcross : other < known { best = other }
        }
        buckets[band][key, default: []].append(Int32(place))
      }
      if let best { findings.append(likeness(place, best)) }
    }
    return findings
  }

  private static func band(_ band: Int, of hash: UInt64, _ count: Int) -> UInt64 {
    let (start, end) = (band * 64 / count, (band + 1) * 64 / count)
    return hash >> UInt64(start) & (1 << UInt64(end - start) - 1)
  }

  /// Whether a photo's hash says anything: a blank picture's is chance.
  private func isTelling(_ photo: PhotoRecord) -> Bool {
    guard photo.isShown, let crop = photo.crop else { return false }
    return crop.score >= PhotoExamination.leastScore && photo.perceptualHash != 0
  }

  private func looksLike(_ a: PhotoRecord, _ b: PhotoRecord) -> Bool {
    guard
      (a.perceptualHash ^ b.perceptualHash).nonzeroBitCount <= PictureFacts.nearDuplicateDistance,
      let size = a.size, let other = b.size
    else { return false }
    let shape = size.size.aspect / other.size.aspect
    guard shape < Self.shapes, shape > 1 / Self.shapes else { return false }
    let (one, two) = (a.meanColour, b.meanColour)
    let differences = [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)]
    return differences.allSatisfy { abs(Int($0) - Int($1)) <= PictureFacts.nearDuplicateColour }
  }

  private func likeness(_ place: Int, _ other: Int) -> Issue {
    let isAcross = photos[place].answer != photos[other].answer
    return Issue(
      .warning, isAcross ? .similarAcrossAnswers : .similarInAnswer, path: path(place),
      "looks like \(path(other))" + (isAcross ? " of another answer" : ""),
      advice: isAcross
        ? "a picture has one right answer: keep one of them"
        : "keep the better one, or both if they are meant")
  }

  private func path(_ place: Int) -> FilePath { table.path(of: photos[place].picture) }
}
