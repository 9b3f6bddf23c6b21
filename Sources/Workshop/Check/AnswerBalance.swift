import Geometry
import Media

/// Compares the answers' photos: how many there are, of which shape, how large. A player should not be able to tell an
/// answer by anything but what is to be seen.
struct AnswerBalance {
  private let pack: Pack
  private let answers: [Configuration.Answer]
  private let table: PictureTable
  private let photos: [PhotoRecord]

  /// An answer with more than this many times the photos of another is told of.
  private static let mostUnequal = 2
  /// Photos that an answer must have before anything is said about most of them.
  private static let fewest = 6
  /// An answer's photos are mostly of a shape from this part on, and the others' are not up to this one.
  private static let most = 0.65
  private static let few = 0.35
  /// How many times as large the photos of one answer may be as the others', in length.
  private static let sizes = 2.0
  /// Above this short side no screen shows that a photo is smaller than another.
  private static let sharpSide = 1440.0

  init(_ pack: Pack, answers: [Configuration.Answer], table: PictureTable, photos: [PhotoRecord]) {
    self.pack = pack
    self.answers = answers
    self.table = table
    self.photos = photos
  }

  func findings() -> [Issue] { few() + unequal() + shapes() + sizes() }

  private func tell(_ code: Issue.Code, _ answer: Int?, _ message: String, _ advice: String) -> Issue {
    let path = answer.flatMap { answers[$0].pictures.first } ?? pack.configFile ?? pack.root
    return Issue(.warning, code, path: path, message, advice: advice)
  }

  private func name(_ answer: Int) -> String { "\"\(Escaping.shown(answers[answer].label.utf8))\"" }

  private func pictures(_ count: Int) -> String { count == 1 ? "1 picture" : "\(count) pictures" }

  /// Pictures that can be shown, for each answer.
  private var shown: [[PhotoRecord]] {
    answers.indices.map { answer in photos.filter { $0.answer == answer && $0.isShown } }
  }

  private func few() -> [Issue] {
    let wanted = pack.configuration.game.pictures
    let counts = shown.map(\.count)
    let all = counts.reduce(0, +)
    guard all > 0 else { return [] }
    if all < wanted {
      return [
        tell(
          .fewPictures, nil, "a game has \(pictures(wanted)), and here are \(all) that can be shown",
          "add some, or set game.pictures to \(all) or less")
      ]
    }
    // Each answer is to be right equally often.
    let share = wanted / max(1, answers.count)
    return counts.enumerated().filter { $0.element > 0 && $0.element < share }.map { answer, count in
      tell(
        .fewPictures, answer,
        "\(name(answer)) has \(pictures(count)), and a game needs \(share) of each answer to be fair",
        "add some, or set game.pictures to less")
    }
  }

  private func unequal() -> [Issue] {
    let counts = shown.map(\.count)
    let filled = counts.indices.filter { counts[$0] > 0 }
    guard
      let least = filled.min(by: { counts[$0] < counts[$1] }),
      let most = filled.max(by: { counts[$0] < counts[$1] }),
      counts[most] > Self.mostUnequal * counts[least]
    else { return [] }
    return [
      tell(
        .unequalAnswers, least,
        "\(name(least)) has \(pictures(counts[least])), and \(name(most)) has \(counts[most])",
        "an answer with fewer pictures repeats them sooner: add some, or take some of the others away")
    ]
  }

  // MARK: Shape and size

  private enum Shape: String, CaseIterable {
    case upright
    case square
    case wide

    init(_ size: PixelSize) {
      let aspect = size.size.aspect
      self = aspect < 0.9 ? .upright : aspect <= 1.1 ? .square : .wide
    }
  }

  /// Each answer that has enough photos, with its own and all the others'.
  private var sides: [(answer: Int, own: [PixelSize], others: [PixelSize])] {
    let shown = shown.map { $0.compactMap(\.size) }
    return shown.indices.compactMap { answer in
      let others = shown.enumerated().filter { $0.offset != answer }.flatMap(\.element)
      guard shown[answer].count >= Self.fewest, others.count >= Self.fewest else { return nil }
      return (answer, shown[answer], others)
    }
  }

  private func shapes() -> [Issue] {
    sides.flatMap { side in
      Shape.allCases.compactMap { shape -> Issue? in
        func count(_ sizes: [PixelSize]) -> Int { sizes.count { Shape($0) == shape } }
        let (own, others) = (count(side.own), count(side.others))
        guard
          Double(own) >= Self.most * Double(side.own.count),
          Double(others) <= Self.few * Double(side.others.count)
        else { return nil }
        return tell(
          .oddShape, side.answer,
          "\(own) of \(side.own.count) pictures of \(name(side.answer)) are \(shape.rawValue), "
            + "and \(others) of \(side.others.count) of the others",
          "a player can tell the answer by the shape: mix them")
      }
    }
  }

  private func sizes() -> [Issue] {
    sides.compactMap { side in
      let (own, others) = (Self.median(side.own), Self.median(side.others))
      guard min(own, others) < Self.sharpSide, max(own, others) >= Self.sizes * min(own, others) else {
        return nil
      }
      return tell(
        .oddSize, side.answer,
        "the pictures of \(name(side.answer)) are \(own < others ? "smaller" : "larger") than the others: "
          + "\(Int(own)) pixels on the short side, and \(Int(others)) (medians)",
        "a player can tell the answer by the sharpness: use pictures of like size")
    }
  }

  /// The middle one of the short sides.
  private static func median(_ sizes: [PixelSize]) -> Double {
    let sides = sizes.map { min($0.width, $0.height) }.sorted()
    return Double(sides[sides.count / 2])
  }
}
