import Geometry

/// What the decoder is asked for.
package struct DecodeRequest: Equatable, Hashable, Sendable {
  /// Longest path, in bytes (Linux's PATH_MAX).
  package static let pathLimit = 4_096
  /// Most crops that are proposed besides the chosen one.
  package static let candidateLimit = 64

  /// The file's path as the file system knows it, without the closing zero.
  package var path: [UInt8]
  /// The size to draw at, in pixels; each side 1…16,384. Small pictures are enlarged.
  package var box: PixelSize
  /// How the picture meets the box.
  package var fit: Fit
  /// What shows through clear parts; nil keeps the alpha (straight, not multiplied in).
  package var ground: Colour?
  /// The frame of an animation, from 0; past its end it wraps.
  package var frame: Int
  /// The crop to choose; nil for none.
  package var crop: CropRequest?
  /// What the photo may cost.
  package var limits: DecodeLimits
  /// Whether the answer tells what the file says of itself.
  package var inspects: Bool
  /// How many crops to propose besides the chosen one, 0…64; none without `crop`.
  package var candidates: Int
  /// What is handed over.
  package var output: PictureOutput

  /// A request for one file.
  package init(
    path: [UInt8], box: PixelSize, fit: Fit = .contain, ground: Colour? = nil, frame: Int = 0,
    crop: CropRequest? = nil, limits: DecodeLimits = .standard, inspects: Bool = false, candidates: Int = 0,
    output: PictureOutput = .pixels
  ) {
    self.path = path
    self.box = box
    self.fit = fit
    self.ground = ground
    self.frame = frame
    self.crop = crop
    self.limits = limits
    self.inspects = inspects
    self.candidates = candidates
    self.output = output
  }

  /// The payload of a `request` message.
  package var payload: [UInt8] {
    var writer = ByteWriter()
    writer.putCounted(path)
    writer.put(UInt32(clamping: box.width))
    writer.put(UInt32(clamping: box.height))
    writer.put(fit.code)
    writer.put(ground != nil)
    let colour = ground ?? .clear
    for channel in [colour.red, colour.green, colour.blue, colour.alpha] { writer.put(channel) }
    writer.put(UInt32(clamping: frame))
    limits.write(to: &writer)
    writer.put(crop != nil)
    if let crop { crop.write(to: &writer) }
    writer.put(inspects)
    writer.put(UInt8(clamping: candidates))
    output.write(to: &writer)
    return writer.bytes
  }

  /// Reads a payload; one that ends with the crop is of an earlier game, and what follows the known fields is ignored.
  package init(payload: [UInt8]) throws(WireError) {
    var reader = ByteReader(payload)
    path = try reader.counted("path", limit: Self.pathLimit)
    guard !path.isEmpty, !path.contains(0) else { throw .badValue("path") }
    let width = Int(try reader.integer(UInt32.self))
    let height = Int(try reader.integer(UInt32.self))
    guard (1...MessageHeader.sideLimit).contains(width), (1...MessageHeader.sideLimit).contains(height) else {
      throw .badValue("box")
    }
    box = PixelSize(width, height)
    guard let fit = Fit(code: try reader.integer(UInt8.self)) else { throw .badValue("fit") }
    self.fit = fit
    let hasGround = try reader.flag("ground")
    let red = try reader.integer(UInt8.self)
    let green = try reader.integer(UInt8.self)
    let blue = try reader.integer(UInt8.self)
    let alpha = try reader.integer(UInt8.self)
    ground = hasGround ? Colour(red, green, blue, alpha) : nil
    frame = Int(try reader.integer(UInt32.self))
    limits = try DecodeLimits(from: &reader)
    crop = try reader.flag("crop") ? try CropRequest(from: &reader) : nil
    (inspects, candidates, output) = (false, 0, .pixels)
    guard reader.remaining > 0 else { return }
    inspects = try reader.flag("inspects")
    candidates = Int(try reader.integer(UInt8.self))
    guard candidates <= Self.candidateLimit else { throw .badValue("candidates") }
    output = try PictureOutput(from: &reader)
  }

  /// Whether an answer hands over what was asked for, no larger than that.
  package func isAnswered(by info: PictureInfo) -> Bool {
    let fits = info.size.width <= box.width && info.size.height <= box.height
    return switch output {
    case .pixels: info.encoding == nil && fits
    case .jpeg: info.encoding?.kind == .jpeg && fits
    case .copy: info.encoding != nil
    }
  }
}

extension Fit {
  var code: UInt8 {
    switch self {
    case .contain: 0
    case .cover: 1
    case .stretch: 2
    }
  }

  init?(code: UInt8) {
    switch code {
    case 0: self = .contain
    case 1: self = .cover
    case 2: self = .stretch
    default: return nil
    }
  }
}
