import Geometry

/// Which part of a photo the player is to see first.
package struct CropRequest: Equatable, Hashable, Sendable {
  /// Most rectangles that can be kept out of the crop.
  package static let avoidLimit = 64

  /// How much of the photo's area the crop covers, 0…1.
  package var areaFraction: Double
  /// The crop's shortest side as a fraction of the frame's height, once the photo is fitted in the frame.
  package var minimumSide: Double
  /// The frame that the photo is fitted in; only its shape matters, and only for `minimumSide`.
  package var frame: PixelSize
  /// What the choice among good crops depends on: same photo and seed, same crop.
  package var seed: UInt64
  /// The crop to take instead of choosing one, in fractions of the upright photo.
  package var pinned: Rect?
  /// Where the crop must not be (captions, faces, what was shown before), in fractions of the upright photo.
  package var avoid: [Rect]

  /// A request for a chosen crop, or for a pinned one.
  package init(
    areaFraction: Double = 0.04, minimumSide: Double = 0.15, frame: PixelSize = PixelSize(800, 540),
    seed: UInt64, pinned: Rect? = nil, avoid: [Rect] = []
  ) {
    self.areaFraction = areaFraction
    self.minimumSide = minimumSide
    self.frame = frame
    self.seed = seed
    self.pinned = pinned
    self.avoid = avoid
  }

  func write(to writer: inout ByteWriter) {
    writer.put(areaFraction)
    writer.put(minimumSide)
    writer.put(UInt32(clamping: frame.width))
    writer.put(UInt32(clamping: frame.height))
    writer.put(seed)
    writer.put(pinned != nil)
    if let pinned { pinned.write(to: &writer) }
    writer.put(UInt32(clamping: min(avoid.count, Self.avoidLimit)))
    for rect in avoid.prefix(Self.avoidLimit) { rect.write(to: &writer) }
  }

  init(from reader: inout ByteReader) throws(WireError) {
    self.init(seed: 0)
    areaFraction = try reader.number("crop area")
    minimumSide = try reader.number("crop side")
    guard areaFraction > 0, areaFraction <= 1 else { throw .badValue("crop area") }
    guard (0...1).contains(minimumSide) else { throw .badValue("crop side") }
    let width = Int(try reader.integer(UInt32.self))
    let height = Int(try reader.integer(UInt32.self))
    guard (1...MessageHeader.sideLimit).contains(width), (1...MessageHeader.sideLimit).contains(height) else {
      throw .badValue("crop frame")
    }
    frame = PixelSize(width, height)
    seed = try reader.integer(UInt64.self)
    if try reader.flag("pinned") { pinned = try Rect(from: &reader) }
    let count = Int(try reader.integer(UInt32.self))
    guard count <= Self.avoidLimit else { throw .badValue("avoid") }
    for _ in 0..<count { avoid.append(try Rect(from: &reader)) }
  }
}

extension Rect {
  func write(to writer: inout ByteWriter) {
    writer.put(x)
    writer.put(y)
    writer.put(width)
    writer.put(height)
  }

  init(from reader: inout ByteReader) throws(WireError) {
    let x = try reader.number("x")
    let y = try reader.number("y")
    let width = try reader.number("width")
    let height = try reader.number("height")
    // Fractions: far outside 0…1 nothing can be meant, and reckoning with it could overflow.
    guard [x, y, width, height].allSatisfy({ (-16.0...16.0).contains($0) }), width >= 0, height >= 0 else {
      throw .badValue("rectangle")
    }
    self.init(x, y, width, height)
  }
}
