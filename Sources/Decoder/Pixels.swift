import CVips
import Geometry

/// Decoded RGBA bytes in libvips' memory, given back with the last owner.
@safe final class Pixels {
  /// The size in pixels.
  let size: PixelSize
  private let base: UnsafeMutableRawPointer

  /// Runs the operations that `picture` (three or four bands of bytes) stands for; nil when they fail.
  init?(_ picture: VipsPicture) {
    var count = 0
    guard let memory = unsafe vips_image_write_to_memory(picture.pointer, &count) else { return nil }
    size = PixelSize(picture.width, picture.height)
    let area = size.width * size.height
    precondition(picture.bands == 3 || picture.bands == 4, "the picture is not in RGB or RGBA")
    precondition(count == area * picture.bands, "the picture is not of bytes")
    guard picture.bands == 3 else {
      unsafe base = memory
      return
    }
    // libvips' own way to add an opaque band goes over the picture once more, strip by strip: three times as slow.
    unsafe base = closeup_opaque(memory, area)
    unsafe g_free(memory)
  }

  deinit {
    unsafe g_free(base)
  }

  /// How many bytes.
  var byteCount: Int { size.width * size.height * 4 }

  /// Lends the bytes.
  func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
    try unsafe body(UnsafeRawBufferPointer(start: base, count: byteCount))
  }

  /// Whether any pixel is not opaque.
  var hasClearPart: Bool {
    unsafe withUnsafeBytes { bytes in
      for index in stride(from: 3, to: bytes.count, by: 4) where unsafe bytes[index] != 255 { return true }
      return false
    }
  }

  /// Lays the picture on an opaque ground.
  func flatten(on ground: Colour) {
    let bytes = unsafe UnsafeMutableRawBufferPointer(start: base, count: byteCount)
    let grounds = (Int(ground.red), Int(ground.green), Int(ground.blue))
    for index in stride(from: 0, to: byteCount, by: 4) {
      let alpha = unsafe Int(bytes[index + 3])
      if alpha == 255 { continue }
      unsafe bytes[index] = Self.mix(bytes[index], grounds.0, alpha)
      unsafe bytes[index + 1] = Self.mix(bytes[index + 1], grounds.1, alpha)
      unsafe bytes[index + 2] = Self.mix(bytes[index + 2], grounds.2, alpha)
      unsafe bytes[index + 3] = 255
    }
  }

  private static func mix(_ over: UInt8, _ under: Int, _ alpha: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (Int(over) * alpha + under * (255 - alpha) + 127) / 255)
  }
}
