import Geometry

/// What a file says of itself, and what tells its picture from others.
package struct PictureFacts: Equatable, Hashable, Sendable {
  /// Longest text that is told, in bytes of UTF-8.
  package static let textLimit = 2_048
  /// How many bits the perceptual hashes of two pictures differ in at most when they are near duplicates: the same
  /// photo in another size or quality, a little brighter, or a little cut. Among 270,000 pairs of unrelated photos the
  /// nearest differed in 10.
  package static let nearDuplicateDistance = 8
  /// How much the mean colours of near duplicates differ at most, in each channel: the hash sees no colour.
  package static let nearDuplicateColour = 40

  /// The format, by content.
  package var format: PictureKind
  /// What is to be seen; "" when the file does not say.
  package var caption: String
  /// Who made it; "" when the file does not say.
  package var credit: String
  /// Under which terms it may be used; "" when the file does not say.
  package var licence: String
  /// Whether it tells where it was taken.
  package var hasPosition: Bool
  /// Whether it tells a serial number of the camera or the lens, or who owns the camera.
  package var hasSerialNumber: Bool
  /// Whether its rows are stored as they are to be seen.
  package var isUpright: Bool
  /// Alike for pictures that look alike: their hashes differ in few bits. 0 for a plain area of one colour.
  package var perceptualHash: UInt64
  /// The mean of all pixels, on the ground where they are clear.
  package var meanColour: Colour

  /// The facts about a picture.
  package init(
    format: PictureKind, caption: String = "", credit: String = "", licence: String = "",
    hasPosition: Bool = false, hasSerialNumber: Bool = false, isUpright: Bool = true,
    perceptualHash: UInt64 = 0, meanColour: Colour = .black
  ) {
    self.format = format
    self.caption = caption
    self.credit = credit
    self.licence = licence
    self.hasPosition = hasPosition
    self.hasSerialNumber = hasSerialNumber
    self.isUpright = isUpright
    self.perceptualHash = perceptualHash
    self.meanColour = meanColour
  }

  /// How many bits of two pictures' hashes differ, 0…64.
  package func distance(to other: PictureFacts) -> Int {
    (perceptualHash ^ other.perceptualHash).nonzeroBitCount
  }

  /// Whether two pictures look the same to whoever does not lay them side by side.
  package func isNearDuplicate(of other: PictureFacts) -> Bool {
    func isNear(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= Self.nearDuplicateColour }
    let (mine, its) = (meanColour, other.meanColour)
    return (perceptualHash == 0) == (other.perceptualHash == 0)
      && distance(to: other) <= Self.nearDuplicateDistance && isNear(mine.red, its.red)
      && isNear(mine.green, its.green) && isNear(mine.blue, its.blue)
  }

  func write(to writer: inout ByteWriter) {
    writer.put(format.rawValue)
    for text in [caption, credit, licence] { writer.putCounted(Self.bounded(text)) }
    for flag in [hasPosition, hasSerialNumber, isUpright] { writer.put(flag) }
    writer.put(perceptualHash)
    for channel in [meanColour.red, meanColour.green, meanColour.blue] { writer.put(channel) }
  }

  init(from reader: inout ByteReader) throws(WireError) {
    guard let format = PictureKind(rawValue: try reader.integer(UInt8.self)) else {
      throw .badValue("format")
    }
    self.init(format: format)
    caption = String(decoding: try reader.counted("caption", limit: Self.textLimit), as: UTF8.self)
    credit = String(decoding: try reader.counted("credit", limit: Self.textLimit), as: UTF8.self)
    licence = String(decoding: try reader.counted("licence", limit: Self.textLimit), as: UTF8.self)
    hasPosition = try reader.flag("position")
    hasSerialNumber = try reader.flag("serial number")
    isUpright = try reader.flag("upright")
    perceptualHash = try reader.integer(UInt64.self)
    let red = try reader.integer(UInt8.self)
    let green = try reader.integer(UInt8.self)
    let blue = try reader.integer(UInt8.self)
    meanColour = Colour(red, green, blue)
  }

  /// A text's bytes, cut between two characters where there are too many.
  private static func bounded(_ text: String) -> [UInt8] {
    guard text.utf8.count > textLimit else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for character in text {
      guard bytes.count + character.utf8.count <= textLimit else { break }
      bytes += Array(character.utf8)
    }
    return bytes
  }
}
