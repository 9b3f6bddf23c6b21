import CVips
import DecoderProtocol

/// What a file says of itself, from all the places where that may stand. Which of them counts is written down in
/// `docs/decisions/2026-11-30-what-photos-say.md`.
struct FileMetadata {
  private(set) var caption = ""
  private(set) var credit = ""
  private(set) var licence = ""
  private(set) var hasPosition = false
  private(set) var hasSerialNumber = false
  /// Whether rows are stored as they are to be seen.
  let isUpright: Bool

  /// Gathers what `picture`'s header holds; what libvips does not hand over is read from the file.
  init(_ picture: VipsPicture, _ file: borrowing PhotoFile, _ format: PictureFormat) {
    isUpright = (picture.integer(VIPS_META_ORIENTATION) ?? 1) <= 1
    var blocks = MetadataBlocks(picture)
    switch format {
    case .tiff, .jpegXL, .svg: blocks.addContents(of: file, format)
    default: break
    }
    gather(blocks)
  }

  /// For pictures that hold nothing but pixels.
  init() {
    isUpright = true
  }

  private mutating func gather(_ blocks: MetadataBlocks) {
    let (exif, iptc, xmp, notes) = (blocks.exif, blocks.iptc, blocks.xmp, blocks.notes)
    let cameraNames = (exif?.cameraNames ?? []).map { MetadataText.clean($0) }
    func first(_ texts: [String?]) -> String {
      texts.lazy.compactMap { $0 }.map { MetadataText.clean($0) }
        .first { !CameraWords.areIn($0, cameraNames: cameraNames) } ?? ""
    }
    func all(_ texts: [String]) -> String {
      var names: [String] = []
      for text in texts.map({ MetadataText.clean($0) })
      where !CameraWords.areIn(text, cameraNames: cameraNames) && !names.contains(text) { names.append(text) }
      return MetadataText.clean(names.joined(separator: ", "))
    }
    caption = first(
      [xmp?.text(.description)] + (iptc?.captions ?? []) + (exif?.captions ?? []) + [notes["Description"]]
        + [xmp?.text(.title)] + (iptc?.titles ?? []) + (exif?.titles ?? []) + [notes["Title"]])

    let makers = [
      all(xmp?.list(.creator) ?? []), all(iptc?.makers ?? []), first(exif?.makers ?? []),
      first([notes["Author"]]),
    ]
    let provider = first([xmp?.text(.headlineCredit)] + (iptc?.providers ?? []))
    let rights =
      [xmp?.text(.rights)] + (iptc?.rights ?? []) + (exif?.rights ?? []) + [notes["Copyright"]]
    credit = Self.joined(makers.first { !$0.isEmpty } ?? "", provider)
    if credit.isEmpty { credit = first(rights.filter { $0.map { Licence.named(in: $0) == nil } ?? false }) }

    let terms = ([xmp?.text(.licence), xmp?.text(.usageTerms)]).compactMap { $0 }.map { Licence.terms($0) }
    let named = ([xmp?.text(.webStatement)] + rights).compactMap { $0 }.compactMap { Licence.named(in: $0) }
    licence = (terms + named).first { !$0.isEmpty } ?? ""

    hasPosition = exif?.hasPosition ?? false || xmp?.text(.latitude) != nil || xmp?.text(.longitude) != nil
    hasSerialNumber = exif?.hasSerialNumber ?? false || xmp?.text(.serialNumber) != nil
  }

  /// Who made it and who provides it, as newspapers write it; once where both are the same.
  private static func joined(_ maker: String, _ provider: String) -> String {
    if maker.isEmpty || provider.contains(maker) { return provider }
    if provider.isEmpty || maker.contains(provider) { return maker }
    return "\(maker) / \(provider)"
  }
}
