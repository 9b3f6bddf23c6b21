import Geometry

/// What is known about a decoded picture besides its pixels.
package struct PictureInfo: Equatable, Hashable, Sendable {
  /// Most frames whose times are told: over five minutes at 30 a second.
  package static let frameLimit = 10_000

  /// The size of what is handed over: `width * height * 4` bytes of RGBA follow, rows from the top without gaps,
  /// unless there is an `encoding`.
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
  /// How often an animation plays, as the file says; 0 for without end.
  package var loopCount: Int
  /// What the file says of itself, when that was asked for.
  package var facts: PictureFacts?
  /// Other crops, the best first, each of another place; as many as were asked for and as there are.
  package var candidates: [CropChoice]
  /// The file that follows instead of pixels, when one was asked for.
  package var encoding: PictureEncoding?

  /// The facts about a picture.
  package init(
    size: PixelSize, originalSize: PixelSize, frameCount: Int = 1, frameDelays: [Int] = [],
    hasAlpha: Bool = false, crop: CropChoice? = nil, loopCount: Int = 1, facts: PictureFacts? = nil,
    candidates: [CropChoice] = [], encoding: PictureEncoding? = nil
  ) {
    self.size = size
    self.originalSize = originalSize
    self.frameCount = frameCount
    self.frameDelays = frameDelays
    self.hasAlpha = hasAlpha
    self.crop = crop
    self.loopCount = loopCount
    self.facts = facts
    self.candidates = candidates
    self.encoding = encoding
  }

  /// How many bytes follow: those of the pixels, or of the file.
  package var byteCount: Int { encoding?.byteCount ?? size.width * size.height * 4 }

  /// The payload of a `picture` message.
  package var payload: [UInt8] {
    var writer = ByteWriter()
    for value in [size.width, size.height, originalSize.width, originalSize.height, frameCount] {
      writer.put(UInt32(clamping: value))
    }
    writer.put(hasAlpha)
    writer.put(crop != nil)
    if let crop { crop.write(to: &writer) }
    writer.put(UInt32(clamping: min(frameDelays.count, Self.frameLimit)))
    for delay in frameDelays.prefix(Self.frameLimit) { writer.put(UInt32(clamping: delay)) }
    writer.put(UInt32(clamping: loopCount))
    writer.put(facts != nil)
    if let facts { facts.write(to: &writer) }
    writer.put(UInt8(clamping: min(candidates.count, DecodeRequest.candidateLimit)))
    for candidate in candidates.prefix(DecodeRequest.candidateLimit) { candidate.write(to: &writer) }
    writer.put(encoding != nil)
    if let encoding { encoding.write(to: &writer) }
    return writer.bytes
  }

  /// Reads a payload; one that ends with the delays is of an earlier decoder, and what follows the known fields is
  /// ignored.
  package init(payload: [UInt8]) throws(WireError) {
    var reader = ByteReader(payload)
    let width = Int(try reader.integer(UInt32.self))
    let height = Int(try reader.integer(UInt32.self))
    guard width >= 1, height >= 1 else { throw .badValue("size") }
    size = PixelSize(width, height)
    let originalWidth = Int(try reader.integer(UInt32.self))
    let originalHeight = Int(try reader.integer(UInt32.self))
    originalSize = PixelSize(originalWidth, originalHeight)
    guard originalSize.width >= 1, originalSize.height >= 1 else { throw .badValue("original size") }
    frameCount = Int(try reader.integer(UInt32.self))
    guard frameCount >= 1 else { throw .badValue("frame count") }
    frameDelays = []
    hasAlpha = try reader.flag("alpha")
    if try reader.flag("crop") { crop = try CropChoice(from: &reader) }
    let delays = Int(try reader.integer(UInt32.self))
    guard delays <= Self.frameLimit else { throw .badValue("frame delays") }
    for _ in 0..<delays { frameDelays.append(Int(try reader.integer(UInt32.self))) }
    (loopCount, facts, candidates, encoding) = (1, nil, [], nil)
    if reader.remaining > 0 { try readMore(from: &reader) }
    // A file may be larger than any screen; pixels are counted by their size, and are never more than a box holds.
    let sides = 1...MessageHeader.sideLimit
    guard encoding != nil || sides.contains(size.width) && sides.contains(size.height) else {
      throw .badValue("size")
    }
  }

  private mutating func readMore(from reader: inout ByteReader) throws(WireError) {
    loopCount = Int(try reader.integer(UInt32.self))
    if try reader.flag("facts") { facts = try PictureFacts(from: &reader) }
    let count = Int(try reader.integer(UInt8.self))
    guard count <= DecodeRequest.candidateLimit else { throw .badValue("candidates") }
    for _ in 0..<count { candidates.append(try CropChoice(from: &reader)) }
    if try reader.flag("encoding") { encoding = try PictureEncoding(from: &reader) }
  }
}
