import CVips
import DecoderProtocol
import Geometry

/// The frames of a GIF. libvips sees them as one tall picture that is read from the top.
@safe final class GIFFrames: FrameSource {
  /// libvips' tallest picture, in rows.
  static let rowLimit = 10_000_000

  let bands: Int
  private let input: VipsInput
  private let tall: VipsPicture
  private let region: UnsafeMutablePointer<VipsRegion>
  private let height: Int
  private var row = 0

  /// Opens the file.
  init(_ file: borrowing PhotoFile, _ header: PictureHeader) throws(Refusal) {
    guard let input = VipsInput(descriptor: file.descriptor),
      let pointer = unsafe closeup_vips_header(input.pointer, "[n=\(header.frameCount),fail-on=error]")
    else { throw LibraryErrors.refusal }
    let tall = unsafe VipsPicture(pointer)
    guard tall.format == VIPS_FORMAT_UCHAR, tall.width == header.size.width,
      tall.height == header.size.height * header.frameCount
    else { throw Sentences.damaged }
    guard let region = unsafe vips_region_new(tall.pointer) else { throw LibraryErrors.refusal }
    (self.input, self.tall, bands, height) = (input, tall, tall.bands, header.size.height)
    unsafe self.region = region
  }

  deinit {
    unsafe closeup_vips_release(region)
  }

  func next(isPassedOver: Bool) throws(Refusal) -> FetchedPixels {
    defer { row += height }
    // Of a frame that is passed over, its last row will do: what it takes is the same, but for a copy.
    let (top, rows) = isPassedOver ? (row + height - 1, 1) : (row, height)
    var count = 0
    let bytes = unsafe vips_region_fetch(region, 0, Int32(top), Int32(tall.width), Int32(rows), &count)
    guard let bytes = unsafe bytes, LibraryErrors.text.isEmpty else { throw LibraryErrors.refusal }
    return unsafe FetchedPixels(UnsafeMutableRawPointer(bytes), count: count)
  }
}
