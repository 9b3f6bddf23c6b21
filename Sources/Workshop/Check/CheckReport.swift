import Media
import Rules

/// What a check found.
package struct CheckReport: Sendable {
  /// The pack, with all its answers, also those that do not play.
  package let pack: Pack
  package let table: PictureTable
  /// A record for each photo, in the table's order.
  package let photos: [PhotoRecord]
  /// What there is to tell: errors first, then by path and line.
  package let findings: [Issue]
  /// Photos whose facts came from an earlier check.
  package let cachedCount: Int
  private let notes: [PictureID: PictureNote]
  private let facts: [PictureID: PhotoWords]
  /// The findings of each photo, by their places in `findings`.
  private let places: [FilePath: [Int]]

  init(
    pack: Pack, table: PictureTable, photos: [PhotoRecord], findings: [Issue], cachedCount: Int,
    notes: [PictureID: PictureNote], facts: [PictureID: PhotoWords]
  ) {
    self.pack = pack
    self.table = table
    self.photos = photos
    self.cachedCount = cachedCount
    self.notes = notes
    self.facts = facts
    let sorted = CheckReport.sorted(findings)
    self.findings = sorted
    var places: [FilePath: [Int]] = [:]
    for (place, finding) in sorted.enumerated() {
      if let path = finding.path { places[path, default: []].append(place) }
    }
    self.places = places
  }

  /// Errors first, then by path, line and column; each thing once.
  private static func sorted(_ findings: [Issue]) -> [Issue] {
    func rank(_ severity: Issue.Severity) -> Int {
      switch severity {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
    let ordered = findings.enumerated().sorted { a, b in
      let (one, other) = (a.element, b.element)
      if one.severity != other.severity { return rank(one.severity) < rank(other.severity) }
      let (path, otherPath) = (one.path ?? FilePath(""), other.path ?? FilePath(""))
      if path != otherPath { return NaturalOrder.precedes(path, otherPath) }
      return (one.line ?? 0, one.column ?? 0, one.code.rawValue, a.offset)
        < (other.line ?? 0, other.column ?? 0, other.code.rawValue, b.offset)
    }.map(\.element)
    return ordered.enumerated().filter { $0.offset == 0 || ordered[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  /// How many findings are of that severity.
  package func count(_ severity: Issue.Severity) -> Int { findings.count { $0.severity == severity } }

  /// How often each code was found, by the codes' names.
  package var codes: [(code: Issue.Code, count: Int)] {
    var counts: [Issue.Code: Int] = [:]
    for finding in findings { counts[finding.code, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted { $0.code.rawValue < $1.code.rawValue }
  }

  /// The path of a photo, as the pack's folder and the photo's name in it.
  package func path(of photo: PhotoRecord) -> FilePath { table.path(of: photo.picture) }

  /// What was found about a photo's own file.
  package func findings(of photo: PhotoRecord) -> [Issue] {
    (places[path(of: photo)] ?? []).map { findings[$0] }
  }

  /// Caption, credit and licence of a photo.
  package func words(of photo: PhotoRecord) -> PhotoWords {
    PhotoWords(notes[photo.picture], facts[photo.picture])
  }

  /// What the owner wrote about a photo.
  package func note(of photo: PhotoRecord) -> PictureNote? { notes[photo.picture] }
}
