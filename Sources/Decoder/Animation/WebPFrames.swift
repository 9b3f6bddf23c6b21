import CVips
import CWebP
import DecoderProtocol
import Geometry

/// The frames of an animated WebP, in RGBA.
@safe final class WebPFrames: FrameSource {
  let bands = 4
  /// libwebp keeps pointing at the file's bytes.
  private let bytes: PinnedBytes
  private let decoder: OpaquePointer
  private let byteCount: Int

  /// Opens the file.
  init(_ file: borrowing PhotoFile, _ header: PictureHeader) throws(Refusal) {
    bytes = PinnedBytes(try file.contents())
    var data = unsafe WebPData(bytes: bytes.base.assumingMemoryBound(to: UInt8.self), size: bytes.count)
    var options = WebPAnimDecoderOptions()
    guard unsafe WebPAnimDecoderOptionsInit(&options) != 0 else { throw Sentences.damaged }
    options.color_mode = MODE_RGBA
    options.use_threads = 1
    var info = WebPAnimInfo()
    guard let decoder = unsafe WebPAnimDecoderNew(&data, &options) else { throw Sentences.truncated }
    guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0, Int(info.canvas_width) == header.size.width,
      Int(info.canvas_height) == header.size.height
    else {
      unsafe WebPAnimDecoderDelete(decoder)
      throw Sentences.damaged
    }
    unsafe self.decoder = decoder
    byteCount = header.size.width * header.size.height * 4
  }

  deinit {
    unsafe WebPAnimDecoderDelete(decoder)
  }

  func next(isPassedOver: Bool) throws(Refusal) -> FetchedPixels {
    var canvas: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    guard unsafe WebPAnimDecoderGetNext(decoder, &canvas, &time) != 0, let canvas = unsafe canvas else {
      throw Sentences.damaged
    }
    // The canvas is libwebp's, and the next frame is drawn into it.
    let count = isPassedOver ? 1 : byteCount
    guard let copy = unsafe g_try_malloc(UInt(count)) else { throw Sentences.damaged }
    unsafe copy.copyMemory(from: canvas, byteCount: count)
    return unsafe FetchedPixels(copy, count: count)
  }
}
