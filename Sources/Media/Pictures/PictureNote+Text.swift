import Geometry

extension PictureNote {
  /// The note's field as it is written in the table; empty when there is nothing to write.
  package func text(_ column: NoteColumn) -> String {
    switch column {
    case .caption: caption ?? ""
    case .credit: credit ?? ""
    case .licence: licence ?? ""
    case .crop: crop.map(Self.text) ?? ""
    case .avoid: avoid.map(Self.text).joined(separator: "; ")
    case .hidden: isHidden ? "yes" : ""
    case .answer: answer ?? ""
    }
  }

  /// Takes a field over from another note.
  package mutating func take(_ column: NoteColumn, from other: PictureNote) {
    switch column {
    case .caption: caption = other.caption
    case .credit: credit = other.credit
    case .licence: licence = other.licence
    case .crop: crop = other.crop
    case .avoid: avoid = other.avoid
    case .hidden: isHidden = other.isHidden
    case .answer: answer = other.answer
    }
  }

  /// The fields in which two notes differ, as the table would tell them.
  package func differences(from other: PictureNote) -> [NoteColumn] {
    NoteColumn.allCases.filter { text($0) != other.text($0) }
  }

  /// A rectangle as the table can hold it, inside the picture: what is written is what is read.
  package static func rounded(_ rect: Rect) -> Rect { NoteTable.rect(text(rect)) ?? rect }

  /// `x y width height`, each with five decimals at most: less than a pixel of any photo.
  private static func text(_ rect: Rect) -> String {
    func whole(_ value: Double) -> Int { Int((min(1, max(0, value)) * 100_000).rounded()) }
    let (x, y) = (whole(rect.x), whole(rect.y))
    let numbers = [x, y, min(whole(rect.width), 100_000 - x), min(whole(rect.height), 100_000 - y)]
    return numbers.map(decimal).joined(separator: " ")
  }

  private static func decimal(_ value: Int) -> String {
    if value >= 100_000 { return "1" }
    let digits = String(value)
    var text = String(repeating: "0", count: 5 - digits.utf8.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text.isEmpty ? "0" : "0." + text
  }
}
