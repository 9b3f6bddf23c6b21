import CVips
import DecoderProtocol
import Geometry

/// An animation that stays open: its frames come one after the other, each at the cost of one. A frame before the last
/// one read means to start anew; the last one itself is kept.
final class AnimationReader {
  /// What is known of the animation.
  let header: PictureHeader
  /// Which file it is.
  let identity: FileIdentity
  /// What it takes while it is open, in bytes.
  let byteCount: Int
  /// How many frames were read since it was opened, those passed over too: the work done.
  private(set) var framesRead = 0

  private let source: any FrameSource
  private let first: VipsPicture
  private let input: VipsInput
  private var last: FetchedPixels?

  /// Opens the file.
  init(_ file: borrowing PhotoFile, _ header: PictureHeader, need: Int) throws(Refusal) {
    LibraryErrors.clear()
    // The header alone, for the colour profile.
    guard let input = VipsInput(descriptor: file.descriptor),
      let pointer = unsafe closeup_vips_header(input.pointer, "")
    else { throw LibraryErrors.refusal }
    first = unsafe VipsPicture(pointer)
    self.input = input
    let isGIF = header.kind == .gif
    source = isGIF ? try GIFFrames(file, header) : try WebPFrames(file, header)
    (self.header, identity) = (header, file.identity)
    byteCount = need + header.size.width * header.size.height * source.bands + (isGIF ? 0 : file.byteCount)
  }

  /// Whether a frame can be had without starting anew.
  func canReach(_ frame: Int) -> Bool { frame + 1 >= framesRead }

  /// A frame. When it lies so far ahead that `seconds` are over, this is refused, and goes on from there at the next call.
  func frame(_ index: Int, seconds: Double) throws(Refusal) -> AnimationFrame {
    precondition(canReach(index) && index < header.frameCount, "frames are read forwards")
    let start = ContinuousClock.now
    while framesRead <= index {
      LibraryErrors.clear()
      let isPassedOver = framesRead < index
      last = try source.next(isPassedOver: isPassedOver)
      framesRead += 1
      if isPassedOver, ContinuousClock.now - start > .seconds(seconds) { throw Sentences.tooSlow }
    }
    guard let last, let picture = picture(of: last) else { throw LibraryErrors.refusal }
    return AnimationFrame(picture: picture, pixels: last)
  }

  /// The frame as a picture of its own, with the animation's colours.
  private func picture(of pixels: FetchedPixels) -> VipsPicture? {
    let (width, height) = (Int32(header.size.width), Int32(header.size.height))
    let pointer = unsafe closeup_vips_frame(
      pixels.base, pixels.count, width, height, Int32(source.bands), first.pointer)
    guard let pointer = unsafe pointer else { return nil }
    return unsafe VipsPicture(pointer)
  }
}
