import DecoderProtocol

/// What a file holds, by its first bytes; its name says nothing.
enum PictureFormat: Equatable, Sendable, CaseIterable {
  case jpeg
  case png
  case gif
  case webp
  case tiff
  case bmp
  /// HEIC and AVIF.
  case heif
  case jpegXL
  case svg
  /// A web page.
  case webPage
  /// A picture, but of a kind that is not read here.
  case foreign
  case unknown

  /// How many bytes are looked at.
  static let headCount = 4_096

  /// Judges by the first bytes of a file.
  init(head: [UInt8]) {
    func starts(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: signature)
    }
    func starts(_ text: String, at offset: Int = 0) -> Bool { starts(Array(text.utf8), at: offset) }
    if starts([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if starts("GIF87a") || starts("GIF89a") {
      self = .gif
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      self = .webp
    } else if starts([0x49, 0x49, 0x2A, 0]) || starts([0x4D, 0x4D, 0, 0x2A]) || starts([0x49, 0x49, 0x2B, 0])
      || starts([0x4D, 0x4D, 0, 0x2B])
    {
      self = .tiff
    } else if starts("BM"), head.count >= 26 {
      self = .bmp
    } else if starts("ftyp", at: 4) {
      self = Self.isHEIF(head) ? .heif : .foreign
    } else if starts([0xFF, 0x0A]) || starts([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) {
      self = .jpegXL
    } else if starts("8BPS") || starts("%PDF") || starts([0, 0, 1, 0]) || starts([0, 0, 0, 0x0C, 0x6A, 0x50])
      || starts([0x1F, 0x8B])
    {
      self = .foreign
    } else {
      self = Self.textKind(head)
    }
  }

  /// The format by its usual name; `compression` is what libvips calls that of a HEIF file.
  func kind(compression: String?) -> PictureKind {
    switch self {
    case .jpeg: .jpeg
    case .png: .png
    case .gif: .gif
    case .webp: .webp
    case .tiff: .tiff
    case .heif: compression == "av1" ? .avif : .heif
    case .jpegXL: .jpegXL
    case .svg: .svg
    case .bmp, .webPage, .foreign, .unknown: .bmp
    }
  }

  /// Whether the brands of an ISO base media file name HEIC or AVIF (ISO/IEC 23008-12, annex B).
  private static func isHEIF(_ head: [UInt8]) -> Bool {
    let brands: Set<String> = [
      "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis", "mif2",
    ]
    let size = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    var offset = 8
    while offset + 4 <= min(size, head.count, 256) {
      if brands.contains(String(decoding: head[offset..<offset + 4], as: UTF8.self)) { return true }
      offset += offset == 8 ? 8 : 4
    }
    return false
  }

  /// Text: a drawing, a page, or neither.
  private static func textKind(_ head: [UInt8]) -> PictureFormat {
    let text = String(decoding: head.filter { $0 != 0 }, as: UTF8.self).lowercased()
    guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<" else {
      return .unknown
    }
    if text.contains("<!doctype html") || text.contains("<html") { return .webPage }
    if text.contains("<svg") { return .svg }
    return text.contains("<head") || text.contains("<body") ? .webPage : .unknown
  }
}
