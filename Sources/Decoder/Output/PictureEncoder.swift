import CVips
import DecoderProtocol
import Geometry

/// Makes files of pixels, in memory: nothing but the picture is in them.
enum PictureEncoder {
  /// A JPEG of this quality; clear parts show `ground`.
  static func jpeg(_ pixels: Pixels, quality: Int, ground: Colour) throws(Refusal) -> [UInt8] {
    if pixels.hasClearPart { pixels.flatten(on: ground) }
    return unsafe try encode(pixels) { image, buffer, count in
      unsafe closeup_vips_save_jpeg(image, buffer, count, Int32(quality))
    }
  }

  /// A PNG with its clear parts.
  static func png(_ pixels: Pixels) throws(Refusal) -> [UInt8] {
    unsafe try encode(pixels) { image, buffer, count in unsafe closeup_vips_save_png(image, buffer, count) }
  }

  private typealias Saver = (
    UnsafeMutablePointer<VipsImage>, UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<Int>
  ) -> Int32

  @unsafe private static func encode(_ pixels: Pixels, _ save: Saver) throws(Refusal) -> [UInt8] {
    LibraryErrors.clear()
    let file = unsafe pixels.withUnsafeBytes { bytes -> [UInt8]? in
      let (width, height) = (Int32(pixels.size.width), Int32(pixels.size.height))
      guard let base = bytes.baseAddress,
        let pointer = unsafe closeup_vips_from_rgba(base, bytes.count, width, height)
      else { return nil }
      let image = unsafe VipsPicture(pointer)
      var buffer: UnsafeMutableRawPointer?
      var count = 0
      guard unsafe save(image.pointer, &buffer, &count) == 0, let buffer = unsafe buffer else { return nil }
      defer { unsafe g_free(buffer) }
      return unsafe Array(UnsafeRawBufferPointer(start: buffer, count: count))
    }
    guard let file else { throw LibraryErrors.refusal }
    return file
  }
}
