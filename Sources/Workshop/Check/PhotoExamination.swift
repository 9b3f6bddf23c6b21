import DecoderProtocol
import Geometry
import Media
import Photos
import Rules

/// What is asked and found of each photo by itself.
struct PhotoExamination {
  private let pack: Pack
  private let table: PictureTable
  private var reader = PictureNotes()
  private(set) var records: [PhotoRecord]
  private(set) var notes: [PictureID: PictureNote] = [:]
  /// What files say of themselves, of those that say anything.
  private(set) var facts: [PictureID: PhotoWords] = [:]
  /// Every letter of captions and credits, once.
  private(set) var letters: Set<Unicode.Scalar> = []
  private var found: [Issue] = []

  /// Pixels that the short side of a photo should have: a window of 1280×720 then shows no enlargement.
  static let shortSide = 720
  /// A crop with fewer points than this shows hardly anything: fog, a wall, a plain sky.
  static let leastScore = 0.2

  init(_ pack: Pack, table: PictureTable) {
    self.pack = pack
    self.table = table
    records = table.ids.map { PhotoRecord(picture: $0, answer: table.answer(of: $0)) }
  }

  /// The photo as the game asks for it, in a small box, with what the file says of itself.
  mutating func request(_ picture: PictureID, box: PixelSize) -> DecodeRequest {
    let path = table.path(of: picture)
    let note = reader.note(of: picture, in: table)
    if let note {
      notes[picture] = note
      collect(PhotoWords(note, nil))
    }
    let name = path.relative(to: pack.root) ?? path
    var request = DecodeRequest(
      photo: path, box: box, pack.configuration,
      crop: CropRequest(pack.configuration.crop, note, seed: CropRequest.seed(name, game: 0)))
    request.inspects = true
    return request
  }

  /// Takes what the decoder says.
  mutating func take(_ picture: PictureID, _ file: PhotoPass.File, _ answer: PhotoPass.Answer) {
    let place = Int(picture.index)
    records[place].byteCount = file.byteCount
    records[place].sample = file.sample
    switch answer {
    case .failure(let refusal): found.append(Self.refused(refusal, path: table.path(of: picture)))
    case .success(let info):
      records[place].size = info.originalSize
      records[place].crop = info.crop
      if let said = info.facts {
        records[place].format = said.format
        records[place].perceptualHash = said.perceptualHash
        records[place].meanColour = said.meanColour
        let words = PhotoWords(caption: said.caption, credit: said.credit, licence: said.licence)
        if words != PhotoWords() {
          facts[picture] = words
          collect(words)
        }
      }
      judge(picture, info)
    }
  }

  /// A picture that no player will see.
  static func refused(_ refusal: PhotoFailure, path: FilePath) -> Issue {
    let isCostly = refusal.code == .tooLarge || refusal.code == .tooSlow
    // The sentence says what is wrong, and then what to do.
    let parts = refusal.sentence.split(separator: ". ", maxSplits: 1).map(String.init)
    let advice = parts.count > 1 ? parts[1].trimmingEnd(".") : "put another file in its place"
    return Issue(
      .error, isCostly ? .overLimits : .cannotDecode, path: path,
      "\(parts.first.map { $0.trimmingEnd(".") } ?? refusal.sentence) (\(refusal.code.rawValue))",
      advice: advice.lowercasedFirst)
  }

  /// All that was found, with what the tables of notes gave to tell.
  var findings: [Issue] {
    var reader = reader
    let tables = reader.takeIssues().filter { $0.code != .tableFiles }
    let rows = reader.missingFiles.map { row in
      Issue(
        .warning, .tableRow, path: row.table, line: row.line,
        "the line is about a file that is not there: \(Escaping.escaped(row.name.utf8))",
        advice: "correct file_name, which counts from the table's folder, or delete the line")
    }
    return found + tables + rows
  }

  // MARK: One photo

  private mutating func judge(_ picture: PictureID, _ info: PictureInfo) {
    let path = table.path(of: picture)
    func tell(_ severity: Issue.Severity, _ code: Issue.Code, _ message: String, _ advice: String) {
      found.append(Issue(severity, code, path: path, message, advice: advice))
    }
    let (width, height) = (info.originalSize.width, info.originalSize.height)
    if let format = info.facts?.format {
      if !format.fileExtensions.contains(path.fileExtension) {
        tell(
          .warning, .wrongExtension,
          "the name ends in .\(path.fileExtension), and the content is \(format.name)",
          "rename it to end in .\(format.fileExtensions[0])")
      }
      if format != .svg, min(width, height) < Self.shortSide {
        tell(
          .warning, .smallPicture,
          "\(width) × \(height) pixels: the short side has fewer than \(Self.shortSide) and is shown enlarged",
          "use a larger original")
      }
    }
    if info.facts?.hasPosition == true {
      tell(
        .warning, .position, "the file tells where it was taken",
        "remove the position before you hand the pack on (closeup pack does so in its copies)")
    }
    judgeCrop(info, notes[picture], tell)
    guard pack.configuration.licences.required else { return }
    let words = PhotoWords(notes[picture], facts[picture])
    let advice = "write it into metadata.csv (licences.required is on)"
    if words.credit.isEmpty { tell(.error, .creditMissing, "nobody is named as its maker", advice) }
    if words.licence.isEmpty {
      tell(.error, .licenceMissing, "nothing says under which terms it may be shown", advice)
    }
  }

  private func judgeCrop(
    _ info: PictureInfo, _ note: PictureNote?,
    _ tell: (Issue.Severity, Issue.Code, String, String) -> Void
  ) {
    guard let crop = info.crop else { return }
    if note?.crop != nil {
      if crop.score < Self.leastScore {
        tell(
          .warning, .blankCrop, "the crop that metadata.csv gives shows hardly anything",
          "move it to where there is something to see, or clear the field to have one chosen")
      }
      return
    }
    let avoid = note?.avoid ?? []
    if avoid.contains(where: { $0.intersects(crop.rect) }) {
      tell(
        .warning, .noRoom, "the places to avoid in metadata.csv leave no room for a crop",
        "make them smaller, or give the crop yourself")
    } else if crop.score < Self.leastScore {
      tell(
        .warning, .noDetail, "no piece of it has enough detail to guess from",
        "choose another picture" + (avoid.isEmpty ? "" : ", or avoid less of it"))
    }
  }

  private mutating func collect(_ words: PhotoWords) {
    for text in [words.caption, words.credit, words.licence] { letters.formUnion(text.unicodeScalars) }
  }
}

extension PictureKind {
  /// As people call it.
  package var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .tiff: "TIFF"
    case .bmp: "BMP"
    case .heif: "HEIC"
    case .avif: "AVIF"
    case .jpegXL: "JPEG XL"
    case .svg: "SVG"
    }
  }
}

extension String {
  func trimmingEnd(_ letter: Character) -> String {
    var text = self
    while text.last == letter { text.removeLast() }
    return text
  }

  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
