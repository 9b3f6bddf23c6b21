import CVips
import DecoderProtocol

/// The blocks of metadata of one file, read as far as there are any.
struct MetadataBlocks {
  private(set) var exif: ExifBlock?
  private(set) var iptc: IPTCRecords?
  private(set) var xmp: XMPPacket?
  /// A PNG's own texts by their keyword.
  private(set) var notes: [String: String] = [:]

  /// Most of an SVG that is looked at for its description, in bytes.
  private static let drawingLimit = 1 << 20

  /// Takes what libvips found in the header.
  init(_ picture: VipsPicture) {
    if let block = picture.block(VIPS_META_EXIF_NAME) { exif = ExifBlock(block) }
    if let block = picture.block(VIPS_META_IPTC_NAME) { iptc = IPTCRecords(block) }
    if let block = picture.block(VIPS_META_XMP_NAME) { xmp = XMPPacket(block) }
    for name in picture.fieldNames {
      if xmp == nil, name.hasPrefix("heif-mime-"), let block = picture.block(name) {
        xmp = XMPPacket(block)
      }
      // "png-comment-3-Title"
      let parts = name.split(separator: "-", maxSplits: 3)
      if parts.count == 4, name.hasPrefix("png-comment-"), let text = picture.string(name) {
        notes[String(parts[3])] = text
      }
    }
  }

  /// Adds what libvips does not hand over.
  mutating func addContents(of file: borrowing PhotoFile, _ format: PictureFormat) {
    switch format {
    case .tiff:
      let descriptor = file.descriptor
      if let reader = TIFFReader(bytes: { PhotoFile.contents(of: descriptor, at: $0, count: $1) }) {
        exif = ExifBlock(reader)
      }
    case .jpegXL: addBoxes(of: file)
    case .svg: xmp = XMPPacket(PhotoFile.contents(of: file.descriptor, at: 0, count: Self.drawingLimit))
    default: break
    }
  }

  /// A JPEG XL's boxes (ISO/IEC 18181-2, 9): four bytes of length, four of a name; a length of 0 is to the end.
  private mutating func addBoxes(of file: borrowing PhotoFile) {
    guard file.head.starts(with: [0, 0, 0, 0x0C]) else { return }
    var offset = 0
    for _ in 0..<64 where offset + 8 <= file.byteCount {
      let head = PhotoFile.contents(of: file.descriptor, at: offset, count: 16)
      guard head.count >= 8 else { return }
      var (length, start) = (TIFFReader.integer(head[..<4], true), 8)
      if length == 1, head.count == 16 {
        (length, start) = (TIFFReader.integer(head[9..<16], true), 16)
      }
      if length == 0 { length = file.byteCount - offset }
      guard length >= start else { return }
      let count = min(length - start, XMPPacket.limit)
      switch String(decoding: head[4..<8], as: UTF8.self) {
      case "Exif":
        let block = PhotoFile.contents(of: file.descriptor, at: offset + start, count: count)
        // The first four bytes tell where in the block its header is.
        exif = ExifBlock(Array(block.dropFirst(4 + TIFFReader.integer(block.prefix(4), true))))
      case "xml ": xmp = XMPPacket(PhotoFile.contents(of: file.descriptor, at: offset + start, count: count))
      default: break
      }
      offset += length
    }
  }
}
