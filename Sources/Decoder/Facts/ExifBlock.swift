/// What an EXIF block, or a TIFF file's own directory, tells (CIPA DC-008).
struct ExifBlock {
  private enum Tag {
    static let description = 0x010E
    static let make = 0x010F
    static let model = 0x0110
    static let artist = 0x013B
    static let copyright = 0x8298
    static let windowsTitle = 0x9C9B
    static let windowsComment = 0x9C9C
    static let windowsAuthor = 0x9C9D
    static let windowsSubject = 0x9C9F
    static let rawSerialNumber = 0xC62F
    static let exif = 0x8769
    static let position = 0x8825

    static let makerNote = 0x927C
    static let comment = 0x9286
    static let owner = 0xA430
    static let bodySerialNumber = 0xA431
    static let lensSerialNumber = 0xA435

    static let latitude = 2
    static let longitude = 4
    static let targetLatitude = 20
    static let targetLongitude = 22
  }

  /// Captions, the most telling first.
  private(set) var captions: [String] = []
  /// Titles, which are shorter.
  private(set) var titles: [String] = []
  /// Those who made it.
  private(set) var makers: [String] = []
  private(set) var rights: [String] = []
  /// The camera's maker and model, which some cameras also write into texts.
  private(set) var cameraNames: [String] = []
  private(set) var hasPosition = false
  private(set) var hasSerialNumber = false

  /// Reads a block as libvips hands it over; nil when it is none.
  init?(_ block: [UInt8]) {
    let isNamed = block.starts(with: "Exif\0\0".utf8)
    guard let reader = TIFFReader(block.dropFirst(isNamed ? 6 : 0)) else { return nil }
    self.init(reader)
  }

  /// Reads from the first directory on.
  init(_ reader: TIFFReader) {
    let main = reader.directory(
      at: reader.start,
      wanted: [
        Tag.description, Tag.make, Tag.model, Tag.artist, Tag.copyright, Tag.windowsTitle, Tag.windowsComment,
        Tag.windowsAuthor, Tag.windowsSubject, Tag.rawSerialNumber, Tag.exif, Tag.position,
      ])
    let exif = reader.directory(
      at: main[Tag.exif]?.integer ?? 0,
      wanted: [Tag.makerNote, Tag.comment, Tag.owner, Tag.bodySerialNumber, Tag.lensSerialNumber])
    captions = [
      main[Tag.description]?.text, main[Tag.windowsComment]?.wideText, exif[Tag.comment]?.comment,
      main[Tag.windowsSubject]?.wideText,
    ].compactMap { $0 }
    titles = [main[Tag.windowsTitle]?.wideText].compactMap { $0 }
    makers = [main[Tag.artist]?.text, main[Tag.windowsAuthor]?.wideText].compactMap { $0 }
    rights = [main[Tag.copyright].map(Self.rights)].compactMap { $0 }
    cameraNames = [main[Tag.make]?.text, main[Tag.model]?.text].compactMap { $0 }
    let serial = [
      main[Tag.rawSerialNumber], exif[Tag.owner], exif[Tag.bodySerialNumber], exif[Tag.lensSerialNumber],
    ]
    hasSerialNumber =
      serial.contains { $0?.saysSomething ?? false }
      || exif[Tag.makerNote].map { MakerNote($0, in: reader).hasSerialNumber } ?? false
    let position = reader.directory(
      at: main[Tag.position]?.integer ?? 0,
      wanted: [Tag.latitude, Tag.longitude, Tag.targetLatitude, Tag.targetLongitude])
    hasPosition = position.values.contains { Self.isCoordinate($0) }
  }

  /// The photographer's rights, a zero, and the editor's.
  private static func rights(_ field: TIFFField) -> String {
    field.bytes.split(separator: 0).map { MetadataText.decode($0) }.joined(separator: " ")
  }

  /// Degrees, minutes and seconds as fractions; a camera without a fix writes 0 over 0.
  private static func isCoordinate(_ field: TIFFField) -> Bool {
    guard field.type == 5 || field.type == 10, field.bytes.count >= 8 else { return false }
    return field.bytes[4..<8].contains { $0 != 0 }
  }
}
