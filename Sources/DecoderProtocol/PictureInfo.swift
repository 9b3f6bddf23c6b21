import Geometry

/// What is known about a decoded picture besides its pixels.
package struct PictureInfo: Equatable, Hashable, Sendable {
  /// Most frames whose times are told: over five minutes at 30 a second.
  package static let frameLimit = 10_000

  /// The size drawn; `width * height * 4` bytes of RGBA follow, rows from the top without gaps.
  package var size: PixelSize
  /// The photo's own size, upright.
  package var originalSize: PixelSize
  /// How many frames the file holds; 1 for a photo.
  package var frameCount: Int
  /// How long each frame stays, in milliseconds as the file says; empty for a photo. At most `frameLimit` are told.
  package var frameDelays: [Int]
  /// Whether any pixel handed over is not opaque.
  package var hasAlpha: Bool
  /// The crop that was asked for.
  package var crop: CropChoice?

  /// The facts about a picture.
  package init(
    size: PixelSize, originalSize: PixelSize, frameCount: Int = 1, frameDelays: [Int] = [],
    hasAlpha: Bool = false, crop: CropChoice? = nil
  ) {
    self.size = size
    self.originalSize = originalSize
    self.frameCount = frameCount
    self.frameDelays = frameDelays
    self.hasAlpha = hasAlpha
    self.crop = crop
  }

  /// How many bytes the pixels take.
  package var byteCount: Int { size.width * size.height * 4 }

  /// The payload of a `picture` message.
  package var payload: [UInt8] {
    var writer = ByteWriter()
    for value in [size.width, size.height, originalSize.width, originalSize.height, frameCount] {
      writer.put(UInt32(clamping: value))
    }
    writer.put(hasAlpha)
    writer.put(crop != nil)
    if let crop {
      crop.rect.write(to: &writer)
      writer.put(crop.score)
    }
    writer.put(UInt32(clamping: min(frameDelays.count, Self.frameLimit)))
    for delay in frameDelays.prefix(Self.frameLimit) { writer.put(UInt32(clamping: delay)) }
    return writer.bytes
  }

  /// Reads a payload; what follows the known fields is ignored.
  package init(payload: [UInt8]) throws(WireError) {
    var reader = ByteReader(payload)
    let width = Int(try reader.integer(UInt32.self))
    let height = Int(try reader.integer(UInt32.self))
    guard (1...MessageHeader.sideLimit).contains(width), (1...MessageHeader.sideLimit).contains(height) else {
      throw .badValue("size")
    }
    size = PixelSize(width, height)
    let originalWidth = Int(try reader.integer(UInt32.self))
    let originalHeight = Int(try reader.integer(UInt32.self))
    originalSize = PixelSize(originalWidth, originalHeight)
    guard originalSize.width >= 1, originalSize.height >= 1 else { throw .badValue("original size") }
    frameCount = Int(try reader.integer(UInt32.self))
    guard frameCount >= 1 else { throw .badValue("frame count") }
    frameDelays = []
    hasAlpha = try reader.flag("alpha")
    if try reader.flag("crop") {
      let rect = try Rect(from: &reader)
      crop = CropChoice(rect: rect, score: try reader.number("score"))
    }
    let delays = Int(try reader.integer(UInt32.self))
    guard delays <= Self.frameLimit else { throw .badValue("frame delays") }
    for _ in 0..<delays { frameDelays.append(Int(try reader.integer(UInt32.self))) }
  }
}
